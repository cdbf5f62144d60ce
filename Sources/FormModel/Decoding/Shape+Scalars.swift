import FormDiagnostics
import FormDocuments
import FormText

/// The shapes of single values.
enum Shapes {
  /// `true` or `false`, with help for those who wrote `yes`, `on` or a quoted `"true"`.
  static let boolean = Shape<Bool>(
    schema: { ["type": "boolean"] },
    read: { node, subject, context in
      guard case .scalar(let scalar) = node else {
        context.reportWrongType(node, expected: "`true` or `false`", of: subject)
        return nil
      }
      if case .boolean(let value) = scalar.value { return value }
      context.reportNoBoolean(scalar, subject)
      return nil
    })
}

extension DecodingContext {
  /// Reports that `scalar` is no boolean; where it is clear which one was meant, offers that one.
  fileprivate mutating func reportNoBoolean(_ scalar: Node.Scalar, _ subject: String?) {
    let meant: Bool? =
      switch scalar.text.lowercased() {
      case "yes", "on", "true", "y", "예", "네", "참": true
      case "no", "off", "false", "n", "아니오", "아니요", "거짓": false
      default: nil
      }
    let written = subject
    let subject = subject.map { "`\($0)`" } ?? "Here"
    guard let meant else {
      if reportNoDefault(scalar, scalar.text, expected: "`true` or `false`", of: written) { return }
      return reportWrongType(.scalar(scalar), expected: "`true` or `false`", of: written)
    }
    let isQuoted = scalar.style != .plain
    let message =
      isQuoted
      ? "\(subject) must be `true` or `false`, but quotes make `\(source[scalar.range])` a text"
      : "\(subject) must be `true` or `false`; `\(scalar.text)` is an ordinary text in YAML 1.2"
    report(
      Diagnostic(
        .wrongType, message, at: scalar.range, hint: "Write `\(meant)`.",
        fix: Diagnostic.Fix("Replace it by `\(meant)`", [Diagnostic.Edit(scalar.range, "\(meant)")])))
  }

  /// Reports that `scalar` would be read as something else than the text that its author sees, and offers quotes.
  mutating func reportUnquoted(_ scalar: Node.Scalar, _ subject: String?) {
    let subject = subject.map { "`\($0)` must be text" } ?? "Text must stand here"
    let read: String =
      switch scalar.value {
      case .null: "nothing at all"
      case .boolean: "a boolean"
      case .integer, .float: "a number, which need not keep its spelling"
      case .string: "text"
      }
    report(
      Diagnostic(
        .wrongType, "\(subject), but without quotes YAML reads `\(scalar.text)` as \(read)", at: scalar.range,
        hint: "Put it in quotes: `'\(scalar.text)'`.",
        fix: Diagnostic.Fix("Put it in quotes", [Diagnostic.Edit(scalar.range, "'\(scalar.text)'")])))
  }
}

extension Shapes {
  /// Text as it stands, with the place it was written at.
  ///
  /// An unquoted scalar that YAML reads as a number is text when its spelling cannot change (`3`, `2026`).
  static let string = Shape<Placed<String>>(
    schema: { ["type": ["string", "number"]] },
    read: { node, subject, context in
      guard case .scalar(let scalar) = node else {
        context.reportNoSingle(node, expected: "text", of: subject)
        return nil
      }
      return context.text(of: scalar, subject).map { Placed($0, at: scalar.range) }
    })

  /// An identifier: a letter or underscore, then letters, digits and underscores, all ASCII.
  static let identifier = Shape<Placed<String>>(
    schema: { ["type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$"] },
    read: { node, subject, context in
      if case .scalar(let scalar) = node, case .boolean = scalar.value {
        // Quotes, which are offered for other texts, would make no id of it either.
        context.reportReserved(Placed(scalar.text, at: scalar.range))
        return nil
      }
      guard let name = string.read(node, subject, &context) else { return nil }
      guard !isIdentifier(name.value) else { return name }
      context.reportNoIdentifier(name, of: subject)
      return nil
    })

  /// One of a closed list of names; `elsewhere` tells what names of other tools, in lower case, are called here.
  static func oneOf(
    _ names: [String], _ noun: String, elsewhere: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> Shape<Placed<String>> {
    Shape(
      schema: { ["enum": .array(names.map { .string($0) })] },
      read: { node, subject, context in
        guard case .scalar(let scalar) = node else {
          context.reportNoSingle(node, expected: "the name of \(noun.withArticle)", of: subject)
          return nil
        }
        let name = Placed(scalar.text, at: scalar.range)
        if names.contains(name.value) { return name }
        if scalar.text.isEmpty {
          context.reportWrongType(node, expected: "a \(noun) (\(DecodingContext.list(names)))", of: subject)
        } else {
          context.reportBadValue(name, noun: noun, known: names, meant: elsewhere(scalar.text.lowercased()))
        }
        return nil
      })
  }
}

extension DecodingContext {
  /// Reports that `name` is a word of the expression language where a name of the author's own is wanted.
  fileprivate mutating func reportReserved(_ name: Placed<String>) {
    report(
      Diagnostic(
        .reservedName, "`\(name.value)` is a word of the expression language and can be no id", at: name.range,
        hint: "Choose another, such as `\(name.value)_field`."))
  }

  /// Reports that `node` is a list or mapping where one single value is wanted; the only value of a list is meant.
  mutating func reportNoSingle(_ node: Node, expected: String, of subject: String?) {
    guard case .sequence(let sequence) = node, sequence.items.count == 1, case .scalar(let item) = sequence.items[0],
      !item.text.isEmpty, source[sequence.range].hasPrefix("[")
    else { return reportWrongType(node, expected: expected, of: subject) }
    let written = source[item.range]
    reportWrongType(
      node, expected: expected, of: subject, hint: "Write it alone: `\(written)`.",
      fix: Diagnostic.Fix("Take the brackets away", [Diagnostic.Edit(sequence.range, written)]))
  }

  /// Reports that `name` is no identifier; where only characters that nobody meant are in the way, takes them out.
  fileprivate mutating func reportNoIdentifier(_ name: Placed<String>, of subject: String?) {
    let meant = UnusualCharacter.removed(from: name.value)
    let oddity = UnusualCharacter.sentence(about: name.value)
    let isCertain = oddity != nil && isIdentifier(meant)
    let hint =
      isCertain
      ? "Write `\(meant)`. \(oddity ?? "")"
      : nearestIdentifier(to: meant).map { "Write for example `\($0)`." }
        ?? (subject == "form"
          ? "Write for example `signup`; the `title`, which people see, may be in any language."
          : "Write for example `name`; the `label`, which people see, may be in any language.")
    report(
      Diagnostic(
        .badIdentifier, "`\(name.value)` is no identifier: letters A to Z, digits and `_`, not starting with a digit",
        at: name.range, hint: hint,
        fix: isCertain ? Diagnostic.Fix("Replace it by `\(meant)`", [Diagnostic.Edit(name.range, meant)]) : nil))
  }

  /// The text that `scalar` spells where text is wanted; nil after a finding.
  mutating func text(of scalar: Node.Scalar, _ subject: String?) -> String? {
    if case .string(let text) = scalar.value { return text }
    if scalar.range.isEmpty, scalar.text.isEmpty {
      reportWrongType(.scalar(scalar), expected: "text", of: subject)
      return nil
    }
    guard scalar.keepsSpelling else {
      reportUnquoted(scalar, subject)
      return nil
    }
    return scalar.text
  }
}

extension Shapes {
  /// A whole number in `bounds`.
  static func integer(_ bounds: ClosedRange<Int>) -> Shape<Placed<Int>> {
    let noun =
      bounds.upperBound == Int.max
      ? "a whole number from \(bounds.lowerBound)" : "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"
    return Shape(
      schema: {
        var members: [JSON.Member] = [
          JSON.Member("type", "integer"), JSON.Member("minimum", .integer(Int64(bounds.lowerBound))),
        ]
        if bounds.upperBound != Int.max { members.append(JSON.Member("maximum", .integer(Int64(bounds.upperBound)))) }
        return .object(members)
      },
      read: { node, subject, context in
        guard case .scalar(let scalar) = node, case .integer(let value) = scalar.value else {
          context.reportNoNumber(node, expected: noun, of: subject)
          return nil
        }
        guard let value = Int(exactly: value), bounds.contains(value) else {
          context.report(
            Diagnostic(
              .badValue, "\(subject.map { "`\($0)`" } ?? "It") must be \(noun), not `\(scalar.text)`", at: node.range))
          return nil
        }
        return Placed(value, at: node.range)
      })
  }
}

/// Whether `text` is an identifier of the form language: `[A-Za-z_][A-Za-z0-9_]*`.
func isIdentifier(_ text: String) -> Bool {
  var isFirst = true
  for byte in text.utf8 {
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    guard isLetter || (isDigit && !isFirst) else { return false }
    isFirst = false
  }
  return !isFirst
}

/// The identifier nearest to `text`: other characters become underscores; nil when no letter is left.
private func nearestIdentifier(to text: String) -> String? {
  var result = ""
  for scalar in text.unicodeScalars {
    let isFine = isIdentifier("_\(scalar)")
    if isFine {
      result.unicodeScalars.append(scalar)
    } else if result.last != "_" {
      result.append("_")
    }
  }
  while result.last == "_" { result.removeLast() }
  if let first = result.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) { result = "_" + result }
  return result.contains { $0.isLetter } ? result : nil
}

extension Shapes {
  /// Any node at all, read later by something that knows more.
  static let anything = raw { true }

  /// A node read later by something that knows more; `schema` says what that accepts.
  static func raw(_ schema: @escaping @Sendable () -> JSON) -> Shape<Node> {
    Shape(schema: schema, read: { node, _, _ in node })
  }

  /// A number, exactly.
  static let decimal = Shape<Placed<Decimal>>(
    schema: { ["type": "number"] },
    read: { node, subject, context in
      guard case .scalar(let scalar) = node, scalar.isNumber, let number = Decimal(scalar.text) else {
        context.reportNoNumber(node, expected: "a number", of: subject)
        return nil
      }
      return Placed(number, at: scalar.range)
    })

  /// An id or a list of ids.
  static let references: Shape<[Placed<String>]> = {
    let noun = "an id or a list of ids"
    let ids = Shape<[Placed<String>]>.oneOrMany(of: string, noun: noun, minimum: 0)
    return Shape(
      schema: ids.schema,
      read: { node, subject, context in
        guard case .scalar(let scalar) = node, scalar.text.contains(",") else {
          return ids.read(node, subject, &context)
        }
        context.reportCommaList(scalar, noun: noun, of: subject)
        return nil
      })
  }()
}

extension Node.Scalar {
  /// Whether the scalar is a number under the core schema.
  var isNumber: Bool {
    switch value {
    case .integer, .float: true
    case .null, .boolean, .string: false
    }
  }
}

extension DecodingContext {
  /// Reports a size below 0.
  mutating func reportNegative(_ number: Placed<Decimal>) {
    report(Diagnostic(.badValue, "A size must not be negative, but here stands `\(number.value)`", at: number.range))
  }
}
