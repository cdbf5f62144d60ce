#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A door that one thread at a time may pass, and at which threads can wait for what others do behind it.
///
/// A class, because the lock in it must not move; it is shared by the threads that it keeps apart.
@safe final class Turnstile: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  init() {
    unsafe mutex = .allocate(capacity: 1)
    unsafe condition = .allocate(capacity: 1)
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe pthread_cond_destroy(condition)
    unsafe mutex.deallocate()
    unsafe condition.deallocate()
  }

  /// Does `work` while no other thread is inside; before that, waits while `isClosed` says so.
  func enter<Result>(waitingWhile isClosed: () -> Bool = { false }, doing work: () -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while isClosed() { unsafe pthread_cond_wait(condition, mutex) }
    let result = work()
    unsafe pthread_cond_broadcast(condition)
    return result
  }
}
