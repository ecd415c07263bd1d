import Foundation
import Platform
import RuleKit
import SwiftSource
import Synchronization

/// The result for a file.
struct ReadFile<Result: Sendable>: Sendable {
  var path: String
  var byteCount: Int
  var result: Result
}

/// Reads files with our tokenizer and with SwiftSyntax on all processors; of files with equal bytes, only one.
///
/// - Throws: `ReferenceLexer.Failure` if SwiftSyntax is missing, or ends prematurely.
func readFiles<Result: Sendable>(
  _ paths: [FilePath], _ body: @escaping @Sendable (SourceFile, ReferenceFile, Int) -> Result
) throws -> [ReadFile<Result>] {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let program = try ReferenceLexer.build(in: folder)
  let position = Atomic<Int>(0)
  let seen = Mutex<Set<UInt64>>([])
  let collected = Mutex<(files: [ReadFile<Result>], failure: (any Error)?)>(([], nil))
  runOnThreads(processorCount()) { _ in
    let source = SourceFile()
    var files: [ReadFile<Result>] = []
    do {
      let lexer = try ReferenceLexer(program)
      while true {
        let index = position.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < paths.count else { break }
        let path = String(decoding: paths[index].bytes, as: UTF8.self)
        guard let bytes = FileManager.default.contents(atPath: path) else { continue }
        var hash = FNV1a()
        hash.combine(bytes)
        let isNew = seen.withLock { $0.insert(hash.value).inserted }
        guard isNew, let reference = try lexer.read(path) else { continue }
        source.load(bytes)
        source.tokenize(.swift)
        files.append(
          ReadFile(path: path, byteCount: bytes.count, result: body(source, reference, index)))
      }
    } catch {
      collected.withLock { $0.failure = error }
    }
    collected.withLock { $0.files += files }
  }
  let (files, failure) = collected.withLock { $0 }
  if let failure { throw failure }
  return files.sorted { $0.path < $1.path }
}

/// The line and column of a byte.
func place(of offset: Int, in source: SourceFile) -> String {
  let position = LineTable(source.bytes).position(of: offset)
  return "\(position.line):\(position.column)"
}
