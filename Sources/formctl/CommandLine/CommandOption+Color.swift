extension CommandOption {
  /// When colours are used.
  static let color = CommandOption(
    "color",
    value: CommandValue(
      "WHEN",
      .choice([
        .init("auto", "On a terminal, unless NO_COLOR or CLICOLOR=0 is set"), .init("always", "Always"),
        .init("never", "Never"),
      ])),
    help: "When colours are used (default: auto)")
}
