import FormDiagnostics
import FormDocuments
import FormText

/// The page on which a person chooses among the issue forms of a repository: its settings in `config.yml`.
///
/// Source: GitHub Docs, "Configuring issue templates for your repository", section "Configuring the template chooser".
enum IssueChooser {
  private static let keys = ["blank_issues_enabled", "contact_links"]
  private static let linkKeys = ["name", "url", "about"]

  /// What is wrong with the chooser `root`.
  static func check(_ root: Node, of source: SourceText) -> [Diagnostic] {
    var reader = IssueFormReader(source, as: .github)
    guard case .mapping(let mapping) = root else {
      reader.report(
        .issueWrongType, "The settings of the chooser must be a mapping, not \(root.noun)", at: root.range,
        hint: "They have \(listing(keys)).")
      return reader.findings
    }
    for entry in mapping.entries {
      guard case .scalar(let key) = entry.key else { continue }
      switch key.text {
      case "blank_issues_enabled": _ = reader.boolean(entry.value, key.text)
      case "contact_links": checkLinks(entry.value, &reader)
      default:
        let meant = reportUnknown(key, among: keys, in: mapping, of: "the chooser", &reader)
        if meant == "contact_links" { checkLinks(entry.value, &reader) }
      }
    }
    return reader.findings
  }

  private static func checkLinks(_ node: Node, _ reader: inout IssueFormReader) {
    guard case .sequence(let sequence) = node else {
      if node.isNull {
        return reader.report(
          .issueWithoutEffect, "`contact_links` has no value", at: node.range,
          hint: "List links under it, or take it away.")
      }
      return reader.report(
        .issueWrongType, "`contact_links` must be a list, not \(node.noun)", at: node.range,
        hint: "Write each link with a dash before it, and \(listing(linkKeys)) in it.")
    }
    for link in sequence.items where !link.isHole {
      guard case .mapping(let mapping) = link else {
        reader.report(
          .issueWrongType, "A link must be a mapping, not \(link.noun)", at: link.range,
          hint: "Write \(listing(linkKeys)) in it.")
        continue
      }
      check(mapping, &reader)
    }
  }

  private static func check(_ link: Node.Mapping, _ reader: inout IssueFormReader) {
    var found: Set<String> = []
    for entry in link.entries {
      guard case .scalar(let key) = entry.key,
        let name = linkKeys.contains(key.text)
          ? key.text : reportUnknown(key, among: linkKeys, in: link, of: "a link", &reader)
      else { continue }
      found.insert(name)
      let text = reader.text(entry.value, name, .issueKeyNotString, says: "`\(name)` must be a string")
      if name == "url", let text, !isAddress(text.text) {
        let whole = "https://\(text.text)"
        let isHost = text.style == .plain && text.text.prefix { $0 != "/" }.dropFirst().contains(".")
        reader.report(
          .chooserAddress, "`\(text.text)` is no address that GitHub can link to", at: text.range,
          hint: "Write a whole address that begins with `https://`, `http://` or `mailto:`.",
          fix: isHost && !text.text.contains(":") && isAddress(whole)
            ? Diagnostic.Fix("Write `\(whole)`", [Diagnostic.Edit(text.range, whole)]) : nil)
      }
    }
    let missing = linkKeys.filter { !found.contains($0) }
    if !missing.isEmpty {
      reader.report(
        .chooserLinkIncomplete, "The link has no \(missing.map { "`\($0)`" }.joined(separator: " and "))",
        at: link.anchor, hint: "A link needs all of \(listing(linkKeys)): GitHub leaves out the whole list otherwise.")
    }
  }

  private static func isAddress(_ text: String) -> Bool {
    let lowercase = text.lowercased()
    guard let scheme = ["https://", "http://", "mailto:"].first(where: { lowercase.hasPrefix($0) }) else {
      return false
    }
    return text.utf8.count > scheme.utf8.count && !text.contains { $0.isWhitespace }
  }

  /// What the parts of a link are called elsewhere.
  private static let elsewhere = [
    "title": "name", "label": "name", "text": "name", "link": "url", "href": "url", "description": "about",
  ]

  /// Reports a key that is not among `known`; returns the one that it was certainly meant to be.
  private static func reportUnknown(
    _ key: Node.Scalar, among known: [String], in mapping: Node.Mapping, of noun: String,
    _ reader: inout IssueFormReader
  ) -> String? {
    let foreign = elsewhere[key.text].flatMap { known.contains($0) ? NearName($0, isCertain: true) : nil }
    let near = foreign ?? NameIndex(known).nearest(to: key.text)
    let meant = near.flatMap { $0.isCertain && mapping[$0.name] == nil ? $0.name : nil }
    reader.report(
      .chooserKeyUnknown, "`\(key.text)` is no key of \(noun)", at: key.range,
      hint: near.map { "Did you mean `\($0.name)`?" } ?? "Take it away: here may stand \(listing(known)).",
      fix: meant.map { reader.renaming(key, to: $0) })
    return meant
  }
}
