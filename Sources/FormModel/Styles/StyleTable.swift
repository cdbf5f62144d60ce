import FormDiagnostics
import FormText

/// The styles of a form, looked up by name and settled when a field asks for one.
struct StyleTable {
  private let order: [Placed<String>]
  private let declarations: [String: StyleDeclaration]
  private let broken: Set<String>
  private var settled: [String: [StyleKind: Style]] = [:]
  private var used: Set<String> = []
  private var said: [String: [String: StyleValue]] = [:]
  private var kinds: [String: StyleKind?] = [:]

  /// The table of what the form's `styles` say. Reports names given twice and circles of `extends`.
  init(_ entries: [(name: Placed<String>, value: StyleDeclaration?)], _ context: inout DecodingContext) {
    order = entries.map(\.name)
    var declarations: [String: StyleDeclaration] = [:]
    for entry in entries { declarations[entry.name.value] = entry.value }
    self.declarations = declarations
    broken = Self.circles(order, declarations, &context).union(
      entries.filter { $0.value == nil }.map(\.name.value))
    for name in order {
      guard let base = declarations[name.value]?.base else { continue }
      used.insert(base.value)
      if !isKnown(base.value) { reportUnknown(base, &context) }
    }
  }

  /// The style of a field of `type` that names none: the form's default for the type, else the built-in one.
  mutating func standard(for type: FieldType, _ context: inout DecodingContext) -> Style {
    guard declarations[type.name] != nil || broken.contains(type.name) else { return .builtIn(type.styleKind) }
    used.insert(type.name)
    return style(type.name, as: type.styleKind, at: nil, &context)
  }

  /// The style called `name` for something of `kind`; the built-in one after a finding.
  mutating func named(_ name: Placed<String>, as kind: StyleKind, _ context: inout DecodingContext) -> Style {
    guard isKnown(name.value) else {
      reportUnknown(name, &context)
      return .builtIn(kind)
    }
    used.insert(name.value)
    return style(name.value, as: kind, at: name, &context)
  }

  /// The style that a field says in place, over what it extends.
  mutating func inline(
    _ declaration: StyleDeclaration, as kind: StyleKind, _ context: inout DecodingContext
  ) -> Style {
    check(declaration, is: kind, &context)
    var said: [String: StyleValue] = [:]
    if let base = declaration.base {
      if isKnown(base.value) {
        used.insert(base.value)
        said = values(of: base.value)
      } else {
        reportUnknown(base, &context)
      }
    }
    for (name, value) in declaration.values { said[name.value] = value }
    return Style(kind, said)
  }

  /// Reports the styles that nothing uses, and keys that a style's kind does not have.
  mutating func reportUnused(_ context: inout DecodingContext) {
    for name in order where !broken.contains(name.value) {
      if !used.contains(name.value), !context.mayBeUsed(name) {
        context.report(
          Diagnostic(
            .unusedStyle, "Nothing uses the style `\(name.value)`", at: name.range,
            hint: "Give it to a field with `style: \(name.value)`, or take it away."))
      }
      if let declaration = declarations[name.value] {
        check(declaration, is: kind(of: name.value) ?? used(name.value), &context)
      }
    }
  }

  private func isKnown(_ name: String) -> Bool {
    declarations[name] != nil || broken.contains(name) || FieldType.named(name) != nil
  }

  private func used(_ name: String) -> StyleKind? { settled[name]?.keys.sorted { $0.rawValue < $1.rawValue }.first }

  private mutating func style(
    _ name: String, as kind: StyleKind, at use: Placed<String>?, _ context: inout DecodingContext
  ) -> Style {
    if let style = settled[name]?[kind] { return style }
    if let use, let own = self.kind(of: name) ?? used(name), own != kind, !broken.contains(name) {
      context.report(
        Diagnostic(
          .misplaced, "`\(name)` is \(own.noun), but here \(kind.noun) is wanted", at: use.range,
          related: order.first { $0.value == name }.map { [Diagnostic.Related($0.range, "defined here")] } ?? []))
      return .builtIn(kind)
    }
    let style = Style(kind, values(of: name))
    settled[name, default: [:]][kind] = style
    return style
  }

  /// The names from `name` down along `extends`, as far as `isKnown` does not know the answer already.
  ///
  /// A loop, not a recursion: chains may be as long as the file.
  private func chain(from name: String, until isKnown: (String) -> Bool) -> [String] {
    var chain: [String] = []
    var current: String? = name
    while let name = current, !broken.contains(name), !isKnown(name) {
      chain.append(name)
      current = declarations[name]?.base?.value
    }
    return chain
  }

  /// What a style says, with what it extends underneath.
  private mutating func values(of name: String) -> [String: StyleValue] {
    for name in chain(from: name, until: { said[$0] != nil }).reversed() {
      var values = declarations[name]?.base.flatMap { said[$0.value] } ?? [:]
      for (key, value) in declarations[name]?.values ?? [] { values[key.value] = value }
      said[name] = values
    }
    return said[name] ?? [:]
  }

  /// What a style is for: what it says itself, the type it is named for, what it extends, or what its keys tell.
  private mutating func kind(of name: String) -> StyleKind? {
    for name in chain(from: name, until: { kinds[$0] != nil }).reversed() {
      let declaration = declarations[name]
      let own = declaration?.kind.flatMap { StyleKind(rawValue: $0.value) } ?? FieldType.named(name)?.styleKind
      kinds[name] = .some(own ?? declaration?.base.flatMap { kinds[$0.value] ?? nil } ?? declaration?.onlyKind)
    }
    return kinds[name] ?? nil
  }

  private func check(_ declaration: StyleDeclaration, is kind: StyleKind?, _ context: inout DecodingContext) {
    guard let kind else { return }
    for (name, _) in declaration.values {
      let property = StyleProperty.all.first { $0.name == name.value }
      guard let property, property.defaults[kind] == nil else { continue }
      let fitting = StyleProperty.all.filter { $0.defaults[kind] != nil }.map(\.name)
      context.report(
        Diagnostic(
          .misplaced, "`\(name.value)` is no key of \(kind.noun)", at: name.range,
          hint: "\(kind.noun.capitalizedFirst) may have \(DecodingContext.list(fitting))."))
    }
  }

  private func reportUnknown(_ name: Placed<String>, _ context: inout DecodingContext) {
    context.reportUnknownReference(name, noun: "style", known: order.map(\.value) + StyleKind.allCases.map(\.rawValue))
  }

  /// Reports each circle of `extends` once, and returns the names of all styles in one.
  private static func circles(
    _ order: [Placed<String>], _ declarations: [String: StyleDeclaration], _ context: inout DecodingContext
  ) -> Set<String> {
    var inCircle: Set<String> = []
    var finished: Set<String> = []
    for start in order where !finished.contains(start.value) {
      var path: [String] = []
      var placeInPath: [String: Int] = [:]
      var current: String? = start.value
      while let name = current, !finished.contains(name) {
        if let first = placeInPath[name] {
          report(Array(path[first...]), order, declarations, &context)
          inCircle.formUnion(path[first...])
          break
        }
        placeInPath[name] = path.count
        path.append(name)
        current = declarations[name]?.base?.value
      }
      finished.formUnion(path)
    }
    return inCircle
  }

  private static func report(
    _ circle: [String], _ order: [Placed<String>], _ declarations: [String: StyleDeclaration],
    _ context: inout DecodingContext
  ) {
    let names = Set(circle)
    let members = order.filter { names.contains($0.value) }
    guard let first = members.first else { return }
    let related = circle.compactMap { name in
      declarations[name]?.base.map { Diagnostic.Related($0.range, "`\(name)` extends `\($0.value)`") }
    }
    let message =
      circle.count == 1
      ? "The style `\(first.value)` extends itself"
      : "The styles \(DecodingContext.list(members.map(\.value))) extend each other in a circle"
    context.report(
      Diagnostic(
        .styleCircle, message, at: first.range, related: related,
        hint: "Let one of them stand on its own: take away its `extends`."))
  }
}

extension StyleDeclaration {
  /// The one kind that has all of its keys; nil when there are several or none.
  fileprivate var onlyKind: StyleKind? {
    let properties = values.map { name, _ in StyleProperty.all.first { $0.name == name.value } }
    let fitting = StyleKind.allCases.filter { kind in properties.allSatisfy { $0?.defaults[kind] != nil } }
    return fitting.count == 1 ? fitting.first : nil
  }
}
