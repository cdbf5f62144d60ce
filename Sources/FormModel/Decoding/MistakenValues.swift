import FormDiagnostics
import FormDocuments
import FormExpressions
import FormText

extension DecodingContext {
  /// Reports that `node` is no number; where it is clear which one was meant, offers that one.
  mutating func reportNoNumber(_ node: Node, expected: String, of subject: String?) {
    guard case .scalar(let scalar) = node else { return reportWrongType(node, expected: expected, of: subject) }
    if let number = scalar.meantNumber, !expected.hasPrefix("a whole") || !number.contains(".") {
      let hint = scalar.style == .plain ? "Write it in plain digits: `\(number)`." : "Write it without quotes."
      return reportWrongType(
        node, expected: expected, of: subject, hint: hint, fix: replacement(of: node, by: number))
    }
    if expected.hasPrefix("a whole"), scalar.isNumber, let decimal = scalar.decimal, decimal.isWhole,
      let whole = Int(scalar.text.prefix { $0 != "." })
    {
      return reportWrongType(
        node, expected: expected, of: subject, hint: "Write `\(whole)`.", fix: replacement(of: node, by: "\(whole)"))
    }
    if reportNoDefault(scalar, scalar.text, expected: expected, of: subject) { return }
    if subject == "opacity", scalar.text.last == "%", let percent = Int(scalar.text.dropLast()),
      (0...100).contains(percent)
    {
      let part = Decimal(significand: Int128(percent), exponent: -2).description
      return reportWrongType(
        node, expected: expected, of: subject, hint: "Write a part of 1: `\(part)`.",
        fix: replacement(of: node, by: part))
    }
    if let number = scalar.numberBeforeUnit {
      return reportWrongType(
        node, expected: expected, of: subject, hint: "Write it without a unit: `\(number)`.",
        fix: replacement(of: node, by: number))
    }
    if let number = scalar.numberWithoutCommas {
      let isCertain = scalar.text.split(separator: ",").count > 2
      return reportWrongType(
        node, expected: expected, of: subject,
        hint: isCertain ? "Write `\(number)`." : "Write `\(number)`; a fraction is separated by a point.",
        fix: isCertain ? replacement(of: node, by: number) : nil)
    }
    if isIdentifier(scalar.text), expected.hasPrefix("a whole number from") {
      return reportWrongType(
        node, expected: expected, of: subject, hint: "The name of a field cannot stand here: write the number itself.")
    }
    reportWrongType(node, expected: expected, of: subject)
  }

  /// Reports that `node` is no date or time of `kind`; where it is clear which one was meant, offers that one.
  mutating func reportNoMoment(_ node: Node, _ kind: ValueKind, _ subject: String) {
    guard case .scalar(let scalar) = node else { return reportWrongType(node, expected: kind.noun, of: subject) }
    if let habit = MomentHabit(scalar.text, kind) {
      return reportWrongType(
        node, expected: kind.noun, of: subject, hint: "Write `\(habit.written)`.",
        fix: habit.isCertain ? replacement(of: node, by: habit.written) : nil)
    }
    var formula = scalar.text
    if ["today", "now"].contains(formula.lowercased()) { formula = kind == .date ? "today()" : "now()" }
    if reportNoDefault(scalar, formula, expected: kind.noun, of: subject) { return }
    reportWrongType(node, expected: kind.noun, of: subject)
  }

  /// Reports an expression in the place of a `default`, which is an `initial`.
  ///
  /// - Returns: Whether `formula`, for which `scalar` stands, is one.
  mutating func reportNoDefault(
    _ scalar: Node.Scalar, _ formula: String, expected: String, of subject: String?
  ) -> Bool {
    guard subject == FieldKeys.default.name, case .success(let expression) = Expression.parse(formula) else {
      return false
    }
    // A single name is a value that lacks its quotes, or none at all.
    if case .identifier = expression.root.kind { return false }
    guard !expression.references.isEmpty || !expression.calls.isEmpty else { return false }
    let edit = keyRange(before: scalar.range.start, FieldKeys.default.name).map {
      [Diagnostic.Edit($0, FieldKeys.initial.name)]
        + (formula == scalar.text ? [] : [Diagnostic.Edit(scalar.range, formula)])
    }
    reportWrongType(
      .scalar(scalar), expected: expected, of: subject,
      hint: "A value worked out at the start is an `initial`: `initial: \(formula.prefix(60))`.",
      fix: edit.map { Diagnostic.Fix("Make an `initial` of it", $0) })
    return true
  }

  /// The place of the key `name` whose value begins at `offset`; nil when something else stands between them.
  private func keyRange(before offset: Int, _ name: String) -> SourceRange? {
    let bytes = source.bytes
    var end = offset
    while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    guard end > name.utf8.count, bytes[end - 1] == UInt8(ascii: ":") else { return nil }
    let range = SourceRange(end - 1 - name.utf8.count, end - 1)
    return source[range] == name ? range : nil
  }

  private func replacement(of node: Node, by text: String) -> Diagnostic.Fix {
    Diagnostic.Fix("Replace it by `\(text)`", [Diagnostic.Edit(node.range, text)])
  }
}

extension Node.Scalar {
  /// The number with commas between its thousands, `1,000`, without them; nil for other texts.
  fileprivate var numberWithoutCommas: String? {
    let groups = text.split(separator: ",", omittingEmptySubsequences: false)
    guard groups.count > 1, groups.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      (1...3).contains(groups[0].utf8.count), groups.dropFirst().allSatisfy({ $0.utf8.count == 3 })
    else { return nil }
    return groups.joined()
  }

  /// The number before a unit of length, such as `5px`; nil for other texts.
  fileprivate var numberBeforeUnit: String? {
    for unit in ["px", "pt", "dp", "em", "rem"] where text.hasSuffix(unit) {
      let number = text.dropLast(unit.count).filter { $0 != " " }
      if !number.isEmpty, unit != "em", unit != "rem", Decimal(String(number)) != nil { return String(number) }
    }
    return nil
  }
}

/// A date or time in another spelling than ours: `2026/1/31`, `2000년 1월 2일`, `8:30 pm`.
struct MomentHabit {
  /// The date or time as forms spell it.
  let written: String
  /// Whether no other one can be meant.
  let isCertain: Bool

  /// What `text` means where a value of `kind` is wanted; nil when it is no such spelling.
  init?(_ text: String, _ kind: ValueKind) {
    guard let first = text.utf8.first, first >= 0x80 || (0x30...0x39).contains(first) || kind == .time,
      text.utf8.count < 40
    else { return nil }
    let plain = UnusualCharacter.removed(from: text)
    switch kind {
    case .date:
      guard let (written, isCertain) = Self.date(plain) else { return nil }
      self.init(written: written, isCertain: isCertain)
    case .time:
      guard let written = Self.time(plain) else { return nil }
      self.init(written: written, isCertain: true)
    default: return nil
    }
  }

  private init(written: String, isCertain: Bool) {
    self.written = written
    self.isCertain = isCertain
  }

  private static func date(_ text: String) -> (String, Bool)? {
    let separators: Set<Character> = ["/", ".", "-", "년", "월", "일", " "]
    let parts = text.split { separators.contains($0) }.map(String.init)
    guard parts.count == 3, text.contains(where: separators.contains) else { return nil }
    let numbers = parts.compactMap { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int($0) : nil }
    guard numbers.count == 3 else { return nil }
    if parts[0].utf8.count == 4 { return spelled(numbers[0], numbers[1], numbers[2]).map { ($0, true) } }
    // In `31.12.2026` the day comes first, in `12/31/2026` the month; where both can be, nobody knows.
    guard parts[2].utf8.count == 4 else { return nil }
    let dayFirst = spelled(numbers[2], numbers[1], numbers[0])
    let monthFirst = spelled(numbers[2], numbers[0], numbers[1])
    if let dayFirst, monthFirst != nil, dayFirst != monthFirst { return (dayFirst, false) }
    return (dayFirst ?? monthFirst).map { ($0, true) }
  }

  private static func spelled(_ year: Int, _ month: Int, _ day: Int) -> String? {
    let text = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    return CivilDate(text) == nil ? nil : text
  }

  private static func time(_ text: String) -> String? {
    var text = text.lowercased().filter { $0 != " " }
    var shift: Int?
    for (mark, hours) in [("am", 0), ("pm", 12), ("오전", 0), ("오후", 12)] {
      if text.hasSuffix(mark) {
        text.removeLast(mark.count)
      } else if text.hasPrefix(mark) {
        text.removeFirst(mark.count)
      } else {
        continue
      }
      shift = hours
    }
    let parts = text.split { $0 == ":" || $0 == "시" || $0 == "분" || $0 == "." }.map { Int($0) }
    guard (1...2).contains(parts.count), shift != nil || parts.count == 2 || text.hasSuffix("시"), var hour = parts[0],
      let minute = parts.count == 2 ? parts[1] : 0
    else { return nil }
    if let shift {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + shift
    }
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    return "\(padded(hour, 2)):\(padded(minute, 2))"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
