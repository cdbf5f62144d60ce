import Foundation
import Testing

@testable import formctl

@Suite struct DraftFileTests {
  private let scratch: Scratch
  private var folder: String { scratch.folder.path + "/state/formctl/drafts" }

  init() throws { scratch = try Scratch() }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func folderAndFileAreForTheirOwnerOnly() throws {
    let draft = try DraftFile("terms", in: folder)
    #expect(try draft.read() == nil)
    try draft.save(Array("{}".utf8))
    #expect(try draft.read() == Array("{}".utf8))
    #expect(try permissions(folder) == 0o700)
    #expect(try permissions(draft.path) == 0o600)
    draft.release()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["terms.json"])
  }

  @Test func aSecondRunCannotHaveIt() throws {
    let draft = try DraftFile("terms", in: folder)
    #expect(throws: DraftFile.Problem.inUse) { _ = try DraftFile("terms", in: folder) }
    let other = try DraftFile("login", in: folder)
    draft.release()
    other.release()
    try DraftFile("terms", in: folder).release()
  }

  @Test func aDamagedDraftIsRenamedAndNothingIsLost() throws {
    let draft = try DraftFile("terms", in: folder)
    for number in 1...2 {
      try draft.save(Array("damaged".utf8))
      #expect(try draft.setAside() == "terms.json.damaged-\(number)")
      #expect(try draft.read() == nil)
    }
    draft.release()
  }

  @Test func theFolderFollowsTheEnvironment() {
    #expect(DraftFile.folder { ["XDG_STATE_HOME": "/s", "HOME": "/h"][$0] } == "/s/formctl/drafts")
    #expect(DraftFile.folder { ["XDG_STATE_HOME": "s", "HOME": "/h"][$0] } == "/h/.local/state/formctl/drafts")
    #expect(DraftFile.folder { _ in nil } == nil)
  }

  @Test func aFolderThatCannotBeMadeIsTold() throws {
    try scratch.write("file", "")
    #expect(throws: DraftFile.Problem.self) { _ = try DraftFile("terms", in: scratch.folder.path + "/file/drafts") }
  }
}
