public import FormDiagnostics
public import FormEngine
import FormText

/// Draws an explanation for people to read: what holds, the chain of reasons below it, each a step further in, and the
/// place of each rule.
public struct ExplanationText: Sendable {
  /// The least width that rows can have.
  public static let minimumWidth = 20

  private let lines: LineIndex
  private let width: Int
  private let usesColor: Bool

  /// A drawing of explanations of the form that `lines` indexes.
  ///
  /// - Parameters:
  ///   - lines: The lines of the form's text.
  ///   - width: The cells of a row, at least ``minimumWidth``; nil leaves sentences whole.
  ///   - usesColor: Whether headings and places are coloured by ANSI escape sequences.
  public init(_ lines: LineIndex, width: Int? = nil, usesColor: Bool = false) {
    self.lines = lines
    self.width = width.map { max($0, Self.minimumWidth) } ?? .max
    self.usesColor = usesColor
  }

  /// The rows of the explanation, each ending in a line feed.
  public func text(of explanation: Explanation) -> String {
    var rows = title(of: explanation.subject)
    for claim in explanation.claims where !claim.isWithoutRule {
      rows.append("")
      rows += row(claim.heading(of: explanation.subject), depth: 0).map { paint($0, as: .strong) }
      for reason in claim.reasons { append(reason, depth: 1, to: &rows) }
      if let words = claim.reversal?.words(for: claim, of: explanation.subject) {
        rows += row(words, depth: 0).map { paint($0, as: .change) }
      }
    }
    let plain = explanation.claims.filter(\.isWithoutRule)
    if !plain.isEmpty {
      let headings = plain.map { $0.heading(of: explanation.subject) }
      let list = ([headings[0]] + headings.dropFirst().map { $0.lowercased() }).joined(separator: ", ")
      rows += [""] + row(list + ": no rule says otherwise", depth: 0).map { paint($0, as: .strong) }
    }
    return rows.map { $0 + "\n" }.joined()
  }

  private func title(of subject: Explanation.Subject) -> [String] {
    var words = "`\(subject.name)`"
    if let label = subject.label { words += " “\(label)”" }
    if subject.type != "submit" { words += ", \(subject.type)" }
    return row(words, place: subject.range, depth: 0)
  }

  private func append(_ reason: ExplainedReason, depth: Int, to rows: inout [String]) {
    rows += row(reason.fact.words, place: reason.place, depth: depth, mark: "- ")
    for inner in reason.reasons { append(inner, depth: depth + 1, to: &rows) }
  }

  /// A sentence with a place behind it, indented by its depth as far as the width has room for that.
  private func row(_ words: String, place: SourceRange? = nil, depth: Int, mark: String = "") -> [String] {
    let indent = min(depth * 2 - mark.utf8.count, width / 3)
    let start = String(repeating: " ", count: max(indent, 0)) + mark
    let place = place.map { self.place(of: $0) }
    let whole = start + words.escapedForDisplay() + (place.map { "  " + $0 } ?? "")
    var rows = whole.wrapped(to: width, hangingIndent: mark.isEmpty ? start.utf8.count + 2 : start.utf8.count)
    if let place, let last = rows.last, last.hasSuffix(place) {
      rows[rows.count - 1] = last.dropLast(place.count) + paint(place, as: .place)
    }
    return rows
  }

  private func place(of range: SourceRange) -> String {
    let position = lines.position(at: range.start)
    return "\(lines.source.name.escapedForDisplay()):\(position.line):\(position.column)"
  }

  private enum Role: String {
    case strong = "1"
    case place = "36"
    case change = "32"
  }

  private func paint(_ text: String, as role: Role) -> String {
    usesColor && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension ExplainedClaim {
  /// Whether all that there is to say is that no rule says anything.
  fileprivate var isWithoutRule: Bool {
    reasons.allSatisfy { reason in if case .noRule = reason.fact { true } else { false } }
  }

  /// What holds, in a few words.
  fileprivate func heading(of subject: Explanation.Subject) -> String {
    switch (aspect, outcome) {
    case (.valid, .holds(let holds)) where subject.type == "submit": holds ? "Would be accepted" : "Would be refused"
    case (.options, _): "Options that cannot be chosen"
    case (.value, _): "Value"
    case (_, .holds(let holds)): aspect.adjective(holds).capitalizedFirst
    case (_, .unchecked), (_, .value): "Not checked"
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
