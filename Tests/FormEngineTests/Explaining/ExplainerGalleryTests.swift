import FormDiagnostics
import FormDocuments
import FormExpressions
import FormModel
import FormTestSupport
import Foundation
import Testing

@testable import FormEngine

/// Explanations of the forms of the gallery say what the session says, and what they offer does what they say.
struct ExplainerGalleryTests {
  private static let forms: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(repositoryRoot)/Forms")) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  @Test func `there is a gallery`() { #expect(Self.forms.count > 5) }

  @Test(arguments: forms) func `every claim is what the session says`(name: String) throws {
    let url = URL(fileURLWithPath: "\(repositoryRoot)/Forms/\(name)")
    let source = SourceText(name: name, bytes: Array(try Data(contentsOf: url)))
    let form = try #require(FormLoader.load(source).form)
    let session = FormSession(form, now: Timestamp(CivilDate(daysSinceEpoch: 20_485)))
    let state = session.current
    for instance in state.instancesInOrder() {
      let address = state.address(of: instance)
      let explanation = try #require(session.explanation(of: .field(address), in: source))
      let known = state.states[instance]
      for claim in explanation.claims {
        guard case .holds(let holds) = claim.outcome else { continue }
        let truth: Bool? =
          switch claim.aspect {
          case .relevant: known.isRelevant
          case .enabled: state.isUsable(instance)
          case .readOnly: known.isReadOnly
          case .required: known.isRequired
          case .valid: !known.hasError
          case .options, .value: nil
          }
        #expect(holds == truth, "\(name): \(explanation.subject.name) \(claim.aspect)")
        #expect(!claim.reasons.isEmpty)
        try expectReversal(of: claim, .field(address), from: session)
      }
    }
    let submitting = try #require(session.explanation(of: .submit, in: source))
    for claim in submitting.claims { try expectReversal(of: claim, .submit, from: session) }
  }

  private func expectReversal(of claim: ExplainedClaim, _ target: FormTarget, from session: FormSession) throws {
    guard case .change(let change)? = claim.reversal, case .holds(let holds) = claim.outcome,
      case .set(let value) = change.step, let address = session.form.address(of: change.name),
      let answer = answer(value.json, to: session.form.fields[address.field])
    else { return }
    var copy = session
    try copy.apply(.set(address, answer))
    #expect(copy.claims(claim.aspect, of: target, !holds), "\(change)")
  }

  /// What a front end would give the field for a value in JSON; nil for what is masked or of other kinds.
  private func answer(_ json: JSON, to field: Field) -> FieldValue? {
    switch json {
    case .boolean(let isOn): .boolean(isOn)
    case .integer(let number): .number(Decimal(number))
    case .string(let text) where field.type.value == .text || field.type.value == .choice:
      text == Value.mask ? nil : .text(text)
    default: nil
    }
  }
}
