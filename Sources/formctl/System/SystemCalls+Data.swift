#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SystemCalls {
  /// Reads what is there into `bytes` from the place `start` on; the number of bytes, 0 at the end, -1 after a failure.
  static func read(_ descriptor: Int32, into bytes: inout [UInt8], from start: Int) -> Int {
    unsafe bytes.withUnsafeMutableBytes { buffer in
      let room = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[start...])
      #if canImport(Glibc)
        return unsafe Glibc.read(descriptor, room.baseAddress, room.count)
      #elseif canImport(Musl)
        return unsafe Musl.read(descriptor, room.baseAddress, room.count)
      #elseif canImport(Darwin)
        return unsafe Darwin.read(descriptor, room.baseAddress, room.count)
      #endif
    }
  }

  /// Closes a descriptor.
  static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #elseif canImport(Darwin)
      _ = Darwin.close(descriptor)
    #endif
  }
}
