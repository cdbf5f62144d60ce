import FormText

/// The functions of the expression language, one entry each.
public enum Functions {
  /// All functions, ordered by name.
  public static let all: [Function] = lists.flatMap(\.self).sorted { $0.name < $1.name }

  /// One entry for each function; a function is a file beside the others of its kind.
  private static let lists: [[Function]] = [
    [.toBool, .toBytes, .toDouble, .toDuration, .toDyn, .toInt, .toString, .toTimestamp, .toUint, .typeOf, .size],
    [
      .charAt, .contains, .endsWith, .format, .indexOf, .join, .lastIndexOf, .lowerAscii, .matches, .quote, .replace,
      .reverse, .split, .startsWith, .substring, .trim, .upperAscii,
    ],
    [
      .greatest, .least, .ceil, .floor, .round, .trunc, .abs, .sign, .squareRoot, .isNaN, .isInf, .isFinite, .bitAnd,
      .bitOr, .bitXor, .bitNot, .bitShiftLeft, .bitShiftRight,
    ],
    Function.calendarParts,
    [.today, .now, .age, .isEmail, .isUrl, .sum, .isSet],
  ]

  private static let byName: [String: Function] = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The prefixes of functions that have one: `math`, `strings`.
  public static let prefixes: Set<String> = Set(
    all.compactMap { function in
      function.name.firstIndex(of: ".").map { String(function.name[..<$0]) }
    })

  /// The function called `name`, prefix included; nil when there is none.
  public static func named(_ name: String) -> Function? { byName[name] }

  /// What is wrong with a call, as far as the name, the style and the number of arguments tell; nil when a form of
  /// the function fits.
  public static func problem(of call: CallSite) -> ExpressionProblem? {
    guard let function = named(call.name.value) else { return unknown(call) }
    if function.accepts(call) { return nil }
    let style: Function.Overload.Style = call.hasReceiver ? .receiver : .global
    let forms = function.overloads.filter { $0.style == style }
    let example = function.overloads.first { $0.accepts(argumentCount: call.argumentCount) } ?? function.overloads[0]
    if forms.isEmpty {
      let message =
        call.hasReceiver
        ? "`\(function.name)` is not called on a value"
        : "`\(function.name)` is called on a value, with a dot before it"
      return ExpressionProblem(
        .unknownFunction, message, at: call.name.range, hint: "Write `\(function.example(example))`")
    }
    return ExpressionProblem(
      .argumentCount,
      "`\(function.name)` takes \(wanted(forms)), not \(call.argumentCount)", at: call.name.range,
      hint: "Write `\(function.example(forms[0]))`")
  }

  private static let allNames = NameIndex(all.map(\.name))
  private static let methodNames = names(.receiver, and: Term.Macro.allCases.map(\.rawValue))
  private static let globalNames = names(.global, and: ["has"])

  /// The names of what is called in the style, functions and `macros`, to find the nearest one.
  private static func names(_ style: Function.Overload.Style, and macros: [String]) -> NameIndex {
    NameIndex(all.filter { $0.overloads.contains { $0.style == style } }.map(\.name) + macros)
  }

  private static func unknown(_ call: CallSite) -> ExpressionProblem {
    let name = call.name.value
    if let macro = Term.Macro(rawValue: name) {
      return ExpressionProblem(
        .unknownFunction, "`\(name)` is called on a list, with a dot before it", at: call.name.range,
        hint: "Write `\(macro.example)`")
    }
    if let advice = advice(for: name) {
      return ExpressionProblem(
        .unknownFunction, "There is no function `\(name)`", at: call.name.range, hint: advice,
        replacement: certainName(for: call).map { .init(call.name.range, $0) })
    }
    let near = (call.hasReceiver ? methodNames : globalNames).nearest(to: name)
    let nearest = near?.name ?? allNames.nearest(to: name)?.name
    let isCertain = near?.isCertain == true && near.flatMap { named($0.name) }?.accepts(call) == true
    return ExpressionProblem(
      .unknownFunction, "There is no function `\(name)`", at: call.name.range,
      hint: nearest.map { "Did you mean `\($0)`?" } ?? list(isMethod: call.hasReceiver),
      replacement: isCertain ? near.map { .init(call.name.range, $0.name) } : nil)
  }

  private static func wanted(_ forms: [Function.Overload]) -> String {
    let counts = Set(forms.map(\.argumentCount)).sorted()
    let least = forms.contains(where: \.isVariadic)
    let words = counts.map { $0 == 0 ? "no" : String($0) }.joined(separator: " or ")
    return (least ? "at least " : "") + words + (counts.last == 1 ? " argument" : " arguments")
  }
}

extension Function {
  /// Whether one of the forms is called like `call` and takes as many arguments.
  func accepts(_ call: CallSite) -> Bool {
    let style: Overload.Style = call.hasReceiver ? .receiver : .global
    return overloads.contains { $0.style == style && $0.accepts(argumentCount: call.argumentCount) }
  }

  /// A call of the form as people write it: `text.replace(text, text)`.
  func example(_ overload: Overload) -> String {
    var operands = overload.parameters.map(\.word)
    if overload.isVariadic { operands.append("…") }
    let receiver = overload.style == .receiver ? operands.removeFirst() + "." : ""
    return "\(receiver)\(name)(\(operands.joined(separator: ", ")))"
  }
}

extension ValueType {
  /// A word for a value of the type in an example.
  fileprivate var word: String {
    switch self {
    case .dyn, .parameter: "value"
    case .null: "null"
    case .bool: "condition"
    case .int, .uint, .double: "number"
    case .string, .secret: "text"
    case .bytes: "bytes"
    case .timestamp: "date"
    case .duration: "duration"
    case .type: "type"
    case .list: "list"
    case .map, .record: "map"
    case .abstract(let name, _): name
    }
  }
}
