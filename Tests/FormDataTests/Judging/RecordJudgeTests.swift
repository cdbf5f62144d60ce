import FormExpressions
import FormModel
import Testing

@testable import FormData

@Suite struct RecordJudgeTests {
  /// A record and what is found in it.
  struct Case: Sendable, CustomTestStringConvertible {
    let record: String
    let findings: [String]

    init(_ record: String, _ findings: String...) {
      self.record = record
      self.findings = findings
    }

    var testDescription: String { record }
  }

  static let typed = """
    form: typed
    fields:
      - {id: name, type: text, validators: [required, {minLength: 2}, {maxLength: 4}]}
      - {id: age, type: integer, validators: [{min: 18}, {max: 120}]}
      - {id: price, type: number, validators: [{step: 0.1}]}
      - {id: day, type: date, validators: [{max: today()}]}
      - {id: at, type: time}
      - {id: since, type: datetime}
      - {id: mail, type: email}
      - {id: page, type: url}
      - {id: agree, type: checkbox, validators: [required]}
      - {id: news, type: checkbox}
      - {id: size, type: select, options: [small, large]}
      - {id: extras, type: multiselect, options: [a, b, {value: none, exclusive: true}], validators: [{maxSelected: 2}]}
    """

  static let types: [Case] = [
    Case(#"{"name":"Mina","agree":true,"news":false}"#),
    Case(#"{}"#, "name valueMissing", "agree valueMissing", "news valueMissing"),
    Case(#"{"name":"  ","agree":true,"news":false}"#, "name valueMissing"),
    Case(#"{"name":"","agree":false,"news":null}"#, "name valueMissing", "agree valueMissing", "news valueMissing"),
    Case(#"{"name":"M","agree":true,"news":false}"#, "name tooShort"),
    Case(#"{"name":"Minari","agree":true,"news":false}"#, "name tooLong"),
    Case(#"{"name":"미나리랑","agree":true,"news":false}"#),
    Case(#"{"name":"미나리랑요","agree":true,"news":false}"#, "name tooLong"),
    Case(#"{"name":"\ud83d\ude00","agree":true,"news":false}"#, "name tooShort"),
    Case(#"{"name":7,"agree":"yes","news":1}"#, "name badInput", "agree badInput", "news badInput"),
    Case(#"{"name":"Mina","agree":true,"news":false,"age":17}"#, "age rangeUnderflow"),
    Case(#"{"name":"Mina","agree":true,"news":false,"age":120}"#),
    Case(#"{"name":"Mina","agree":true,"news":false,"age":121}"#, "age rangeOverflow"),
    Case(#"{"name":"Mina","agree":true,"news":false,"age":30.0}"#),
    Case(#"{"name":"Mina","agree":true,"news":false,"age":3e1}"#),
    Case(#"{"name":"Mina","agree":true,"news":false,"age":30.5}"#, "age badInput"),
    Case(#"{"name":"Mina","agree":true,"news":false,"age":"30"}"#, "age badInput"),
    Case(#"{"name":"Mina","agree":true,"news":false,"age":null}"#),
    Case(#"{"name":"Mina","agree":true,"news":false,"price":0.3}"#),
    Case(#"{"name":"Mina","agree":true,"news":false,"price":0.35}"#, "price stepMismatch"),
    Case(#"{"name":"Mina","agree":true,"news":false,"day":"2026-11-30"}"#),
    Case(#"{"name":"Mina","agree":true,"news":false,"day":"2026-12-01"}"#, "day rangeOverflow"),
    Case(#"{"name":"Mina","agree":true,"news":false,"day":"2024-02-29"}"#),
    Case(#"{"name":"Mina","agree":true,"news":false,"day":"2023-02-29"}"#, "day badInput"),
    Case(#"{"name":"Mina","agree":true,"news":false,"day":"2023-04-31"}"#, "day badInput"),
    Case(#"{"name":"Mina","agree":true,"news":false,"day":"0000-01-01"}"#, "day badInput"),
    Case(#"{"name":"Mina","agree":true,"news":false,"at":"24:00"}"#, "at badInput"),
    Case(#"{"name":"Mina","agree":true,"news":false,"since":"2026-11-30T10:00:00Z"}"#),
    Case(#"{"name":"Mina","agree":true,"news":false,"since":"2026-11-30"}"#, "since badInput"),
    Case(#"{"name":"Mina","agree":true,"news":false,"mail":"mina@example.com"}"#),
    Case(#"{"name":"Mina","agree":true,"news":false,"mail":"mina.example.com"}"#, "mail typeMismatch"),
    Case(#"{"name":"Mina","agree":true,"news":false,"page":"example.com"}"#, "page typeMismatch"),
    Case(#"{"name":"Mina","agree":true,"news":false,"size":"large"}"#),
    Case(#"{"name":"Mina","agree":true,"news":false,"size":"l\u0061rge"}"#),
    Case(#"{"name":"Mina","agree":true,"news":false,"size":""}"#),
    Case(#"{"name":"Mina","agree":true,"news":false,"size":"huge"}"#, "size notAChoice"),
    Case(#"{"name":"Mina","agree":true,"news":false,"size":["large"]}"#, "size badInput"),
    Case(#"{"name":"Mina","agree":true,"news":false,"extras":["b","a"]}"#),
    Case(#"{"name":"Mina","agree":true,"news":false,"extras":["c"]}"#, "extras notAChoice"),
    Case(#"{"name":"Mina","agree":true,"news":false,"extras":["a","a"]}"#, "extras duplicate"),
    Case(#"{"name":"Mina","agree":true,"news":false,"extras":["a","none"]}"#, "extras tooMany"),
    Case(#"{"name":"Mina","agree":true,"news":false,"extras":[1]}"#, "extras badInput"),
    Case(#"{"name":"Mina","agree":true,"news":false,"extras":"a"}"#, "extras badInput"),
    Case(#"{"name":"Mina","agree":true,"news":false,"nmae":1}"#, "nmae unknownKey"),
    Case(#"{"name":"Mina","name":"Mina","agree":true,"news":false}"#, "name duplicateKey"),
    Case(#"{"n\u0061me":"Mina","agree":true,"news":false}"#),
    Case(#" [] "#, " unreadable"),
    Case(#"{"name":"Mina""#, " unreadable"),
    Case(#"{"name":"Mina"} {}"#, " unreadable"),
    Case(#"{"name":01}"#, " unreadable"),
    Case(#"{"name":"\ud800"}"#, " unreadable"),
  ]

  @Test(arguments: types) func `each value is judged by its type`(_ example: Case) throws {
    #expect(findings(example.record, try form(Self.typed)) == example.findings)
  }

  static let dependent = """
    form: dependent
    fields:
      - {id: news, type: checkbox}
      - {id: often, type: select, relevant: news, options: [daily, weekly], validators: [required]}
      - {id: kept, type: text, relevant: news, whenHidden: keep}
      - {id: fixed, type: text, enabled: news}
      - {id: password, type: password}
      - {id: again, type: password, validators: [{constraint: value == password}]}
      - {id: name, type: group, nest: true, fields: [{id: first, type: text, validators: [required]}]}
      - {id: all, type: select-all, of: [a, b]}
      - id: boxes
        type: group
        exclusive: c
        validators: [{minSelected: 2}]
        fields: [{id: a, type: checkbox}, {id: b, type: checkbox}, {id: c, type: checkbox}]
      - id: lines
        type: repeat
        min: 1
        max: 3
        fields:
          - {id: item, type: text, validators: [required]}
          - {id: count, type: integer}
          - {id: twice, type: integer, calculate: count * 2}
        validators: [{distinct: item}]
      - {id: total, type: integer, calculate: 'sum(lines.map(l, l.count))'}
      - {id: source, type: hidden, value: web}
    submit:
      enabled: '!isSet(total) || total < 100'
      checks:
        - {constraint: password != 'secret', alert: {message: Another one}}
    """

  private static let rest = #""name":{"first":"M"},"a":true,"b":true,"c":false"#

  static let dependencies: [Case] = [
    Case(#"{"news":false,\#(rest),"lines":[{"item":"x","count":2,"twice":4}],"total":2,"source":"web"}"#),
    Case(#"{"news":true,\#(rest),"lines":[{"item":"x"}]}"#, "often valueMissing"),
    Case(#"{"news":true,"often":"daily",\#(rest),"lines":[{"item":"x"}]}"#),
    Case(#"{"news":false,"often":"daily",\#(rest),"lines":[{"item":"x"}]}"#, "often unexpectedAnswer"),
    Case(#"{"news":false,"often":"",\#(rest),"lines":[{"item":"x"}]}"#),
    Case(#"{"news":false,"kept":"x",\#(rest),"lines":[{"item":"x"}]}"#),
    Case(#"{"news":false,"fixed":"x",\#(rest),"lines":[{"item":"x"}]}"#, "fixed unexpectedAnswer"),
    Case(#"{"news":false,"password":"a","again":"b",\#(rest),"lines":[{"item":"x"}]}"#, "again customError"),
    Case(#"{"news":false,"password":"a","again":"\u0061",\#(rest),"lines":[{"item":"x"}]}"#),
    Case(
      #"{"news":false,"name":1,"a":true,"b":true,"c":false,"lines":[{"item":"x"}]}"#, "name badInput",
      "name.first valueMissing"),
    Case(#"{"news":false,"name":{"first":"M"},"a":true,"b":false,"c":false,"lines":[{"item":"x"}]}"#, "boxes tooFew"),
    Case(#"{"news":false,"name":{"first":"M"},"a":false,"b":false,"c":true,"lines":[{"item":"x"}]}"#),
    Case(#"{"news":false,"name":{"first":"M"},"a":true,"b":false,"c":true,"lines":[{"item":"x"}]}"#, "boxes tooMany"),
    Case(#"{"news":false,"all":true,\#(rest),"lines":[{"item":"x"}]}"#, "all unknownKey"),
    Case(#"{"news":false,\#(rest)}"#, "lines tooFew"),
    Case(
      #"{"news":false,\#(rest),"lines":[{"item":""},7]}"#, "lines badInput", "lines[0].item valueMissing",
      "lines[1].item valueMissing"),
    Case(#"{"news":false,\#(rest),"lines":[{"item":"x"},{"item":"x"}]}"#, "lines duplicate"),
    Case(
      #"{"news":false,\#(rest),"lines":[{"item":"x"},{"item":"y"},{"item":"z"},{"item":"w"}]}"#, "lines tooMany"),
    Case(
      #"{"news":false,\#(rest),"lines":[{"item":"x","count":2,"twice":5}]}"#, "lines[0].twice notCalculated"),
    Case(#"{"news":false,\#(rest),"lines":[{"item":"x","count":2}],"total":3}"#, "total notCalculated"),
    Case(#"{"news":false,\#(rest),"lines":[{"item":"x","count":200}]}"#, "submit customError"),
    Case(#"{"news":false,"password":"secret","again":"secret",\#(rest),"lines":[{"item":"x"}]}"#, "submit customError"),
    Case(#"{"news":false,\#(rest),"lines":[{"item":"x"}],"source":"app"}"#, "source notCalculated"),
    Case(#"{"news":false,\#(rest),"lines":[{"item":"x","colour":1}]}"#, "lines[].colour unknownKey"),
  ]

  @Test(arguments: dependencies) func `each record is judged by what depends on other answers`(_ example: Case) throws {
    #expect(findings(example.record, try form(Self.dependent)) == example.findings)
  }

  @Test func `unknown keys are errors, warnings or nothing`() throws {
    let form = try form("form: one\nfields: [{id: a, type: text}]\n")
    #expect(findings(#"{"b":1}"#, form) == ["b unknownKey"])
    #expect(findings(#"{"b":1}"#, form, unknown: .warn) == ["b unknownKey (warning)"])
    #expect(findings(#"{"b":1}"#, form, unknown: .ignore).isEmpty)
  }

  @Test func `a judge forgets the record before`() throws {
    let form = try form(Self.dependent)
    let settings = RecordJudge.Settings(language: form.language, now: .init(.init(daysSinceEpoch: 0)))
    var judge = RecordJudge(form, settings)
    for _ in 0..<2 {
      for example in Self.dependencies {
        let bytes = Array(example.record.utf8)
        #expect(judge.accepts(bytes.span) == example.findings.isEmpty, "\(example.record)")
        #expect(judge.report(bytes.span).map { "\($0.field) \($0.kind.name)" } == example.findings)
      }
    }
  }

  @Test(arguments: [
    ("calculate: f", " + 1", 20_001), ("relevant: f", " > 0", 1),
  ]) func `a row of fields each of which is worked out from the next may be long`(
    key: String, rest: String, first: Int
  ) throws {
    let count = 20_000
    let fields = (0..<count).map { "  - {id: f\($0), type: integer, \(key)\($0 + 1)\(rest)}\n" }.joined()
    let form = try form("form: row\nfields:\n\(fields)  - {id: f\(count), type: integer}\n")
    #expect(findings("{\"f\(count)\":1,\"f0\":\(first)}", form).count == (key.hasPrefix("calculate") ? 0 : 1))
  }
}
