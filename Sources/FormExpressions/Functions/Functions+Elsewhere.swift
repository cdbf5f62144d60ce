import FormText

extension Functions {
  /// What to write instead of the function `name` of another language, as a hint; nil when that is not known.
  public static func advice(for name: String) -> String? {
    let name = name.lowercased()
    if let meant = elsewhere[name] { return "Here it is called `\(meant)`" }
    return advice.first { $0.names.contains(name) }?.sentence
  }

  /// What the function of `call` is called here, where it does the same with the same arguments; nil for all others.
  static func certainName(for call: CallSite) -> String? {
    let name = call.name.value.lowercased()
    guard let meant = elsewhere[name], !differing.contains(name) else { return nil }
    if let function = named(meant) { return function.accepts(call) ? meant : nil }
    return Term.Macro(rawValue: meant) != nil && call.hasReceiver && call.argumentCount == 2 ? meant : nil
  }

  /// Names of functions that are near to ours but take other arguments or say the opposite.
  private static let differing: Set<String> = [
    "substr", "slice", "mid", "test", "regex", "getdate", "years", "getage",
    "weekday",
  ]

  /// A hint that names the functions that are called on a value, or those that are not; the common ones first.
  public static func list(isMethod: Bool) -> String {
    let style: Function.Overload.Style = isMethod ? .receiver : .global
    let common = isMethod ? [] : ["today", "now", "age", "isSet", "size", "sum"]
    let names = all.filter { $0.overloads.contains { $0.style == style } }.map(\.name)
    let (macros, kind) =
      isMethod ? (Term.Macro.allCases.map(\.rawValue), "called on a value") : ([], "called by itself")
    return "Functions \(kind) are \(NameList.quoted(common + macros + names.filter { !common.contains($0) }))"
  }

  /// Names of functions in JavaScript, Python, SQL and XPath, in lower case, with ours.
  private static let elsewhere: [String: String] = [
    "len": "size", "length": "size", "count": "size", "strlen": "size", "years": "age", "getage": "age",
    "calculateage": "age", "yearssince": "age", "lower": "lowerAscii", "lowercase": "lowerAscii",
    "tolower": "lowerAscii", "tolowercase": "lowerAscii", "upper": "upperAscii", "uppercase": "upperAscii",
    "toupper": "upperAscii", "touppercase": "upperAscii", "match": "matches", "test": "matches", "regex": "matches",
    "includes": "contains", "substr": "substring", "slice": "substring", "mid": "substring", "strip": "trim",
    "trimmed": "trim", "float": "double", "number": "double", "parsefloat": "double", "parseint": "int",
    "integer": "int", "str": "string", "tostring": "string", "text": "string", "total": "sum",
    "defined": "isSet", "currentdate": "today",
    "curdate": "today", "getdate": "today", "date.today": "today", "date.now": "now", "datetime.now": "now",
    "year": "getFullYear", "getyear": "getFullYear", "day": "getDate",
    "weekday": "getDayOfWeek", "getday": "getDayOfWeek", "hours": "getHours", "minutes": "getMinutes",
    "isemailaddress": "isEmail", "validemail": "isEmail", "isvalidemail": "isEmail", "isvalidurl": "isUrl",
    "max": "math.greatest", "min": "math.least", "math.max": "math.greatest", "math.min": "math.least",
    "round": "math.round", "floor": "math.floor", "ceil": "math.ceil", "abs": "math.abs", "sqrt": "math.sqrt",
    "trunc": "math.trunc", "some": "exists", "any": "exists", "every": "all", "number.parseint": "int",
    "number.parsefloat": "double", "parsedate": "timestamp", "todate": "timestamp", "date.parse": "timestamp",
  ]

  /// Names in lower case, with what does the same without a function of that kind.
  private static let advice: [(names: Set<String>, sentence: String)] = [
    (
      ["adddays", "plusdays", "dateadd", "date_add", "adddate", "add", "subtractdays", "subdays", "minusdays"],
      "Days are added as a span of time: `date + duration('24h')` is the next day"
    ),
    (
      ["addyears", "addmonths", "plusyears", "plusmonths", "subyears", "subtractyears", "yearsago"],
      "Whether so many years have passed since a date is asked by `age(date) >= 18`"
    ),
    (
      ["datediff", "date_diff", "daysbetween", "differenceindays", "diff"],
      "Between two dates lies a span of time, which is compared: `to - from <= duration('720h')`"
    ),
    (
      ["isempty", "isblank", "isnull", "isnil", "empty"],
      "That nothing is filled in is asked by `!isSet(field)`, that nothing is chosen by `size(field) == 0`"
    ),
    (["month"], "The month of a date is `date.getMonth() + 1`: `getMonth` counts from 0"),
    (
      ["getdays", "days", "indays", "todays"],
      "A span of time is counted in hours: `(to - from).getHours() / 24` are its days"
    ),
    (["if", "iif", "ifelse", "cond", "when"], "A choice is written `condition ? value : otherwise`"),
    (["concat", "concatenate"], "Texts are joined by `+`: `first + ' ' + last`"),
    (
      ["selected"],
      "Whether one of several is chosen is asked by `'a' in list`, of a single choice by `choice == 'a'`"
    ),
    (["countselected"], "How many are chosen is `size(list)`"),
    (["pulldata", "instance", "indexedrepeat"], "A form has no other data than its fields and its `context`"),
    (["and", "allof"], "Conditions are joined by `&&`"), (["or", "anyof"], "Conditions are joined by `||`"),
    (["not"], "The opposite of a condition is written `!condition`"),
    (["date", "dateof"], "A date is made of a text by `timestamp('2026-01-31T00:00:00Z')`"),
    (
      ["isnumber", "isnumeric", "isinteger"],
      "That an answer is a number is said by its field: `type: number` or `type: integer`"
    ),
    (["coalesce", "ifnull", "nvl", "default"], "Write `isSet(x) ? x : other`"),
    (["between", "inrange"], "Write `x >= low && x <= high`"),
    (["find", "first"], "Whether one is there is asked by `list.exists(x, x > 0)`; the first is `list[0]`"),
  ]
}
