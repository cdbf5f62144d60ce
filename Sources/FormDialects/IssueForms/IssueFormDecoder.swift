import FormDiagnostics
import FormDocuments
import FormModel
import FormText

/// Reads the tree of an issue form, and finds what its host would refuse or misread.
struct IssueFormDecoder {
  /// What reads single values and keeps the findings.
  var reader: IssueFormReader
  /// The elements of the body that could be read, in order.
  var elements: [IssueElement] = []
  /// The references of all elements, and the ids that repairs have given out; nil before the first repair.
  var takenReferences: Set<String>?

  private(set) var name: Node.Scalar?
  private(set) var title: Node.Scalar?
  private(set) var issueType: Node.Scalar?
  private(set) var labels: [String] = []
  private(set) var assignees: [String] = []
  private(set) var projects: [String] = []

  /// The dialect of the form.
  var dialect: Dialect { reader.dialect }

  /// Reads the issue form that `root` is. What is read means nothing when a finding is an error.
  init(reading root: Node, of source: SourceText, as dialect: Dialect) {
    reader = IssueFormReader(source, as: dialect)
    read(root)
    if !reader.findings.hasErrors { readPatterns() }
  }

  /// What the form is called, with the place; nil when it has no name.
  var placedName: Placed<String>? { name.map { Placed(String($0.text.trimmed), at: $0.range) } }

  private mutating func read(_ root: Node) {
    guard case .mapping(let mapping) = root else {
      reader.report(
        .issueWrongType, "An issue form must be a mapping, not \(root.noun)", at: root.range,
        hint: "An issue form begins with `name:`, `description:` and `body:`.")
      return
    }
    if reportWorkflow(mapping) { return }
    var found: Set<String> = []
    var body: Node.Entry?
    for entry in mapping.entries {
      guard let key = topKey(entry, in: mapping) else { continue }
      found.insert(key)
      switch key {
      case "name": name = string(entry, key)
      case "description": _ = string(entry, key)
      case "title": title = string(entry, key, isOptional: true)
      case "type": issueType = string(entry, key, isOptional: true)
      case "ref": _ = string(entry, key, isOptional: true)
      case "labels": labels = list(entry, key)
      case "assignees": assignees = list(entry, key)
      case "projects": projects = list(entry, key)
      default: body = entry
      }
    }
    let anchor = mapping.entries.first?.key.range ?? mapping.range
    for key in ["name", "description"] where !found.contains(key) {
      let purpose = key == "name" ? "what the form is called" : "what it is for"
      reader.report(
        .issueKeyMissing, "The form has no `\(key)`", at: anchor,
        hint: "Add a line `\(key): …` at the top that says \(purpose) where people choose a template.",
        says: "Required top level key `\(key)` is missing")
    }
    readBody(body, anchor: anchor)
    checkReferences()
    checkName()
  }

  private mutating func string(_ entry: Node.Entry, _ key: String, isOptional: Bool = false) -> Node.Scalar? {
    reader.text(
      entry.value, key, .issueKeyNotString, says: "`\(key)` must be a string", isOptional: isOptional)
  }

  private mutating func checkName() {
    guard dialect == .github, let name, name.text.count <= 3 else { return }
    reader.report(
      .issueNameShort,
      "The name `\(name.text)` has \(name.text.count == 1 ? "1 character" : "\(name.text.count) characters"), and GitHub asks for more than 3",
      at: name.range,
      hint: "Choose a longer one, such as `\(name.text) report`: GitHub may not show a template with a shorter name.")
  }
}

// MARK: - The keys at the top

extension IssueFormDecoder {
  private static let topKeys = [
    "name", "description", "title", "labels", "assignees", "projects", "type", "body",
  ]

  /// What keys of Markdown templates and of other form languages are called here.
  private static let elsewhere = [
    "about": "description", "label": "labels", "assignee": "assignees", "project": "projects", "fields": "body",
    "questions": "body", "elements": "body", "issue_body": "body", "summary": "description",
  ]

  /// The key that `entry` is read as; nil, after a finding, when it means nothing.
  private mutating func topKey(_ entry: Node.Entry, in mapping: Node.Mapping) -> String? {
    guard case .scalar(let key) = entry.key else {
      reader.report(
        .issueKeyNotPermitted, "A key must be a plain word, not \(entry.key.noun)", at: entry.key.range,
        hint: "A form may have \(listing(Self.topKeys)).")
      return nil
    }
    if Self.topKeys.contains(key.text) { return key.text }
    if dialect == .gitea, key.text == "about" || key.text == "ref" {
      return key.text == "about" ? "description" : key.text
    }
    if reportForbidden(key) { return nil }
    let foreign = Self.elsewhere[key.text]
    let near = NameIndex(Self.topKeys).nearest(to: key.text)
    let isList: Bool = if case .sequence = entry.value { true } else { false }
    let meant = foreign.map { NearName($0, isCertain: $0 != "body" || isList) } ?? near
    let isFree = meant.map { mapping[$0.name] == nil } ?? false
    let fix = isFree && meant?.isCertain == true ? meant.map { reader.renaming(key, to: $0.name) } : nil
    let hint =
      key.text == "about"
      ? "`about` is for Markdown templates; an issue form says `description`."
      : isFree
        ? "Did you mean `\(meant?.name ?? "")`?"
        : "Take it away: a form may have \(listing(Self.topKeys))."
    if dialect == .gitea {
      reader.report(
        .issueWithoutEffect, "`\(key.text)` means nothing at the top of a form", at: key.range, hint: hint, fix: fix)
    } else {
      reader.report(
        .issueKeyNotPermitted, "`\(key.text)` is no key of an issue form", at: key.range, hint: hint,
        says: "`\(key.text)` is not a permitted key", fix: fix)
    }
    return fix == nil ? nil : meant?.name
  }

  /// Whether `mapping` is a workflow of GitHub Actions, which is then reported, and nothing else of it.
  private mutating func reportWorkflow(_ mapping: Node.Mapping) -> Bool {
    guard let jobs = mapping["jobs"], mapping["on"] != nil, mapping["body"] == nil else { return false }
    reader.report(
      .issueKeyNotPermitted, "This is a workflow, not an issue form", at: jobs.key.range,
      hint: "Move the file to `.github/workflows`.", says: "`jobs` is not a permitted key")
    return true
  }

  /// Whether `key` is one that GitHub forbids, which is then reported.
  mutating func reportForbidden(_ key: Node.Scalar) -> Bool {
    guard dialect == .github, HostScalar.isForbiddenKey(key) else { return false }
    reader.report(
      .issueKeyForbidden, "The key `\(key.text)` is forbidden: YAML readers take it for a boolean", at: key.range,
      hint: "Take it away.", says: "Forbidden keys")
    return true
  }

  /// The names in a list, or in one text with commas between them.
  private mutating func list(_ entry: Node.Entry, _ key: String) -> [String] {
    let says = "`\(key)` must be a string"
    switch entry.value {
    case .sequence(let sequence):
      return sequence.items.compactMap { item in
        if case .scalar(let scalar) = item, case .number(let text) = HostScalar(scalar, in: dialect) {
          reportRewritten(scalar, text)
          return text
        }
        return reader.text(item, "an entry of \(key)", .issueKeyNotString, says: says)?.text
      }
    case .scalar where entry.value.isNull && !entry.value.isHole:
      reader.report(
        .issueWithoutEffect, "`\(key)` has no value", at: entry.key.range,
        hint: "Write names after the colon, or take the key away.")
      return []
    case .scalar(let scalar):
      if case .number(let text) = HostScalar(scalar, in: dialect) { return [text] }
      let text = reader.text(entry.value, key, .issueKeyNotString, says: says, isOptional: true)?.text ?? ""
      return text.split(separator: ",").map { String($0.trimmed) }.filter { !$0.isEmpty }
    case .mapping:
      reader.report(
        .issueKeyNotString, "`\(key)` must be a list of names, not a mapping", at: entry.value.range,
        hint: "Write `\(key): [first, second]`.", says: says)
      return []
    }
  }

  /// Warns of a number whose spelling the host does not keep.
  mutating func reportRewritten(_ scalar: Node.Scalar, _ text: String) {
    guard scalar.text != text else { return }
    reader.report(
      .issueNumberRewritten, "`\(scalar.text)` is read as a number and shown as `\(text)`", at: scalar.range,
      hint: "Put it in quotes.", fix: reader.quoting(scalar))
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: SubSequence {
    var text = self[...]
    // Most texts have no white space there, which is soon seen.
    if let first = unicodeScalars.first, let last = unicodeScalars.last, first.isGraphic, last.isGraphic { return text }
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether it is a character of ASCII that one sees.
  fileprivate var isGraphic: Bool { (0x21...0x7E).contains(value) }
}
