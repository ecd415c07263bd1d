import Foundation
import Platform

/// The compiler, with stub modules of UIKit and the layout libraries in a temporary folder.
struct Toolchain: Sendable {
  /// A file: its name without the extension, and its text.
  struct Source: Sendable {
    var name: String
    var text: String
  }

  private typealias Outcome = (isGood: Bool, messages: String)

  /// The linked program, or the first error in each of some files.
  enum Linked {
    case program(path: String)
    case refused([String: String])
  }

  enum Failure: Error, CustomStringConvertible {
    /// The message of the compiler or the linker.
    case refused(String)

    var description: String {
      switch self {
      case .refused(let output): "the compiler rejected code that is not under test:\n\(output)"
      }
    }
  }

  /// The modules in the order of their dependencies.
  private static let modules: [[String]] = [
    ["UIKit"],
    [
      "SnapKit", "PureLayout", "Anchorage", "Cartography", "TinyConstraints", "Stevia", "EasyPeasy",
      "PinLayout", "KTResponsiveUI", "ViewLayout", "ExampleNames",
    ],
  ]
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Stubs").path
  /// Libraries do not see each other's names, as in an app with only one of them.
  private static let options = [
    "-swift-version", "5", "-Onone", "-suppress-warnings", "-diagnostic-style", "llvm",
    "-enable-upcoming-feature", "MemberImportVisibility",
  ]

  let folder: String
  private let links: Bool

  /// Compiles the stubs.
  ///
  /// - Parameter links: whether code will be run, not only type-checked.
  init(links: Bool) throws {
    self.links = links
    folder =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
      + "/layoutlint-stubs-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for level in Self.modules {
      let failures = Monitor<[String]>([])
      let next = Monitor(0)
      runOnThreads(processorCount()) { [self] _ in
        while let module = next.withLock({ index -> String? in
          index += 1
          return index <= level.count ? level[index - 1] : nil
        }) {
          do {
            try compileModule(module)
          } catch {
            failures.withLock { $0.append("\(module): \(error)") }
          }
        }
      }
      let refused = failures.withLock { $0 }
      guard refused.isEmpty else {
        remove()
        throw Failure.refused(refused.joined(separator: "\n"))
      }
    }
  }

  /// Deletes the folder.
  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  private func compileModule(_ name: String) throws {
    let path = Self.sources + "/" + name
    let files = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    try succeed(
      ["-parse-as-library", "-wmo", "-emit-module", "-module-name", name]
        + ["-emit-module-path", "\(folder)/\(name).swiftmodule"]
        + (links ? ["-emit-object", "-o", "\(folder)/\(name).o"] : [])
        + files.filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" })
  }

  /// The first error in each of the files of a module, by file name.
  func errors(in files: [Source]) throws -> [String: String] {
    let paths = try write(files, to: "checked")
    let outcome = try run(
      ["-typecheck", "-wmo", "-parse-as-library", "-module-name", "Checked"], paths)
    return try Self.errors(in: outcome)
  }

  private static func errors(in outcome: Outcome) throws -> [String: String] {
    var errors: [String: String] = [:]
    for line in outcome.messages.split(separator: "\n") {
      guard let range = line.range(of: ".swift:"), line.contains(" error: ") else { continue }
      let name = line[..<range.lowerBound].split(separator: "/").last.map(String.init) ?? ""
      if errors[name] == nil { errors[name] = String(line[range.upperBound...]) }
    }
    guard outcome.isGood || !errors.isEmpty else { throw Failure.refused(outcome.messages) }
    return errors
  }

  /// Compiles and links a program; `main` is the file that is run. Some errors show only here: code that type-checks may
  /// use a property before it has a value.
  func link(_ files: [Source], main: String) throws -> Linked {
    let paths = try write(files + [Source(name: "main", text: main)], to: "linked")
    let objects = Self.modules.joined().map { "\(folder)/\($0).o" }
    let program = folder + "/program"
    let outcome = try run(["-wmo", "-module-name", "Program", "-o", program] + objects, paths)
    return outcome.isGood ? .program(path: program) : .refused(try Self.errors(in: outcome))
  }

  private func write(_ files: [Source], to name: String) throws -> [String] {
    let target = folder + "/" + name
    try? FileManager.default.removeItem(atPath: target)
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    return try files.map { file in
      let path = "\(target)/\(file.name).swift"
      try Data(file.text.utf8).write(to: URL(filePath: path))
      return path
    }
  }

  private func succeed(_ arguments: [String], _ paths: [String] = []) throws {
    let outcome = try run(arguments, paths)
    guard outcome.isGood else { throw Failure.refused(outcome.messages) }
  }

  private func run(_ arguments: [String], _ paths: [String]) throws -> Outcome {
    let words = ["swiftc"] + Self.options + ["-I", folder] + arguments + paths
    let outcome = try ChildProcess(
      program: Array("/usr/bin/env".utf8), arguments: words.map { Array($0.utf8) }
    ).run()
    return (
      outcome.ending == .exit(0),
      String(decoding: outcome.errorOutput + outcome.output, as: UTF8.self)
    )
  }
}
