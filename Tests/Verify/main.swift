import Foundation
import LintEngine
import Platform
import Rules

// Proves of fixes that they change nothing but what they should, on any code, and of runs that they keep no memory.
//
//     swift run -c release layoutlint-verify fixes DIR …
//     swift run -c release layoutlint-verify memory DIR …
//
// Fixes every Swift file in memory, with several choices of rules and options, and looks at what came out. Nothing is
// written but copies for the compiler in a temporary folder. Exit status 1 if anything is not as it should be.

let arguments = CommandLine.arguments.dropFirst()
guard let command = arguments.first, ["fixes", "memory"].contains(command), arguments.count > 1
else {
  print("usage: layoutlint-verify fixes|memory DIR …")
  exit(2)
}
let paths = arguments.dropFirst().map(FilePath.init)
let currentFolder = FilePath(FileManager.default.currentDirectoryPath)
if command == "memory" {
  exit(MemoryTrial(paths: paths, currentFolder: currentFolder).run() ? 0 : 1)
}
var choice = DiscoveryChoice()
choice.searchesConfigurations = false
let search = ConfigurationSearch(
  choice, known: KnownNames(rules: Catalog.rules),
  currentFolder: currentFolder)
let discovery = FileDiscovery(paths, search)
var summary = Summary(fileCount: discovery.files.count)
let compiler = Compiler()
for trial in Trial.all {
  let results = verify(discovery.files.map(\.path), with: trial, threads: processorCount())
  summary.add(results, of: trial, compiler.complaints(about: results))
}
print(summary.text)
exit(summary.violations.isEmpty ? 0 : 1)
