import Testing

@testable import formctl

@Suite struct EvalCommandTests {
  private static let files = InventedFiles([
    "answers.json": #"{"name": "Mina", "birth": "2010-02-03", "n": 3, "lines": [{"amount": 3}, {"amount": 0}]}"#,
    "more.yaml": "n: 4\nflag: true\n", "list.json": "[1]", "broken.json": "{",
    "form.yaml": """
    form: f
    fields:
      - {id: birth, type: date, label: Birth}
      - {id: seats, type: integer, label: Seats, default: 2}
      - {id: price, type: hidden, calculate: seats * 2.5}
      - {id: password, type: password, label: Password}
    """,
    "form.json": #"{"birth": "2010-02-03", "password": "hunter2"}"#, "bad.yaml": "form: f\n",
  ])

  @Test(arguments: [
    (["3 * 4"], "12 (int)\n"), (["1 / 2.0"], "0.5 (double)\n"), (["'a' + 'b'"], "'ab' (string)\n"),
    (["[1, 2].map(x, x * x)"], "[1, 4] (list(int))\n"), (["[1, 'a']"], "[1, 'a'] (list(dyn))\n"),
    (["today()", "--today", "2026-01-31"], "timestamp('2026-01-31T00:00:00Z') (timestamp)\n"),
    (["name.size() + n", "--answers", "answers.json"], "7 (int)\n"),
    (["lines.all(l, l.amount > 0)", "-a", "answers.json"], "false (bool)\n"),
    (["flag ? n : 0", "-a", "answers.json", "--context", "more.yaml"], "4 (int)\n"),
    (["age(birth) >= 18", "--form", "form.yaml", "--today", "2026-01-31"], "unset (bool)\n"),
    (["age(birth)", "--form", "form.yaml", "-a", "form.json", "--today", "2026-01-31"], "15 (int)\n"),
    (["price", "--form", "form.yaml"], "5.0 (double)\n"),
    (["password", "--form", "form.yaml", "-a", "form.json"], "•••••• (secret string)\n"),
    (["'<' + password", "--form", "form.yaml", "-a", "form.json"], "•••••• (secret string)\n"),
    (["size(password)", "--form", "form.yaml", "-a", "form.json"], "7 (int)\n"),
    (["'\u{202E}'"], "'<U+202E>' (string)\n"),
  ])
  func aValueIsPrintedWithItsType(words: [String], output: String) {
    let run = InventedRun(["eval"] + words, files: Self.files)
    #expect(run.status == .success)
    #expect(run.output == output)
    #expect(run.errors == "")
  }

  @Test(arguments: [
    (["emial > 3"], "error[unknown-reference]: There is no `emial`\n --> expression:1:1\n"),
    (["1 +"], "error[expression-syntax]: "),
    (["1 / (2 - 2)"], "error[no-value]: This divides by zero\n --> expression:1:3\n"),
    (["1 / 0"], "error[expression-type]: Nothing can be divided by `0`: this never has a value\n --> expression:1:5\n"),
    (["'가' > 3"], "error[expression-type]: "), (["f(1)"], "error[unknown-function]: "),
    (["int(password)", "--form", "form.yaml"], "error[secret-leak]: "),
    (["seat + 1", "--form", "form.yaml"], "error[unknown-reference]: There is no `seat`\n --> expression:1:1\n"),
    (["1", "-a", "list.json"], "error[wrong-type]: "), (["1", "-a", "broken.json"], "error[json-syntax]: "),
    (["1", "--form", "bad.yaml"], "error[missing-key]: "),
  ])
  func whatIsWrongIsToldAtItsPlace(words: [String], errors: String) {
    let run = InventedRun(["eval"] + words, files: Self.files)
    #expect(run.status == .findings)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix(errors), "\(run.errors)")
  }

  @Test func aMisspeltFieldIsOfferedItsName() {
    let run = InventedRun("eval", "seat + 1", "--form", "form.yaml", files: Self.files)
    #expect(run.errors.contains("  = help: Did you mean `seats`?\n"))
  }

  @Test func asJSONItIsOneObject() {
    let run = InventedRun("eval", "--format", "json", "[1u, 2u]", files: Self.files)
    #expect(
      run.output.split(whereSeparator: \.isWhitespace).joined() == #"{"value":[1,2],"type":"list(uint)","unset":false}"#
    )
    let secret = InventedRun(
      "eval", "--format", "json", "[password]", "--form", "form.yaml", "-a", "form.json", files: Self.files)
    #expect(secret.output.contains("••••••") && !secret.output.contains("hunter2"))
  }

  @Test func aDayThatIsNoneIsRefused() {
    #expect(InventedRun("eval", "1", "--today", "2026-02-30").status == .unusable)
    #expect(InventedRun("eval").status == .unusable)
    #expect(InventedRun("eval", "1", "--answers", "nowhere.json").status == .unusable)
  }
}
