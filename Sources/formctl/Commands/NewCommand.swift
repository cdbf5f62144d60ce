extension Command {
  /// `formctl new`: prints a commented form to start from.
  static let new = Command(
    name: "new",
    summary: "Print a commented form to start from",
    discussion: "The form has no findings. Write it to a file, change it, and check it with `formctl validate`.",
    operands: .init(
      value: CommandValue("KIND", .choice(StartingForm.all.map { .init($0.name, $0.summary) })),
      help: "What the form is for (default: \(StartingForm.all[0].name))", count: 0...1),
    options: [],
    examples: [
      .init("formctl new login > login.yaml", "Start a log-in form"),
      .init("formctl new survey | formctl render -", "See what a form looks like"),
    ],
    exitStatuses: [(.success, "Printed"), (.unusable, "There is no such kind of form")],
    run: { arguments, console, _ in
      let name = arguments.operands.first ?? StartingForm.all[0].name
      return console.write(StartingForm.all.first { $0.name == name }?.text ?? "")
    })
}
