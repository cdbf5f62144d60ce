#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@main enum Main {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    exit(Program.formctl.run(words, console: .standard(), files: .standard).rawValue)
  }
}
