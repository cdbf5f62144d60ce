import FormExpressions
import FormModel

/// A text with expressions in it, ready to be shown.
struct CompiledText {
  /// A stretch of the text.
  enum Segment {
    /// Characters that stand for themselves.
    case literal(String)
    /// A value that is put in; `kind` is that of the field when the expression names one and nothing else.
    case program(Program, kind: ValueKind?)
  }

  /// The text as the form says it.
  let text: LocalizedText
  /// The stretches of each variant, in the order of the variants.
  let variants: [[Segment]]
  /// The numbers of the variables that the text reads in some language.
  let slots: [Int]

  /// `text`, whose names are looked up in the scope of the form that is called `scope`.
  init(_ text: LocalizedText, scope: Int, in compiler: FormCompiler) {
    self.text = text
    var slots: Set<Int> = []
    variants = text.variants.map { variant in
      variant.template.segments.map { segment in
        guard case .expression(let expression, _) = segment else {
          if case .literal(let literal) = segment { return .literal(literal) }
          return .literal("")
        }
        let program = compiler.program(expression, scope: scope)
        slots.formUnion(program.slots)
        var kind: ValueKind?
        if case .identifier(let name, _) = expression.root.kind {
          kind = compiler.form.names.field(name.value, in: scope).map { compiler.form.fields[$0].type.value }
        }
        return .program(program, kind: kind)
      }
    }
    self.slots = slots.sorted()
  }

  /// The stretches that are shown in `language`.
  func segments(for language: LanguageTag, fallback: LanguageTag) -> [Segment] {
    let place = text.variantIndex(for: language, fallback: fallback)
    return variants[place]
  }
}

extension LocalizedText {
  /// Whether some wording has an expression in it.
  var isDynamic: Bool { variants.contains { $0.template.constant == nil } }
}

/// Which text of a field is meant.
enum TextRole: Hashable {
  case label
  case hint
  case placeholder
  case linkLabel
  case selectAll
  /// The texts of the option at this place.
  case optionLabel(Int)
  case optionHint(Int)
  case optionReason(Int)
  /// What each entry of a repeat is called; its names are looked up inside of the entry.
  case entryLabel
}

extension Field {
  /// Every text of the field that a person sees while filling, with what it is.
  var texts: [(role: TextRole, text: LocalizedText)] {
    var texts: [(TextRole, LocalizedText?)] = [
      (.label, label), (.hint, hint), (.placeholder, placeholder), (.linkLabel, link?.label),
    ]
    switch details {
    case .choice(let options, let selectAll):
      texts.append((.selectAll, selectAll))
      for (place, option) in options.enumerated() {
        texts.append((.optionLabel(place), option.label))
        texts.append((.optionHint(place), option.hint))
        texts.append((.optionReason(place), option.reason))
      }
    case .group(_, _, let selectAll): texts.append((.selectAll, selectAll))
    case .entries(_, _, let itemLabel): texts.append((.entryLabel, itemLabel))
    case .none, .selectAll, .button, .link, .hidden: break
    }
    return texts.compactMap { role, text in text.map { (role, $0) } }
  }
}
