import Foundation
import FuzzSupport
import Platform
import Project
import Rules
import WorkCount

// Verifies on any code what the tests verify on examples. Exit status 1 if there is a violation.
//
//     swift run -c release layoutlint-verify fixes DIR …
//
// Fixes change only what they should: every Swift file is fixed in memory, with several choices of rules and options, and
// the result is checked. Nothing is written but copies for the compiler in a temporary folder.
//
//     swift run -c release layoutlint-verify fixes typecheck [COUNT [SEED]]
//
// Code that type-checks still does after its safe fixes, with stub modules of UIKit and the layout libraries: the fixtures,
// the bad examples of the rules, the counter-examples, COUNT generated programs and COUNT mutants of all of these.
//
//     swift run -c release layoutlint-verify fixes run [COUNT [SEED]]
//
// Code behaves the same after its safe fixes, on recording stubs; `RunTrial` lists what is compared.
//
// With `--falsify` after `typecheck` or `run`, wrong fixes are planted first, and the stage must detect each.
//
//     swift run -c release layoutlint-verify memory DIR …
//
// A process retains nothing of what it has linted and fixed, however often.
//
//     .ci/tools/growth states|rules|projects [COUNT]
//
// Twice as much code takes at most twice the work to check: for every state of the tokenizer and every pair of states; for
// every fact, every example of a rule and the `HardCodes`; and for every command over projects with many configurations,
// patterns, files, folders, baselines, functions and classes. COUNT is the smallest number of repetitions. The work is
// counted, see `Growth`, by a build of its own. When checked again, each code has the same findings.
//
//     swift run -c release layoutlint-verify tokens [--falsify] DIR …
//
// Our tokens and comments are those of SwiftSyntax, except where a `TokenRule` says otherwise. `--falsify` alters the
// tokens of each file and checks that the comparison detects it. Exit status 3 if the toolchain has no SwiftSyntax.
//
//     swift run -c release layoutlint-verify declarations DIR …
//
// The types, functions and properties of our outline are those of SwiftSyntax, with their names and bodies.
//
//     swift run -c release layoutlint-verify triggers DIR …
//
// No rule finds more if the files without its trigger words are not skipped.
//
//     swift run -c release layoutlint-verify trees COUNT [SEED]
//
// No tree makes `layoutlint` open, change or start anything outside of it: COUNT random trees with links, configurations,
// owners and Git settings, under strace. Exit status 3 if there is no strace.

/// The absolute path of `layoutlint`, which is built beside this program.
func pathOfProgram() throws -> String {
  let own = FilePath(bytes: try executablePath())
  return String(decoding: FilePath("../layoutlint").absolute(in: own).bytes, as: UTF8.self)
}

var arguments = CommandLine.arguments.dropFirst()
let command = arguments.popFirst()
let falsifies = command == "tokens" && arguments.first == "--falsify"
if falsifies { arguments.removeFirst() }
let commands = ["fixes", "memory", "growth", "tokens", "declarations", "triggers", "trees"]
guard let command, commands.contains(command), !arguments.isEmpty else {
  print("usage: layoutlint-verify fixes|memory|declarations|triggers DIR …")
  print("       layoutlint-verify fixes typecheck|run [--falsify] [COUNT [SEED]]")
  print("       layoutlint-verify trees COUNT [SEED]")
  print("       layoutlint-verify growth states|rules|projects [COUNT]")
  print("       layoutlint-verify tokens [--falsify] DIR …")
  exit(2)
}
if command == "growth" {
  let counts = arguments.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
  let subject = GrowthSubject(rawValue: arguments.removeFirst())
  guard let subject, counts.count == arguments.count, counts.count <= 1 else {
    print("usage: layoutlint-verify growth states|rules|projects [COUNT]")
    exit(2)
  }
  guard work_count_is_available() else {
    print("this program does not count its work; use .ci/tools/growth")
    exit(2)
  }
  exit(try subject.isGood(counts.first, program: try pathOfProgram()) ? 0 : 1)
}
if command == "trees" {
  let numbers = arguments.compactMap { UInt64($0) }
  guard numbers.count == arguments.count, numbers.count <= 2 else {
    print("usage: layoutlint-verify trees COUNT [SEED]")
    exit(2)
  }
  let trial = TreeTrial(
    count: Int(clamping: numbers[0]), seed: numbers.count > 1 ? numbers[1] : 1,
    program: try pathOfProgram())
  exit(try trial.run(threads: processorCount()) ? 0 : 1)
}
if command == "fixes", let name = arguments.first, let stage = FixStage.Name(rawValue: name) {
  guard let stage = FixStage(stage, arguments.dropFirst()) else {
    print("usage: layoutlint-verify fixes typecheck|run [--falsify] [COUNT [SEED]]")
    exit(2)
  }
  do {
    exit(try stage.run() ? 0 : 1)
  } catch {
    print(error)
    exit(1)
  }
}
let paths = arguments.map(FilePath.init)
let currentFolder = FilePath(FileManager.default.currentDirectoryPath)
if command == "memory" {
  exit(MemoryTrial(paths: paths, currentFolder: currentFolder).run() ? 0 : 1)
}
var choice = DiscoveryChoice()
choice.searchesConfigurations = false
let search = ConfigurationSearch(
  choice, known: KnownNames(rules: Catalog.rules), currentFolder: currentFolder)
let files = FileDiscovery(paths, search).sortedFiles.map(\.path)

/// Prints the result of a command, and exits.
func finish(_ text: String, isGood: Bool) -> Never {
  print(text)
  exit(isGood ? 0 : 1)
}

func verifyFixes() -> Never {
  var summary = Summary(fileCount: files.count)
  let compiler = Compiler()
  for trial in Trial.all {
    let results = verify(files, with: trial, threads: processorCount())
    summary.add(results, of: trial, compiler.complaints(about: results))
  }
  finish(summary.text, isGood: summary.violations.isEmpty)
}

func verifyTokens() throws -> Never {
  if falsifies {
    let report = try AlterationReport(files)
    finish(report.text, isGood: report.isComplete)
  }
  let report = try TokenReport(files)
  finish(report.text, isGood: report.differences.isEmpty)
}

func verifyDeclarations() throws -> Never {
  let report = try DeclarationReport(files)
  finish(report.text, isGood: report.differences.isEmpty)
}

func verifyTriggers() -> Never {
  let report = TriggerReport.report(on: files)
  finish(report.text, isGood: report.differences.isEmpty)
}

do {
  switch command {
  case "fixes": verifyFixes()
  case "triggers": verifyTriggers()
  case "tokens": try verifyTokens()
  default: try verifyDeclarations()
  }
} catch ReferenceLexer.Failure.missing(let what) {
  print("SKIPPED, nothing is compared: this toolchain has no \(what)")
  exit(3)
} catch {
  finish("\(error)", isGood: false)
}
