internal import FormDiagnostics

// The places that libyaml's marks do not give, found in the bytes of the text.

extension [UInt8] {
  /// Where a scalar itself begins whose anchor and tag begin at `start`; `end` when nothing follows them.
  func contentStart(afterPropertiesAt start: Int, end: Int) -> Int {
    var offset = start
    while offset < end {
      switch self[offset] {
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        while offset < end, !isBlankOrBreak(offset) {
          offset += 1
        }
      case UInt8(ascii: "#"):
        while offset < end, !isBreak(offset) { offset += 1 }
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset += 1
      default:
        return offset
      }
    }
    return end
  }

  /// Where a collection with an anchor or tag begins, by the end of its first token: its bracket when it is a flow
  /// collection, its first `-` when a list stands level with its key, nothing otherwise.
  func collectionStart(endOfFirstToken end: Int, isFlow: Bool) -> Int {
    guard end > 0 else { return end }
    if isFlow { return end - 1 }
    let isAtDash = end < count && self[end] == UInt8(ascii: "-")
    return self[end - 1] == UInt8(ascii: "-") && !isAtDash ? end - 1 : end
  }

  /// The end of the last line with content of the block scalar whose header is at `start` and which libyaml ends at
  /// `end`; the end of the header's indicators when it has no content.
  func blockScalarEnd(_ start: Int, _ end: Int) -> Int {
    var last = Swift.min(end, count)
    while last > start, isBlankOrBreak(last - 1) { last -= 1 }
    var headerEnd = start
    while headerEnd < count, !isBreak(headerEnd) { headerEnd += 1 }
    guard last > headerEnd else {
      var indicators = start
      while indicators < count, !isBlankOrBreak(indicators) { indicators += 1 }
      return indicators
    }
    while last < count, last < end, !isBreak(last) { last += 1 }
    return last
  }

  /// The tag among the anchor and tag in `properties`.
  func tagRange(in properties: SourceRange) -> SourceRange {
    var offset = properties.start
    while offset < properties.end, self[offset] != UInt8(ascii: "!") {
      // An anchor's name holds no exclamation mark, so the first one begins the tag.
      offset += 1
    }
    var end = offset
    while end < properties.end, !isBlankOrBreak(end), self[end] != UInt8(ascii: ",") { end += 1 }
    return SourceRange(offset, end)
  }

  /// Whether a bracket or brace opens at `offset`.
  func isFlowStart(_ offset: Int) -> Bool {
    offset < count && (self[offset] == UInt8(ascii: "[") || self[offset] == UInt8(ascii: "{"))
  }

  private func isBreak(_ offset: Int) -> Bool {
    self[offset] == UInt8(ascii: "\n") || self[offset] == UInt8(ascii: "\r")
  }

  private func isBlankOrBreak(_ offset: Int) -> Bool {
    isBreak(offset) || self[offset] == UInt8(ascii: " ") || self[offset] == UInt8(ascii: "\t")
  }
}
