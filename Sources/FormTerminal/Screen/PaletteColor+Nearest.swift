import FormModel

extension PaletteColor {
  /// The colour of the palette that comes nearest to the hue of a style's colour; nil where the terminal's own colour
  /// serves best: for black, white, greys and what has no fixed colour.
  init?(nearest color: StyleColor) {
    if color.name.hasPrefix("#") {
      guard let components = Self.components(color.name.dropFirst()) else { return nil }
      self.init(red: components.0, green: components.1, blue: components.2)
      return
    }
    var name = color.name.lowercased()
    if name.hasPrefix("system") { name.removeFirst(6) }
    for (part, color) in Self.parts where name.contains(part) {
      self = color
      return
    }
    return nil
  }

  private init?(red: Int, green: Int, blue: Int) {
    let most = max(red, green, blue)
    let least = min(red, green, blue)
    // What is nearly grey has no hue to show.
    guard most - least >= 48 else { return nil }
    let middle = (most + least) / 2
    switch (red > middle, green > middle, blue > middle) {
    case (true, false, false): self = .red
    case (true, true, false): self = .yellow
    case (false, true, false): self = .green
    case (false, true, true): self = .cyan
    case (false, false, true): self = .blue
    case (true, false, true): self = .magenta
    case (false, false, false), (true, true, true): return nil
    }
  }

  /// The components of hexadecimal digits, 0 to 255 each.
  private static func components(_ digits: Substring) -> (Int, Int, Int)? {
    let numbers = digits.compactMap(\.hexDigitValue)
    switch numbers.count {
    case 3, 4: return (numbers[0] * 17, numbers[1] * 17, numbers[2] * 17)
    case 6, 8:
      return (numbers[0] * 16 + numbers[1], numbers[2] * 16 + numbers[3], numbers[4] * 16 + numbers[5])
    default: return nil
    }
  }

  /// Parts of the names of colours, the longer ones before those that they contain.
  private static let parts: [(String, PaletteColor)] = [
    ("violet", .magenta), ("orchid", .magenta), ("purple", .magenta), ("magenta", .magenta), ("fuchsia", .magenta),
    ("pink", .magenta), ("plum", .magenta), ("indigo", .magenta), ("orange", .yellow), ("yellow", .yellow),
    ("gold", .yellow), ("green", .green), ("lime", .green), ("olive", .green), ("mint", .cyan), ("teal", .cyan),
    ("cyan", .cyan), ("aqua", .cyan), ("turquoise", .cyan), ("blue", .blue), ("navy", .blue), ("accent", .blue),
    ("tint", .blue), ("link", .blue), ("red", .red), ("crimson", .red), ("tomato", .red), ("salmon", .red),
    ("coral", .red), ("brown", .red), ("maroon", .red),
  ]
}
