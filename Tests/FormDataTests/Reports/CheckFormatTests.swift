import Testing

@testable import FormData

@Suite struct CheckFormatTests {
  private func written(_ format: String, limit: Int = .max) throws -> String {
    let form = try form("form: s\nfields: [{id: a, type: integer, validators: [required, {min: 2}]}]\n")
    let data = Array("{\"a\":1}\n{\"a\":2}\n{\"a\":\"x\",\"c\":\"\\n\"}\n".utf8)
    return try CheckedText(data, form, writing: format, findingLimit: limit).findings
  }

  @Test func `text names place, field, sentence, kind and rule`() throws {
    #expect(
      try written("text") == """
        data:1:6: error: a: Enter 2 or more [rangeUnderflow, form.yaml:1:1]
        data:3:10: error: c: The form has no field `c` [unknownKey]
        data:3:6: error: a: This is not a whole number, write one such as 12 [badInput, form.yaml:1:1]

        3 records checked: 1 valid, 2 invalid
          1  *: unknownKey
          1  a: badInput
          1  a: rangeUnderflow

        """)
  }

  @Test func `findings beyond the limit are counted`() throws {
    #expect(try written("text", limit: 1).contains("\n… and 2 more findings\n"))
    #expect(try written("json", limit: 1).contains("\"hidden\":2"))
  }

  @Test func `the first two lines of a summary count records`() throws {
    #expect(try written("summary").hasPrefix("valid 1\ninvalid 2\n"))
  }

  @Test func `CSV has a header and quotes what must be quoted`() throws {
    let lines = try written("csv").split(separator: "\r\n")
    #expect(lines.first == "data,record,line,column,field,finding,severity,message,rule")
    #expect(lines.count == 4)
    #expect(lines[3].contains(",\"This is not a whole number, write one such as 12\","))
  }

  @Test func `GitHub's commands have file, line and column`() throws {
    #expect(try written("github").hasPrefix("::error file=data,line=1,col=6,title=rangeUnderflow::a: Enter 2 or more"))
  }

  @Test func `JSON has a line for each finding between its brackets`() throws {
    #expect(try written("ndjson").split(separator: "\n").count == 3)
    #expect(try written("json").hasPrefix("{\"findings\":[\n{\"data\":\"data\",\"record\":1,\"line\":1,\"column\":6,"))
  }
}
