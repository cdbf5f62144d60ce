/// The words that no variable of an expression can be called.
///
/// Source: cel-spec, langdef, section "Syntax": the productions RESERVED and KEYWORD.
public enum ReservedWords {
  /// Words with a meaning in the language.
  public static let keywords: [String] = ["false", "in", "null", "true"]

  /// Words without a meaning, kept free for languages that embed this one. They may be names of fields and functions
  /// after a dot.
  public static let reserved: [String] = [
    "as", "break", "const", "continue", "else", "for", "function", "if", "import", "let", "loop", "namespace",
    "package", "return", "var", "void", "while",
  ]

  /// Names of types, which mean the type when nothing else of that name is declared: `type(x) == int`.
  public static let typeNames: [String] = [
    "bool", "bytes", "double", "int", "list", "map", "null_type", "string", "type", "uint",
  ]

  /// Keywords and reserved words: what cannot be an identifier.
  public static let all: Set<String> = Set(keywords + reserved)

  /// Whether `word` is a keyword or a reserved word.
  public static func contains(_ word: String) -> Bool { all.contains(word) }
}
