import FormText
import Testing

@Suite struct NearestNameTests {
  static let keys = [
    "label", "hint", "placeholder", "default", "initial", "calculate", "relevant", "enabled", "readOnly", "validators",
    "style", "appearance", "link", "whenHidden", "input", "options", "selectAll", "minLength", "maxLength", "min",
    "max",
  ]

  @Test(arguments: [
    ("when-hidden", "whenHidden"), ("WhenHidden", "whenHidden"), ("when_hidden", "whenHidden"),
    ("readonly", "readOnly"), ("lable", "label"), ("minLenght", "minLength"), ("place holder", "placeholder"),
    ("defualt", "default"), ("optoins", "options"), ("validator", "validators"),
  ])
  func aSlipIsRepairedWithCertainty(typed: String, meant: String) {
    #expect(NameIndex(Self.keys).nearest(to: typed) == NearName(meant, isCertain: true))
  }

  @Test(arguments: [
    ("mixLength", "minLength"), ("lin", "link"), ("minn", "min"), ("app", "appearance"), ("labl1", "label"),
  ])
  func aGuessIsOfferedWithoutCertainty(typed: String, meant: String) {
    #expect(NameIndex(Self.keys).nearest(to: typed) == NearName(meant, isCertain: false))
  }

  @Test(arguments: ["", "-", "x", "ab", "colour", "tooltip", "설명", String(repeating: "label", count: 1000)])
  func nothingNearIsNothing(typed: String) {
    #expect(nearestName(to: typed, in: Self.keys) == nil)
  }

  @Test func theFirstOfEquallyNearNamesIsOffered() {
    #expect(nearestName(to: "cat", in: ["bat", "rat"]) == "bat")
    #expect(nearestName(to: "A_b", in: ["ab", "AB"]) == "ab")
  }

  @Test func namesInHangulAreCompared() {
    #expect(nearestName(to: "약관동외", in: ["이름", "약관동의"]) == "약관동의")
  }

  @Test func equalSpellingsAreFoundBeyondTheLimitOfComparisons() {
    let names = (0...NameIndex.scanLimit).map { "field\($0)x" }
    let last = names[names.count - 1]
    #expect(NameIndex(names).nearest(to: last.uppercased()) == NearName(last, isCertain: true))
  }

  @Test func amongCountlessSimilarNamesOneIsOfferedWithoutCertainty() {
    let names = (0..<5_000).map { "field\($0)x" }
    #expect(NameIndex(names).nearest(to: "fiedl99x")?.isCertain == false)
  }
}
