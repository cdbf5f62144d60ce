internal import FormDiagnostics

// Lines that fit no level of those above.

extension YAMLSyntaxError {
  /// A place in the lines above where a key or a list item stands.
  private struct Level {
    let column: Int
    let offset: Int
    let isDash: Bool
  }

  /// A key or list item that stands where neither fits.
  func misplacedLine() -> Diagnostic {
    let line = bytes.line(at: place)
    let isBracket = place < bytes.count && (bytes[place] == UInt8(ascii: "]") || bytes[place] == UInt8(ascii: "}"))
    guard place == line.content, place < bytes.count, !isBracket else { return unexpectedText() }
    let isDash = bytes.isDash(place)
    if let block = textBlockAbove(line) { return block }
    let (deeper, level) = levels(above: line)
    let range = isDash ? SourceRange(place, place + 1) : keyRange(line)
    if !isDash, bytes[place] == UInt8(ascii: "-"), let cramped = dash(line.contentRange) { return cramped }
    if let level, level.column == line.indentation { return mixed(range, isDash: isDash, level, deeper) }
    guard let deeper else {
      guard let level, !level.isDash else { return unexpectedText() }
      return tooDeep(line, range, under: self.range(of: level))
    }
    if let level, let outlier = outlier(level, below: deeper, line) { return outlier }
    let levels = [level, deeper].compactMap(\.self)
    let fitting = levels.filter { $0.isDash == isDash }
    return finding(
      "this line is \(indented(by: line.indentation)), which fits nothing above", at: range,
      related: levels.map { Diagnostic.Related(self.range(of: $0), "this is \(indented(by: $0.column))") },
      hint: (fitting.isEmpty ? levels : fitting).map { indenting(by: $0.column) }.joined(separator: ", or "),
      fix: reindenting(line, isDash: isDash, to: levels))
  }

  /// The key at `level`, when it is the one that stands wrong: keys before it are level with `line`, and what stands
  /// below it, at `deeper`, is as far from those as it should be.
  private func outlier(_ level: Level, below deeper: Level, _ line: SourceLine) -> Diagnostic? {
    let key = bytes.line(at: level.offset)
    guard !level.isDash, level.offset == key.content, deeper.offset > level.offset,
      (1...2).contains(deeper.column - line.indentation), let before = keyAbove(key, deeperThan: level.column),
      before.column == line.indentation
    else { return nil }
    let range = self.range(of: level)
    let blanks = String(repeating: " ", count: line.indentation)
    let edit = Diagnostic.Edit(SourceRange(key.start, key.content), blanks)
    let isRepaired = applying([edit]).map {
      (YAMLEventParser.failure(in: $0) ?? .max) > line.end + line.indentation - level.column
    }
    return finding(
      "this line is \(level.column == 0 ? "not indented" : indented(by: level.column)), but those around it are \(indented(by: line.indentation))",
      at: range,
      related: [
        Diagnostic.Related(self.range(of: before), "this is \(indented(by: before.column))"),
        Diagnostic.Related(keyRange(line), "and so is this"),
      ],
      hint: indenting(by: line.indentation),
      fix: isRepaired ?? false
        ? Diagnostic.Fix("Put it level with \(quoted(source[self.range(of: before)]))", [edit]) : nil)
  }

  /// The last key above `line` that is its line's first and stands deeper than `column`, with none less deep between.
  private func keyAbove(_ line: SourceLine, deeperThan column: Int) -> Level? {
    var highest: Level?
    var current = line
    while let above = bytes.line(above: current) {
      let content = bytes.behindDashes(from: above.content, to: above.end)
      guard above.indentation > column else {
        // The key behind the dash of the item is level with the others of the item.
        if content > above.content, content - above.start > column, bytes.keyColon(from: content, to: above.end) != nil
        {
          let first = Level(column: content - above.start, offset: content, isDash: false)
          if first.column < highest?.column ?? .max { highest = first }
        }
        return highest
      }
      if above.indentation < highest?.column ?? .max, !bytes.isDash(above.content),
        bytes.keyColon(from: above.content, to: above.end) != nil
      {
        highest = Level(column: above.indentation, offset: above.content, isDash: false)
      }
      current = above
    }
    return highest
  }

  /// The repair of a slip of one space, if one of the levels is of the same kind and the other is not near as well.
  private func reindenting(_ line: SourceLine, isDash: Bool, to levels: [Level]) -> Diagnostic.Fix? {
    let near = levels.filter { $0.isDash == isDash && abs($0.column - line.indentation) == 1 }
    guard near.count == 1 else { return nil }
    let edit = Diagnostic.Edit(SourceRange(line.start, line.content), String(repeating: " ", count: near[0].column))
    return repair("Put it level with \(quoted(source[range(of: near[0])]))", [edit])
  }

  /// A list item among keys, or a key among list items.
  private func mixed(_ range: SourceRange, isDash: Bool, _ level: Level, _ deeper: Level?) -> Diagnostic {
    let related = [Diagnostic.Related(self.range(of: level), isDash ? "this is a key" : "this is a list item")]
    guard isDash else {
      return finding(
        "a key stands among the items of a list", at: range, related: related,
        hint: deeper.map {
          "\(indenting(by: $0.column)) if it belongs to the item above, or begin it with `- ` if it is the next one"
        }
          ?? "begin it with `- `, or indent it less")
    }
    return finding(
      "a list item stands among the keys of a mapping", at: range, related: related,
      hint: dashColumn(before: level).map { "\(indenting(by: $0)) to put it level with the dash above" }
        ?? (beginsBlock(bytes.line(at: level.offset))
          ? "write `- \(source[self.range(of: level)]): …` if the list begins there"
          : "a list stands below a key of its own, and all its dashes are level"))
  }

  /// The column of the dash right before the key at `level`; nil when there is none.
  private func dashColumn(before level: Level) -> Int? {
    let line = bytes.line(at: level.offset)
    return bytes[line.content..<level.offset].lastIndex(of: UInt8(ascii: "-")).map { $0 - line.start }
  }

  /// The lowest level above that is deeper than `line`, and the deepest that is not.
  private func levels(above line: SourceLine) -> (deeper: Level?, level: Level?) {
    var deeper: Level?
    var current = line
    while let above = bytes.line(above: current) {
      var level: Level?
      var offset = above.content
      while true {
        let here = Level(column: offset - above.start, offset: offset, isDash: bytes.isDash(offset))
        if here.column <= line.indentation {
          level = here
        } else if here.column < deeper?.column ?? .max,
          here.isDash || bytes.keyColon(from: offset, to: above.end) != nil
        {
          deeper = here
        }
        guard here.isDash else { break }
        let next = bytes.behindDash(at: offset, to: above.end)
        guard next < above.end else { break }
        offset = next
      }
      if let level { return (deeper, level) }
      current = above
    }
    return (deeper, nil)
  }

  private func range(of level: Level) -> SourceRange {
    if level.isDash { return SourceRange(level.offset, level.offset + 1) }
    return keyRange(bytes.line(at: level.offset), from: level.offset)
  }

  /// The key at the start of `line`, or all of its content when it has none.
  private func keyRange(_ line: SourceLine, from start: Int? = nil) -> SourceRange {
    let start = start ?? line.content
    return SourceRange(start, max(start, bytes.keyColon(from: start, to: line.end) ?? line.contentEnd))
  }

  /// The text block (`|`, `>`) right above, whose lines this one was likely meant to continue.
  private func textBlockAbove(_ line: SourceLine) -> Diagnostic? {
    guard let scalar = lastScalar, scalar.style == .literal || scalar.style == .folded,
      let above = bytes.line(above: line), scalar.range.end >= above.content,
      bytes.keyColon(from: line.content, to: line.end) == nil, !bytes.isDash(place)
    else { return nil }
    let header = bytes.line(at: scalar.range.start)
    let column = bytes.line(below: header)?.indentation ?? above.indentation
    return finding(
      "this line is indented less than the text block above, and so is no part of it", at: line.contentRange,
      related: [Diagnostic.Related(SourceRange(scalar.range.start, header.contentEnd), "the block begins here")],
      hint: "\(indenting(by: max(column, line.indentation + 1))) to make it a part")
  }

  /// Something that follows the end of the document.
  func textBehindDocument() -> Diagnostic {
    let line = bytes.line(at: place)
    let range = SourceRange(place, max(characterRange(at: place).end, bytes.valueEnd(from: place, to: line.end)))
    return finding(
      "the document has ended, but more text follows", at: range, hint: "a file holds exactly one document")
  }

  /// Something that follows a value and belongs to nothing.
  private func unexpectedText() -> Diagnostic {
    let line = bytes.line(at: place)
    let range = SourceRange(place, max(characterRange(at: place).end, bytes.valueEnd(from: place, to: line.end)))
    if place < bytes.count, bytes[place] == UInt8(ascii: "]") || bytes[place] == UInt8(ascii: "}") {
      return finding("this bracket closes nothing", at: SourceRange(place, place + 1))
    }
    return finding("\(quoted(source[range])) does not belong to what stands before it", at: range)
  }
}
