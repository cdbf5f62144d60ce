import FormDiagnostics
import FormDocuments
import FormEngine
import FormExpressions
import FormModel

/// Saves the answers of one run, and finds those of the run before.
struct DraftKeeper: Sendable {
  /// What was found.
  struct Found {
    let draft: FormDraft
    /// When it was saved, as RFC 3339 writes it.
    let savedAt: String
  }

  private static let version: Int64 = 1
  private enum Key {
    static let version = "formctl"
    static let savedAt = "savedAt"
    static let draft = "draft"
  }

  private let file: DraftFile?
  private let now: @Sendable () -> Timestamp
  /// Whether anything is saved.
  let isKeeping: Bool

  /// Keeps answers in `file`, or only finds and removes them there unless it `saves`; without a file it does nothing.
  init(_ file: DraftFile?, saves: Bool, now: @escaping @Sendable () -> Timestamp) {
    self.file = file
    self.now = now
    isKeeping = saves && file != nil
  }

  /// Saves the answers; why that is not possible, in the words of the system. It is no reason to end a run.
  func save(_ session: FormSession) -> String? {
    guard isKeeping, let file else { return nil }
    let json: JSON = [
      Key.version: .integer(Self.version), Key.savedAt: .string(now().description), Key.draft: session.draft.json,
    ]
    do throws(DraftFile.Problem) {
      try file.save(JSONWriter(.compact).bytes(json))
      return nil
    } catch {
      if case .unusable(let reason) = error { return reason }
      return nil
    }
  }

  /// Takes the answers away that were saved.
  func remove() { file?.remove() }

  /// Lets another run have the draft.
  func release() { file?.release() }

  /// What was saved before.
  ///
  /// - Returns: The draft, nil for none; and the new name of one that is damaged.
  func find() -> (found: Found?, damaged: String?) {
    guard let file else { return (nil, nil) }
    let bytes: [UInt8]
    do throws(DraftFile.Problem) {
      guard let read = try file.read() else { return (nil, nil) }
      bytes = read
    } catch {
      // The next one must not take its place.
      return (nil, setAside())
    }
    let (source, findings) = SourceText.reading(bytes, name: "draft.json", limits: .standard)
    let (node, problems) = DocumentReader.read(source, limits: .standard)
    if findings.isEmpty, problems.isEmpty, let node, case .object(let members) = JSON(node) {
      let value = { (name: String) in members.first { $0.name == name }?.value }
      if value(Key.version) == .integer(Self.version), case .string(let savedAt)? = value(Key.savedAt),
        let draft = value(Key.draft)
      {
        return (Found(draft: FormDraft(json: draft), savedAt: savedAt), nil)
      }
    }
    return (nil, setAside())
  }

  /// Renames what was saved, because it cannot be used; the new name, nil where that is not possible.
  func setAside() -> String? { try? file?.setAside() }

  /// The name of the draft of a form: readable, and different for two files with forms of one name.
  static func name(of form: Form, at path: String) -> String {
    // FNV-1a, whose only task is to tell paths apart.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return "\(form.id.value)-\(String(hash, radix: 16))"
  }
}
