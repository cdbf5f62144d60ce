internal import FormDiagnostics
internal import FormText

/// Builds nodes from the events of a YAML text.
///
/// One stack holds the nodes that are read and not yet owned by a list or mapping, another the collections that
/// are open. Nothing recurses, and each event costs constant time besides its own text.
struct NodeComposer: ~Copyable {
  let source: SourceText
  let limits: DocumentLimits
  /// Whether reading ends where a second document begins, with a finding.
  let stopsAfterFirst: Bool
  /// Whether a text that is not YAML is explained; what tries out repairs needs no explanations.
  var explainsFailures = true
  /// The documents that are complete.
  private(set) var documents: [Node] = []
  /// What is wrong, in the order it was met.
  var findings: [Diagnostic] = []

  private var offsets: ScalarOffsets
  private var nodes = NodeStack()
  private var open: [OpenCollection] = []
  private(set) var anchors: [String: Anchor] = [:]
  /// Finds what misspelt names of anchors were meant to be.
  var suggestions = NameSuggestions()
  /// How many nodes the document has so far, aliases counted as what they stand for.
  private var nodeCount = 0
  /// The end of the last thing read that a person would call content.
  private var contentEnd: Int
  /// Whether a document has begun.
  private var hasDocument = false
  private var isStopped = false

  init(_ source: SourceText, _ limits: DocumentLimits, stopsAfterFirst: Bool = false) {
    self.source = source
    self.limits = limits
    self.stopsAfterFirst = stopsAfterFirst
    offsets = ScalarOffsets(source)
    contentEnd = source.byteOrderMarkCount
  }

  /// A list or mapping whose end was not reached yet.
  private struct OpenCollection {
    let isMapping: Bool
    let isFlow: Bool
    /// The first byte, anchor and tag left out.
    let start: Int
    /// The place of its first child in `nodes`.
    let firstNode: Int
    /// `nodeCount` before it.
    let countBefore: Int
    /// How many levels of collections stand inside it so far.
    var height = 0
    let anchor: String?
  }

  /// What an anchor names.
  enum Anchor {
    /// A collection that is still open, so that an alias to it would make it part of itself.
    case open
    /// A finished node, with its number of nodes and levels, aliases expanded.
    case node(Node, count: Int, height: Int)
  }

  /// Reads the text to its end, or to the first thing that makes the rest meaningless.
  mutating func run() {
    if source.bytes.count > limits.size { return refuseSize() }
    let text = source.bytes[source.byteOrderMarkCount...]
    YAMLEventParser.reading(text) { parser in compose(&parser) }
  }

  private mutating func compose(_ parser: inout YAMLEventParser) {
    while !isStopped {
      switch parser.advance() {
      case .scalar: addScalar(parser)
      case .mappingStart: openCollection(parser, isMapping: true)
      case .sequenceStart: openCollection(parser, isMapping: false)
      case .mappingEnd: closeMapping(parser)
      case .sequenceEnd: closeSequence(parser)
      case .alias: addAlias(parser)
      case .documentStart: openDocument(parser)
      case .documentEnd: closeDocument(parser)
      case .streamStart: checkDirectives(from: contentEnd)
      case .streamEnd: return
      case .failure: return fail(parser.failure)
      }
    }
  }

  private mutating func fail(_ failure: YAMLFailure) {
    documents = []
    guard explainsFailures else { return }
    findings = [
      YAMLSyntaxError(
        failure, in: source, &offsets, after: nodes.last,
        inside: open.last { $0.isFlow && source.bytes.isFlowStart($0.start) }?.start
      ).diagnostic
    ]
  }

  /// Records a finding that makes the rest of the text meaningless.
  private mutating func stop(_ finding: Diagnostic) {
    documents = []
    findings.append(finding)
    isStopped = true
  }
}

// MARK: - Documents and scalars

extension NodeComposer {
  private mutating func openDocument(_ parser: borrowing YAMLEventParser) {
    let start = offsets.byte(ofScalar: parser.start, surplus: parser.surplus)
    let range = parser.isImplicit ? SourceRange(at: start) : SourceRange(start, min(start + 3, source.bytes.count))
    if stopsAfterFirst, hasDocument {
      findings.append(severalDocuments(second: range))
      isStopped = true
    }
    hasDocument = true
    anchors = [:]
    nodeCount = 0
    contentEnd = range.end
  }

  private mutating func closeDocument(_ parser: borrowing YAMLEventParser) {
    if let root = nodes.popLast() { documents.append(root) }
    checkDirectives(from: offsets.byte(ofScalar: parser.end, surplus: parser.surplus))
  }

  /// Stops where a document begins with more directives than libyaml, which compares each with all before it, is
  /// good for.
  private mutating func checkDirectives(from start: Int) {
    if let directive = source.bytes.directive(after: 100, from: start) { stop(tooManyDirectives(at: directive)) }
  }

  private mutating func addScalar(_ parser: borrowing YAMLEventParser) {
    if parser.hasProperties { return addScalarWithProperties(parser) }
    let style = parser.style
    let surplus = parser.surplus
    var start = offsets.byte(ofScalar: parser.start, surplus: surplus)
    var end = offsets.byte(ofScalar: parser.end, surplus: surplus)
    if style == .plain {
      if start == end {
        start = emptyPlace(start)
        end = start
      }
    } else if style == .literal || style == .folded {
      end = source.bytes.blockScalarEnd(start, end)
    }
    contentEnd = end
    nodeCount += 1
    if nodeCount > limits.nodes { return stop(.tooManyNodes(limits, at: SourceRange(start, end))) }
    nodes.append(.scalar(Node.Scalar(text: parser.text, range: SourceRange(start, end), style: style)))
  }

  private mutating func addScalarWithProperties(_ parser: borrowing YAMLEventParser) {
    let text = parser.text
    let style = parser.style
    let properties = offsets.byte(ofScalar: parser.start, surplus: parser.surplus)
    let end = offsets.byte(ofScalar: parser.end, surplus: parser.surplus)
    let start = source.bytes.contentStart(afterPropertiesAt: properties, end: end)
    let range = scalarRange(start, end, style: style, isEmpty: text.isEmpty)
    let scalar = Node.Scalar(text: text, range: range, style: style)
    contentEnd = max(range.end, contentEnd)
    add(.scalar(tagged(scalar, parser.tag, SourceRange(properties, start))), anchor: parser.anchor)
  }

  /// The range of a scalar whose properties were skipped.
  private func scalarRange(_ start: Int, _ end: Int, style: Node.Style, isEmpty: Bool) -> SourceRange {
    switch style {
    case .plain: isEmpty ? SourceRange(at: end) : SourceRange(start, end)
    case .literal, .folded: SourceRange(start, source.bytes.blockScalarEnd(start, end))
    case .singleQuoted, .doubleQuoted: SourceRange(start, end)
    }
  }

  /// The place of a value that nobody wrote: behind the indicator that promised it, or else behind what came before.
  private func emptyPlace(_ mark: Int) -> Int {
    if mark > contentEnd, mark > 0 {
      switch source.bytes[mark - 1] {
      case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "?"): return mark
      default: break
      }
    }
    return contentEnd
  }

  private mutating func add(_ node: Node, anchor: String?) {
    nodeCount += 1
    if nodeCount > limits.nodes { return stop(.tooManyNodes(limits, at: node.range)) }
    nodes.append(node)
    if let anchor { anchors[anchor] = .node(node, count: 1, height: 0) }
  }

  private mutating func addAlias(_ parser: borrowing YAMLEventParser) {
    let name = parser.anchor ?? ""
    let range = SourceRange(
      offsets.byte(ofScalar: parser.start, surplus: parser.surplus),
      offsets.byte(ofScalar: parser.end, surplus: parser.surplus))
    contentEnd = range.end
    guard case .node(let node, let count, let height) = anchors[name] else {
      if findings.hasRoom {
        findings.append(unknownAlias(name, at: range, isOpen: anchors[name] != nil))
      }
      return add(.scalar(Node.Scalar(text: "", range: range, tag: .hole)), anchor: nil)
    }
    let (sum, isOverflow) = nodeCount.addingReportingOverflow(count)
    nodeCount = isOverflow ? .max : sum
    if nodeCount > limits.nodes { return stop(.tooManyNodes(limits, at: range)) }
    if open.count + height > limits.depth { return stop(.tooDeep(limits, at: range)) }
    nodes.append(node)
    if !open.isEmpty { open[open.count - 1].height = max(open[open.count - 1].height, height) }
  }
}

// MARK: - Collections

extension NodeComposer {
  private mutating func openCollection(_ parser: borrowing YAMLEventParser, isMapping: Bool) {
    var start = offsets.byte(ofScalar: parser.start, surplus: parser.surplus)
    var anchor: String?
    let isFlow = parser.isFlow
    if parser.hasProperties {
      let properties = start
      anchor = parser.anchor
      start = source.bytes.collectionStart(
        endOfFirstToken: offsets.byte(ofScalar: parser.end, surplus: parser.surplus), isFlow: isFlow)
      if let tag = parser.tag { checkTag(tag, isMapping: isMapping, SourceRange(properties, max(properties, start))) }
    }
    if isFlow { contentEnd = start }
    if open.count >= limits.depth {
      return stop(.tooDeep(limits, at: SourceRange(start, min(start + 1, source.bytes.count))))
    }
    nodeCount += 1
    if nodeCount > limits.nodes { return stop(.tooManyNodes(limits, at: SourceRange(at: start))) }
    if let anchor { anchors[anchor] = .open }
    open.append(
      OpenCollection(
        isMapping: isMapping, isFlow: isFlow, start: start, firstNode: nodes.count, countBefore: nodeCount - 1,
        anchor: anchor))
  }

  private mutating func closeSequence(_ parser: borrowing YAMLEventParser) {
    guard let sequence = open.popLast() else { return }
    let items = nodes.takeItems(from: sequence.firstNode)
    close(sequence, .sequence(Node.Sequence(items: items, range: range(of: sequence, parser))))
  }

  private mutating func closeMapping(_ parser: borrowing YAMLEventParser) {
    guard let mapping = open.popLast() else { return }
    var entries = nodes.takeEntries(from: mapping.firstNode)
    var range = range(of: mapping, parser)
    if !MappingEntries.areSettled(entries) {
      let isItemInLines = !mapping.isFlow && !(open.last?.isMapping ?? true) && mapping.anchor == nil
      if isItemInLines { takeItemsWithoutDash(from: &entries, range: &range) }
      MappingEntries.settle(&entries, &findings)
    }
    close(mapping, .mapping(Node.Mapping(entries: entries, range: range)))
  }

  /// Splits the entries of a list item where others begin whose dash was forgotten; what is left is the last item.
  private mutating func takeItemsWithoutDash(from entries: inout [Node.Entry], range: inout SourceRange) {
    let whole = entries
    var start = 0
    for dash in ForgottenDash.all(in: whole, source) {
      findings.report(dash.diagnostic)
      var item = Array(whole[start..<dash.place])
      MappingEntries.settle(&item, &findings)
      let end = whole[dash.place - 1].value.range.end
      nodes.append(.mapping(Node.Mapping(entries: item, range: SourceRange(range.start, max(range.start, end)))))
      start = dash.place
      range = SourceRange(whole[start].key.range.start, range.end)
    }
    entries = Array(whole[start...])
  }

  private mutating func range(of collection: OpenCollection, _ parser: borrowing YAMLEventParser) -> SourceRange {
    if collection.isFlow {
      let end = offsets.byte(ofScalar: parser.end, surplus: parser.surplus)
      // A single pair in a list, `[a: b]`, is a flow mapping without brackets.
      let isBracketed = source.bytes.isFlowStart(collection.start)
      if isBracketed { contentEnd = end }
    }
    return SourceRange(collection.start, max(collection.start, contentEnd))
  }

  private mutating func close(_ collection: OpenCollection, _ node: consuming Node) {
    let height = collection.height + 1
    if let anchor = collection.anchor {
      anchors[anchor] = .node(copy node, count: nodeCount - collection.countBefore, height: height)
    }
    nodes.append(node)
    if !open.isEmpty { open[open.count - 1].height = max(open[open.count - 1].height, height) }
  }
}
