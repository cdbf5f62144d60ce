import FormModel
import FormText

extension FormBlockBuilder {
  /// Adds a list of options under its label, as many as there is room for around the cursor.
  mutating func addChoice(
    _ element: FormElement, _ choices: [FormElement.Choice], many: Bool, _ all: FormElement.AllBox?
  ) {
    guard let stop = element.stop else { return }
    let column = indent(element)
    let isFocused = focus.stop == stop
    let first = rows.count
    let attributes = TextAttributes(bold: isFocused, dim: !element.isEnabled)
    addText(element.fullLabel, at: column, attributes, hanging: 2)
    if let link = element.link { add(link, at: column) }
    if let hint = element.hint { addText(hint, at: column + 2, TextAttributes(dim: true)) }
    var place = FormBlock.Place(stop: stop, rows: first..<rows.count, cursor: ScreenPoint(column: column, row: first))
    place.cells = cells(of: first..<rows.count, from: column)
    let lists = optionRows(element, choices, many: many, all)
    let lowest = all == nil ? 0 : -1
    let cursor = isFocused ? focus.option.map { $0 - lowest } : nil
    let shown = Self.window(over: lists.map(\.count), around: cursor ?? firstChosen(choices, all) ?? 0)
    if shown.lowerBound > 0 {
      addText("^ \(words.notice(.more(shown.lowerBound)))", at: column + 4, TextAttributes(dim: true))
    }
    place.firstOption = shown.lowerBound + lowest
    for option in shown {
      let start = rows.count
      for (line, unmarked) in lists[option].enumerated() {
        var row = unmarked
        if option == cursor, line == 0 {
          var marked = ScreenRow()
          marked.place(">", at: column + 2, TextAttributes(bold: true))
          row = marked.adding(row)
        }
        place.cells.append(FormBlock.Cells(row: rows.count, columns: column + 2..<max(row.end, column + 3)))
        rows.append(row)
      }
      if option == cursor { place.cursor = ScreenPoint(column: column + 4, row: start) }
      place.options.append(start..<rows.count)
    }
    if shown.upperBound < lists.count {
      addText("v \(words.notice(.more(lists.count - shown.upperBound)))", at: column + 4, TextAttributes(dim: true))
    }
    place.rows = first..<rows.count
    places[stop] = place
  }

  private func firstChosen(_ choices: [FormElement.Choice], _ all: FormElement.AllBox?) -> Int? {
    choices.firstIndex(where: \.isChosen).map { $0 + (all == nil ? 0 : 1) }
  }

  /// The rows of each option; those of the box for all of them come first.
  private func optionRows(
    _ element: FormElement, _ choices: [FormElement.Choice], many: Bool, _ all: FormElement.AllBox?
  ) -> [[ScreenRow]] {
    var lists: [[ScreenRow]] = []
    let column = indent(element) + 4
    if let all {
      let sign = glyphs.sign(all.state, isRound: false)
      lists.append(option(at: column, sign: sign, isOn: all.state != .off, isEnabled: all.isEnabled, all.label))
    }
    for choice in choices {
      let reason = choice.isEnabled ? nil : choice.reason
      let label = choice.isEnabled ? choice.label : "(\(choice.label))" + (reason.map { " - \($0)" } ?? "")
      let sign = glyphs.sign(choice.isChosen ? .on : .off, isRound: !many)
      var list = option(
        at: column, sign: sign, isOn: choice.isChosen, isEnabled: choice.isEnabled && element.isEnabled, label)
      for line in choice.hint.map({ lines($0, width - column - 5) }) ?? [] {
        var row = ScreenRow()
        row.place(line, at: column + 4, TextAttributes(dim: true))
        list.append(row)
      }
      lists.append(list)
    }
    return lists
  }

  private func option(at column: Int, sign: String, isOn: Bool, isEnabled: Bool, _ label: String) -> [ScreenRow] {
    lines(label, width - column - BoxGlyphs.slot - 2).enumerated().map { place, line in
      var row = ScreenRow()
      if place == 0 { row.place(sign, at: column, TextAttributes(color: isOn ? .green : nil, dim: !isEnabled)) }
      row.place(line, at: column + BoxGlyphs.slot + 1, TextAttributes(dim: !isEnabled))
      return row
    }
  }

  /// The items that are shown of a list: those around `center`, in as many rows as a list may take, the rows that tell
  /// of more included. The item at `center` is shown whole.
  static func window(over heights: [Int], around center: Int) -> Range<Int> {
    guard !heights.isEmpty else { return 0..<0 }
    if heights.reduce(0, +) <= choiceRows { return 0..<heights.count }
    let middle = min(max(center, 0), heights.count - 1)
    var shown = middle..<middle + 1
    var used = heights[middle]
    let room = choiceRows - 2
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      if shown.upperBound < heights.count, used + heights[shown.upperBound] <= room {
        used += heights[shown.upperBound]
        shown = shown.lowerBound..<shown.upperBound + 1
        isGrowing = true
      }
      if shown.lowerBound > 0, used + heights[shown.lowerBound - 1] <= room {
        used += heights[shown.lowerBound - 1]
        shown = shown.lowerBound - 1..<shown.upperBound
        isGrowing = true
      }
    }
    return shown
  }
}
