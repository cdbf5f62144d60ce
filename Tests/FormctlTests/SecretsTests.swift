import Foundation
import Testing

@testable import formctl

/// "Secrets never reach the screen, stderr, drafts, logs or error messages": an answer that is a secret stands in nothing
/// that `check`, `why` and `test` write about it, whatever is wrong with it.
@Suite struct SecretsTests {
  /// One field of each kind of secret, with rules that the answers break.
  private static let form = """
    form: vault
    context: {account: {pin: secret}}
    fields:
      - {id: pin, type: password, label: Pin, validators: [{minLength: 4}, {pattern: '[a-z]+'}]}
      - {id: again, type: password, validators: [{constraint: value == pin}]}
      - {id: mail, type: email, secret: true}
      - {id: site, type: url, secret: true}
      - {id: phone, type: tel, secret: true, validators: [{maxLength: 3}]}
      - {id: story, type: textarea, secret: true, validators: [{maxLength: 3}]}
      - {id: both, type: text, secret: true, calculate: pin + mail}
      - {id: count, type: integer}
      - {id: home, type: group, nest: true, fields: [{id: code, type: text, secret: true, validators: [{maxLength: 3}]}]}
      - id: keys
        type: repeat
        validators: [{distinct: key}]
        fields: [{id: key, type: password, validators: [{maxLength: 3}]}, {id: note, type: text}]
    submit:
      enabled: pin == account.pin
      checks: [{constraint: pin != 'moon', alert: {message: "A pin of ${size(pin)} signs is too easy"}}]
    scenarios:

    """

  /// Answers of which every one holds `HUNTER` or `4444`, and each of which is wrong in another way.
  private static let answers = [
    #"{"pin":"HUNTER","again":"HUNTERS","mail":"HUNTER","site":"HUNTER","phone":"HUNTER","story":"HUNTER","#
      + #""home":{"code":"HUNTER"},"keys":[{"key":"HUNTER","note":"a"},{"key":"HUNTER","note":"b"}]}"#,
    #"{"pin":4444,"again":[4444],"mail":{"HUNTER":4444},"site":null,"both":"HUNTER","home":{"code":"HUNTER"}}"#,
    #"{"keys":[{"key":"HUNTER","note":"a"},{"key":"HUNTER","note":"b"}],"home":"HUNTER","count":1}"#,
    #"{"pin":"HUNTER","pni":"HUNTER","count":"HUNTER","keys":[{"key":"HU","kye":"HUNTER"},"HUNTER"]}"#,
    #"{"pin":"HUNTER" "again":"HUNTER"}"#, #"{"pin":"HUNTER","pin":"HUNTER"}"#, #"{"pin":"HUNTER"#, #""HUNTER""#,
    #"{"pin":"\ud800HUNTER","again":"HUNTER\q"}"#, "pin: HUNTER\nagain: [HUNTER\n",
  ]

  private func expectNoSecret(in text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(!text.isEmpty, sourceLocation: sourceLocation)
    for secret in ["HUNTER", "4444"] { #expect(!text.contains(secret), sourceLocation: sourceLocation) }
  }

  @Test("Findings in data name no secret", arguments: ["text", "json", "ndjson", "csv", "github", "summary"])
  func findingsInData(format: String) async throws {
    let scratch = try Scratch()
    try scratch.write("vault.yaml", Self.form + "  []\n")
    let table = "pin,mail,story,home.code,keys[0].key\nHUNTER,HUNTER,HUNTER,HUNTER,HUNTER\nHUNTER,\"HUNTER\n"
    var words = ["check", "vault.yaml", "-f", format]
    for (place, text) in (Self.answers + [table]).enumerated() {
      try scratch.write("data\(place)", text + "\n")
      words.append("data\(place)")
    }
    let run = try await Run(words: words, input: Data(), in: scratch.folder, variables: [:])
    #expect(run.status == 1)
    expectNoSecret(in: run.output + run.errors)
  }

  @Test("A reason names no secret", arguments: ["text", "json"])
  func reasons(format: String) {
    let contexts = [
      #"{"account":{"pin":"HUNTER"}}"#, #"{"account":{"pin":4444,"pni":"HUNTER"}}"#, #"{"account":{"pin":"HUNTER"}"#,
    ]
    for answers in Self.answers {
      for context in contexts {
        let files = InventedFiles(["vault.yaml": Self.form + "  []\n", "a.json": answers, "c.json": context])
        for name in ["pin", "again", "mail", "both", "home.code", "keys", "keys[0].key", "submit"] {
          let run = InventedRun(
            "why", "vault.yaml", name, "--answers", "a.json", "--context", "c.json", "--format", format, files: files)
          expectNoSecret(in: run.output + run.errors)
        }
      }
    }
  }

  /// Where a scenario fails, what was typed is masked; the line of the form that is shown beside it is the author's own.
  @Test("A scenario that fails names no secret", arguments: ["text", "json", "tap", "junit"])
  func scenarios(format: String) {
    let expectations = [
      "values: {pin: x}", "values: {again: x}", "values: {both: x}", "values: {home: {code: x}}",
      "values: {keys: [{key: x, note: a}]}", "values: {keys: []}", "values: {'keys[0].key': x}",
      "errors: {pin: tooShort}", "violations: {again: tooLong}", "text: nothing like it", "submitted: {pin: x}",
      "alert: x",
    ]
    for expectation in expectations {
      let scenario = """
          - name: fails
            context: {account: {pin: HUNTER}}
            steps:
              - type: {pin: HUNTER, mail: HUNTER, phone: HUNTER, again: HUNTERS, home.code: HUNTER}
              - add: keys
              - type: {'keys[0].key': HUNTER}
              - submit
              - expect: {\(expectation)}

        """
      let run = InventedRun(
        "test", "vault.yaml", "-f", format, files: InventedFiles(["vault.yaml": Self.form + scenario]))
      #expect(run.status == .findings, "\(expectation)")
      #expect(run.errors == "")
      expectNoSecret(in: run.output + run.errors)
    }
  }
}
