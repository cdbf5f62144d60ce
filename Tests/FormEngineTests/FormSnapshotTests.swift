import FormDiagnostics
import FormExpressions
import FormModel
import Testing

@testable import FormEngine

/// What a person sees of a form, worked out from the answers alone.
struct FormSnapshotTests {
  private func snapshot(_ fields: String, _ answers: String = "{}") throws -> [String: FieldSnapshot] {
    let loaded = FormLoader.load(SourceText(name: "form.yaml", "form: test\nfields:\n\(fields)"))
    let form = try #require(loaded.form, "\(loaded.diagnostics.map(\.message))")
    let read = Answers.read(SourceText(name: "answers.json", answers), for: form)
    #expect(read.diagnostics.map(\.message) == [])
    let taken = FormSession(
      form, answers: read.answers, language: .english, now: Timestamp(CivilDate(daysSinceEpoch: 20_485))
    ).snapshot
    var found: [String: FieldSnapshot] = [:]
    func add(_ fields: [FieldSnapshot], _ prefix: String) {
      for field in fields {
        found[prefix + (field.field.id?.value ?? "")] = field
        add(field.children, prefix)
        for (place, entry) in field.entries.enumerated() { add(entry.fields, "\(prefix)\(place).") }
      }
    }
    add(taken.fields, "")
    return found
  }

  private let kids = """
      - {id: haveKids, type: select, options: [yes, no]}
      - {id: kids, type: integer, relevant: haveKids == 'yes'}
      - {id: age1, type: integer, relevant: kids >= 1}
    """

  @Test func `answers to questions that were hidden again count for nothing`() throws {
    let shown = try snapshot(kids, #"{"haveKids": "no", "kids": 3, "age1": 5}"#)
    #expect(shown.keys.sorted() == ["haveKids"])
    let again = try snapshot(kids, #"{"haveKids": "yes", "kids": 3, "age1": 5}"#)
    #expect(again["age1"]?.value == .number(Decimal(5)))
  }

  @Test func `a field that depends on a computed flag appears whatever the order in the file`() throws {
    let shown = try snapshot(
      """
        - {id: n, type: integer, relevant: flag}
        - {id: flag, type: hidden, calculate: kind == 'foo'}
        - {id: kind, type: hidden, value: foo}
      """)
    #expect(shown["n"] != nil)
  }

  @Test func `a multiselect that is never asked reads as empty, default or not`() throws {
    let fields = """
        - {id: versions, type: %, "3.11"]}
        - {id: lowest, type: text, initial: "size(versions) > 0 ? versions[0] : 'none'"}
      """
    let unasked = #"multiselect, options: ["3.10", "3.11"], relevant: false, default: ["3.10""#
    let parts = fields.split(separator: "%", maxSplits: 1).map(String.init)
    #expect(try snapshot(parts[0] + unasked + parts[1])["lowest"]?.value == .text("none"))
    #expect(try snapshot(parts[0] + #"hidden, value: ["3.10""# + parts[1])["lowest"]?.value == .text("3.10"))
  }

  private let choices = """
      - {id: kind, type: select, options: [fruit, vegetable]}
      - id: things
        type: multiselect
        selectAll: All
        options:
          - {value: apple, relevant: kind == 'fruit'}
          - {value: leek, relevant: kind == 'vegetable'}
          - {value: kale, relevant: kind == 'vegetable'}
    """

  @Test func `a choice that is no longer offered reads as not chosen and comes back with its option`() throws {
    let hidden = try snapshot(choices, #"{"kind": "vegetable", "things": ["apple"]}"#)["things"]
    #expect(hidden?.value == .texts([]))
    #expect(hidden?.selectAll?.state == .off)
    let shown = try snapshot(choices, #"{"kind": "fruit", "things": ["apple"]}"#)["things"]
    #expect(shown?.value == .texts(["apple"]))
    #expect(shown?.selectAll?.state == .on)
    let some = try snapshot(choices, #"{"kind": "vegetable", "things": ["leek"]}"#)["things"]
    #expect(some?.selectAll?.state == .indeterminate)
  }

  @Test(arguments: [
    (#"{}"#, SelectAllSnapshot.State.off), (#"{"a": true}"#, .indeterminate), (#"{"a": true, "b": true}"#, .on),
    // A disabled member does not count, ticked or not.
    (#"{"a": true, "b": true, "c": true}"#, .on), (#"{"c": true}"#, .off),
  ])
  func `a select-all follows the members that count`(answers: String, state: SelectAllSnapshot.State) throws {
    let shown = try snapshot(
      """
        - {id: all, type: select-all, of: [a, b, c]}
        - {id: a, type: checkbox}
        - {id: b, type: checkbox}
        - {id: c, type: checkbox, enabled: ready}
        - {id: ready, type: checkbox}
      """, answers)
    #expect(shown["all"]?.selectAll?.state == state)
  }

  @Test func `entries of a repeat have values and labels of their own, and sums outside see them all`() throws {
    let shown = try snapshot(
      """
        - id: lines
          type: repeat
          itemLabel: "${index}: ${amount}"
          min: 1
          fields:
            - {id: price, type: number}
            - {id: count, type: integer, default: 2}
            - {id: amount, type: number, calculate: price * count}
        - {id: total, type: number, calculate: "sum(lines.map(l, l.amount))"}
      """, #"{"lines": [{"price": 4.2, "count": 3}, {"price": 0.1}]}"#)
    #expect(shown["0.amount"]?.value == .number(Decimal(significand: 126, exponent: -1)))
    #expect(shown["1.amount"]?.value == .number(Decimal(significand: 2, exponent: -1)))
    #expect(shown["total"]?.value == .number(Decimal(significand: 128, exponent: -1)))
    #expect(shown["lines"]?.entries.map(\.label) == ["0: 12.6", "1: 0.2"])
  }

  @Test func `what a person typed into a text is shown as typed, never evaluated`() throws {
    let shown = try snapshot(
      """
        - {id: name, type: text}
        - {id: greeting, type: note, label: "Hello ${name}"}
      """, #"{"name": "${x}"}"#)
    #expect(shown["greeting"]?.label == "Hello ${x}")
  }
}
