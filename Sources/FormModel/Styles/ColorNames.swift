/// The names of colours that styles may use, without regard to upper and lower case.
enum ColorNames {
  /// The named colours of CSS Color 4, section 6.1, and `transparent`.
  private static let css = """
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
    brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan
    darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen
    darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey
    darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite
    forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
    hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue
    lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon
    lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime
    limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple
    mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue
    mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
    palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum
    powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen
    seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal
    thistle tomato transparent turquoise violet wheat white whitesmoke yellow yellowgreen
    """

  /// The system colours of SwiftUI and UIKit that CSS does not name, and the grays in their own spelling.
  private static let system = """
    accent clear darkGray label lightGray link mint placeholderText primary secondary secondaryLabel
    secondarySystemBackground separator systemBackground systemBlue systemBrown systemCyan
    systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemGreen systemIndigo
    systemMint systemOrange systemPink systemPurple systemRed systemTeal systemYellow tertiaryLabel
    tint
    """

  /// Every name once, system names first where both worlds have one.
  static let all: [String] = {
    var seen: Set<String> = []
    return (words(system) + words(css)).filter { seen.insert($0.lowercased()).inserted }.sorted()
  }()

  /// The spelling of each name, by its lower case.
  static let byLowercase = Dictionary(uniqueKeysWithValues: all.map { ($0.lowercased(), $0) })

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
