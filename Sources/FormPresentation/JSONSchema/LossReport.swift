public import FormDiagnostics
import FormDocuments
import FormText

/// What an export cannot say, with places that a person and a program can look up.
public struct LossReport: Sendable {
  private let losses: [SchemaLoss]
  private let lines: LineIndex

  /// The report about `losses` of the form whose text is `source`.
  public init(_ losses: [SchemaLoss], in source: SourceText) {
    self.losses = losses
    lines = LineIndex(source)
  }

  /// A line for each loss.
  public var text: String {
    losses.map { loss in
      let position = lines.position(at: loss.range.start)
      let place = "\(lines.source.name.escapedForDisplay()):\(position.line):\(position.column)"
      return "\(place): note: `\(loss.rule)` of `\(loss.field)` is not in the schema: \(loss.reason.lowercasedStart)\n"
    }.joined()
  }

  /// A JSON document with a member `losses`: `rule`, `field`, `reason`, `file`, `line`, `column` of each.
  public var json: String {
    let losses = losses.map { loss in
      let position = lines.position(at: loss.range.start)
      return JSON.object([
        .init("rule", .string(loss.rule)), .init("field", .string(loss.field)), .init("reason", .string(loss.reason)),
        .init("file", .string(lines.source.name)), .init("line", .integer(Int64(position.line))),
        .init("column", .integer(Int64(position.column))),
      ])
    }
    return JSONWriter(.indented).text(["losses": .array(losses)]) + "\n"
  }
}

extension String {
  /// The sentence as it goes on after a colon; names such as `multipleOf` and ECMAScript stay as they are.
  fileprivate var lowercasedStart: String {
    let second = dropFirst().first
    return second?.isUppercase == true || hasPrefix("JSON") ? self : prefix(1).lowercased() + dropFirst()
  }
}
