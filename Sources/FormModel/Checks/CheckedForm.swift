import FormDiagnostics

/// A form with what checks need to know of it beyond itself.
struct CheckedForm {
  /// The form.
  let form: Form
  /// What broken parts would have been called.
  let holes: Set<String>
  /// For each field with such keys, those in whose values something could not be read.
  private let brokenKeys: [Int: Set<String>]
  /// The place of the form's first key.
  let anchor: SourceRange
  /// The place of the form's language; nil when it names none.
  let languageRange: SourceRange?
  /// Whether the form's language could not be read.
  let isLanguageBroken: Bool
  /// Whether the form's documents could not be read.
  let areDocumentsBroken: Bool
  /// What is known of the files beside the form.
  let files: FormFiles
  /// Whether something in the form file could not be read, so that parts may be missing here.
  let hasBrokenParts: Bool
  /// The names and where each can be said.
  let names: NameTable
  /// Every expression, with what it reads.
  private(set) var sites: [FormulaSite] = []
  /// For each field, the expressions that are its own, as places in ``sites``.
  private(set) var sitesOfField: [[Int]]
  /// For each field, the places of its validators with an expression that means nothing.
  private var unsoundValidators: [Int: Set<Int>] = [:]
  /// The expressions whose types do not fit.
  private var misfits: Set<ObjectIdentifier> = []
  /// The circles in which values and relevance depend on each other.
  private(set) var circles: DependencyCircles
  /// The checkboxes that select-alls stand for.
  let selectAlls: SelectAllMembers

  /// Prepares `draft` for the checks; reports names that are taken, reserved or unknown.
  init(_ draft: FormDecoder.Draft, files: FormFiles, _ context: inout DecodingContext) {
    form = draft.form
    holes = draft.holes
    brokenKeys = draft.brokenKeys
    anchor = draft.anchor
    languageRange = draft.languageRange
    isLanguageBroken = draft.isLanguageBroken
    areDocumentsBroken = draft.areDocumentsBroken
    self.files = files
    hasBrokenParts = !draft.isWhole
    names = NameTable(draft.form, &context)
    sitesOfField = Array(repeating: [], count: draft.form.fields.count)
    selectAlls = SelectAllMembers(draft.form, names)
    circles = .none
    var resolved = form.formulaSites(names)
    guard !resolved.isEmpty else { return }
    for (place, site) in resolved.enumerated() {
      if let owner = site.owner { sitesOfField[owner].append(place) }
    }
    NameResolver.resolve(&resolved, in: self, &context)
    let types = FormulaTypes(form, names, holes: holes)
    for place in resolved.indices { resolved[place].fits = types.fit(in: resolved[place], &context) }
    sites = resolved
    for place in sites.indices where !sites[place].isSound {
      let site = sites[place]
      if !site.fits { misfits.insert(ObjectIdentifier(site.formula)) }
      guard case .validator(let place) = site.role, let owner = site.owner else { continue }
      unsoundValidators[owner, default: []].insert(place)
    }
    circles = DependencyCircles(form, sites, sitesOfField, selectAlls)
  }

  /// Whether something under `key` of `field` could not be read, so that what it says is not known.
  func isBroken(_ field: Field, at key: AnyKey) -> Bool { brokenKeys[field.index]?.contains(key.name) ?? false }

  /// Whether an option of `field` could not be read, so that what is none of the others may be that one.
  func lacksOptions(_ field: Field) -> Bool { isBroken(field, at: FieldKeys.options.erased) }

  /// Whether every expression of the validator at `place` of `field` means something.
  func isSound(_ place: Int, of field: Field) -> Bool { unsoundValidators[field.index]?.contains(place) != true }

  /// Whether the types in an expression fit.
  func fits(_ formula: Formula) -> Bool { !misfits.contains(ObjectIdentifier(formula)) }

  /// Whether names looked up in `scope` stand inside a repeat.
  func isInRepeat(_ scope: Int) -> Bool {
    var current: Int? = scope
    while let place = current {
      if let owner = names.scopes[place].owner, form.fields[owner].type == .repeat { return true }
      current = names.scopes[place].outer
    }
    return false
  }
}
