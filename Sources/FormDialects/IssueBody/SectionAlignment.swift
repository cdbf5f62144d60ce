/// Where the sections of a body begin and end, when the body looks just as a host writes it.
///
/// Any line that reads like a heading could be one, or belong to an answer. A reading is a choice of one heading for each
/// section such that every section looks as its field's answers do; often there is just one. Work and memory grow with
/// the number of lines that read like a heading.
struct SectionAlignment {
  /// The lines of each section's content.
  let contents: [Range<Int>]
  /// The first section that could also end at another heading, with the lines of the two nearest headings.
  let doubt: (section: Int, headings: [Int])?

  private struct Candidate {
    let line: Int
    /// How many ways there are to read the body from here, counted up to two.
    var ways: Int
  }

  /// The reading of `lines` in which each heading is the first that it can be; nil when there is none.
  init?(_ sections: [IssueForm.Section], _ shapes: [SectionShape], in lines: BodyLines) {
    guard !sections.isEmpty, lines.count >= 3 else { return nil }
    let fences = FenceIndex(lines)
    var table = Self.candidates(sections, in: lines)
    var ends: [[Int?]] = table.map { Array(repeating: nil, count: $0.count) }
    for section in sections.indices.reversed() {
      // How many ways there are to go on at each of the following candidates or a later one.
      let following = section + 1 < sections.count ? table[section + 1] : []
      var onward = Array(repeating: 0, count: following.count + 1)
      for place in following.indices.reversed() {
        onward[place] = min(onward[place + 1] + following[place].ways, 2)
      }
      for place in table[section].indices {
        let start = table[section][place].line + 2
        if shapes[section].isOpen {
          table[section][place].ways =
            section + 1 == sections.count
            ? (start < lines.count ? 1 : 0) : onward[Self.firstPlace(in: following, from: start + 2)]
        } else if let end = shapes[section].end(from: start, in: lines, fences) {
          ends[section][place] = end
          if section + 1 == sections.count {
            table[section][place].ways = end == lines.count ? 1 : 0
          } else {
            let next = Self.firstPlace(in: following, from: end + 1)
            let isThere = next < following.count && following[next].line == end + 1
            table[section][place].ways = isThere ? following[next].ways : 0
          }
        }
      }
    }
    guard let first = table[0].first, first.ways > 0 else { return nil }
    var contents: [Range<Int>] = []
    var doubt: (section: Int, headings: [Int])?
    var place = 0
    for section in sections.indices {
      let start = table[section][place].line + 2
      guard section + 1 < sections.count else {
        contents.append(start..<lines.count)
        break
      }
      let following = table[section + 1]
      if let end = ends[section][place] {
        contents.append(start..<end)
        place = Self.firstPlace(in: following, from: end + 1)
      } else {
        let open = (Self.firstPlace(in: following, from: start + 2)..<following.count).lazy
          .filter { following[$0].ways > 0 }.prefix(2)
        let headings = open.map { following[$0].line }
        guard let next = open.first else { return nil }
        if doubt == nil, headings.count > 1 { doubt = (section, Array(headings)) }
        contents.append(start..<following[next].line - 1)
        place = next
      }
    }
    self.contents = contents
    self.doubt = doubt
  }

  /// For each section, the lines that read like its heading and stand between empty lines; the first section begins at
  /// the first line.
  private static func candidates(_ sections: [IssueForm.Section], in lines: BodyLines) -> [[Candidate]] {
    var sectionsOfHeading: [String: [Int]] = [:]
    for (place, section) in sections.enumerated() {
      sectionsOfHeading["### " + section.heading, default: []].append(place)
    }
    var table: [[Candidate]] = Array(repeating: [], count: sections.count)
    for line in 0..<lines.count where lines.content(line).starts(with: "### ".utf8) && lines.isEmpty(line + 1) {
      guard line == 0 || lines.isEmpty(line - 1) else { continue }
      for section in sectionsOfHeading[lines.text(line)] ?? [] where (section == 0) == (line == 0) {
        table[section].append(Candidate(line: line, ways: 0))
      }
    }
    return table
  }

  /// The place of the first of `candidates` at `line` or after it.
  private static func firstPlace(in candidates: [Candidate], from line: Int) -> Int {
    var low = 0
    var high = candidates.count
    while low < high {
      let middle = (low + high) / 2
      if candidates[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
