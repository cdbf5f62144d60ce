extension Function {
  /// `duration(text)`.
  static let toDuration = Function(
    "duration", "the span of time that a text such as '1h30m' spells",
    [.global(.duration, gives: .duration), .global(.string, gives: .duration)], revealsText: true,
    .unary { (value, _) throws(Fault) in
      switch value {
      case .duration: return value
      case .string(let text):
        guard let span = TimeSpan(text) else {
          throw Fault(.range, "\(value) spells no span of time that can be reckoned with; `1h30m` and `90s` are some")
        }
        return .duration(span)
      default: throw .noSuchOverload("duration", value)
      }
    })
}
