#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads of this process.
enum Threads {
  /// The bytes of a thread's stack: as much as the main thread has.
  private static let stackSize = 8 << 20

  /// Runs `work` on `count` threads at once, the calling one among them, and waits for all of them. It is told which of
  /// them it is on, from 0.
  ///
  /// Where the system has no more threads, fewer do the same work.
  static func run(_ count: Int, _ work: @escaping @Sendable (_ number: Int) -> Void) {
    var threads: [pthread_t] = []
    while threads.count + 1 < count, case let number = threads.count + 1,
      let thread = thread(doing: Task { work(number) })
    {
      threads.append(thread)
    }
    work(0)
    for thread in threads { join(thread) }
  }

  private static func join(_ thread: pthread_t) { _ = pthread_join(thread, nil) }

  private static func thread(doing task: Task) -> pthread_t? {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    unsafe pthread_attr_init(attributes)
    unsafe pthread_attr_setstacksize(attributes, stackSize)
    defer {
      unsafe pthread_attr_destroy(attributes)
      unsafe attributes.deallocate()
    }
    let pointer = unsafe Unmanaged.passRetained(task).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    if unsafe pthread_create(&thread, attributes, startRoutine, pointer) == 0 { return thread }
    unsafe Unmanaged<Task>.fromOpaque(pointer).release()
    return nil
  }

  /// What a thread does. A class, because a thread takes a pointer.
  fileprivate final class Task: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }
}

#if canImport(Darwin)
  private func startRoutine(_ task: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    unsafe Unmanaged<Threads.Task>.fromOpaque(task).takeRetainedValue().work()
    return nil
  }
#else
  private func startRoutine(_ task: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let task = unsafe task else { return nil }
    unsafe Unmanaged<Threads.Task>.fromOpaque(task).takeRetainedValue().work()
    return nil
  }
#endif
