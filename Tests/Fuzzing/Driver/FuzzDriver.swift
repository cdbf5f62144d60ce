// What libFuzzer calls. Not part of the package: `run.sh` compiles it, because only there libFuzzer is linked.
import FormFuzzing
import Foundation

/// The target that the environment names.
private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  if let target = FuzzTarget.named(name) { return target }
  stop("there is no target `\(name)`; the targets are: \(FuzzTarget.all.map(\.name).joined(separator: " "))")
}()

private func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(2)
}

/// Writes the seeds of the target and the dictionary into the folder that the environment names.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeMutablePointer<Int32>?, _ arguments: UnsafeMutableRawPointer?) -> Int32 {
  let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["FUZZ_FOLDER"] ?? ".")
  do {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("seeds"), withIntermediateDirectories: true)
    try Data(FuzzDictionary.file.utf8).write(to: folder.appendingPathComponent("dictionary"))
    for (number, seed) in try target.seeds().enumerated() {
      try Data(seed).write(to: folder.appendingPathComponent("seeds/\(number)"))
    }
  } catch {
    stop("the seeds could not be written: \(error)")
  }
  return 0
}

/// Holds one input to the laws of the target; a broken one ends the run, so that the input is kept.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  do {
    try target.check(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    FileHandle.standardError.write(Data("BROKEN LAW: \(error)\n".utf8))
    abort()
  }
  return 0
}
