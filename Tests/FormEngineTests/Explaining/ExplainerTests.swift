import FormModel
import Testing

@testable import FormEngine

/// Why fields are as they are: the rules and answers that decide, with their places.
struct ExplainerTests {
  private let kids = """
      - {id: haveKids, type: select, options: ["yes", "no"]}
      - {id: kids, type: integer, relevant: haveKids == 'yes'}
      - id: diet
        type: group
        relevant: kids >= 1
        fields:
          - {id: fish, type: checkbox}
    """

  @Test func `a field in a hidden group is followed down to the answer`() throws {
    let fish = try Explained(kids, "fish", answers: #"{"haveKids": "no", "kids": 2}"#)
    #expect(fish.holds(.relevant) == false)
    #expect(
      fish.chain(.relevant) == [
        "it stands in `diet`, which is not shown",
        "  `kids >= 1` is unknown, which counts as false @7:15",
        "    `kids` is unset, because it is not shown; what it holds comes back with it",
        "      `haveKids == 'yes'` is false @4:41",
        "        `haveKids` is \"no\", as answered",
      ])
    #expect(fish.reversal(.relevant) == "It would be shown if `haveKids` were \"yes\"")
    #expect(fish.chain(.value) == ["`fish` is false, because it is not shown"])
    #expect(fish.claim(.enabled) == nil)
  }

  @Test func `what is shown can be hidden again`() throws {
    let fish = try Explained(kids, "fish", answers: #"{"haveKids": "yes", "kids": 2}"#)
    #expect(fish.holds(.relevant) == true)
    #expect(fish.reversal(.relevant) == "It would be hidden if `kids` were 0")
  }

  @Test func `two answers are too many, and that is said`() throws {
    let fish = try Explained(kids, "fish")
    #expect(fish.reversal(.relevant)?.hasPrefix("No change of one answer was found that would show it") == true)
  }

  @Test func `of an and the false part is told, of an or all, of an unknown what is unset`() throws {
    let fields = """
        - {id: a, type: checkbox, default: true}
        - {id: b, type: checkbox}
        - {id: n, type: integer}
        - {id: and, type: note, label: x, relevant: a && b}
        - {id: or, type: note, label: x, relevant: b || n > 3}
        - {id: plain, type: note, label: x, relevant: "!a"}
      """
    #expect(
      try Explained(fields, "and").chain(.relevant) == ["`a && b` is false @6:47", "  `b` is false: not answered"])
    #expect(
      try Explained(fields, "or", answers: #"{"n": 2}"#).chain(.relevant) == [
        "`b || n > 3` is false @7:46", "  `b` is false: not answered", "  `n > 3` is false @7:51",
        "    `n` is 2, as answered",
      ])
    #expect(
      try Explained(fields, "or").chain(.relevant) == [
        "`b || n > 3` is unknown, which counts as false @7:46", "  `n > 3` is unknown @7:51",
        "    `n` is unset: not answered",
      ])
    #expect(
      try Explained(fields, "plain").chain(.relevant) == ["`!a` is false @8:50", "  `a` is true, its default @3:38"])
  }

  private let corners = """
      - {id: kind, type: select, options: [a, {value: b, relevant: adult}, {value: c, enabled: adult}]}
      - {id: adult, type: checkbox}
      - id: g
        type: group
        enabled: adult
        fields:
          - {id: p, type: checkbox}
          - {id: q, type: checkbox, readOnly: true}
          - {id: r, type: checkbox, relevant: kind == 'a'}
      - {id: all, type: select-all, of: [g, s]}
      - {id: s, type: checkbox}
      - {type: button, label: Send, enabled: adult}
    """

  @Test func `an option that is not offered takes its choice with it`() throws {
    let kind = try Explained(corners, "kind", answers: #"{"kind": "b"}"#)
    #expect(
      kind.chain(.value) == [
        "`kind` is empty, because the option `b` is not offered @3:51",
        "  `adult` is false: not answered @3:64",
      ])
    #expect(
      kind.chain(.options) == [
        "the option `b` is not offered @3:51", "  `adult` is false: not answered @3:64",
        "the option `c` is disabled @3:80", "  `adult` is false (see above) @3:92",
      ])
  }

  @Test func `a select-all tells which boxes count`() throws {
    let all = try Explained(corners, "all", answers: #"{"s": true}"#)
    #expect(
      all.chain(.value) == [
        "`all` is on: 1 of 1 boxes that count are ticked",
        "  `p` is not ticked, and does not count: it is disabled @9:14",
        "    it stands in `g`, which is disabled",
        "      `adult` is false: not answered @7:14",
        "  `q` is not ticked, and does not count: it is disabled @10:14",
        "    it stands in `g`, which is disabled",
        "      `adult` is false (see above) @7:14",
        "  `r` is not ticked, and does not count: it is not shown @11:14",
        "    `kind == 'a'` is false @11:43",
        "      `kind` is empty: not answered",
        "  `s` is ticked @13:10",
      ])
    #expect(all.holds(.enabled) == true)
  }

  @Test func `a fixed answer is told with the word that fixes it`() throws {
    let q = try Explained(corners, "q", answers: #"{"adult": true}"#)
    #expect(q.holds(.enabled) == true)
    #expect(q.chain(.readOnly) == ["the form says `readOnly: true` @10:43"])
  }

  @Test func `submitting needs a button that can be pressed`() throws {
    let submit = try Explained(corners, "submit")
    #expect(
      submit.chain(.enabled) == [
        "no submit button of the form can be pressed", "  `adult` is false: not answered @14:42",
      ])
    #expect(submit.reversal(.enabled) == "It would be enabled if `adult` were true")
    #expect(submit.holds(.valid) == true)
  }

  @Test func `a check of submit is told with what it reads`() throws {
    let submit = try Explained(
      "  - {id: n, type: integer}", "submit", answers: #"{"n": 7}"#,
      after: "submit: {checks: [{constraint: n < 5, alert: {message: Too much}}]}")
    #expect(submit.holds(.valid) == false)
    #expect(
      submit.chain(.valid) == [
        "check 1 of `submit` is not fulfilled: “Too much” @4:32", "  `n < 5` is false @4:32",
        "    `n` is 7, as answered",
      ])
    #expect(submit.reversal(.valid) == "It would be accepted if `n` were 4")
  }

  @Test func `what a broken rule worked out is told`() throws {
    let low = try Explained(
      """
        - {id: adult, type: checkbox}
        - {id: low, type: integer, validators: [{max: "adult ? 5 : 10"}]}
      """, "low", answers: #"{"low": 12}"#)
    #expect(
      low.chain(.valid) == [
        "`low`: rangeOverflow by `max`: “Enter 10 or less” @4:44", "  `adult ? 5 : 10` is 10 @4:50",
        "    `adult` is false: not answered", "  `low` is 12, as answered",
      ])
    #expect(low.reversal(.valid) == "It would be valid if `low` were 10")
  }

  @Test func `a disabled answer is not checked`() throws {
    let x = try Explained("  - {id: x, type: text, enabled: false, validators: [required]}", "x")
    #expect(x.claim(.valid)?.outcome == .unchecked)
    #expect(x.chain(.enabled) == ["the form says `enabled: false` @3:34"])
    #expect(x.reversal(.enabled) == "No answer changes that")
  }

  @Test func `the context, the day, the language and the entry are told where they decide`() throws {
    let fields = """
        - {id: a, type: note, label: x, relevant: "account.vip && form.language == 'ko'"}
        - {id: b, type: note, label: x, relevant: today() > timestamp('2030-01-01T00:00:00Z')}
        - {id: list, type: repeat, min: 1, fields: [{id: c, type: text, relevant: index > 0}]}
      """
    let context = "context: {account: {vip: bool}}"
    let given = try Explained(fields, "a", after: context, context: #"{"account": {"vip": true}}"#)
    #expect(
      given.chain(.relevant) == [
        "`account.vip && form.language == 'ko'` is false @3:46", "  `form.language == 'ko'` is false @3:61",
        "    the language is en",
      ])
    #expect(
      try Explained(fields, "a", after: context).chain(.relevant).first
        == "`account.vip && form.language == 'ko'` is false @3:46")
    #expect(
      try Explained(fields, "b", after: context).chain(.relevant) == [
        "`today() > timestamp('2030-01-01T00:00:00Z')` is false @4:45", "  today is 2026-02-01",
      ])
    #expect(
      try Explained(fields, "list[0].c", after: context).chain(.relevant) == [
        "`index > 0` is false @5:77", "  this is entry 0, counted from 0",
      ])
  }
}
