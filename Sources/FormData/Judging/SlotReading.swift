import FormExpressions
import FormModel

/// What a slot holds, read as a value of its field.
enum SlotReading {
  /// Nothing: no member, `null`, an empty text or list.
  case empty
  /// A value of the field's kind.
  case value(FieldValue)
  /// Something that is no value of the field's kind.
  case unreadable
}

extension Span<UInt8> {
  /// What `slot` holds, read as a value of `kind`.
  ///
  /// `null` is no answer everywhere. A JSON value of another kind than the field's is unreadable: `"34"` is no number,
  /// and 34 is no text.
  func reading(_ slot: Slot, as kind: ValueKind) -> SlotReading {
    switch slot.kind {
    case .missing, .null: return .empty
    case .true, .false: return kind == .boolean || kind == .any ? .value(.boolean(slot.kind == .true)) : .unreadable
    case .number: return number(slot, kind)
    case .string: return string(slot, kind)
    case .list:
      guard kind == .choices || kind == .any, let texts = texts(slot.range) else { return .unreadable }
      return texts.isEmpty ? .empty : .value(.texts(texts))
    case .object: return .unreadable
    }
  }

  private func number(_ slot: Slot, _ kind: ValueKind) -> SlotReading {
    guard kind == .integer || kind == .number || kind == .any, let number = Decimal(spelling(slot.range)) else {
      return .unreadable
    }
    if kind == .integer, number.wholeValue == nil { return .unreadable }
    return .value(.number(number))
  }

  private func string(_ slot: Slot, _ kind: ValueKind) -> SlotReading {
    let value: FieldValue?
    switch kind {
    case .text, .choice, .file, .any:
      if slot.range.isEmpty { return .empty }
      value = .text(text(slot.range, hasEscapes: slot.hasEscapes))
    case .date: value = CivilDate(text(slot.range, hasEscapes: slot.hasEscapes)).map { .date($0) }
    case .time: value = TimeOfDay(text(slot.range, hasEscapes: slot.hasEscapes)).map { .time($0) }
    case .dateTime: value = DateTime(text(slot.range, hasEscapes: slot.hasEscapes)).map { .dateTime($0) }
    case .integer, .number, .boolean, .choices, .entries, .selectAll, .none: value = nil
    }
    return value.map { .value($0) } ?? .unreadable
  }
}
