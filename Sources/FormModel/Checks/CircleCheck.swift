import FormDiagnostics

extension FormCheck {
  /// Values, relevances and uses that depend on each other in a circle: one finding a circle, with all its edges.
  static let circles = FormCheck { form, context in
    for circle in form.circles.circles {
      guard let first = circle.sites.first else { continue }
      let nouns = circle.fields.map { form.form.fields[$0].nameForMessages }
      let names = DecodingContext.enumeration(ofNouns: nouns).capitalizedFirst
      let isOne = circle.fields.count == 1
      let code: DiagnosticCode
      let message: String
      let hint: String
      switch circle.kind {
      case .values:
        code = .valueCircle
        message = isOne ? "The value of \(names) is worked out from itself" : "\(names) are worked out from each other"
        hint = "Let one of them be typed, or work it out from something else."
      case .positive:
        code = .positiveCircle
        message =
          isOne
          ? "\(names) is shown only once it is filled, so it is never shown"
          : "Each of \(names) is shown only once another of them is filled, so none is ever shown"
        hint = "Let one of them be shown without the others."
      case .mutualHiding:
        code = .mutualHiding
        message = "\(names) hide each other: which one is shown depends on the order of events"
        hint =
          "If only one of them may be answered, put them into a group with `exclusive: true`, or let a `select` decide."
      case .unstable:
        code = .selfHiding
        message =
          isOne
          ? "\(names) is hidden by its own value: once filled it is hidden, and hidden it reads as empty"
          : "\(names) are shown and hidden by each other without end"
        hint = "Let something else decide whether it is shown."
      case .counted:
        code = .selfHiding
        message =
          isOne
          ? "\(names) counts for a select-all that decides whether it counts"
          : "\(names) count for a select-all that decides whether they count"
        hint = "Take it out of the select-all, or let something else decide about it."
      case .validity:
        code = .selfHiding
        message =
          isOne
          ? "\(names) waits until the form is valid, and a wrong answer in it would make the form invalid"
          : "\(names) wait until the form is valid, and a wrong answer in them would make the form invalid"
        hint = "Name the fields that it waits for instead of `form.valid`."
      }
      context.report(
        Diagnostic(
          code, message, at: form.sites[first].formula.place.range,
          related: circle.sites.dropFirst().map { form.edge($0) }, hint: hint))
    }
  }

  /// Return keys that lead in a circle, so that Return never submits.
  static let focus = FormCheck { form, context in
    // Without a `next`, Return goes down the form, which is no circle.
    guard form.form.fields.contains(where: { $0.input?.next != nil }) else { return }
    let order = form.form.fields.filter(\.isFocusable).map(\.index)
    var place: [Int: Int] = [:]
    for (position, index) in order.enumerated() { place[index] = position }
    let next = order.enumerated().map { position, index -> Int? in
      let field = form.form.fields[index]
      guard let target = field.input?.next else { return position + 1 < order.count ? position + 1 : nil }
      return form.names.field(target.value, in: form.names.scopeOfField[index]).flatMap { place[$0] }
    }
    // For each position, the walk that came by first.
    var walk = Array(repeating: -1, count: order.count)
    for start in order.indices {
      var path: [Int] = []
      var current: Int? = start
      while let position = current, walk[position] < 0 {
        walk[position] = start
        path.append(position)
        current = next[position]
      }
      if let position = current, walk[position] == start, let entry = path.firstIndex(of: position) {
        form.reportFocusCircle(path[entry...].map { order[$0] }, &context)
      }
    }
  }
}

extension CheckedForm {
  fileprivate func edge(_ place: Int) -> Diagnostic.Related {
    let site = sites[place]
    let owner = site.owner.map { form.fields[$0].nameForMessages } ?? "this"
    var seen: Set<Int> = []
    let read = site.reads.map(\.field).filter { seen.insert($0).inserted }
    let reads = DecodingContext.list(read.compactMap { form.fields[$0].id?.value })
    let source = reads.isEmpty ? "`form.valid`" : reads
    return Diagnostic.Related(site.formula.place.range, "\(owner) depends on \(source) here")
  }

  fileprivate func reportFocusCircle(_ circle: [Int], _ context: inout DecodingContext) {
    let explicit = circle.sorted().compactMap { form.fields[$0].input?.next }
    guard let first = explicit.first else { return }
    let names = DecodingContext.enumeration(circle.sorted().compactMap { form.fields[$0].id?.value })
    context.report(
      Diagnostic(
        .focusCircle, "Return leads round in a circle between \(names) and never submits", at: first.range,
        related: explicit.dropFirst().map { Diagnostic.Related($0.range, "and leads back here") },
        hint: "Let the last of them have no `next`, or `next: submit`."))
  }
}
