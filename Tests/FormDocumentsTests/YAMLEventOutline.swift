import FormDiagnostics

@testable import FormDocuments

/// The events of a YAML text in the notation of the yaml-test-suite, one a line, or nil when it is not YAML.
func eventOutline(_ text: String) -> String? {
  let source = SourceText(name: "test", text)
  return YAMLEventParser.reading(source.bytes[source.byteOrderMarkCount...]) { parser in
    var lines: [String] = []
    while true {
      let event = parser.advance()
      switch event {
      case .failure: return nil
      case .streamStart: lines.append("+STR")
      case .streamEnd:
        lines.append("-STR")
        return lines.joined(separator: "\n")
      case .documentStart: lines.append(parser.isImplicit ? "+DOC" : "+DOC ---")
      case .documentEnd: lines.append(parser.isImplicit ? "-DOC" : "-DOC ...")
      case .alias: lines.append("=ALI *\(parser.anchor ?? "")")
      case .scalar: lines.append("=VAL\(properties(parser)) \(indicator(parser.style))\(escaped(parser.text))")
      case .sequenceStart: lines.append("+SEQ\(parser.isFlow ? " []" : "")\(properties(parser))")
      case .sequenceEnd: lines.append("-SEQ")
      case .mappingStart: lines.append("+MAP\(parser.isFlow ? " {}" : "")\(properties(parser))")
      case .mappingEnd: lines.append("-MAP")
      }
    }
  }
}

private func properties(_ parser: borrowing YAMLEventParser) -> String {
  (parser.anchor.map { " &\($0)" } ?? "") + (parser.tag.map { " <\($0)>" } ?? "")
}

private func indicator(_ style: Node.Style) -> String {
  switch style {
  case .plain: ":"
  case .singleQuoted: "'"
  case .doubleQuoted: "\""
  case .literal: "|"
  case .folded: ">"
  }
}

private func escaped(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    switch scalar {
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{8}": "\\b"
    default: String(scalar)
    }
  }.joined()
}
