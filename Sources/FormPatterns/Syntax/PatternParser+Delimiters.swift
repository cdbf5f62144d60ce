import FormDiagnostics

extension PatternParser {
  /// `/…/i` as JavaScript and PHP write a pattern: here the slashes are part of the text to match.
  mutating func remarkOnDelimiters() {
    let scalars = scanner.scalars
    guard scalars.first == "/", let last = scalars.lastIndex(of: "/"), last > 1 else { return }
    let letters = scanner.text((last + 1)..<scalars.count)
    guard letters.unicodeScalars.allSatisfy({ "dgimsuvyxU".unicodeScalars.contains($0) }) else { return }
    let inside = scanner.text(1..<last)
    guard !letters.isEmpty || inside.hasPrefix("^") || inside.hasSuffix("$") else { return }
    let kept = letters.filter { "ims".contains($0) }
    let repaired = (kept.isEmpty ? "" : "(?\(kept))") + inside
    remarks.append(
      PatternProblem(
        .suspicious, "The slashes around the pattern are characters that the text must have",
        at: scanner.range(from: 0, count: scalars.count), hint: "Write `\(repaired)`", replacement: repaired))
  }
}
