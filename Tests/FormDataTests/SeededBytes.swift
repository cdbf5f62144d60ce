import FormTestSupport

/// Random bytes that look like data: brackets, quotes, names, and whatever else.
struct SeededBytes {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func bytes(upTo count: Int) -> [UInt8] {
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\"name\"", "true", "null", "12", "-", "\\", "\\u", "d83d", "\n", " ", ";",
      "- ",
    ]
    var bytes: [UInt8] = []
    let length = Int.random(in: 0...count, using: &generator)
    while bytes.count < length {
      if Int.random(in: 0..<8, using: &generator) == 0 {
        bytes.append(UInt8.random(in: 0...255, using: &generator))
      } else {
        bytes += Array((pieces.randomElement(using: &generator) ?? "").utf8)
      }
    }
    return bytes
  }
}
