extension Words {
  /// What the keys of the full screen do, for the page that lists them.
  public struct Keys: Sendable {
    /// The headline.
    public let title: String
    /// Tab and Shift-Tab.
    public let nextAndPrevious: String
    /// Up and Down.
    public let upAndDown: String
    /// Return.
    public let goOn: String
    /// Space.
    public let choose: String
    /// Ctrl-A in a list.
    public let chooseAll: String
    /// PageUp and PageDown.
    public let scroll: String
    /// Ctrl-U, Ctrl-K and Ctrl-W.
    public let delete: String
    /// Ctrl-_ and Ctrl-Y.
    public let undoAndRedo: String
    /// Esc.
    public let close: String
    /// Ctrl-C.
    public let quit: String
    /// Ctrl-Z.
    public let suspend: String
    /// Ctrl-L.
    public let repaint: String
  }

  /// What the commands do that are typed line by line in the place of an answer.
  public struct Commands: Sendable {
    /// `:help`
    public let help: String
    /// `:back`
    public let back: String
    /// `:clear`
    public let clear: String
    /// `:open N`
    public let open: String
    /// `:reset`
    public let reset: String
    /// `:quit`
    public let quit: String
    /// `::`
    public let literal: String
    /// An empty line.
    public let keep: String
  }
}
