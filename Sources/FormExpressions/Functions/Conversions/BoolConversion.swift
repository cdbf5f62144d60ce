extension Function {
  /// `bool(text)`.
  static let toBool = Function(
    "bool", "the truth value that a text spells",
    [.global(.bool, gives: .bool), .global(.string, gives: .bool)], revealsText: true,
    .unary { (value, _) throws(Fault) in
      switch value {
      case .bool: return value
      case .string(let text):
        switch text {
        case "1", "t", "T", "true", "TRUE", "True": return .bool(true)
        case "0", "f", "F", "false", "FALSE", "False": return .bool(false)
        default: throw Fault(.invalidArgument, "\(value) spells no truth value; `true` and `false` do")
        }
      default: throw .noSuchOverload("bool", value)
      }
    })
}
