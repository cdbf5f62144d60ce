import FormModel

/// What can stand under the heading of a section, for telling where the section ends.
struct SectionShape {
  /// How the end of the section is found.
  private enum Kind {
    /// Lines of any text: the section may end before any heading.
    case open
    /// A line that is not blank.
    case line
    /// A line of options.
    case options(OptionTexts, isMany: Bool)
    /// A line with a box for each label, whose further lines follow it.
    case tasks([[String]])
    /// A block of code with the language.
    case fence(language: String)
  }

  private let kind: Kind

  /// The shape of `section`.
  init(_ section: IssueForm.Section, of form: Form) {
    switch section.content {
    case .line: kind = .line
    case .lines(nil): kind = .open
    case .lines(let language?): kind = .fence(language: language.onOneLine)
    case .choice: kind = .options(OptionTexts(form.fields[section.field], in: form), isMany: false)
    case .choices: kind = .options(OptionTexts(form.fields[section.field], in: form), isMany: true)
    case .tasks(let boxes):
      kind = .tasks(
        boxes.map { box in
          form.fields[box].taskLabel(in: form).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        })
    }
  }

  /// Whether any text can stand in the section.
  var isOpen: Bool { if case .open = kind { true } else { false } }

  /// The line after the section's last one, when it begins at line `start`; nil when what stands there is nothing that a
  /// host would write, and for an open section.
  func end(from start: Int, in lines: BodyLines, _ fences: FenceIndex) -> Int? {
    guard start < lines.count else { return nil }
    switch kind {
    case .open: return nil
    case .line: return lines.text(start).isBlank ? nil : start + 1
    case .options(let options, let isMany):
      let text = lines.text(start)
      let isKnown = isMany ? options.values(in: text) != nil : options.value(of: text) != nil
      return isKnown || text == IssueBody.noResponse || text == IssueBody.noChoice ? start + 1 : nil
    case .tasks(let labels): return taskEnd(labels, from: start, in: lines)
    case .fence(let language):
      let text = lines.text(start)
      if text == IssueBody.noResponse { return start + 1 }
      let ticks = text.utf8.prefix { $0 == UInt8(ascii: "`") }.count
      guard ticks >= 3, text.utf8.dropFirst(ticks).elementsEqual(language.utf8) else { return nil }
      return fences.closing(ticks, after: start).map { $0 + 1 }
    }
  }

  private func taskEnd(_ labels: [[String]], from start: Int, in lines: BodyLines) -> Int? {
    var index = start
    for label in labels {
      for (place, part) in label.enumerated() {
        guard index < lines.count else { return nil }
        let text = lines.text(index)
        let isFitting = place == 0 ? TaskItem(text)?.label == part : text == part
        guard isFitting else { return nil }
        index += 1
      }
    }
    return index == start ? (lines.isEmpty(start) ? start + 1 : nil) : index
  }
}

/// One line of a task list, as a host writes it.
struct TaskItem {
  /// Whether the box is ticked.
  let isTicked: Bool
  /// What stands behind the box.
  let label: String

  /// The item that `line` is; nil when it is none.
  init?(_ line: String) {
    let bytes = Array(line.utf8)
    guard bytes.count >= 6, bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "*"),
      bytes[1] == UInt8(ascii: " "), bytes[2] == UInt8(ascii: "["), bytes[4] == UInt8(ascii: "]"),
      bytes[5] == UInt8(ascii: " ")
    else { return nil }
    switch bytes[3] {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): isTicked = true
    case UInt8(ascii: " "): isTicked = false
    default: return nil
    }
    label = String(decoding: bytes[6...], as: UTF8.self)
  }
}

/// The lines that are nothing but backticks, by their number, so that the end of a block of code is found at once.
struct FenceIndex {
  private var linesOfLength: [Int: [Int]] = [:]

  /// The fences among `lines`.
  init(_ lines: BodyLines) {
    for index in 0..<lines.count {
      let content = lines.content(index)
      guard content.count >= 3, content.allSatisfy({ $0 == UInt8(ascii: "`") }) else { continue }
      linesOfLength[content.count, default: []].append(index)
    }
  }

  /// The first line after `start` that is a fence of just `length` backticks; nil when there is none.
  func closing(_ length: Int, after start: Int) -> Int? {
    guard let lines = linesOfLength[length] else { return nil }
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] <= start { low = middle + 1 } else { high = middle }
    }
    return low < lines.count ? lines[low] : nil
  }
}
