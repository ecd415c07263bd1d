import BenchmarkSupport
import Foundation

// How fast each step of the way is.
//
//     swift run -c release layoutlint-benchmark DIR …
//
// `--help` lists the options. Exit status 2 for a command line that cannot be followed.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("layoutlint-benchmark: \(message)\n".utf8))
  exit(2)
}

/// The report to compare with, which is read before anything is measured.
func oldReport(_ path: String?) -> BenchmarkReport? {
  guard let path else { return nil }
  guard let data = FileManager.default.contents(atPath: path) else {
    fail("\(path): cannot be read")
  }
  do {
    return try JSONDecoder().decode(BenchmarkReport.self, from: data)
  } catch {
    fail("\(path): is not what `--json` prints")
  }
}

let arguments: BenchmarkArguments
do {
  arguments = try BenchmarkArguments(Array(CommandLine.arguments.dropFirst()))
} catch {
  fail(error.message + "\n" + BenchmarkArguments.usage)
}
if arguments.wantsHelp {
  print(BenchmarkArguments.usage, terminator: "")
  exit(0)
}
let old = oldReport(arguments.oldReport)
let corpus: Corpus
do {
  corpus = try Corpus(arguments.paths, usesAllRules: arguments.usesAllRules)
} catch {
  fail(error.message)
}
if let old {
  do {
    try BenchmarkComparison.check(
      old, fileCount: corpus.texts.count, byteCount: corpus.byteCount,
      usesAllRules: arguments.usesAllRules)
  } catch {
    fail("\(arguments.oldReport ?? ""): \(error.message)")
  }
}
var measurement = Measurement(corpus)
let new = measurement.report(rounds: arguments.rounds, usesAllRules: arguments.usesAllRules)
if let old {
  do {
    print(try BenchmarkComparison(old: old, new: new).text, terminator: "")
  } catch {
    fail("\(arguments.oldReport ?? ""): \(error.message)")
  }
} else if arguments.printsJSON {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  print(String(decoding: try encoder.encode(new), as: UTF8.self))
} else {
  print(new.text, terminator: "")
}
