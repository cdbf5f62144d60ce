/// What a command line said, checked against the options of its command.
struct Arguments: Sendable {
  private var values: [String: String] = [:]
  private var everyValue: [String: [String]] = [:]
  private var present: Set<String> = []
  /// What stood there besides options, in order.
  private(set) var operands: [String] = []

  /// Whether `option` was given.
  func has(_ option: CommandOption) -> Bool { present.contains(option.name) }

  /// The value of `option`; of several the last one. Nil when it was not given.
  func value(of option: CommandOption) -> String? { values[option.name] }

  /// The values of an option that may be given several times, in order.
  func values(of option: CommandOption) -> [String] { everyValue[option.name] ?? [] }

  /// The value of an option that takes a number or a number of bytes.
  func number(of option: CommandOption) -> Int? {
    guard let text = values[option.name] else { return nil }
    return if case .byteCount = option.value?.kind { Self.byteCount(text) } else { Int(text) }
  }

  /// The number of bytes that `text` names; nil when it names none, or more than an `Int` holds.
  ///
  /// Units are `K`, `M`, `G` and `KiB`, `MiB`, `GiB` for powers of 1024, `kB`, `MB`, `GB` for powers of 1000.
  static func byteCount(_ text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return nil }
    var unit = text.dropFirst(digits.count).lowercased()
    if unit.first == " " { unit.removeFirst() }
    let factors = [
      "": 1, "b": 1, "k": 1 << 10, "m": 1 << 20, "g": 1 << 30, "kib": 1 << 10, "mib": 1 << 20, "gib": 1 << 30,
      "kb": 1_000, "mb": 1_000_000, "gb": 1_000_000_000,
    ]
    guard let factor = factors[unit] else { return nil }
    let (product, overflows) = number.multipliedReportingOverflow(by: factor)
    return overflows ? nil : product
  }
}

extension Arguments {
  /// Reads `words`, the command line after the command's name.
  ///
  /// Options may stand before, between and after operands; `--name=value`, `--name value`, `-nvalue` and `-n value` are
  /// the same, and short options without values may share a dash. `--` ends the options; a lone `-` is an operand.
  ///
  /// Source: POSIX.1-2024, Base Definitions, section 12.2, with the long options of the GNU tools.
  init(_ words: [String], for command: Command) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word.hasPrefix("--") {
        try readLong(word, &rest, command)
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word, &rest, command)
      } else {
        operands.append(word)
      }
    }
    try checkOperands(of: command)
  }

  private mutating func readLong(_ word: String, _ rest: inout ArraySlice<String>, _ command: Command)
    throws(UsageError)
  {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = command.allOptions.first(where: { $0.name == name }) else {
      throw .unknownOption(word: "--" + name, of: command)
    }
    if parts.count == 2, option.value == nil { throw .unwantedValue(option, of: command) }
    try take(option, attached: parts.count == 2 ? String(parts[1]) : nil, &rest, command)
  }

  private mutating func readShort(_ word: String, _ rest: inout ArraySlice<String>, _ command: Command)
    throws(UsageError)
  {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = command.allOptions.first(where: { $0.short == letter }) else {
        throw .unknownOption(word: letters.isEmpty && word.count == 2 ? word : "-\(letter)", of: command)
      }
      if option.value == nil {
        try take(option, attached: nil, &rest, command)
      } else {
        if letters.first == "=" { letters.removeFirst() }
        try take(option, attached: letters.isEmpty ? nil : String(letters), &rest, command)
        return
      }
    }
  }

  private mutating func take(
    _ option: CommandOption, attached: String?, _ rest: inout ArraySlice<String>, _ command: Command
  ) throws(UsageError) {
    present.insert(option.name)
    guard let value = option.value else { return }
    let text: String
    if let attached {
      text = try checked(attached, value, option.spelling, command)
    } else if let next = rest.first, !next.hasPrefix("-") || next == "-" {
      rest.removeFirst()
      text = try checked(next, value, option.spelling, command)
    } else {
      throw .missingValue(option, value, of: command)
    }
    values[option.name] = text
    everyValue[option.name, default: []].append(text)
  }

  private func checked(_ text: String, _ value: CommandValue, _ place: String, _ command: Command)
    throws(UsageError) -> String
  {
    switch value.kind {
    case .choice(let choices) where !choices.contains { $0.name == text }:
      throw .unknownValue(text, value, place: place, of: command)
    case .count where (Int(text) ?? 0) < 1: throw .badNumber(text, place: place, example: "100", of: command)
    case .byteCount where (Self.byteCount(text) ?? 0) < 1:
      throw .badNumber(text, place: place, example: "32MiB", of: command)
    default: return text
    }
  }

  private func checkOperands(of command: Command) throws(UsageError) {
    let allowed = command.operands?.count ?? 0...0
    if operands.count > allowed.upperBound { throw .unwantedOperand(operands[allowed.upperBound], of: command) }
    if operands.count < allowed.lowerBound, let wanted = command.operands { throw .missingOperand(wanted, of: command) }
    guard let value = command.operands?.value else { return }
    for operand in operands { _ = try checked(operand, value, value.placeholder, command) }
  }
}
