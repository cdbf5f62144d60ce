extension ValueType {
  /// The type in plain words with an article, as messages put it: "a text".
  public var phrase: String {
    switch self {
    case .dyn, .parameter: "a value of any type"
    case .null: "null"
    case .bool: "true or false"
    case .int: "a whole number"
    case .uint: "a whole number without sign"
    case .double: "a number with fraction"
    case .string: "a text"
    case .secret: "a secret text"
    case .bytes: "a sequence of bytes"
    case .timestamp: "a date or moment"
    case .duration: "a span of time"
    case .type: "a type"
    case .list(let element): element.isOpen ? "a list" : "a list of \(element.plural)"
    case .map, .record: "a map"
    case .abstract(let name, _): "of type `\(name)`"
    }
  }

  private var isOpen: Bool {
    switch self {
    case .dyn, .parameter: true
    default: false
    }
  }

  private var plural: String {
    switch self {
    case .bool: "truth values"
    case .int: "whole numbers"
    case .uint: "whole numbers without sign"
    case .double: "numbers with fraction"
    case .string: "texts"
    case .secret: "secret texts"
    case .timestamp: "dates or moments"
    case .duration: "spans of time"
    case .list: "lists"
    case .map, .record: "maps"
    case .dyn, .null, .bytes, .type, .abstract, .parameter: "values"
    }
  }
}
