import CLibYAML

/// How many events libyaml finds in `bytes`: the least that any reader on libyaml has to do.
func countEvents(_ bytes: [UInt8]) -> Int {
  var count = 0
  let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
  defer {
    unsafe parser.deallocate()
    unsafe event.deallocate()
  }
  unsafe bytes.withUnsafeBufferPointer { bytes in
    unsafe yaml_parser_initialize(parser)
    unsafe yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    var isAtEnd = false
    while !isAtEnd, unsafe yaml_parser_parse(parser, event) == 1 {
      isAtEnd = unsafe event.pointee.type == YAML_STREAM_END_EVENT
      count += 1
      unsafe yaml_event_delete(event)
    }
    unsafe yaml_parser_delete(parser)
  }
  return count
}
