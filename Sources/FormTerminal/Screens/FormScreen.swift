public import FormEngine
public import FormExpressions
public import FormModel

/// A form on the whole screen: what a person has done, and what is to be seen.
///
/// A value that takes events and tells what is to be done outside; it reads no clock and writes nothing itself. Moments
/// are milliseconds of any clock that only goes forward.
public struct FormScreen: Sendable {
  /// Something that happens to the screen.
  public enum Event: Hashable, Sendable {
    /// The person did something.
    case input(InputEvent)
    /// The screen has another size.
    case resized(ScreenSize)
    /// Time has passed.
    case timePassed
  }

  /// Something that is to be done outside.
  public enum Effect: Hashable, Sendable {
    /// The form was submitted, and the screen can be left.
    case submitted
    /// The person wants to leave, and has confirmed it.
    case leave
    /// The person wants to leave at once, as by SIGINT.
    case interrupt
    /// The person wants the program to end, as by SIGQUIT.
    case quit
    /// The program is to be suspended.
    case suspend
    /// Everything is to be drawn anew.
    case repaint
    /// The answers that were saved are not wanted.
    case discardDraft
  }

  /// What lies over the form.
  enum Overlay: Hashable, Sendable {
    case alert(MessageBox)
    case document(Pager)
    case help(Pager)
    case message(MessageBox)
    case leaving(MessageBox)
    case removing(MessageBox, FieldAddress)
    case resuming(MessageBox)
    case review(ReviewList)
  }

  /// How the screen is drawn.
  public struct Look: Sendable {
    /// The built-in words.
    public let words: Words
    /// The signs of boxes.
    public let glyphs: BoxGlyphs
    /// Whether answers are shown once more before they are submitted.
    public let reviews: Bool
    /// Whether the answers of a form that is left are kept, as far as is known at first.
    public let keepsAnswers: Bool

    /// The given look.
    public init(words: Words, glyphs: BoxGlyphs, reviews: Bool = false, keepsAnswers: Bool = true) {
      (self.words, self.glyphs, self.reviews, self.keepsAnswers) = (words, glyphs, reviews, keepsAnswers)
    }
  }

  /// The form with its answers.
  public private(set) var session: FormSession
  /// How often answers have changed.
  public internal(set) var changeCount = 0
  /// Whether a secret was typed into.
  public internal(set) var hasHeldSecret = false
  let look: Look
  var size: ScreenSize
  var outline: FormOutline
  /// What has changed since ``outline`` was up to date.
  var changes: [Change] = []
  var page = 0
  var focus: Stop?
  /// The text of the stop that has the focus, while it is being edited.
  var editor: EditedText?
  /// The column that going up and down in a paragraph keeps to.
  var wantedColumn: Int?
  /// The option that the cursor was at last in each choice.
  var optionCursors: [FieldAddress: Int] = [:]
  var overlay: Overlay?
  /// What the last row says until the next key.
  var notice: String?
  /// Whether the answers of a form that is left are kept.
  var keepsAnswers: Bool
  var pressed: Stop?
  var pressedUntil = 0
  var isPressedByMouse = false
  /// Whether the focus has not moved since a button was pressed.
  var isHeld = false
  var isLeaving = false
  var scroll = 0
  /// Whether the part with the focus is kept on the screen.
  var followsFocus = true
  /// The form as it is shown since the last event.
  var layout = FormLayout()
  var undo = UndoStack()
  /// What was done while the window was too small.
  var waiting: [InputEvent] = []
  let saved: FormSession?
  /// What is to be said once nothing else lies over the form.
  var message: MessageBox?

  var words: Words { look.words }

  /// The screen of `session`.
  ///
  /// - Parameters:
  ///   - session: The form at its start.
  ///   - saved: The form as it was left before; the person is asked which of the two it is to be.
  ///   - savedAt: When it was left, as a person reads it.
  ///   - isResumed: Whether `session` is the form as it was left before.
  ///   - notices: What is said at first, and has to be read.
  ///   - remark: What the last row says at first.
  ///   - look: How it is drawn.
  ///   - size: The size of the screen.
  public init(
    _ session: FormSession, saved: FormSession? = nil, savedAt: String = "", isResumed: Bool = false,
    notices: [String] = [], remark: String? = nil, look: Look, size: ScreenSize
  ) {
    self.session = session
    self.saved = saved
    self.look = look
    self.size = size
    notice = remark
    keepsAnswers = look.keepsAnswers
    if !notices.isEmpty {
      message = MessageBox(title: nil, message: notices.joined(separator: "\n"), buttons: [look.words.buttons.ok])
    }
    outline = FormOutline(session, page: 0, words: look.words)
    focusFirst(goingOn: isResumed)
    defer { layOut() }
    guard saved != nil else {
      showMessage()
      return
    }
    let buttons = [look.words.buttons.continue, look.words.buttons.startOver]
    overlay = .resuming(
      MessageBox(
        title: look.words.decisions.continueDraft, message: look.words.notice(.draftFound(time: savedAt)),
        buttons: buttons))
  }

  /// Tells the form what happened; false when it refuses that.
  @discardableResult mutating func tell(_ event: FormEvent) -> Bool {
    guard let told = try? session.apply(event) else { return false }
    changes += told
    return true
  }

  /// Goes on with the form as it was at another time.
  mutating func replaceSession(with other: FormSession) {
    session = other
    changes = []
    outline = FormOutline(session, page: page, words: words)
  }

  /// Tells the person that the answers of a form that is left are kept from now on, or that they are not, and why.
  public mutating func setSaving(failure: String?) {
    if keepsAnswers, let failure {
      notice = failure
      layOut()
      scroll = settledScroll
    }
    keepsAnswers = failure == nil
  }

  /// Tells the form the time, as its rules and receipts know it.
  public mutating func setClock(_ now: Timestamp) {
    tell(.clock(now))
  }
}
