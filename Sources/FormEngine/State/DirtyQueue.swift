/// What is to be worked out anew, least rank first, each thing once.
struct DirtyQueue {
  /// One node of one instance.
  struct Item: Comparable {
    /// The place of the node in the order of the graph.
    let rank: Int32
    /// The instance; -1 for the form as a whole.
    let instance: Int32

    static func < (left: Item, right: Item) -> Bool {
      (left.rank, left.instance) < (right.rank, right.instance)
    }
  }

  /// A binary heap: no item comes before the one at half its place.
  private var heap: [Item] = []

  /// Whether nothing is left.
  var isEmpty: Bool { heap.isEmpty }

  /// Adds an item; one that is there already comes out twice, side by side.
  mutating func insert(_ item: Item) {
    heap.append(item)
    var place = heap.count - 1
    while place > 0, heap[place] < heap[(place - 1) / 2] {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Takes the first item out, with all that are equal to it.
  mutating func popFirst() -> Item? {
    guard let first = heap.first else { return nil }
    repeat { removeFirst() } while heap.first == first
    return first
  }

  private mutating func removeFirst() {
    guard let last = heap.popLast(), !heap.isEmpty else { return }
    heap[0] = last
    var place = 0
    while true {
      var child = place * 2 + 1
      guard child < heap.count else { return }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < heap[place] else { return }
      heap.swapAt(child, place)
      place = child
    }
  }
}
