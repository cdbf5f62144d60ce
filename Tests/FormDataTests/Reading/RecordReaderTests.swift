import FormModel
import Testing

@testable import FormData

@Suite struct RecordReaderTests {
  static let source = """
    form: people
    fields:
      - {id: name, type: text, validators: [required]}
      - {id: age, type: integer, validators: [{min: 18}]}
      - {id: agree, type: checkbox, validators: [required]}
      - {id: tags, type: multiselect, options: [a, b]}
      - id: address
        type: group
        nest: true
        fields: [{id: city, type: text}]
      - id: orders
        type: repeat
        fields: [{id: item, type: text, validators: [required]}, {id: amount, type: number}]
    """

  /// Data, its format, what is found where, and how many records are valid.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let format: DataFormat
    let places: [String]
    let valid: Int
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "one object a line, blank lines between",
      text: "{\"name\":\"A\",\"agree\":true}\n\n  {\"name\":\"\",\"agree\":true}\r\n{\"name\":\"C\",\"agree\":true}",
      format: .ndjson, places: ["3:11 valueMissing"], valid: 2),
    Case(
      name: "a line that is cut off",
      text: "{\"name\":\"A\",\"agree\":true}\n{\"name\":\"B\"\n{\"name\":\"C\",\"agree\":true}\n",
      format: .ndjson, places: ["2:12 unreadable"], valid: 2),
    Case(
      name: "a first line that is cut off", text: "{\"name\":\"A\"\n{\"name\":\"C\",\"agree\":true}\n",
      format: .ndjson, places: ["1:12 unreadable"], valid: 1),
    Case(
      name: "an array on one line", text: "[{\"name\":\"A\",\"agree\":true}, {\"name\":\"B\",\"agree\":false}]\n",
      format: .json, places: ["1:49 valueMissing"], valid: 1),
    Case(
      name: "an array over several lines",
      text:
        "[\n  {\n    \"name\": \"A\",\n    \"agree\": true\n  },\n  {\n    \"name\": \"]}\\\"\",\n    \"agree\": 1\n  }\n]\n",
      format: .json, places: ["8:14 badInput"], valid: 1),
    Case(
      name: "an array with a comma too many", text: "[{\"name\":\"A\",\"agree\":true},]", format: .json,
      places: ["1:28 unreadable"], valid: 1),
    Case(
      name: "an array without its end", text: "[{\"name\":\"A\",\"agree\":true},\n", format: .json,
      places: ["2:1 unreadable"], valid: 1),
    Case(
      name: "an array that breaks off in a record", text: "[{\"name\":\"A\",\"agree\":true},\n{\"name\":",
      format: .json,
      places: ["2:9 unreadable"], valid: 1),
    Case(
      name: "something after an array", text: "[{\"name\":\"A\",\"agree\":true}]\n{}", format: .json,
      places: ["2:1 unreadable"], valid: 1),
    Case(name: "an empty array", text: " [ ] ", format: .json, places: [], valid: 0),
    Case(
      name: "numbers where records belong", text: "[1, {\"name\":\"A\",\"agree\":true}, \"x\"]", format: .json,
      places: ["1:2 unreadable", "1:32 unreadable"], valid: 1),
    Case(
      name: "one object over several lines", text: "{\n  \"name\": \"A\",\n  \"agree\": false\n}\n", format: .json,
      places: ["3:12 valueMissing"], valid: 0),
    Case(
      name: "objects one after another",
      text: "{\n  \"name\": \"A\",\n  \"agree\": true\n}\n{\"name\": \"B\",\n\"agree\": true}",
      format: .json, places: [], valid: 2),
    Case(
      name: "CSV",
      text: "name,age,agree,tags,address.city,orders[0].item,orders[0].amount,orders[1].item\r\n"
        + "Mina,34,true,a;b,Seoul,pen,1.5,\r\n\"Seo, \"\"M\"\"\",17,true,,,,,\r\nPark,x,yes,c,,,2,ink\n",
      format: .csv,
      places: ["3:14 rangeUnderflow", "4:6 badInput", "4:8 badInput", "4:12 notAChoice", "4:16 valueMissing"], valid: 1),
    Case(
      name: "CSV with a line break in a cell", text: "name,agree\n\"A\nB\",true\nC,false\n", format: .csv,
      places: ["4:3 valueMissing"], valid: 1),
    Case(
      name: "CSV with too many cells, and too few", text: "name,agree,age\nA,true,20,x\nB,true\n", format: .csv,
      places: ["2:11 unreadable"], valid: 1),
    Case(
      name: "CSV with a column that the form does not have", text: "name,agree,colour\nA,true,red\nB,true,\n",
      format: .csv, places: ["2:8 unknownKey"], valid: 1),
    Case(
      name: "CSV with a quote that is not closed", text: "name,agree\n\"A,true\nB,true\n", format: .csv,
      places: ["2:1 unreadable"], valid: 0),
    Case(
      name: "YAML documents",
      text: "name: Mina\nagree: true\n---\nname: 12\nage: 17\nagree: true\naddress: {city: 04109}\n---\nname: [x\n",
      format: .yaml, places: ["5:6 rangeUnderflow", "9:7 unreadable"], valid: 1),
    Case(
      name: "a YAML list", text: "- name: Mina\n  agree: true\n- agree: true\n- x\n", format: .yaml,
      places: ["3:3 valueMissing", "4:3 unreadable"], valid: 1),
    Case(
      name: "a byte order mark", text: "\u{FEFF}{\"name\":\"A\",\"agree\":true}\n{\"name\":\"A\",\"agree\":0}",
      format: .ndjson,
      places: ["2:21 badInput"], valid: 1),
  ]

  @Test(arguments: cases, [1, 2, 3, 7, 64, 100_000])
  func `records are found whatever the pieces that data comes in`(example: Case, piece: Int) throws {
    let checked = try CheckedText(example.text, try form(Self.source), piece: piece)
    #expect(checked.format == example.format)
    #expect(checked.places == example.places)
    #expect(checked.summary.validCount == example.valid)
  }

  @Test(arguments: [DataFormat.ndjson, .json])
  func `a record that is too large is told, passed over, and costs no other`(format: DataFormat) throws {
    let large = "{\"name\":\"" + String(repeating: "x", count: 700_000) + "\",\n\"agree\":true}"
    let line = format == .ndjson ? large.replacing("\n", with: "") : large
    let good = #"{"name":"A","agree":true}"#
    let text =
      format == .ndjson ? "\(good)\n\(line)\n\(good)\n{}\n" : "[\(good),\n\(line),\n\(good),\n{}]"
    let checked = try CheckedText(text, try form(Self.source), format: format, sizeLimit: 1000)
    #expect(checked.summary.validCount == 2)
    #expect(checked.summary.counts[.init(field: "-", kind: "unreadable")] == 1)
    let last = format == .ndjson ? 4 : 5
    #expect(checked.places.first == "2:1 unreadable")
    #expect(checked.places.dropFirst().allSatisfy { $0.hasPrefix("\(last):") })
  }

  @Test func `brackets by the thousand and bytes that are no text are told at their place`() throws {
    let form = try form(Self.source)
    let nested = String(repeating: "[", count: 100_000)
    let deep = try CheckedText(
      "{\"name\":\"A\",\"x\":\(nested)\n{\"name\":\"A\",\"agree\":true}\n", form, format: .ndjson)
    #expect(deep.places == ["1:117 unreadable"])
    #expect(deep.summary.validCount == 1)
    let bytes =
      Array("{\"name\":\"".utf8) + [0xC3, 0x28] + Array("\",\"agree\":true}\n{\"name\":\"A\",\"agree\":true}\n".utf8)
    let broken = try CheckedText(bytes, form)
    #expect(broken.places == ["1:10 unreadable"])
    #expect(broken.summary.validCount == 1)
    #expect(broken.rejects.contains(#""base64":"eyJuYW1lIjoiwyg"#))
  }

  @Test func `valid records and rejects are what stood in the data`() throws {
    let form = try form(Self.source)
    let text = "{\"name\":\"A\",\"agree\":true}\n{\"name\":\"\\u0041\", \"agree\":true}\n{\"name\":1}\n"
    let lines = try CheckedText(text, form)
    #expect(lines.valid == "{\"name\":\"A\",\"agree\":true}\n{\"name\":\"\\u0041\", \"agree\":true}\n")
    #expect(
      lines.rejects.hasPrefix(#"{"record":3,"line":3,"findings":[{"data":"data","record":3,"line":3,"column":9,"#))
    #expect(lines.rejects.hasSuffix(#""data":"{\"name\":1}"}"# + "\n"))
    let table = try CheckedText("name,agree\nA,true\nB,\nC,true\n", form)
    #expect(table.valid == "name,agree\nA,true\nC,true\n")
    let array = try CheckedText("[{\"name\":\"A\",\n\"agree\":true}]", form)
    #expect(array.valid == "{\"name\":\"A\", \"agree\":true}\n")
  }

  @Test func `a file of nothing but commas has too many columns`() throws {
    let form = try form(Self.source)
    #expect(throws: InputProblem("the header has 100001 columns, and the limit is 16384")) {
      try CheckedText(String(repeating: ",", count: 100_000) + "\n1\n", form, format: .csv)
    }
    let widest = try CheckedText(String(repeating: ",", count: 16_383) + "\n1\n", form, format: .csv)
    #expect(widest.summary.invalidCount == 1)
  }

  @Test func `a column whose name is nothing but dots is no path`() throws {
    let form = try form(Self.source)
    let name = Array(repeating: "a", count: 100_000).joined(separator: ".")
    let checked = try CheckedText("name,agree,\(name)\nA,true,1\n", form, format: .csv)
    #expect(checked.places == ["2:8 unknownKey"])
  }

  @Test func `columns of lists and objects stand together, whatever their order`() throws {
    let form = try form(Self.source)
    let text = """
      orders[1].amount,name,orders[0].item,agree,orders[1].item,address.city,tags,orders[7].item
      2,A,a,true,b,Seoul,,c
      ,B,,true,,,,
      """
    let checked = try CheckedText(text, form, format: .csv)
    #expect(checked.places == [])
    let repeated = try CheckedText("name,agree,name\nA,true,B\n", form, format: .csv)
    #expect(repeated.summary.invalidCount == 1)
  }

  @Test func `random bytes never trap`() throws {
    let form = try form(Self.source)
    var generator = SeededBytes(seed: 7)
    for format in DataFormat.allCases {
      for _ in 0..<150 {
        let bytes = generator.bytes(upTo: 120)
        let checked = try CheckedText(bytes, form, format: format, piece: 13)
        #expect(checked.summary.validCount == 0)
      }
    }
  }
}
