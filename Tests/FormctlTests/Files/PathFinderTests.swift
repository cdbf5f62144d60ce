import Testing

@testable import formctl

@Suite struct PathFinderTests {
  static let files = InventedFiles([
    "Forms/Login.yaml": "", "Forms/terms.yaml": "", "Forms/Terms.yaml": "", "forms/other.yaml": "",
    "caf\u{E9}.yaml": "",
    "Forms/.hidden.yaml": "",
  ])

  @Test(arguments: [
    ("Forms/Login.yaml", PathFinder.Finding.found("Forms/Login.yaml")),
    ("forms/login.yaml", .found("Forms/Login.yaml")), ("FORMS/OTHER.YAML", .found("forms/other.yaml")),
    ("FORMS/TERMS.YAML", .missing(nearest: nil)), ("forms/terms.yaml", .missing(nearest: nil)),
    ("cafe\u{301}.yaml", .found("caf\u{E9}.yaml")), ("CAFÉ.yaml", .found("caf\u{E9}.yaml")),
    ("Forms/Logn.yaml", .missing(nearest: "Forms/Login.yaml")), ("Form/Login.yaml", .missing(nearest: "Forms")),
    ("Forms/hidden.yaml", .missing(nearest: nil)), ("nothing/at/all", .missing(nearest: nil)),
    ("", .missing(nearest: nil)),
  ])
  func pathsAreFoundByWhatIsMeant(path: String, finding: PathFinder.Finding) {
    #expect(PathFinder(files: Self.files.system).find(path) == finding)
  }

  @Test func otherProblemsAreLeftAsTheyAre() {
    let files = FileSystem(
      status: { _ throws(FileProblem) in throw .notPermitted }, entries: { _ in [] },
      read: { _, _ in [] }, replace: { _, _, _ in })
    #expect(PathFinder(files: files).find("a") == .problem(.notPermitted))
  }
}
