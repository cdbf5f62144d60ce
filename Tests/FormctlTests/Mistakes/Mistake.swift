import FormDiagnostics
import FormDocuments

/// A mistake that a kind of slip makes at one place of a form.
struct Mistake: CustomStringConvertible {
  /// What the slip is, in words.
  let kind: String
  /// The bytes of the valid form that are written over.
  let range: SourceRange
  /// What is written over them.
  let replacement: String
  /// What cannot be read as it was meant any more: the value, the whole entry where its key is misspelt, and all of an
  /// element of an issue form whose type cannot be told.
  let extent: SourceRange

  var description: String { "\(kind) at \(range.start)" }

  /// Whether `other` is another slip at another place: neither lies in what the other spoils, nor touches it.
  func isApart(from other: Mistake) -> Bool {
    kind != other.kind && (extent.end < other.extent.start || other.extent.end < extent.start)
  }

  /// Every mistake that can be made in `source`, in the order of the text.
  static func all(in source: SourceText) -> [Mistake] {
    guard let root = DocumentReader.read(source).root else { return [] }
    var found: [Mistake] = []
    for mapping in mappings(in: root) {
      for entry in mapping.entries where !entry.isMerged {
        guard case .scalar(let key) = entry.key else { continue }
        for slip in Slip.all where slip.keys.contains(key.text) {
          found += slip.mistakes(key, entry.value, in: mapping)
        }
      }
    }
    return found
  }

  /// The mappings in `root` whose keys are words of the language, not names that the author chose.
  private static func mappings(in root: Node) -> [Node.Mapping] {
    switch root {
    case .scalar: []
    case .sequence(let sequence): sequence.items.flatMap(mappings)
    case .mapping(let mapping):
      [mapping]
        + mapping.entries.flatMap { entry -> [Node.Mapping] in
          let inside = mappings(in: entry.value)
          guard case .scalar(let key) = entry.key, ["styles", "documents"].contains(key.text) else { return inside }
          return Array(inside.dropFirst())
        }
    }
  }
}

/// A kind of slip, and where it can be made.
struct Slip {
  /// What is written in a wrong way.
  enum Part {
    /// The key, with its last letter twice.
    case key
    /// A single value.
    case value(String)
    /// Each of the texts of a list.
    case item(String)
  }

  let kind: String
  let part: Part
  let keys: Set<String>

  init(_ kind: String, _ part: Part, at keys: Set<String>) {
    self.kind = kind
    self.part = part
    self.keys = keys
  }

  /// The mistakes that the slip makes at one entry.
  fileprivate func mistakes(_ key: Node.Scalar, _ value: Node, in mapping: Node.Mapping) -> [Mistake] {
    // What an element of an issue form may have depends on its type.
    let whole = key.text == "type" && mapping.has("attributes") ? mapping.range : nil
    switch (part, value) {
    case (.key, _):
      let name = key.text + String(key.text.suffix(1))
      return [mistake(at: key.range, name, spoiling: whole ?? key.range.union(value.range))]
    case (.value(let text), .scalar(let scalar)) where scalar.text != text && !scalar.range.isEmpty:
      return [mistake(at: scalar.range, text, spoiling: whole ?? scalar.range)]
    case (.item(let text), .sequence(let list)):
      return list.items.compactMap { item in
        guard case .scalar = item else { return nil }
        return mistake(at: item.range, text, spoiling: item.range)
      }
    default: return []
    }
  }

  private func mistake(at range: SourceRange, _ text: String, spoiling extent: SourceRange) -> Mistake {
    Mistake(kind: kind, range: range, replacement: text, extent: extent)
  }

  private static let texts: Set = ["label", "hint", "placeholder", "title", "message", "itemLabel", "description"]
  private static let formulas: Set = ["relevant", "enabled", "readOnly", "constraint", "calculate", "initial", "when"]
  private static let flags: Set = ["required", "syntax", "editable", "exclusive", "secret", "multiple"]
  private static let names: Set = ["type", "style", "document", "appearance", "keyboard", "whenHidden", "render"]
  private static let numbers: Set = ["version", "minLength", "maxLength", "minSelected", "maxSelected", "cornerRadius"]

  /// Every kind: a line each, and the keys at which it can be made.
  static let all: [Slip] = [
    Slip("a misspelt key", .key, at: texts.union(formulas).union(names).union(["options", "validators", "input"])),
    Slip("a misspelt part of the form", .key, at: ["steps", "fields", "body", "checks", "link", "alert"]),
    Slip("nothing behind the colon", .value(""), at: texts.union(formulas).union(names).union(numbers)),
    Slip("a list for a text", .value("[oops, oops]"), at: texts.union(formulas).union(names)),
    Slip("a text for a number", .value("three"), at: numbers),
    Slip("a number that is no text", .value("1.10"), at: texts),
    Slip("an unquoted no", .value("no"), at: flags),
    Slip("a name that nothing has", .value("nowhere"), at: names.union(["focus", "tap", "open"])),
    Slip("an item that nothing is called", .item("nowhere"), at: ["of", "validators"]),
    Slip("an unknown name in a text", .value("'Of ${nowhere}'"), at: ["label", "hint", "itemLabel"]),
    Slip("an unknown name in a condition", .value("nowhere == 1"), at: formulas),
    Slip("half an expression", .value("'1 =='"), at: formulas),
    Slip("types that do not fit", .value("'\"a\" + 1'"), at: formulas),
    Slip("a pattern that is none", .value("'(a'"), at: ["pattern"]),
    Slip("a pattern that looks around", .value("'(?=a)b'"), at: ["pattern"]),
    Slip("an id with a blank", .value("two words"), at: ["id"]),
    Slip("an id that is a reserved word", .value("if"), at: ["id"]),
  ]
}
