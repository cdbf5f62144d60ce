import FormDiagnostics
import FormDocuments

/// What may stand at one place of a form file: how it is read, and how JSON Schema says it.
///
/// The decoder and the schema of the form language come from the same shapes, so they cannot disagree.
struct Shape<Value>: Sendable {
  /// The JSON Schema of what may stand here.
  let schema: @Sendable () -> JSON
  /// Reads a node. `subject` is the key it belongs to. Returns nil after a finding: a hole that later steps pass over.
  let read: @Sendable (_ node: Node, _ subject: String?, _ context: inout DecodingContext) -> Value?
  /// The keys of the mapping that stands here; nil where something else does.
  var keys: (@Sendable () -> KeySet)?
  /// Whether a mapping from names that the author chooses stands here.
  var holdsNames = false

  /// A shape that accepts what `self` accepts and `transform` turns into a value.
  ///
  /// `transform` returns nil after it has reported why.
  func refined<Other>(
    schema: (@Sendable (JSON) -> JSON)? = nil,
    _ transform: @escaping @Sendable (Value, Node, inout DecodingContext) -> Other?
  ) -> Shape<Other> {
    let base = self
    return Shape<Other>(
      schema: { schema?(base.schema()) ?? base.schema() },
      read: { node, subject, context in
        guard let value = base.read(node, subject, &context) else { return nil }
        return transform(value, node, &context)
      },
      keys: keys, holdsNames: holdsNames)
  }
}

extension Shape {
  /// A list of items of one shape. Items with findings are left out of the value.
  static func list<Item>(of item: Shape<Item>, noun: String, minimum: Int = 0) -> Shape where Value == [Item] {
    Shape(
      schema: {
        var members: [JSON.Member] = [JSON.Member("type", "array"), JSON.Member("items", item.schema())]
        if minimum > 0 { members.append(JSON.Member("minItems", .integer(Int64(minimum)))) }
        return .object(members)
      },
      read: { node, subject, context in
        guard case .sequence(let sequence) = node else {
          context.reportNoList(node, noun: noun, of: subject)
          return nil
        }
        if sequence.items.count < minimum {
          let name = subject.map { "`\($0)`" } ?? "This list"
          context.report(
            Diagnostic(.wrongType, "\(name) must not be empty", at: node.range, hint: "Write at least one into it."))
          return nil
        }
        var items: [Item] = []
        items.reserveCapacity(sequence.items.count)
        var place = 0
        while place < sequence.items.count {
          var element = sequence.items[place]
          place += 1
          if element.isHole { continue }
          while place < sequence.items.count, let keys = item.keys,
            let split = SplitItem(element, sequence.items[place], keys: keys(), context.source)
          {
            context.report(split.diagnostic)
            element = split.whole
            place += 1
          }
          if let value = item.read(element, nil, &context) { items.append(value) }
        }
        return items
      })
  }

  /// One item, or a list of them.
  static func oneOrMany<Item>(of item: Shape<Item>, noun: String, minimum: Int = 1) -> Shape where Value == [Item] {
    let many = Shape.list(of: item, noun: noun, minimum: minimum)
    return Shape(
      schema: { ["anyOf": [item.schema(), many.schema()]] },
      read: { node, subject, context in
        if case .sequence = node { return many.read(node, subject, &context) }
        return item.read(node, subject, &context).map { [$0] }
      })
  }

  /// An object with the given keys, built by `build` from what a reader gives. The keys are made when first asked for.
  /// A text in the place of the object was likely meant to stand under `bareKey`.
  static func object(
    _ noun: String, keys: @escaping @autoclosure @Sendable () -> KeySet, bareKey: String? = nil,
    _ build: @escaping @Sendable (ObjectReader, inout DecodingContext) -> Value?
  ) -> Shape {
    Shape(
      schema: { keys().schema() },
      read: { node, subject, context in
        let keys = keys()
        if case .sequence(let sequence) = node, context.reportListOfPairs(sequence, subject) { return nil }
        let reader = ObjectReader(node, keys: keys, noun: noun, bareKey: bareKey, subject: subject, &context)
        guard let reader else { return nil }
        context.outer.enter(keys, noun)
        defer { context.outer.leave() }
        return build(reader, &context)
      },
      keys: keys)
  }

  /// A mapping from names that the author chooses to values of one shape; `entry` makes an entry of a name and its
  /// value, which is nil after a finding. Without an entry the name is left out.
  static func dictionary<Item, Entry>(
    of item: Shape<Item>, noun: String, name: Shape<Placed<String>>, nameSchema: JSON? = nil,
    _ entry: @escaping @Sendable (Placed<String>, Item?) -> Entry?
  ) -> Shape where Value == [Entry] {
    Shape(
      schema: {
        var members: [JSON.Member] = [JSON.Member("type", "object")]
        if let nameSchema { members.append(JSON.Member("propertyNames", nameSchema)) }
        members.append(JSON.Member("additionalProperties", item.schema()))
        return .object(members)
      },
      read: { node, subject, context in
        guard case .mapping(let mapping) = node else {
          context.reportNoTable(node, noun: noun, of: subject)
          return nil
        }
        var result: [Entry] = []
        for member in mapping.entries where !member.value.isHole {
          let key = name.read(member.key, nil, &context)
          let value = item.read(member.value, key?.value, &context)
          if let key, let made = entry(key, value) { result.append(made) }
        }
        return result
      },
      holdsNames: true)
  }
}

extension Shape {
  /// A mapping from language tags to values of one shape; `entry` makes an entry of both.
  static func byLanguage<Item, Entry>(
    of item: Shape<Item>, _ entry: @escaping @Sendable (LanguageTag, Item) -> Entry
  ) -> Shape where Value == [Entry] {
    Shape(
      schema: {
        [
          "type": "object", "propertyNames": ["$ref": "#/$defs/languageTag"],
          "additionalProperties": item.schema(), "minProperties": 1,
        ]
      },
      read: { node, subject, context in
        guard case .mapping(let mapping) = node else {
          context.reportWrongType(node, expected: "a mapping from languages", of: subject)
          return nil
        }
        var result: [Entry] = []
        for member in mapping.entries {
          let language = LanguageTag.shape.read(member.key, nil, &context)
          let value = item.read(member.value, language?.value.description, &context)
          if let language, let value { result.append(entry(language.value, value)) }
        }
        return result
      })
  }
}
