import FormFuzzing
import Testing

/// The laws of all that reads bytes from strangers, over the seeds and over changes of them. `Tests/Fuzzing/run.sh`
/// looks further.
@Suite struct FuzzTargetTests {
  @Test(arguments: FuzzTarget.all.map(\.name)) func theSeedsBreakNoLaw(_ name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let seeds = try target.seeds()
    #expect(!seeds.isEmpty)
    expectLawful(seeds, target)
  }

  @Test(arguments: FuzzTarget.all.map(\.name)) func changesOfTheSeedsBreakNoLaw(_ name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let seeds = try target.seeds()
    var mutator = FuzzMutator(seed: 1)
    expectLawful((0..<target.caseCount).map { _ in mutator.changed(seeds) }, target)
  }

  /// Expects that no input breaks a law; of many that do, the first is told.
  private func expectLawful(_ inputs: [[UInt8]], _ target: FuzzTarget) {
    for bytes in inputs {
      do {
        try target.check(bytes)
      } catch {
        Issue.record("\(error)\nin:\n\(String(decoding: bytes, as: UTF8.self))")
        return
      }
    }
  }
}
