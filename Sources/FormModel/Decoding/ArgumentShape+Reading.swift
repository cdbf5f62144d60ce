import FormDiagnostics
import FormDocuments
import FormPatterns

extension ArgumentShape {
  /// Whether the validator stands alone.
  var isFlag: Bool {
    if case .flag = self { true } else { false }
  }

  /// An argument for messages.
  var example: String {
    switch self {
    case .flag: "true"
    case .count: "8"
    case .bound: "1"
    case .step: "0.5"
    case .pattern: "'[0-9]+'"
    case .fileKinds: "[.pdf, image/*]"
    case .size: "5 MB"
    case .fieldNames: "name"
    case .verdict: "value != ''"
    }
  }

  /// Reads the argument of a validator `kind` on a field of `type`; nil after a finding.
  func read(
    _ node: Node, of kind: ValidatorType, for type: FieldType, _ context: inout DecodingContext
  ) -> ValidatorArgument? {
    switch self {
    case .flag: Self.flag(node, of: kind, &context)
    case .count: Self.number.read(node, kind.name, &context).map { .count($0.value) }
    case .bound: Self.bound(node, of: kind, for: type, &context)
    case .step: Self.step(node, of: kind, type.value, &context)
    case .pattern: context.pattern(node)
    case .fieldNames where node.isBoolean:
      context.namesWanted(node, of: kind)
    case .fileKinds, .fieldNames:
      Shape<[Placed<String>]>.oneOrMany(of: Shapes.string, noun: "a name or a list of names")
        .read(node, kind.name, &context).map { .names($0) }
    case .size: context.size(node, kind.name)
    case .verdict: Self.verdict(node, of: kind, &context)
    }
  }

  private static let number = Shapes.integer(0...Int.max)

  private static func flag(
    _ node: Node, of kind: ValidatorType, _ context: inout DecodingContext
  ) -> ValidatorArgument? {
    guard let isOn = Shapes.boolean.read(node, kind.name, &context) else { return nil }
    guard isOn else {
      context.report(
        Diagnostic(
          .badValue, "`\(kind.name)` takes only `true`", at: node.range,
          hint: "Leave the entry out, or give it a condition with `when`."))
      return nil
    }
    return .flag
  }

  private static func bound(
    _ node: Node, of kind: ValidatorType, for type: FieldType, _ context: inout DecodingContext
  ) -> ValidatorArgument? {
    guard case .scalar(let scalar) = node, scalar.value != .null else {
      context.reportWrongType(node, expected: "\(type.value.noun) or an expression", of: kind.name)
      return nil
    }
    // What a literal means on a field whose type cannot be told, nobody knows.
    if type == .unknown, scalar.isNumber || scalar.looksLikeMoment { return nil }
    let value = type.value
    if scalar.isNumber, value == .number || value == .integer { return scalar.decimal.map { .value(.number($0)) } }
    if let literal = FieldValue.moment(scalar.text, value) { return .value(literal) }
    if value == .number || value == .integer, scalar.meantNumber != nil {
      context.reportNoNumber(node, expected: "\(value.noun) or an expression", of: kind.name)
      return nil
    }
    if value != .number, value != .integer, scalar.looksLikeMoment || MomentHabit(scalar.text, value) != nil {
      context.reportNoMoment(node, value, kind.name)
      return nil
    }
    return context.formula(in: scalar).map { .formula($0) }
  }

  private static func step(
    _ node: Node, of kind: ValidatorType, _ value: ValueKind, _ context: inout DecodingContext
  ) -> ValidatorArgument? {
    guard case .scalar(let scalar) = node, scalar.value != .null else {
      context.reportWrongType(node, expected: "a number above 0 or an expression", of: kind.name)
      return nil
    }
    guard scalar.isNumber, let number = scalar.decimal else {
      return context.formula(in: scalar).map { .formula($0) }
    }
    guard number > Decimal(0) else {
      context.report(
        Diagnostic(.badValue, "A `step` must be above 0, not `\(scalar.text)`", at: node.range))
      return nil
    }
    return .value(.number(number))
  }

  private static func verdict(
    _ node: Node, of kind: ValidatorType, _ context: inout DecodingContext
  ) -> ValidatorArgument? {
    guard case .scalar(let scalar) = node, scalar.value != .null else {
      context.reportWrongType(node, expected: "an expression", of: kind.name)
      return nil
    }
    return context.formula(in: scalar).map { .formula($0) }
  }
}

extension Node.Scalar {
  /// Whether the text is made of what dates and times are made of, beginning with two digits: no expression looks so.
  fileprivate var looksLikeMoment: Bool {
    let isDigit: (UInt8) -> Bool = { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let separators = text.utf8.count { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
    return text.utf8.prefix(2).allSatisfy(isDigit) && separators > 0
      && text.utf8.allSatisfy { isDigit($0) || "-:TtZz+. ".utf8.contains($0) }
  }
}

extension Node {
  fileprivate var isBoolean: Bool {
    if case .scalar(let scalar) = self, case .boolean = scalar.value { true } else { false }
  }
}

extension DecodingContext {
  /// Reports `true` where names are wanted, which quotes would make no name.
  fileprivate mutating func namesWanted(_ node: Node, of kind: ValidatorType) -> ValidatorArgument? {
    reportWrongType(
      node, expected: "the id of a field in the entries, or a list of ids", of: kind.name,
      hint: "Name the field whose values may not repeat: `\(kind.name): name`.")
    return nil
  }

  fileprivate mutating func pattern(_ node: Node) -> ValidatorArgument? {
    guard case .scalar(let scalar) = node, scalar.value != .null else {
      reportWrongType(node, expected: "a regular expression", of: ValidatorType.pattern.name)
      return nil
    }
    if let literal = PatternLiteral(scalar.text) {
      report(literal.diagnostic(at: scalar))
      return nil
    }
    let place = ScalarPlace(scalar)
    switch Pattern.parse(scalar.text) {
    case .success(let pattern): return .pattern(FieldPattern(pattern: pattern, place: place))
    case .failure(let problem):
      let code: DiagnosticCode =
        problem.kind == .notRegular || problem.kind == .tooLarge ? .patternOutside : .badPattern
      report(
        Diagnostic(
          code, problem.message, at: place.range(of: problem.range.offsets, in: source), hint: problem.hint))
      return nil
    }
  }

  fileprivate mutating func size(_ node: Node, _ subject: String) -> ValidatorArgument? {
    guard let bytes = Shapes.byteCount.read(node, subject, &self) else { return nil }
    if bytes > 0 { return .count(bytes) }
    reportWrongType(node, expected: "a number of bytes above 0", of: subject)
    return nil
  }
}

extension Shapes {
  /// A number of bytes: a whole number, or one with a unit.
  static let byteCount = Shape<Int>(
    schema: { ["type": ["integer", "string"]] },
    read: { node, subject, context in
      if case .scalar(let scalar) = node, let bytes = Shapes.bytes(scalar.text), bytes >= 0 { return bytes }
      context.reportWrongType(node, expected: "a number of bytes such as `500000` or `5 MB`", of: subject)
      return nil
    })

  /// The number of bytes that `text` spells, such as `500`, `5 MB` (decimal) or `5 MiB` (binary).
  private static func bytes(_ text: String) -> Int? {
    let units: [(suffix: String, factor: Int)] = [
      ("KiB", 1 << 10), ("MiB", 1 << 20), ("GiB", 1 << 30), ("kB", 1000), ("MB", 1_000_000), ("GB", 1_000_000_000),
      ("B", 1),
    ]
    for unit in units where text.hasSuffix(unit.suffix) {
      let digits = text.dropLast(unit.suffix.count)
      guard let number = Int(digits.last == " " ? digits.dropLast() : digits), number >= 0 else { return nil }
      let (product, overflow) = number.multipliedReportingOverflow(by: unit.factor)
      return overflow ? nil : product
    }
    return Int(text)
  }
}
