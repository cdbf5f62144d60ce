import FormDiagnostics
import FormModel
import Testing

@Suite struct FormulaTypesTests {
  /// Fields of every type for the expressions of the tests.
  private static let fields = """
    form: types
    context: {account: {email: string, pin: secret, since: date}}
    fields:
      - {id: email, type: email, label: E-mail}
      - {id: agree, type: checkbox, label: Agree}
      - {id: birthday, type: date, label: Birthday}
      - {id: arrival, type: datetime, label: Arrival}
      - {id: wake, type: time, label: Wake me}
      - {id: seats, type: integer, label: Seats}
      - {id: price, type: number, label: Price}
      - {id: country, type: select, label: Country, options: [KR, JP]}
      - {id: days, type: multiselect, label: Days, options: [Mon, Tue]}
      - {id: password, type: password, label: Password}
      - {id: photo, type: file, label: Photo}
      - {id: home, type: group, nest: true, fields: [{id: city, type: text, label: City}]}
      - {id: orders, type: repeat, label: Orders, fields: [{id: amount, type: integer, label: Amount}]}
      - {id: vat, type: hidden, value: 0.19}
      - {id: gross, type: hidden, calculate: net * (1 + vat)}
      - {id: net, type: hidden, calculate: price * seats}

    """

  private static func findings(_ lines: String) -> [String] {
    let source = SourceText(name: "form.yaml", Self.fields + lines)
    let index = LineIndex(source)
    let first = Self.fields.split(separator: "\n", omittingEmptySubsequences: false).count
    return FormLoader.load(source).diagnostics.filter { $0.severity == .error }.map { finding in
      let (start, end) = (index.position(at: finding.range.start), index.position(at: finding.range.end))
      let place = "\(start.line - first + 1):\(start.column)-\(end.line - first + 1):\(end.column)"
      return "\(place) \(finding.code.name) \(finding.message)"
    }
  }

  private static let comparison =
    "expression-type `>` compares two numbers, texts, dates or spans of time; `email` is a text and `3` is a whole number"

  @Test(
    arguments: [
      ("  - {type: note, label: A, relevant: email > 3}", "1:38-1:47"),
      ("  - {type: note, label: A, relevant: \"'é' == '' || email > 3\"}", "1:52-1:61"),
      ("  - {type: note, label: A, relevant: '''é'' == '''' || email > 3'}", "1:56-1:65"),
      ("  - {type: note, label: A, relevant: \"'\\u00e9' == '' || email > 3\"}", "1:57-1:66"),
      ("  - type: note\n    label: A\n    relevant: >-\n      agree ||\n      email > 3\n", "5:7-5:16"),
      ("  - type: note\n    label: A\n    relevant: |\n      agree ||\n        email > 3\n", "5:9-5:18"),
      ("  - type: note\n    label: A\n    relevant: agree ||\n      email > 3\n", "4:7-4:16"),
      ("  - type: note\n    label: 한글 ${agree || email > 3}\n", "2:26-2:35"),
      ("  - type: note\n    label: {en: A, ko: \"값 ${email > 3}\"}\n", "2:29-2:38"),
    ])
  func `a mistake is told at its exact place in every kind of scalar`(lines: String, place: String) {
    #expect(Self.findings(lines) == ["\(place) \(Self.comparison)"])
  }

  @Test(
    arguments: [
      ("relevant: seats", "`relevant` wants a condition; `seats` is a whole number"),
      ("enabled: country", "`enabled` wants a condition; `country` is a choice (a text)"),
      ("readOnly: days", "`readOnly` wants a condition; `days` is a list of choices"),
      ("calculate: seats + 1", "`x` holds a text; `seats + 1` is a whole number"),
      ("initial: birthday", "`x` holds a text; `birthday` is a date"),
      ("validators: [{constraint: size(value)}]", "`constraint` wants a condition; `size(value)` is a whole number"),
      ("validators: [{required: true, when: email}]", "`when` wants a condition; `email` is a text"),
      (
        "validators: [{constraint: value > 3}]",
        "`>` compares two numbers, texts, dates or spans of time; `value` is a text and `3` is a whole number"
      ),
      (
        "hint: '${orders}'",
        "A text shows texts, numbers, truth values, dates, times and lists of them; `orders` is a list of entries"
      ),
      ("hint: '${home}'", "A text shows texts, numbers, truth values, dates, times and lists of them; `home` is a map"),
      ("relevant: home.city == 1", "`==` compares values of one type; `home.city` is a text and `1` is a whole number"),
      (
        "relevant: account.email == 1",
        "`==` compares values of one type; `account.email` is a text and `1` is a whole number"
      ),
      (
        "relevant: account.since == 1",
        "`==` compares values of one type; `account.since` is a date or moment and `1` is a whole number"
      ),
      (
        "relevant: orders.exists(o, o.amount == 'a')",
        "`==` compares values of one type; `o.amount` is a whole number and `'a'` is a text"
      ),
      (
        "relevant: gross == 'a'",
        "`==` compares values of one type; `gross` is a number with fraction and `'a'` is a text"
      ),
      (
        "relevant: wake > '09:00'",
        "`>` compares two numbers, texts, dates or spans of time; `wake` is a time of day and `'09:00'` is a text"
      ),
      (
        "relevant: arrival == ''",
        "`==` compares values of one type; `arrival` is a date with a time and `''` is a text"
      ),
      (
        "relevant: isSet(agree)",
        "`isSet` takes a text, a whole number, a number with fraction, a date or moment, a span of time or a list; `agree` is a checkbox"
      ),
    ])
  func `an expression is told what its place and its parts are`(key: String, message: String) {
    let found = Self.findings("  - id: x\n    type: text\n    label: X\n    \(key)\n")
    #expect(found.map { String($0.drop { $0 != " " }) } == [" expression-type \(message)"])
  }

  @Test(
    arguments: [
      ("integer", "calculate: math.ceil(price)"), ("number", "calculate: seats"), ("date", "calculate: today()"),
      ("date", "validators: [{min: birthday}, {max: 'today() + duration(\"24h\")'}, {step: seats}]"),
      ("integer", "validators: [{min: price}, {max: seats}]"), ("time", "calculate: wake + duration('1h')"),
      ("checkbox", "calculate: agree && seats > 1.5"), ("text", "initial: country"), ("text", "calculate: home.city"),
      ("datetime", "calculate: birthday"), ("password", "calculate: account.pin + password"),
      ("text", "hint: '${days} ${birthday} ${wake} ${agree} ${seats} ${orders.map(o, o.amount)}'"),
      ("text", "validators: [{constraint: value.size() > 3 && value != email}]"),
      ("number", "validators: [{constraint: value * 2 > seats}]"), ("hidden", "calculate: birthday"),
      ("hidden", "calculate: days"), ("date", "calculate: 'gross > 2 ? birthday : arrival'"),
    ])
  func `what a field can hold is fine`(type: String, key: String) {
    let label = type == "hidden" ? "" : "    label: X\n"
    #expect(Self.findings("  - id: x\n    type: \(type)\n\(label)    \(key)\n") == [])
  }

  @Test(
    arguments: [
      ("relevant: emial > 3 && seats == ''", ["unknown-reference", "expression-type"]),
      ("relevant: orders.all(o, o.amont > 3)", ["unknown-reference"]),
      ("relevant: orders.map(o, o).all(o, o.amont > 3)", ["unknown-reference"]),
      ("calculate: int(password)", ["secret-leak"]), ("hint: '${int(password) + 1}'", ["secret-leak"]),
      ("calculate: password > 3", ["expression-type"]), ("relevant: broken == 3", ["bad-value"]),
      ("relevant: country == 3 && country == 4", ["expression-type", "expression-type"]),
    ])
  func `one mistake is told once`(key: String, codes: [String]) {
    let broken = key.contains("broken") ? "  - {id: broken, type: numbr, label: Broken}\n" : ""
    let found = Self.findings("\(broken)  - id: x\n    type: text\n    label: X\n    \(key)\n")
    #expect(found.map { $0.split(separator: " ")[1] } == codes.map { Substring($0) }, "\(found)")
  }
}
