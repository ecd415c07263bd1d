import Foundation
import FuzzSupport

// Checks the properties that must hold for any bytes; see `Properties`.
//
// With libFuzzer it searches for bytes that violate a property. Swift's linker on Linux, gold, cannot link this, but lld
// can; leak detection is off, because it reports memory that the Swift runtime never frees:
//
//     swift build -c release --product layoutlint-fuzz --scratch-path .build/fuzz \
//       -Xswiftc -sanitize=fuzzer,address -Xswiftc -DFUZZING -Xswiftc -use-ld=lld
//     fuzz=.build/fuzz/release/layoutlint-fuzz
//     export SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0
//     $fuzz seeds .build/seeds
//     mkdir -p .build/corpus/lint
//     $fuzz --target=lint .build/corpus/lint .build/seeds/lint -dict=.build/seeds/dictionary \
//       -max_len=4096 -timeout=60 -rss_limit_mb=4000 -max_total_time=1800
//
// `seeds` lists the targets and the longest inputs. A violating input is written to a file: minimize it with
// `-minimize_crash=1 -max_total_time=60 FILE`, and add it to `FoundInputTests`. An ordinary build checks files again:
//
//     swift run layoutlint-fuzz --target=lint FILE …
//
// and tries mutants of code, also of the Swift files in other folders:
//
//     swift run -c release layoutlint-fuzz mutants COUNT [SEED [FOLDER …]]

/// The command line.
@main
struct Fuzzing {
  static func main() {
    if CommandLine.arguments.dropFirst().first == "seeds", CommandLine.arguments.count == 3 {
      exit(writeSeeds(to: CommandLine.arguments[2]) ? 0 : 1)
    }
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == "mutants", words.count > 1, let count = Int(words[1]) {
      let seed = words.count > 2 ? Int(words[2]) ?? 1 : 1
      let seeds = words.dropFirst(3).flatMap { Seed.files(in: $0) }
      exit(MutantRun(count: count, seed: seed, seeds: seeds).run() ? 0 : 1)
    }
    guard let property else {
      print(usage)
      exit(2)
    }
    #if FUZZING
      let type = type(of: property)
      print("\(type.name): \(type.summary)")
      var count = CommandLine.argc
      var values = CommandLine.unsafeArgv
      exit(runFuzzer(&count, &values) { bytes, count in tryOne(bytes, count) })
    #else
      exit(Replay(property).run(CommandLine.arguments.dropFirst(2)) ? 0 : 1)
    #endif
  }

  private static var usage: String {
    let names = Properties.all.map { "  \($0.name): \($0.summary)" }
    return "usage: layoutlint-fuzz seeds DIR\n       layoutlint-fuzz --target=NAME FILE …\n"
      + "       layoutlint-fuzz mutants COUNT [SEED [FOLDER …]]\n"
      + names.joined(separator: "\n")
  }
}

/// The property named by the first argument. libFuzzer ignores arguments that begin with two dashes, and passes them on to
/// the processes that it starts.
private nonisolated(unsafe) let property: (any Property)? = {
  let argument = CommandLine.arguments.dropFirst().first ?? ""
  guard argument.hasPrefix("--target=") else { return nil }
  return Properties.named(String(argument.dropFirst("--target=".count)))?.init()
}()

#if FUZZING
  /// What `main` of libFuzzer calls.
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runFuzzer(
    _ count: UnsafeMutablePointer<Int32>,
    _ values: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32

  private func tryOne(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let input = [UInt8](UnsafeBufferPointer(start: bytes, count: count))
    if let violation = property?.violation(in: input) { fatalError(violation) }
    return 0
  }
#endif
