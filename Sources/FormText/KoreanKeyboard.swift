/// What a text typed in Korean would be had the keyboard been in its Latin state: `쇼ㅔㄷ` for `type`.
///
/// Source: KS X 5002, the layout of two sets of letters that Korean keyboards have.
public enum KoreanKeyboard {
  /// The letters on the keys by which `text` was typed; nil when it holds no Hangul, or anything that is on no key.
  public static func latin(_ text: String) -> String? {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }), text.utf8.count <= 200 else { return nil }
    var keys = ""
    var holdsHangul = false
    for scalar in text.unicodeScalars {
      let value = Int(scalar.value)
      switch value {
      case 0xAC00...0xD7A3:
        let syllable = value - 0xAC00
        keys += initials[syllable / 588] + medials[syllable % 588 / 28] + finals[syllable % 28]
      case 0x3131...0x314E: keys += consonants[value - 0x3131]
      case 0x314F...0x3163: keys += medials[value - 0x314F]
      case ..<0x80:
        keys.unicodeScalars.append(scalar)
        continue
      default: return nil
      }
      holdsHangul = true
    }
    return holdsHangul ? keys : nil
  }

  private static let initials = words("r R s e E f a q Q t T d w W c z x v g")
  private static let medials = words("k o i O j p u P h hk ho hl y n nj np nl b m ml l")
  private static let finals = [""] + words("r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g")
  private static let consonants = words("r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g")

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
