import Testing

@testable import FormText

@Suite struct LineBreakClassTests {
  /// Pairs between which a line may not end, by the rule of UAX #14 that says so.
  @Test(arguments: [
    ("LB11", "漢\u{2060}", "字"), ("LB12", "漢", "\u{A0}"), ("LB13", "漢", "」"), ("LB13", "か", "、"), ("LB14", "（", "漢"),
    ("LB19", "漢", "\""), ("LB21", "か", "ー"), ("LB21", "か", "っ"), ("LB22", "漢", "…"), ("LB23a", "￥", "百"),
    ("LB23a", "百", "％"),
    ("LB27, tailored", "한", "글"), ("LB28", "a", "b"), ("LB28, tailored", "한", "a"), ("LB30", "한", "("),
    ("LB30", ")", "한"),
    ("keep-all", "한", "漢"), ("keep-all", "漢", "한"), ("keep-all", "한", "👍"),
  ])
  func lineDoesNotEndBetween(rule: String, before: String, after: String) {
    #expect(!allowsBreak(before, after), "\(rule)")
  }

  @Test(arguments: [
    ("LB31", "漢", "字"), ("LB31", "か", "a"), ("LB31", "a", "漢"), ("LB31", "」", "「"), ("LB31", "。", "漢"),
    ("LB31", "、", "한"),
    ("LB31", "漢", "（"), ("LB31", "👍", "👍"), ("LB31", "ー", "X"), ("LB31", "-", "漢"),
  ])
  func lineMayEndBetween(rule: String, before: String, after: String) {
    #expect(allowsBreak(before, after), "\(rule)")
  }

  @Test(
    "Hanja of a Korean word stay together, Chinese that names something Korean does not",
    arguments: [
      ("個人情報의", "個人情報의"), ("제7條(個人情報)", "제7條(個人情報)"), ("「個人情報」는", "「個人情報」는"), ("한국銀行", "한국銀行"),
      ("個人情報", "個|人|情|報"), ("使用한국어输入", "使|用한국어输|入"), ("個人情報 수집", "個|人|情|報 |수집"), ("コンビニの한국", "コ|ン|ビ|ニ|の한국"),
    ])
  func wordsWithHanja(text: String, broken: String) {
    let clusters = Array(text)
    let shown = zip(clusters, clusters.lineBreaks).map { ($1 == .allowed ? "|" : "") + String($0) }
    #expect(shown.joined() == broken)
  }

  @Test func aSpaceBeginsNoLineButTheOneAfterItMay() {
    #expect(
      Array("a  한글\n.").lineBreaks == [
        .prohibited, .prohibited, .allowed, .allowed, .withinLongWord, .prohibited, .allowed,
      ])
    #expect([Character]().lineBreaks.isEmpty)
  }

  @Test func spacesOfAllWidthsEndLinesAndNoBreakSpacesDoNot() {
    for space in [" ", "\u{1680}", "\u{2003}", "\u{205F}", "\u{3000}"] as [Character] { #expect(space.isBreakingSpace) }
    for other in ["\u{A0}", "\u{2007}", "\u{202F}", "a", " \u{301}"] as [Character] { #expect(!other.isBreakingSpace) }
  }

  /// Whether a line may end between the last cluster of one text and the first of another.
  private func allowsBreak(_ before: String, _ after: String) -> Bool {
    guard let last = before.last, let first = after.first else { return false }
    return last.lineBreakClass.allowsBreak(before: first.lineBreakClass)
  }
}
