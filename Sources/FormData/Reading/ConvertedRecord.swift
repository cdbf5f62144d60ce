/// A record of another format written as JSON, so that one judge judges all, with the places it came from.
struct ConvertedRecord {
  /// The record as JSON.
  private(set) var json: [UInt8] = []
  /// For each value and name in ``json`` where it begins and where it stood in the data, in ascending order.
  private var places: [(offset: Int, source: Int)] = []

  /// Notes that what is written next stood at the byte `source` of the data.
  mutating func mark(_ source: Int) { places.append((json.count, source)) }

  mutating func append(_ text: StaticString) {
    unsafe json.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes bytes as they are.
  mutating func append(_ bytes: some Sequence<UInt8>) { json += bytes }

  /// Writes `bytes` as a string.
  mutating func append(string bytes: some Sequence<UInt8>) {
    json.append(UInt8(ascii: "\""))
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): json += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        json += "\\u00".utf8
        json += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: json.append(byte)
      }
    }
    json.append(UInt8(ascii: "\""))
  }

  /// Where what stands at `offset` of the JSON stood in the data.
  func source(of offset: Int) -> Int {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : places[low - 1].source
  }

  mutating func removeAll() {
    json.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }
}
