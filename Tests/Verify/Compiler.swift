import Foundation
import Platform
import Synchronization

/// The Swift compiler, which must still accept what it accepted before.
struct Compiler {
  /// The fixed files that it rejects although it accepts the original ones.
  func complaints(about files: [VerifiedFile]) -> [(path: String, complaint: String)] {
    let changed = files.filter { $0.after != $0.before }
    let position = Atomic<Int>(0)
    let found = Mutex<[(path: String, complaint: String)]>([])
    runOnThreads(processorCount()) { _ in
      while true {
        let index = position.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < changed.count else { break }
        let file = changed[index]
        guard let complaint = Self.complaint(about: file.after),
          Self.complaint(about: file.before) == nil
        else { continue }
        found.withLock { $0.append((file.path, complaint)) }
      }
    }
    return found.withLock { $0 }.sorted { $0.path < $1.path }
  }

  /// The first error of the parser; nil if it accepts the text.
  private static func complaint(about text: [UInt8]) -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("Code.swift")
      let log = folder.appendingPathComponent("log")
      try Data(text).write(to: file)
      try Data().write(to: log)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["swiftc", "-frontend", "-parse", file.path]
      process.standardError = try FileHandle(forWritingTo: log)
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus != 0 else { return nil }
      let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
      return lines.first { $0.contains("error:") }.map(String.init) ?? "it does not parse"
    } catch {
      return "the compiler cannot be asked: \(error)"
    }
  }
}
