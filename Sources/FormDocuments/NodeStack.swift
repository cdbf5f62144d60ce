/// The nodes that are read and do not yet stand in a list or mapping, in the order of the text.
///
/// They are moved into their list or mapping, never copied, because a copy would count references for every text and
/// every list: this is where reading spends its time beside libyaml.
@safe struct NodeStack: ~Copyable {
  private var base: UnsafeMutablePointer<Node>
  private var capacity: Int
  /// How many nodes wait.
  private(set) var count = 0

  init() {
    capacity = 64
    unsafe base = .allocate(capacity: capacity)
  }

  deinit {
    unsafe base.deinitialize(count: count)
    unsafe base.deallocate()
  }

  /// The node that was read last.
  var last: Node? { count > 0 ? unsafe base[count - 1] : nil }

  mutating func append(_ node: consuming Node) {
    if count == capacity { grow() }
    unsafe (base + count).initialize(to: node)
    count += 1
  }

  mutating func popLast() -> Node? {
    guard count > 0 else { return nil }
    count -= 1
    return unsafe (base + count).move()
  }

  /// Takes the nodes from number `first` on.
  mutating func takeItems(from first: Int) -> [Node] {
    precondition(first <= count, "a list begins where no more nodes waited than now")
    let taken = count - first
    count = first
    var items: [Node] = []
    items.reserveCapacity(taken)
    for place in first..<first + taken { items.append(unsafe (base + place).move()) }
    return items
  }

  /// Takes the nodes from number `first` on, which are keys and values in turn.
  mutating func takeEntries(from first: Int) -> [Node.Entry] {
    precondition(
      first <= count && (count - first).isMultiple(of: 2), "a mapping that has ended has a value for each key")
    let taken = (count - first) / 2
    count = first
    var entries: [Node.Entry] = []
    entries.reserveCapacity(taken)
    for place in 0..<taken {
      let key = unsafe base + (first + place * 2)
      entries.append(Node.Entry(key: unsafe key.move(), value: unsafe (key + 1).move()))
    }
    return entries
  }

  private mutating func grow() {
    let wider = UnsafeMutablePointer<Node>.allocate(capacity: capacity * 2)
    unsafe wider.moveInitialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = wider
    capacity *= 2
  }
}
