extension Expression {
  /// The part of the expression that `term` is, as an expression of its own. Places in it go on counting in the whole
  /// text.
  package func part(_ term: Term) -> Expression { Expression(text: text, root: term) }
}
