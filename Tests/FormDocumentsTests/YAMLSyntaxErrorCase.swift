/// Texts that are not YAML, as people write them, and what they are told.
struct YAMLSyntaxErrorCase: Sendable {
  let yaml: String
  /// Line and column, and the text that the finding points at.
  let place: String
  let message: String
  let hint: String?
  /// The text after the repair, when one is offered.
  let repaired: String?

  init(_ yaml: String, _ place: String, _ message: String, hint: String? = nil, repaired: String? = nil) {
    self.yaml = yaml
    self.place = place
    self.message = message
    self.hint = hint
    self.repaired = repaired
  }
}
