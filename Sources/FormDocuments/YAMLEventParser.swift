private import CLibYAML

/// The one door to libyaml: steps through the events of a YAML text.
///
/// After each ``advance()`` the properties describe the event that was reached. Marks are in Unicode scalars from
/// the start of the text, as libyaml counts; ``ScalarOffsets`` turns them into bytes.
///
/// libyaml's parser holds pointers into itself, so it is allocated once, never moved, and released with its owner.
@safe struct YAMLEventParser: ~Copyable {
  /// What an event says.
  enum Event {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias
    case scalar
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
    /// The text is not YAML; ``YAMLEventParser/failure`` says why. No event follows.
    case failure
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// Calls `body` with a parser at the start of `text`, which is UTF-8 without a byte order mark.
  static func reading<Result>(_ text: ArraySlice<UInt8>, _ body: (inout Self) -> Result) -> Result {
    unsafe text.withUnsafeBufferPointer { bytes in
      var parser = unsafe Self(bytes)
      return body(&parser)
    }
  }

  /// A parser of `bytes`, which must outlive it.
  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe parser = .allocate(capacity: 1)
    unsafe event = .allocate(capacity: 1)
    unsafe event.initialize(to: yaml_event_t())
    let isReady = unsafe yaml_parser_initialize(parser)
    precondition(isReady == 1, "libyaml has memory for a parser")
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    unsafe yaml_event_delete(event)
    unsafe yaml_parser_delete(parser)
    unsafe event.deallocate()
    unsafe parser.deallocate()
  }

  /// Steps to the next event.
  mutating func advance() -> Event {
    unsafe yaml_event_delete(event)
    guard unsafe yaml_parser_parse(parser, event) == 1 else { return .failure }
    return switch unsafe event.pointee.type {
    case YAML_SCALAR_EVENT: .scalar
    case YAML_MAPPING_START_EVENT: .mappingStart
    case YAML_MAPPING_END_EVENT: .mappingEnd
    case YAML_SEQUENCE_START_EVENT: .sequenceStart
    case YAML_SEQUENCE_END_EVENT: .sequenceEnd
    case YAML_ALIAS_EVENT: .alias
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    case YAML_STREAM_START_EVENT: .streamStart
    default: .streamEnd
    }
  }

  /// Where the event begins, its anchor and tag included; in Unicode scalars.
  var start: Int { unsafe Int(event.pointee.start_mark.index) }
  /// Where the event ends, in Unicode scalars.
  var end: Int { unsafe Int(event.pointee.end_mark.index) }

  /// How many bytes more than Unicode scalars have been read up to the place, at or behind the event's end, that
  /// libyaml has reached.
  var surplus: Int {
    let buffer = unsafe parser.pointee.buffer
    // What is decoded and not yet read, without the NUL that libyaml puts at the end of the text.
    let unread = unsafe buffer.last - buffer.pointer - (parser.pointee.eof == 0 ? 0 : 1)
    return unsafe Int(parser.pointee.offset) - unread - Int(parser.pointee.mark.index)
  }

  /// The text of a scalar event.
  var text: String {
    let scalar = unsafe event.pointee.data.scalar
    return unsafe String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
  }

  /// How the scalar of a scalar event was written.
  var style: Node.Style {
    switch unsafe event.pointee.data.scalar.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  /// Whether the collection of a start event was written with brackets.
  var isFlow: Bool {
    unsafe event.pointee.type == YAML_MAPPING_START_EVENT
      ? event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      : event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
  }

  /// Whether a document was opened or closed without `---` or `...`.
  var isImplicit: Bool {
    unsafe event.pointee.type == YAML_DOCUMENT_START_EVENT
      ? event.pointee.data.document_start.implicit == 1 : event.pointee.data.document_end.implicit == 1
  }

  /// Whether the node of a scalar or start event has an anchor or a tag.
  var hasProperties: Bool {
    switch unsafe event.pointee.type {
    case YAML_SCALAR_EVENT:
      unsafe event.pointee.data.scalar.anchor != nil || event.pointee.data.scalar.tag != nil
    case YAML_MAPPING_START_EVENT:
      unsafe event.pointee.data.mapping_start.anchor != nil || event.pointee.data.mapping_start.tag != nil
    case YAML_SEQUENCE_START_EVENT:
      unsafe event.pointee.data.sequence_start.anchor != nil || event.pointee.data.sequence_start.tag != nil
    default: false
    }
  }

  /// The anchor of a node's event, or the name that an alias event uses.
  var anchor: String? {
    let anchor =
      switch unsafe event.pointee.type {
      case YAML_SCALAR_EVENT: unsafe event.pointee.data.scalar.anchor
      case YAML_MAPPING_START_EVENT: unsafe event.pointee.data.mapping_start.anchor
      case YAML_SEQUENCE_START_EVENT: unsafe event.pointee.data.sequence_start.anchor
      case YAML_ALIAS_EVENT: unsafe event.pointee.data.alias.anchor
      default: unsafe UnsafeMutablePointer<yaml_char_t>?.none
      }
    return unsafe anchor.map { unsafe String(decodingCString: $0, as: UTF8.self) }
  }

  /// The tag of a node's event with its handle resolved, such as `tag:yaml.org,2002:str`.
  var tag: String? {
    let tag =
      switch unsafe event.pointee.type {
      case YAML_SCALAR_EVENT: unsafe event.pointee.data.scalar.tag
      case YAML_MAPPING_START_EVENT: unsafe event.pointee.data.mapping_start.tag
      case YAML_SEQUENCE_START_EVENT: unsafe event.pointee.data.sequence_start.tag
      default: unsafe UnsafeMutablePointer<yaml_char_t>?.none
      }
    return unsafe tag.map { unsafe String(decodingCString: $0, as: UTF8.self) }
  }

  /// Why the text is not YAML, after a `failure` event.
  var failure: YAMLFailure {
    let parser = unsafe self.parser.pointee
    return YAMLFailure(
      problem: unsafe parser.problem.map { unsafe String(cString: $0) } ?? "",
      place: unsafe parser.error == YAML_READER_ERROR
        ? .byte(Int(parser.problem_offset)) : .scalar(Int(parser.problem_mark.index)),
      context: unsafe parser.context.map { unsafe String(cString: $0) },
      contextStart: unsafe Int(parser.context_mark.index))
  }
}

/// What libyaml says about a text that is not YAML.
struct YAMLFailure: Equatable {
  /// Where libyaml gave up.
  enum Place: Equatable {
    /// At this byte: the text cannot be decoded.
    case byte(Int)
    /// At this Unicode scalar.
    case scalar(Int)
  }

  /// libyaml's words, such as "did not find expected key".
  let problem: String
  /// The place of the problem, from the start of the text.
  let place: Place
  /// What libyaml was doing, such as "while parsing a block mapping".
  let context: String?
  /// Where that began, in Unicode scalars.
  let contextStart: Int
}
