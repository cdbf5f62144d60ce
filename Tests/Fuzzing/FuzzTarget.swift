/// A part of the program that reads bytes from strangers, with the laws that hold whatever they send.
///
/// libFuzzer drives one through `Tests/Fuzzing/run.sh`; the tests drive all of them over their seeds and over changes of
/// the seeds. That nothing traps and that all ends soon are laws of every target.
public struct FuzzTarget: Sendable {
  /// The name on the command line of `run.sh`.
  public let name: String
  /// How many changes of its seeds the tests try: few where each of them takes long.
  public let caseCount: Int
  /// What a run begins with: bytes that lead into every corner.
  public let seeds: @Sendable () throws -> [[UInt8]]
  /// Reads `bytes`, and throws the law that does not hold for them.
  public let check: @Sendable (_ bytes: [UInt8]) throws(BrokenLaw) -> Void

  init(
    _ name: String, cases: Int, seeds: @escaping @Sendable () throws -> [[UInt8]],
    check: @escaping @Sendable ([UInt8]) throws(BrokenLaw) -> Void
  ) {
    self.name = name
    caseCount = cases
    self.seeds = seeds
    self.check = check
  }

  init(_ name: String, cases: Int, seeds: [String], check: @escaping @Sendable ([UInt8]) throws(BrokenLaw) -> Void) {
    self.init(name, cases: cases, seeds: { seeds.map { Array($0.utf8) } }, check: check)
  }

  /// Every target.
  public static let all: [FuzzTarget] = [
    .yaml, .json, .form, .issueForm, .issueBody, .expression, .pattern, .keys, .screen, .records, .answers, .draft,
    .summary,
  ]

  /// The target called `name`; nil when there is none.
  public static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// A law that does not hold, in words that name what was seen.
public struct BrokenLaw: Error, CustomStringConvertible {
  /// What was seen, and what should have been.
  public let description: String

  /// Throws a broken law that `words` tell, unless `claim` holds.
  static func unless(_ claim: Bool, _ words: @autoclosure () -> String) throws(BrokenLaw) {
    if !claim { throw BrokenLaw(description: words()) }
  }
}
