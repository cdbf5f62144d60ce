/// How a field meets a person: the closed list that every front end draws.
///
/// Field types are an open list; each shows itself through one of these.
public enum Control: Sendable, Equatable {
  /// One line of text, typed.
  case line
  /// Several lines of text, typed.
  case paragraph
  /// One line that is masked while it is typed.
  case secret
  /// One box that is on or off.
  case toggle
  /// One option of a list.
  case chooseOne
  /// Any number of options of a list.
  case chooseMany
  /// A box that stands for several others.
  case selectAll
  /// A headline.
  case heading
  /// A paragraph to read.
  case note
  /// Something to open.
  case link
  /// Something to press.
  case button
  /// Fields that belong together.
  case group
  /// Fields that are shown on a page of their own.
  case page
  /// Fields that are asked again for every entry.
  case entries
  /// Nothing at all.
  case hidden
}
