import Foundation
import Testing

@testable import formctl

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct TerminalDeviceTests {
  /// What a device writes, and how its run ends, when `signals` have come that nobody took.
  private func closed(after outcome: FillOutcome, signals: [Int32]) throws -> (written: String, status: Int32?) {
    let (arrivals, output) = (Pipe(), Pipe())
    try arrivals.fileHandleForWriting.write(contentsOf: signals.map { UInt8($0) })
    let arrival = dup(arrivals.fileHandleForReading.fileDescriptor)
    _ = fcntl(arrival, F_SETFL, O_NONBLOCK)
    let device = TerminalDevice(input: -1, output: output.fileHandleForWriting.fileDescriptor, signals: arrival)
    let ended = device.close(after: outcome, leaving: Array("leaving".utf8))
    try output.fileHandleForWriting.close()
    let written = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let status: Int32? = if case .killed(let number) = ended { number } else { nil }
    return (written, status)
  }

  /// A second Ctrl-C in the moment of leaving makes the driver drop what the terminal has not read: it is written again.
  @Test(arguments: [SIGINT, SIGQUIT, SIGTSTP]) func whatAKeyMayHaveTakenAwayIsWrittenAgain(_ signal: Int32) throws {
    #expect(try closed(after: .killed(SIGINT), signals: [signal]) == ("leaving", SIGINT))
    #expect(try closed(after: .killed(SIGINT), signals: [SIGTERM]) == ("", SIGINT))
  }

  @Test func aSignalThatCameTooLateForTheFormEndsTheRun() throws {
    #expect(try closed(after: .ended(.left), signals: [SIGWINCH]) == ("", nil))
    #expect(try closed(after: .ended(.left), signals: [SIGCONT, SIGTERM]) == ("", SIGTERM))
  }
}
