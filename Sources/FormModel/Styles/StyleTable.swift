import FormDiagnostics
import FormText

/// The styles of a form, looked up by name and settled when a field asks for one.
struct StyleTable {
  /// One style of the form, with what is worked out about it.
  private struct Slot {
    let name: Placed<String>
    /// What the form says; nil when it could not be read.
    let declaration: StyleDeclaration?
    /// The place of the style that it extends, where that is one of the form's.
    var base: Int?
    /// Whether it could not be read or is part of a circle: a finding says so, and nothing more is said.
    var isBroken: Bool
    var isUsed = false
    /// What it says, with what it extends underneath; nil until somebody asks.
    var said: [Style.Entry]?
    /// The styles that it was settled to, one for each kind that was asked for.
    var settled: [Style] = []
  }

  private var slots: [Slot]
  /// What each style is for, as it says itself or as what it extends does; nil where nothing tells.
  private var kinds: [StyleKind?] = []
  /// Whether the form's styles could not be read, so that nobody knows their names.
  private let isBroken: Bool
  private var places: [String: Int] = [:]

  /// The table of what the form's `styles` say. Reports circles of `extends` and names in it that nothing has.
  init(_ styles: [StyleDeclaration.Named], isBroken: Bool = false, _ context: inout DecodingContext) {
    self.isBroken = isBroken
    slots = styles.map { Slot(name: $0.name, declaration: $0.declaration, isBroken: $0.declaration == nil) }
    for place in slots.indices { places[slots[place].name.value] = place }
    for place in slots.indices {
      guard let base = slots[place].declaration?.base else { continue }
      slots[place].base = use(base)
      if !isKnown(base.value) { reportUnknown(base, &context) }
    }
    breakCircles(&context)
    kinds = settledKinds()
  }

  /// The style of a field of `type` that names none: the form's default for the type, else the built-in one.
  mutating func standard(for type: FieldType, _ context: inout DecodingContext) -> Style {
    guard !slots.isEmpty, let place = places[type.name] else { return .builtIn(type.styleKind) }
    slots[place].isUsed = true
    return style(at: place, as: type.styleKind)
  }

  /// The style called `name` for something of `kind`; the built-in one after a finding.
  mutating func named(_ name: Placed<String>, as kind: StyleKind, _ context: inout DecodingContext) -> Style {
    guard let place = use(name) else {
      // A type that the form gives no style has the built-in one.
      if let type = FieldType.named(name.value) {
        if type.styleKind != kind { reportMismatch(name, type.styleKind, kind, &context) }
      } else {
        reportUnknown(name, &context)
      }
      return .builtIn(kind)
    }
    let isNew = !slots[place].settled.contains { $0.kind == kind }
    if isNew, !slots[place].isBroken, let own = kinds[place] ?? usedKind(of: place), own != kind {
      reportMismatch(name, own, kind, definedAt: slots[place].name.range, &context)
      return .builtIn(kind)
    }
    return style(at: place, as: kind)
  }

  /// Asks for a style called `name` for something that nobody can tell what it is.
  mutating func require(_ name: Placed<String>, _ context: inout DecodingContext) {
    if use(name) == nil, !isKnown(name.value) { reportUnknown(name, &context) }
  }

  /// The style that a field says in place, over what it extends; `kind` is nil when nobody can tell what it is for.
  mutating func inline(
    _ declaration: StyleDeclaration, as kind: StyleKind?, _ context: inout DecodingContext
  ) -> Style {
    check(declaration, is: kind, &context)
    let base = declaration.base.flatMap { use($0) }
    if let name = declaration.base, !isKnown(name.value) { reportUnknown(name, &context) }
    return Style(kind ?? .text, declaration.values(over: base.map { said(by: $0) } ?? []))
  }

  /// Reports the styles that nothing uses, and keys that a style's kind does not have.
  func reportUnused(_ context: inout DecodingContext) {
    for place in slots.indices where !slots[place].isBroken {
      let name = slots[place].name
      if !slots[place].isUsed, !context.mayBeUsed(name) {
        context.report(
          Diagnostic(
            .unusedStyle, "Nothing uses the style `\(name.value)`", at: name.range,
            hint: "Give it to a field with `style: \(name.value)`, or take it away."))
      }
      if let declaration = slots[place].declaration {
        checkBase(of: declaration, at: place, &context)
        check(declaration, is: kinds[place] ?? usedKind(of: place), &context)
      }
    }
  }
}

// MARK: - Looking up

extension StyleTable {
  private func isKnown(_ name: String) -> Bool { places[name] != nil || FieldType.named(name) != nil }

  /// The place of the style called `name`, which counts as used from here on; nil when the form has none.
  private mutating func use(_ name: Placed<String>) -> Int? {
    guard let place = places[name.value] else { return nil }
    slots[place].isUsed = true
    return place
  }

  private mutating func style(at place: Int, as kind: StyleKind) -> Style {
    if let style = slots[place].settled.first(where: { $0.kind == kind }) { return style }
    let style = Style(kind, said(by: place))
    slots[place].settled.append(style)
    return style
  }

  /// The places from `place` down along `extends`, up to the first of which the answer is known.
  ///
  /// A loop, not a recursion: chains may be as long as the file.
  private func chain(from place: Int, until isKnown: (_ place: Int) -> Bool) -> [Int] {
    var chain: [Int] = []
    var current: Int? = place
    while let place = current, !slots[place].isBroken, !isKnown(place) {
      chain.append(place)
      current = slots[place].base
    }
    return chain
  }

  /// What a style says, with what it extends underneath.
  private mutating func said(by place: Int) -> [Style.Entry] {
    for place in chain(from: place, until: { slots[$0].said != nil }).reversed() {
      let base = slots[place].base.flatMap { slots[$0].said } ?? []
      slots[place].said = slots[place].declaration?.values(over: base)
    }
    return slots[place].said ?? []
  }

  private func settledKinds() -> [StyleKind?] {
    var kinds: [StyleKind??] = Array(repeating: nil, count: slots.count)
    for start in slots.indices {
      for place in chain(from: start, until: { kinds[$0] != nil }).reversed() {
        kinds[place] = .some(kind(of: place, over: slots[place].base.map { kinds[$0] ?? nil }))
      }
    }
    return kinds.map { $0 ?? nil }
  }

  /// What a style is for: what it says itself, the type it is named for, what it extends, or what its keys tell. `base`
  /// is what the style of the form is for that it extends; nil when it extends none.
  private func kind(of place: Int, over base: StyleKind??) -> StyleKind? {
    let declaration = slots[place].declaration
    let own = declaration?.kind.flatMap { StyleKind(rawValue: $0.value) }
    let inherited = base ?? Self.kind(ofType: declaration?.base)
    return own ?? Self.kind(ofType: slots[place].name) ?? inherited ?? declaration?.onlyKind
  }

  private static func kind(ofType name: Placed<String>?) -> StyleKind? {
    name.flatMap { FieldType.named($0.value) }?.styleKind
  }

  /// What a style is used for, where nothing else tells what it is for.
  private func usedKind(of place: Int) -> StyleKind? {
    slots[place].settled.map(\.kind).min { $0.rawValue < $1.rawValue }
  }
}

// MARK: - Findings

extension StyleTable {
  /// Reports that a style extends one that is for something else.
  private func checkBase(
    of declaration: StyleDeclaration, at place: Int, _ context: inout DecodingContext
  ) {
    guard let base = declaration.base, let own = kinds[place] else { return }
    let inherited: StyleKind?
    if let other = slots[place].base {
      guard !slots[other].isBroken else { return }
      inherited = kinds[other]
    } else {
      inherited = Self.kind(ofType: base)
    }
    if let inherited, inherited != own { reportMismatch(base, inherited, own, &context) }
  }

  private func check(_ declaration: StyleDeclaration, is kind: StyleKind?, _ context: inout DecodingContext) {
    guard let kind else { return }
    for name in declaration.values.map(\.name) {
      guard let property = StyleProperty.named(name.value), !property.fits(kind) else { continue }
      let fitting = StyleProperty.all.filter { $0.fits(kind) }.map(\.name)
      context.report(
        Diagnostic(
          .misplaced, "`\(name.value)` is no key of \(kind.noun)", at: name.range,
          hint: "\(kind.noun.capitalizedFirst) may have \(DecodingContext.list(fitting))."))
    }
  }

  private func reportMismatch(
    _ name: Placed<String>, _ own: StyleKind, _ wanted: StyleKind, definedAt definition: SourceRange? = nil,
    _ context: inout DecodingContext
  ) {
    context.report(
      Diagnostic(
        .misplaced, "`\(name.value)` is \(own.noun), but here \(wanted.noun) is wanted", at: name.range,
        related: definition.map { [Diagnostic.Related($0, "defined here")] } ?? []))
  }

  private func reportUnknown(_ name: Placed<String>, _ context: inout DecodingContext) {
    guard !isBroken else { return }
    context.reportUnknownReference(
      name, noun: "style", known: slots.map(\.name.value) + StyleKind.allCases.map(\.rawValue))
  }

  /// Reports each circle of `extends` once, and marks the styles in it as broken.
  private mutating func breakCircles(_ context: inout DecodingContext) {
    var isVisited = Array(repeating: false, count: slots.count)
    for start in slots.indices where !isVisited[start] {
      var path: [Int] = []
      var current: Int? = start
      while let place = current, !isVisited[place] {
        isVisited[place] = true
        path.append(place)
        current = slots[place].base
      }
      // Where the walk met itself, and not one before it, there is a circle.
      guard let place = current, let first = path.firstIndex(of: place) else { continue }
      report(circle: path[first...], &context)
      for place in path[first...] { slots[place].isBroken = true }
    }
  }

  private func report(circle: ArraySlice<Int>, _ context: inout DecodingContext) {
    let names = circle.sorted().map { slots[$0].name }
    guard let first = names.first else { return }
    let related = circle.compactMap { place in
      slots[place].declaration?.base.map {
        Diagnostic.Related($0.range, "`\(slots[place].name.value)` extends `\($0.value)`")
      }
    }
    let message =
      circle.count == 1
      ? "The style `\(first.value)` extends itself"
      : "The styles \(DecodingContext.list(names.map(\.value))) extend each other in a circle"
    context.report(
      Diagnostic(
        .styleCircle, message, at: first.range, related: related,
        hint: "Let one of them stand on its own: take away its `extends`."))
  }
}

extension StyleDeclaration {
  /// What the style says, over what it extends says.
  fileprivate func values(over base: [Style.Entry]) -> [Style.Entry] {
    var values = base
    for entry in self.values {
      values.removeAll { $0.name == entry.name.value }
      values.append(Style.Entry(name: entry.name.value, value: entry.value))
    }
    return values
  }

  /// The one kind that has all of its keys; nil when there are several or none.
  fileprivate var onlyKind: StyleKind? {
    let properties = values.map { StyleProperty.named($0.name.value) }
    let fitting = StyleKind.allCases.filter { kind in properties.allSatisfy { $0?.fits(kind) ?? false } }
    return fitting.count == 1 ? fitting.first : nil
  }
}
