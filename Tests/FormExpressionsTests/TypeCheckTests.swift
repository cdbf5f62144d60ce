import FormExpressions
import Testing

@Suite("Checking types")
struct TypeCheckTests {
  static let environment: Environment = {
    var environment = Environment()
    let fields: KeyValuePairs<String, ValueType> = [
      "email": .string, "name": .string, "password": .secret, "quantity": .int, "price": .double, "agree": .bool,
      "birth": .timestamp, "start": .duration, "tags": .list(.string), "account.email": .string,
      "account.password": .secret, "orders": .list(.record(["amount": .int, "note": .string])), "anything": .dyn,
      "data": .bytes,
    ]
    for field in fields { environment.declare(field.key, field.value) }
    return environment
  }()

  @Test(
    "types of values",
    arguments: [
      ("quantity * price", "double"), ("quantity + 1", "int"), ("orders[0].amount", "int"),
      ("orders.map(o, o.note)", "list(string)"),
      ("sum(orders.map(o, o.amount))", "int"), ("'a' in tags && price in [1, 2]", "bool"),
      ("agree ? 1 : 2.5", "double"),
      ("int(price) == 3.0", "bool"), ("today() - birth", "duration"), ("birth + start", "timestamp"),
      ("{'a': 1}", "map(string, int)"),
      ("[]", "list(dyn)"), ("[] + ['a']", "list(string)"), ("[1, 2.5]", "list(double)"),
      ("'%d %s'.format([1, 'a'])", "string"), ("type(name) == string", "bool"),
      ("has(account.email) && has(orders[0].note)", "bool"), ("anything.x.y + 1", "dyn"),
      ("anything > 3 && anything", "bool"),
      ("name.split(',').map(x, size(x))", "list(int)"), ("math.ceil(price)", "double"), ("-quantity", "int"),
      ("tags + tags", "list(string)"),
      ("orders.filter(o, o.amount > 0)", "list(map with amount, note)"), ("account.email == email", "bool"),
    ])
  func types(text: String, type: String) throws {
    let check = try Expression.parse(text).get().check(in: Self.environment)
    #expect(check.problems.isEmpty)
    #expect(check.type.description == type)
  }

  @Test(
    "null stands for no value where there may be none, and nowhere inside",
    arguments: [
      ("null", true), ("agree ? 5 : null", true), ("agree ? null : 5", true), ("agree ? null : null", true),
      ("agree ? null : price > 1.0 ? 5 : null", true), ("agree ? 5 : price > 1.0 ? null : 'five'", false),
      ("(agree ? 5 : null) + 1", false), ("agree ? 5 : 'five'", false), ("agree ? 'five' : null", false),
    ])
  func optional(text: String, fits: Bool) throws {
    let place = ExpectedType(.int, "`n` holds a whole number", isOptional: true) { ValueType.int.accepts($0) }
    let expression = try Expression.parse(text).get()
    #expect(expression.check(in: Self.environment, as: place).problems.isEmpty == fits)
    let required = ExpectedType(.int, "`n` wants a whole number") { ValueType.int.accepts($0) }
    #expect(!expression.check(in: Self.environment, as: required).problems.isEmpty)
  }

  @Test(
    "what is made of a secret is secret, except truth values and numbers",
    arguments: [
      ("password == account.password", false), ("size(password)", false), ("password.matches('a')", false),
      ("password + 'a'", true), ("'%s'.format([password])", true), ("[password]", true), ("dyn(password)", true),
      ("string(password)", true), ("bytes(password)", true), ("agree ? password : 'a'", true),
      ("{'a': password}.a", true),
      ("[password].map(x, x)", true), ("password.split('a')", true), ("agree ? 'a' : password", true),
      ("[password][0]", true),
      ("password != '' && agree", false), ("['a', password].join()", true), ("password.indexOf('a')", false),
    ])
  func secrets(text: String, isSecret: Bool) throws {
    let check = try Expression.parse(text).get().check(in: Self.environment)
    #expect(check.problems.isEmpty)
    #expect(check.type.isSecret == isSecret)
  }

  @Test(
    "a problem has its place, and one mistake is one problem",
    arguments: [
      (
        "email > 3", ["0..<9"],
        "`>` compares two numbers, texts, dates or spans of time; `email` is a text and `3` is a whole number"
      ),
      ("emial == ''", ["0..<5"], "There is no `emial`"),
      ("agree || (name && agree)", ["10..<14"], "`&&` wants a condition; `name` is a text"),
      ("!name", ["1..<5"], "`!` wants a condition; `name` is a text"),
      ("orders.amount > 1", ["7..<13"], "`orders` is a list and has no part `amount`; its entries may have"),
      ("orders.all(o, o.amonut > 0)", ["16..<22"], "`o` has no `amonut`"),
      ("-name", ["1..<5"], "`-` wants a number; `name` is a text"),
      (
        "name + quantity + 1", ["0..<15"], "`+` is not for these two; `name` is a text and `quantity` is a whole number"
      ),
      (
        "'가' == 1 || quantity", ["0..<10", "14..<22"],
        "`==` compares values of one type; `'가'` is a text and `1` is a whole number"
      ),
      (
        "price % 2", ["0..<9"],
        "`%` is for two whole numbers; `price` is a number with fraction and `2` is a whole number"
      ),
      ("name.startsWith(3)", ["16..<17"], "`startsWith` takes a text; `3` is a whole number"),
      ("tags.contains('a')", ["0..<4"], "`contains` is called on a text; `tags` is a list of texts"),
      ("f(x)", ["0..<1", "2..<3"], "There is no function `f`"), ("account", ["0..<7"], "There is no `account`"),
      ("account.emial", ["0..<13"], "There is no `account.emial`"),
      ("email.x", ["6..<7"], "`email` is a text and has no part `x`"),
      (
        "agree ? 1 : 'a'", ["8..<15"],
        "Both values of a choice are of one type; `1` is a whole number and `'a'` is a text"
      ),
      ("name[0]", ["0..<4"], "`name` is a text; only lists and maps have elements"),
      ("int(password) > 1", ["4..<12"], "`int` would tell what stands in `password`, which is secret"),
      (
        "{password: 1}", ["1..<9"],
        "A key of a map is a text, a whole number or a truth value; `password` is a secret text"
      ),
      ("birth == null", ["0..<13"], "`==` compares values of one type; `birth` is a date or moment and `null` is null"),
      ("[1, 'a']", ["4..<7"], "The elements of a list are of one type; `1` is a whole number and `'a'` is a text"),
      (
        "{'a': 1, 'b': agree}", ["14..<19"],
        "The values of a map are of one type; `1` is a whole number and `agree` is true or false"
      ),
      ("tags['a']", ["5..<8"], "A place in a list is a whole number; `'a'` is a text"),
      ("name.all(c, c)", ["0..<4"], "`all` goes over a list or map; `name` is a text"),
      (
        "password < 'a'", ["0..<14"],
        "`<` compares two numbers, texts, dates or spans of time; `password` is a secret text and `'a'` is a text"
      ),
    ])
  func problems(text: String, ranges: [String], message: String) throws {
    let problems = try Expression.parse(text).get().check(in: Self.environment).problems
    #expect(
      problems.map { "\($0.range)" } == ranges.map { $0.replacing("..<", with: " ..< ").replacing(" ", with: "") })
    #expect(problems.first?.message == message)
  }

  @Test(
    "a hint leads to the repair",
    arguments: [
      ("emial == ''", "Did you mean `email`?"), ("acount.email", "Did you mean `account`?"),
      ("True", "Did you mean `true`?"),
      ("account.emial", "Did you mean `account.email`?"),
      ("1 < quantity < 5", "To hold a value between two others, write `a < quantity && quantity < b`"),
      ("agree == 'yes'", "It is a condition by itself: `agree` or `!agree`"),
      ("quantity == null", "Whether it is filled in is asked by `isSet(quantity)`"),
      ("birth > '2000-01-01'", "Write `timestamp('2000-01-01T00:00:00Z')`"),
      ("age(birth) >= '18'", "A number stands without quotes: `18`"),
      ("birth < 18", "The full years since a date are `age(birth)`, its year is `birth.getFullYear()`"),
      ("name + quantity", "Make a text of it: `string(quantity)`"),
      ("tags == 'a'", "Whether a list has an element is asked by `'a' in tags`"),
      ("'a' == tags", "Whether a list has an element is asked by `'a' in tags`"),
      ("tags == 3", "Whether a list has an element is asked by `element in list`"),
      ("name == 3", "A text stands in quotes: `'3'`"),
      ("name > 3", "The length of a text is `size(name)`; a text of digits becomes a number by `int(name)`"),
      ("quantity == ''", "Whether it is filled in is asked by `isSet(quantity)`"),
      ("birth != ''", "Whether it is filled in is asked by `isSet(birth)`"),
      ("start > '09:00'", "A time of day is a span since midnight: `duration('9h')`"),
      ("'9:05' < start", "A time of day is a span since midnight: `duration('9h5m')`"),
      ("1 == agree", "It is a condition by itself: `agree` or `!agree`"),
      ("size(name) && agree", "Compare it: `size(name) > …`"),
      ("tags.contains('a')", "Whether a list has an element is asked by `'a' in tags`"),
      ("name && agree", "Whether it is filled in is asked by `name != ''`"),
      ("'a' in name", "Whether a text contains another is asked by `text.contains('a')`"),
      ("birth + '7 days'", "A span of time is written `duration('168h')`"),
      ("birth - '2 years'", "A date cannot be moved by years; the full years since a date are `age(date)`"),
      ("birth - birth < 90", "A span of 90 days is written `duration('2160h')`"),
      ("birth + 1", "Days are a span of time: `+ duration('24h')`"),
      ("price % quantity", "Make whole numbers of them: `int(price) % quantity`"),
      ("name.startWith('a')", "Did you mean `startsWith`?"),
      (
        "orders.amount > 1",
        "One entry's is `orders[0].amount`, those of all are `orders.map(x, x.amount)`, and one of them is looked for by"
          + " `orders.exists(x, x.amount …)`"
      ),
    ])
  func hints(text: String, hint: String) throws {
    #expect(try Expression.parse(text).get().check(in: Self.environment).problems.first?.hint == hint)
  }

  @Test(
    "the place of an expression wants a type",
    arguments: [
      ("agree", ValueType.bool, nil), ("anything", .bool, nil), ("quantity", .bool, "isSet(quantity)"),
      ("name", .int, "int(name)"), ("'12'", .double, "quotes: `12`"), ("quantity", .string, "string(quantity)"),
      ("birth", .int, "age(birth)"), ("'2026-01-31'", .timestamp, "timestamp('2026-01-31T00:00:00Z')"),
      ("name", .list(.string), "`[name]`"), ("agree", .int, "agree ? 1 : 0"), ("orders", .string, "entry.amount"),
      ("'09:30'", .duration, "duration('9h30m')"),
    ] as [(String, ValueType, String?)])
  func expected(text: String, type: ValueType, repair: String?) throws {
    let place = ExpectedType(type, "Here stands what is wanted") { type.accepts($0) }
    let problems = try Expression.parse(text).get().check(in: Self.environment, as: place).problems
    #expect(problems.map(\.range) == (repair == nil ? [] : [0..<text.utf8.count]))
    if let repair { #expect(problems.first?.hint?.contains(repair) == true, "\(problems)") }
  }

  @Test("a variable is called what its declaration says")
  func nouns() throws {
    var environment = Environment()
    environment.declare("start", .timestamp, noun: "a date")
    let problems = try Expression.parse("start == 3 || [start].all(start, start > 3)").get().check(in: environment)
      .problems
    #expect(
      problems.map(\.message) == [
        "`==` compares values of one type; `start` is a date and `3` is a whole number",
        "`>` compares two numbers, texts, dates or spans of time; `start` is a date or moment and `3` is a whole number",
      ])
  }

  @Test("of many problems the first hundred are told, in time that does not grow with their number")
  func manyProblems() throws {
    let text = Array(repeating: "name > 3", count: 20_000).joined(separator: " && ")
    #expect(try Expression.parse(text).get().check(in: Self.environment).problems.count == 100)
  }

  @Test("outside forms an int beside a double is refused")
  func strict() throws {
    var environment = Environment(convertsNumbers: false)
    environment.declare("quantity", .int)
    let problems = try Expression.parse("quantity * 2.5").get().check(in: environment).problems
    #expect(problems.count == 1)
  }
}
