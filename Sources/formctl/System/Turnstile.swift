#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lets threads pass one after another, in the order of their numbers.
///
/// A class, because the lock in it must not move; it is shared by the threads that it orders.
@safe final class Turnstile: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private var turn = 0

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

  /// Does `work` when it is the turn of `number`; then it is the next number's turn.
  func pass(_ number: Int, _ work: () -> Void) {
    unsafe pthread_mutex_lock(mutex)
    while turn != number { unsafe pthread_cond_wait(condition, mutex) }
    work()
    turn += 1
    unsafe pthread_cond_broadcast(condition)
    unsafe pthread_mutex_unlock(mutex)
  }

  /// Does `work` while no other thread is inside, whoever's turn it is.
  func enter<Result>(_ work: () -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return work()
  }
}
