import Testing

@testable import FormData

@Suite struct CheckSummaryTests {
  @Test func `summaries of parts add up to that of the whole`() throws {
    let form = try form("form: s\nfields: [{id: a, type: integer, validators: [required, {min: 2}]}]\n")
    let lines = [#"{"a":1}"#, #"{"a":2}"#, #"{}"#, #"{"a":"x"}"#, #"{"a":3,"b":1}"#, "x"]
    let whole = try CheckedText(lines.joined(separator: "\n"), form, format: .ndjson).summary
    var sum = CheckSummary()
    for line in lines {
      let part = try CheckedText(line, form, format: .ndjson).summary
      #expect(sum.add(textOf: part.text) == nil)
    }
    #expect(sum == whole)
    #expect(
      whole.text
        == "valid 1\ninvalid 5\n* unknownKey 1\n- unreadable 1\na badInput 1\na rangeUnderflow 1\na valueMissing 1\n"
        + "# 1 valid, 5 invalid\n")
  }

  @Test(arguments: ["valid x\n", "nonsense\n", "valid 1\na b c d 1\n", "invalid -1\n"])
  func `what is no summary is told by its line`(text: String) {
    var sum = CheckSummary()
    #expect(sum.add(textOf: text) != nil)
  }

  @Test func `made-up counts that are too large to be added stay at the greatest`() {
    var sum = CheckSummary()
    let largest = "valid \(Int.max)\ninvalid 1\na badInput \(Int.max)\n"
    #expect(sum.add(textOf: largest + largest) == nil)
    sum.add(sum)
    #expect((sum.validCount, sum.invalidCount) == (Int.max, 4))
    #expect(sum.text.contains("a badInput \(Int.max)\n"))
  }
}
