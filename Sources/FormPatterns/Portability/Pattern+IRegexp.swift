import FormDiagnostics

extension Pattern {
  /// The parts of the pattern that are not in I-Regexp, the regular expressions that all engines read alike, in the
  /// order of the text; none when the pattern is portable everywhere.
  ///
  /// One difference remains that has no place in the text: `.` in I-Regexp matches no carriage return.
  ///
  /// Source: RFC 9485, "I-Regexp: An Interoperable Regular Expression Format", section 3.
  public var partsOutsideIRegexp: [PatternProblem] {
    var check = IRegexpCheck(self)
    check.visit(root)
    return check.problems.sorted { $0.range.start < $1.range.start }
  }
}
