import FormDiagnostics
import FormDocuments
import Testing

@Suite("The yaml-test-suite")
struct YAMLTestSuiteTests {
  @Test("there are cases, unless the corpus is off")
  func readSuite() throws {
    let cases = try YAMLTestSuite.allCases()
    #expect(cases.isEmpty || cases.count > 300)
  }

  @Test("events")
  func compareEvents() {
    for example in YAMLTestSuite.cases where !example.fails {
      let wanted = example.tree.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
      #expect(eventOutline(example.yaml) == wanted, "\(example.id)")
    }
  }

  @Test("what is not YAML is refused, with one finding inside the text")
  func refuse() {
    for example in YAMLTestSuite.cases where example.fails {
      let source = SourceText(name: example.id, example.yaml)
      let reading = YAMLReader.read(source)
      #expect(reading.diagnostics.count == 1, "\(example.id)")
      #expect(reading.documents.isEmpty)
      for diagnostic in reading.diagnostics {
        #expect(diagnostic.range.end <= source.bytes.count, "\(example.id)")
      }
    }
  }

  @Test("values")
  func compareValues() {
    for example in YAMLTestSuite.cases where !example.fails {
      // UKK6/02 is a lone `!`: the suite makes it null, section 6.9.1 of the standard a string.
      guard let json = example.json, example.id != "UKK6/02" else { continue }
      let reading = YAMLReader.read(SourceText(name: example.id, example.yaml))
      let wanted = jsonDocuments(json)
      #expect(wanted != nil, "\(example.id)")
      #expect(reading.documents.map { JSON($0).unordered } == wanted?.map(\.unordered), "\(example.id)")
    }
  }
}

extension JSON {
  /// The value with the members of every object sorted by name, and numbers spelt one way.
  fileprivate var unordered: JSON {
    switch self {
    case .array(let elements): .array(elements.map(\.unordered))
    case .object(let members):
      .object(members.map { Member($0.name, $0.value.unordered) }.sorted { $0.name < $1.name })
    case .integer(let value): .number("\(Double(value))")
    case .number(let spelling): .number(Double(spelling).map { "\($0)" } ?? spelling)
    default: self
    }
  }
}

/// The JSON values that stand one after another in `text`; nil when it is not that.
private func jsonDocuments(_ text: String) -> [JSON]? {
  let source = SourceText(name: "json", text)
  if let root = JSONReader.read(source).root { return [JSON(root)] }
  var values: [JSON] = []
  var pending = ""
  for line in text.split(separator: "\n") {
    pending += line + "\n"
    if let root = JSONReader.read(SourceText(name: "json", pending)).root {
      values.append(JSON(root))
      pending = ""
    }
  }
  return pending.isEmpty ? values : nil
}
