#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Seconds of processor time that `body` takes: what others do on the machine counts as little as it can.
func seconds(_ body: () -> Void) -> Double {
  let start = processorTime()
  body()
  return processorTime() - start
}

private func processorTime() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The middle one of `values`.
func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// The greatest resident memory of the process so far, in bytes.
func peakMemory() -> Int {
  var usage = rusage()
  #if canImport(Glibc)
    unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1_024
  #else
    unsafe getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #endif
}

/// The resident memory of the process now, in bytes; its peak where the system does not say.
func residentMemory() -> Int {
  #if canImport(Glibc)
    guard let file = unsafe fopen("/proc/self/statm", "r") else { return peakMemory() }
    defer { unsafe fclose(file) }
    var buffer = [CChar](repeating: 0, count: 256)
    guard unsafe fgets(&buffer, Int32(buffer.count), file) != nil else { return peakMemory() }
    let fields = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self).split(separator: " ")
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  #else
    return peakMemory()
  #endif
}

/// `value` with `digits` digits behind the point, at least `width` characters wide.
func column(_ value: Double, digits: Int = 2, width: Int = 10) -> String {
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let scaled = Int((value * scale).rounded())
  let fraction = String(scaled % Int(scale))
  let padded = String(repeating: "0", count: digits - fraction.count) + fraction
  return column("\(scaled / Int(scale)).\(padded)", width: width)
}

/// `text`, at least `width` characters wide.
func column(_ text: String, width: Int = 10) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}
