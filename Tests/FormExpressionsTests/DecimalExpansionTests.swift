import FormTestSupport
import Testing

@testable import FormExpressions

@Suite("Numbers in decimal digits")
struct DecimalExpansionTests {
  @Test(
    "digits after the point, rounded from the exact value",
    arguments: [
      (0.0, 0, "0"), (0.0, 2, "0.00"), (-0.0, 1, "-0.0"), (2.5, 0, "2"), (3.5, 0, "4"), (-2.5, 0, "-2"), (0.5, 0, "0"),
      (1.2345, 3, "1.234"), (123.4999, 3, "123.500"), (0.1, 20, "0.10000000000000000555"), (9.99, 1, "10.0"),
      (0.05, 1, "0.1"), (0.04, 1, "0.0"), (1e21, 0, "1000000000000000000000"), (1e-7, 3, "0.000"), (0.96, 0, "1"),
      (.leastNonzeroMagnitude, 2, "0.00"), (.infinity, 2, "Infinity"), (-.infinity, 2, "-Infinity"), (.nan, 2, "NaN"),
      (18_446_744_073_709_551_616, 1, "18446744073709551616.0"),
    ] as [(Double, Int, String)])
  func fixed(number: Double, precision: Int, text: String) {
    #expect(DecimalExpansion.fixed(number, precision) == text)
  }

  @Test(
    "with an exponent",
    arguments: [
      (0.0, 6, "0.000000e+00"), (2.71828, 6, "2.718280e+00"), (1052.032911275, 6, "1.052033e+03"), (9.99, 1, "1.0e+01"),
      (99_999, 2, "1.00e+05"), (1e-7, 0, "1e-07"), (-1.5e300, 3, "-1.500e+300"),
      (.leastNonzeroMagnitude, 3, "4.941e-324"),
      (.nan, 1, "NaN"), (0.00095, 0, "9e-04"), (25, 0, "2e+01"),
    ] as [(Double, Int, String)])
  func scientific(number: Double, precision: Int, text: String) {
    #expect(DecimalExpansion.scientific(number, precision) == text)
  }

  @Test("all digits of a number give it back")
  func whole() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let number = Double(bitPattern: random.next())
      if number.isFinite { #expect(Double(DecimalExpansion.scientific(number, 17)) == number) }
    }
  }
}
