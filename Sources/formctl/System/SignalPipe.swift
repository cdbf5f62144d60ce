#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Signals as bytes of a pipe, so that a loop meets them between two of its steps and never in the midst of one.
enum SignalPipe {
  /// The end that signals are written to. A handler can reach nothing but a global variable.
  nonisolated(unsafe) private static var writingEnd: Int32 = -1
  /// Whether a call is under way that is to end when a signal comes.
  nonisolated(unsafe) private static var isInterruptible = false
  /// Whether alarms are on their way.
  nonisolated(unsafe) private static var isInterrupting = false

  /// The signals that end a run after the terminal was given back.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Begins to collect `signals`; the result is the descriptor to wait at and to read from. Nil when there is none.
  static func open(collecting signals: [Int32]) -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    unsafe writingEnd = ends[1]
    for number in signals { collect(number) }
    // An alarm does nothing but interrupt, whatever the program that started this one has blocked.
    SystemCalls.handle(SIGALRM) { _ in }
    unblock(SIGALRM)
    return ends[0]
  }

  /// Collects one more signal.
  static func collect(_ number: Int32) {
    SystemCalls.handle(number) { number in
      let saved = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = unsafe write(SignalPipe.writingEnd, &byte, 1)
      if unsafe SignalPipe.isInterruptible {
        unsafe SignalPipe.isInterrupting = true
        SignalPipe.setAlarm(milliseconds: 1)
      }
      errno = saved
    }
  }

  // MARK: - Interrupting a call

  /// Makes one call of the system that waits, such as `read`, and that fails with `EINTR` when a signal comes or so many
  /// milliseconds have passed; nil, without a call, when signals are there already.
  ///
  /// A signal interrupts a call that waits, but not one that is about to. So it sets an alarm off, and alarms follow
  /// each other until the call has ended.
  static func interruptible<Result>(
    at descriptor: Int32, milliseconds: Int?, _ call: () -> Result
  ) -> (result: Result?, signals: [Int32]) {
    unsafe isInterruptible = true
    if let milliseconds {
      unsafe isInterrupting = true
      setAlarm(milliseconds: max(milliseconds, 1))
    }
    let early = received(at: descriptor)
    let result = early.isEmpty ? call() : nil
    unsafe isInterruptible = false
    guard unsafe isInterrupting else { return (result, early) }
    setAlarm(milliseconds: 0)
    unsafe isInterrupting = false
    return (result, early + received(at: descriptor))
  }

  /// Sets an alarm off after so many milliseconds, and every millisecond from then on; 0 for none any more.
  private static func setAlarm(milliseconds: Int) {
    var timer = itimerval()
    timer.it_interval.tv_usec = 1_000
    timer.it_value.tv_sec = .init(milliseconds / 1_000)
    timer.it_value.tv_usec = .init(milliseconds % 1_000 * 1_000)
    #if canImport(Glibc)
      _ = unsafe setitimer(Int32(ITIMER_REAL.rawValue), &timer, nil)
    #else
      _ = unsafe setitimer(ITIMER_REAL, &timer, nil)
    #endif
  }

  // MARK: - What has come

  /// Lets a signal do what it does by default.
  static func release(_ number: Int32) { _ = signal(number, SIG_DFL) }

  /// The signals that have come since the last call.
  static func received(at descriptor: Int32) -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = unsafe read(descriptor, &bytes, bytes.count)
    return count > 0 ? bytes[..<count].map { Int32($0) } : []
  }

  /// Ends this process by a signal, as if nobody had ever collected it. The exit status tells the shell which one.
  static func die(of number: Int32) -> Never {
    release(number)
    unblock(number)
    kill(getpid(), number)
    // Only a process that may not signal itself comes here.
    exit(128 + number)
  }

  private static func unblock(_ number: Int32) {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    unsafe sigaddset(&set, number)
    unsafe sigprocmask(SIG_UNBLOCK, &set, nil)
  }
}
