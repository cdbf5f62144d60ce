import FormDiagnostics
import FormDocuments
import FormTestSupport

/// The cases of the yaml-test-suite that libyaml is known to handle, read with our own reader.
///
/// Source: <https://github.com/yaml/yaml-test-suite>, folder `src`.
enum YAMLTestSuite {
  struct Case: Sendable {
    let id: String
    let yaml: String
    /// Whether the text must be refused.
    let fails: Bool
    /// The events, one a line; empty when none are given.
    let tree: String
    let json: String?
  }

  /// All cases but those in which libyaml itself differs from the suite; none when there is no corpus.
  static let cases: [Case] = (try? allCases()) ?? []

  /// Reads the cases; throws when the corpus is there and cannot be read, or must be there and is not.
  static func allCases() throws -> [Case] {
    guard let folder = try Corpus.folder("yaml-test-suite") else { return [] }
    let known = try knownFailures(folder)
    return try Corpus.files(in: folder, suffix: ".yaml").flatMap { file in
      try cases(in: folder + "/" + file, named: String(file.dropLast(5)))
    }.filter { !known.contains($0.id) }
  }

  private static func knownFailures(_ folder: String) throws -> Set<String> {
    let bytes = try Corpus.bytes(of: folder + "/libyaml-known-failures.txt")
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").drop { !$0.hasPrefix("## Part 3") }
    return Set(lines.dropFirst().prefix { !$0.hasPrefix("## Part 4") }.map { String($0.prefix { $0 != "\t" }) })
  }

  private static func cases(in path: String, named name: String) throws -> [Case] {
    let source = SourceText(name: path, bytes: try Corpus.bytes(of: path))
    let reading = YAMLReader.readOne(source)
    guard case .sequence(let list) = reading.root, reading.diagnostics.isEmpty else { throw Corpus.Missing(path: path) }
    var values: [String: String] = [:]
    return list.items.enumerated().compactMap { number, item in
      guard case .mapping(let mapping) = item else { return nil }
      values["fail"] = nil
      for entry in mapping.entries {
        guard case .scalar(let key) = entry.key, case .scalar(let value) = entry.value else { continue }
        values[key.text] = value.text
      }
      if values["skip"] != nil { return nil }
      let digits = list.items.count < 10 ? 2 : 3
      let suffix = String(number)
      let padded = String(repeating: "0", count: max(0, digits - suffix.count)) + suffix
      return Case(
        id: list.items.count == 1 ? name : "\(name)/\(padded)", yaml: visible(values["yaml"] ?? ""),
        fails: values["fail"] == "true",
        tree: visible(values["tree"] ?? "").replacing("<SPC>", with: " ").replacing("<TAB>", with: "\t"),
        json: mapping["fail"] == nil ? values["json"] : nil)
    }
  }

  /// `text` with the stand-ins of the suite replaced by what they stand for.
  private static func visible(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "␣": result += " "
      case "—", "↵", "∎": break
      case "»": result += "\t"
      case "←": result += "\r"
      case "⇔": result += "\u{FEFF}"
      default: result.unicodeScalars.append(character)
      }
    }
    return text.hasSuffix("∎\n") ? String(result.unicodeScalars.dropLast()) : result
  }
}
