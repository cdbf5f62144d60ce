import FormEngine
import FormExpressions
import FormModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Gets a form ready to be filled: takes hold of its draft and finds what was saved before.
struct FillPreparation {
  let run: FillRun
  let form: FillableForm
  let isFirst: Bool

  /// What filling starts with.
  func start(_ session: FormSession) -> FillSession {
    let words = run.words(of: session)
    var notices: [String] = []
    let (file, remark) = file(words)
    let drafts = DraftKeeper(file, saves: savesDraft, now: run.now)
    var saved: FormSession?
    var savedAt = ""
    if run.arguments.has(FillOptions.discardDraft), isFirst {
      drafts.remove()
    } else if wantsDraft {
      let (found, damaged) = drafts.find()
      var setAside = damaged
      if let found {
        saved = resumed(found.draft, session, words, &notices)
        if saved == nil { setAside = drafts.setAside() }
        // To the minute: 2026-01-31T14:30 is read by everyone.
        savedAt = found.savedAt.prefix(16).replacing("T", with: " ") + " UTC"
      }
      if let setAside { notices.append(words.notice(.draftDamaged(renamedTo: setAside))) }
    }
    let resumesAtOnce = run.arguments.has(FillOptions.resume)
    return FillSession(
      session: resumesAtOnce ? saved ?? session : session, isResumed: resumesAtOnce && saved != nil,
      saved: resumesAtOnce ? nil : saved, savedAt: savedAt, notices: notices, remark: remark, drafts: drafts,
      now: run.now, words: words)
  }

  /// Whether answers that were saved are of any use: those of the command line come first.
  private var wantsDraft: Bool {
    if run.arguments.has(FillOptions.resume) { return true }
    if run.settings.mode == .pipe { return false }
    return run.arguments.value(of: FillOptions.answers) == nil && run.arguments.values(of: FillOptions.set).isEmpty
  }

  /// Whether answers are saved on the way, as far as the command line says.
  private var savesDraft: Bool { run.settings.mode != .pipe && !run.arguments.has(FillOptions.noDraft) }

  /// The file for the answers; nil for none, and what to say where that was not asked for.
  private func file(_ words: Words) -> (DraftFile?, remark: String?) {
    let isWanted =
      savesDraft || run.arguments.has(FillOptions.resume) || run.arguments.has(FillOptions.discardDraft)
    guard isWanted, let path = form.path else { return (nil, nil) }
    guard let folder = DraftFile.folder(variable: run.console.variable) else {
      return (nil, words.notice(.draftUnusable(reason: "HOME is not set")))
    }
    let whole = SystemCalls.resolved(path) ?? path
    do throws(DraftFile.Problem) {
      return (try DraftFile(DraftKeeper.name(of: form.form, at: whole), in: folder), nil)
    } catch {
      // Filling without a draft is better than not filling.
      switch error {
      case .inUse: return (nil, words.notice(.draftInUse))
      case .unusable(let reason): return (nil, words.notice(.draftUnusable(reason: reason)))
      }
    }
  }

  private func resumed(
    _ draft: FormDraft, _ session: FormSession, _ words: Words, _ notices: inout [String]
  ) -> FormSession? {
    var (resumed, problems) = FormSession.resuming(
      draft, of: form.form, surroundings: form.surroundings, now: session.now)
    if problems.contains(.unusable) { return nil }
    _ = try? resumed.apply(.language(session.language))
    for problem in problems {
      switch problem {
      case .unusable: break
      case .answerDropped(let name): notices.append(words.notice(.answerDropped(label: label(of: name, resumed))))
      case .documentChanged(let name, _):
        notices.append(words.notice(.documentChanged(title: title(of: name, resumed))))
      }
    }
    return resumed
  }

  /// The headline of a document, as the form shows it.
  private func title(of name: String, _ session: FormSession) -> String {
    for field in form.form.fields where field.link?.document.value == name {
      var copy = session
      guard (try? copy.apply(.open(FieldAddress(field: field.index)))) != nil else { continue }
      return copy.document?.title ?? name
    }
    return name
  }

  private func label(of name: String, _ session: FormSession) -> String {
    form.form.address(of: name).flatMap { session.snapshot(of: $0)?.label } ?? name
  }
}
