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

private func processorTime() -> Double { time(of: CLOCK_PROCESS_CPUTIME_ID) }

/// Seconds by a clock that runs whoever works.
func elapsedTime() -> Double { time(of: CLOCK_MONOTONIC) }

/// Seconds by the clock on the wall that `body` takes.
func elapsed(_ body: () -> Void) -> Double {
  let start = elapsedTime()
  body()
  return elapsedTime() - start
}

private func time(of clock: clockid_t) -> Double {
  var time = timespec()
  unsafe clock_gettime(clock, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// What a piece of work costs beside the least that it could cost.
struct Comparison {
  /// Seconds for the least, the median of all rounds.
  let floor: Double
  /// Seconds for the work, the median of all rounds.
  let seconds: Double
  /// How many times the least the work takes, the median of all rounds.
  let ratio: Double
}

/// Runs `work` and `floor` in turn, `repeats` times each in every one of `rounds` rounds.
func compare(_ work: () -> Int, to floor: () -> Int, rounds: Int, repeats: Int) -> Comparison {
  var sink = 0
  var floors: [Double] = []
  var works: [Double] = []
  for _ in 0..<rounds {
    floors.append(seconds { for _ in 0..<repeats { sink &+= floor() } } / Double(repeats))
    works.append(seconds { for _ in 0..<repeats { sink &+= work() } } / Double(repeats))
  }
  withExtendedLifetime(sink) {}
  return Comparison(
    floor: median(floors), seconds: median(works), ratio: median(zip(works, floors).map { $0 / $1 }))
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
