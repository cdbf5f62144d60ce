extension Program {
  /// This program. Another command is another file in `Commands` and another entry here.
  static let formctl: Program = .init(
    summary: "Check, show and convert forms that are written as YAML files.",
    version: "0.1.0",
    entries: [
      .init("validate", .validate),
      .init("test", .test),
      .init("check", .check), .init("sample", .sample),
      .init("render", .render),
      .init("export", .export),
      .init("fill", .fill),
      .init("parse", .parse),
      .init("why", .why),
      .init("graph", .graph),
      .init("eval", .eval),
      .init("schema", .schema),
      .init("new", .new),
      .init("explain", .explain),
      .init("completions", .completions),
    ])
}
