import Foundation
import LayoutScene
import LintEngine
import Platform
import Project
import Rules
import SwiftSource

/// The measured code.
struct Corpus: Sendable {
  /// Why there is nothing to measure: one sentence.
  struct Mistake: Error {
    var message: String
  }

  private let paths: [FilePath]
  private let choice: DiscoveryChoice
  /// The readable files, with their rules.
  private(set) var discovery: FileDiscovery
  /// Their contents.
  private(set) var texts: [[UInt8]] = []

  init(_ names: [String], usesAllRules: Bool) throws(Mistake) {
    paths = names.map(FilePath.init)
    var choice = DiscoveryChoice()
    if usesAllRules { choice.selection.enabled = Catalog.rules.map { $0.id } }
    self.choice = choice
    discovery = Self.walk(paths, choice)
    if let problem = discovery.problems.first {
      let path = String(decoding: problem.path.bytes, as: UTF8.self)
      throw Mistake(message: "\(path): \(problem.message)")
    }
    guard discovery.configurationProblems.isEmpty else {
      throw Mistake(message: "a configuration is wrong; `layoutlint` says where")
    }
    var files: [FileDiscovery.File] = []
    for file in discovery.files {
      guard let text = try? readFile(file.path.bytes, most: SourceFile.maximumByteCount) else {
        continue
      }
      files.append(file)
      texts.append(text)
    }
    discovery.files = files
    guard byteCount > 0 else { throw Mistake(message: "no Swift code there") }
  }

  var byteCount: Int { texts.reduce(0) { $0 + $1.count } }

  /// The files as a run finds them, each repeated `copies` times.
  func discovery(copies: Int) -> FileDiscovery {
    var result = discovery
    result.files = Array(repeatElement(discovery.files, count: copies).joined())
    return result
  }

  /// Finds the files and their configurations again.
  func walk() -> FileDiscovery { Self.walk(paths, choice) }

  /// Lints the first file, with all others as its context.
  func lintOneFile(threads: Int) {
    guard let file = discovery.sortedFiles.first else { return }
    _ = Linter(threads: threads).run([file.path], Self.search(choice))
  }

  /// The scenes of the classes of all files, read again.
  func scenes() -> [LayoutScene] {
    let reader = ViewReader()
    var project = SceneProject()
    var types: Set<String> = []
    for (file, text) in zip(discovery.files, texts) {
      guard let view = reader.read(text, discovery.scopes[file.scope]) else { continue }
      let path = String(decoding: file.path.bytes, as: UTF8.self)
      project.add(view, path: path)
      types.formUnion(project.types(inFile: path))
    }
    return project.scenes(of: types).filter { !$0.isEmpty }
  }

  private static func walk(_ paths: [FilePath], _ choice: DiscoveryChoice) -> FileDiscovery {
    FileDiscovery(paths, search(choice))
  }

  private static func search(_ choice: DiscoveryChoice) -> ConfigurationSearch {
    ConfigurationSearch(
      choice, known: KnownNames(rules: Catalog.rules),
      currentFolder: FilePath(FileManager.default.currentDirectoryPath))
  }
}
