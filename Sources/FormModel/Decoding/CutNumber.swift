import FormDiagnostics
import FormDocuments

/// A number with a comma before its fraction, which inside brackets ends the item: `[min: 0, step: 0,1]`.
struct CutNumber {
  /// The finding, at the number.
  let diagnostic: Diagnostic

  /// The number that ends with `first` and goes on with `second`, items of a list in brackets that follow each other; nil
  /// when both stand for themselves.
  init?(_ first: Node, _ second: Node, _ source: SourceText) {
    guard case .mapping(let pair) = first, case .scalar(let whole)? = pair.entries.last?.value,
      case .scalar(let fraction) = second, whole.style == .plain, fraction.style == .plain,
      whole.range.end + 1 == fraction.range.start, source[SourceRange(whole.range.end, fraction.range.start)] == ",",
      [whole.text, fraction.text].allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let range = whole.range.union(fraction.range)
    let number = "\(whole.text).\(fraction.text)"
    diagnostic = Diagnostic(
      .wrongType, "`\(source[range])` is no number: inside `[ ]` a comma ends the item", at: range,
      hint: "Write `\(number)`: a fraction is separated by a point.",
      fix: Diagnostic.Fix("Replace it by `\(number)`", [Diagnostic.Edit(range, number)]))
  }
}
