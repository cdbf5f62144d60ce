extension SourceText {
  /// The text after `fixes`, and which of them were applied.
  ///
  /// Fixes are taken in the order of the list. One that overlaps an earlier one, or whose edits overlap each other or
  /// lie outside the text, is left out whole; two edits that touch do not overlap, unless both only insert at one place.
  public func applying(_ fixes: [Diagnostic.Fix]) -> (text: SourceText, applied: [Diagnostic.Fix]) {
    var taken = EditList()
    let applied = fixes.filter { !$0.edits.isEmpty && taken.add($0.edits, in: bytes.count) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var offset = 0
    for edit in taken.edits {
      result += bytes[offset..<edit.range.start]
      result += edit.replacement.utf8
      offset = edit.range.end
    }
    result += bytes[offset...]
    return (SourceText(name: name, bytes: result, encoding: encoding), applied)
  }
}

/// Edits in the order of the text, none of which overlaps another.
private struct EditList {
  private(set) var edits: [Diagnostic.Edit] = []

  /// Adds all of `new`, or none of it when that would overlap; `count` is the length of the text in bytes.
  mutating func add(_ new: [Diagnostic.Edit], in count: Int) -> Bool {
    let new = new.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    if zip(new, new.dropFirst()).contains(where: { $0.overlaps($1) }) { return false }
    if new.contains(where: { $0.range.end > count || clashes($0) }) { return false }
    for edit in new { edits.insert(edit, at: place(of: edit)) }
    return true
  }

  private func clashes(_ edit: Diagnostic.Edit) -> Bool {
    let place = place(of: edit)
    return place > 0 && edits[place - 1].overlaps(edit) || place < edits.count && edits[place].overlaps(edit)
  }

  private func place(of edit: Diagnostic.Edit) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      let other = edits[middle].range
      if (other.start, other.end) <= (edit.range.start, edit.range.end) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Diagnostic.Edit {
  fileprivate func overlaps(_ other: Self) -> Bool {
    if range == other.range { return true }
    return range.start < other.range.end && other.range.start < range.end
  }
}
