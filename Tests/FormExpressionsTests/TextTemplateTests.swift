import FormExpressions
import Testing

@Suite("Texts with expressions in them")
struct TextTemplateTests {
  @Test(
    "literals and expressions alternate",
    arguments: [
      ("", []),
      ("plain $5 {x}", ["plain $5 {x}"]),
      ("Hello ${name}!", ["Hello ", "name@8", "!"]),
      ("$${name} ${ a }", ["${name} ", "a@11"]),
      ("${a}${b}", ["a@2", "b@6"]),
      ("${'}'}${{'k': '}'}['k']}", ["'}'@2", "{'k': '}'}['k']@8"]),
      ("한 ${이 > 0 ? 1 : 2}", ["한 "]),
      ("$$$${a}", ["$$${a}"]),
    ])
  func segments(text: String, expected: [String]) {
    let template = TextTemplate.parse(text).template
    #expect(
      template.segments.map {
        switch $0 {
        case .literal(let literal): literal
        case .expression(let expression, let offset): "\(expression)@\(offset)"
        }
      } == expected)
  }

  @Test(
    "problems are placed in the text",
    arguments: [
      ("a ${b", 2..<4, "This `${` is never closed by a `}`"),
      ("a ${b + '}", 8..<9, "This text is never closed: the closing `'` is missing"),
      ("${}", 0..<3, "There is no expression between `${` and `}`"),
      ("한 ${a = b} c", 8..<9, "A single `=` is no operator; equality is written `==`"),
      ("${{'a': 1}", 0..<2, "This `${` is never closed by a `}`"),
    ])
  func problems(text: String, range: Range<Int>, message: String) {
    let problems = TextTemplate.parse(text).problems
    #expect(problems.map(\.message) == [message])
    #expect(problems.first?.range == range)
  }

  @Test("every expression reports its own problem, and the rest is kept")
  func several() {
    let (template, problems) = TextTemplate.parse("${a =} b ${c} ${and}${d d}")
    #expect(problems.count == 2)
    #expect(template.expressions.map(\.expression.text) == ["c", "and"])
  }

  @Test("a text without expressions is constant")
  func constant() {
    #expect(TextTemplate.parse("a $${b}").template.constant == "a ${b}")
    #expect(TextTemplate.parse("").template.constant == "")
    #expect(TextTemplate.parse("a${b}").template.constant == nil)
  }
}
