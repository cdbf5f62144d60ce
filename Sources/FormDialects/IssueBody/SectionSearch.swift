/// The headings of a form's sections in a body that a person has edited: as many of them as stand in the form's order.
struct SectionSearch {
  /// For each section, the line of its heading; nil where none was found.
  private(set) var headings: [Int?]
  /// For each section, the line of the next heading that was found, or the line after the last one.
  private(set) var ends: [Int]

  /// Looks for the headings of `sections` in `lines`, outside of blocks of code.
  ///
  /// Source: the longest increasing subsequence, found by patience sorting.
  init(_ sections: [IssueForm.Section], in lines: BodyLines) {
    ends = Array(repeating: lines.count, count: sections.count)
    headings = Array(repeating: nil, count: sections.count)
    var sectionsOfHeading: [String: [Int]] = [:]
    for (place, section) in sections.enumerated() { sectionsOfHeading[section.heading, default: []].append(place) }
    /// The entries that end a run of each length; each knows the one before it.
    var entries: [(line: Int, section: Int, previous: Int?)] = []
    var lastOfRun: [Int] = []
    for (line, heading) in Self.headingLines(in: lines) {
      // Of several sections with one heading, a line can be only one: the later ones are tried first.
      for section in (sectionsOfHeading[heading] ?? []).reversed() {
        var low = 0
        var high = lastOfRun.count
        while low < high {
          let middle = (low + high) / 2
          if entries[lastOfRun[middle]].section < section { low = middle + 1 } else { high = middle }
        }
        // What comes first keeps its place: a later line with the same heading belongs to an answer.
        if low < lastOfRun.count, entries[lastOfRun[low]].section == section { continue }
        entries.append((line, section, low > 0 ? lastOfRun[low - 1] : nil))
        if low < lastOfRun.count { lastOfRun[low] = entries.count - 1 } else { lastOfRun.append(entries.count - 1) }
      }
    }
    var entry = lastOfRun.last
    while let place = entry {
      headings[entries[place].section] = entries[place].line
      entry = entries[place].previous
    }
    var end = lines.count
    for section in sections.indices.reversed() {
      ends[section] = end
      end = headings[section] ?? end
    }
  }

  /// The lines that are headings outside of blocks of code, with their texts.
  private static func headingLines(in lines: BodyLines) -> [(line: Int, text: String)] {
    var headings: [(line: Int, text: String)] = []
    var fence: (byte: UInt8, count: Int)?
    for index in 0..<lines.count {
      let content = lines.content(index)
      guard let first = content.first else { continue }
      let run = content.prefix { $0 == first }.count
      if first == UInt8(ascii: "`") || first == UInt8(ascii: "~"), run >= 3 {
        if let open = fence {
          let isClosing = open.byte == first && run >= open.count && content.dropFirst(run).allSatisfy { $0 == 0x20 }
          if isClosing { fence = nil }
        } else {
          fence = (first, run)
        }
      } else if fence == nil, first == UInt8(ascii: "#"), run <= 6, content.dropFirst(run).first == 0x20 {
        headings.append((index, String(lines.text(index).utf8.dropFirst(run).trimmedText)))
      }
    }
    return headings
  }
}

extension Sequence<UInt8> {
  /// The text that the bytes spell, without white space at its ends.
  fileprivate var trimmedText: Substring { String(decoding: Array(self), as: UTF8.self).trimmed }
}
