import Platform
import SwiftSource
import Synchronization

/// Lints files on several threads, each with the rules of its scope.
public struct Linter: Sendable {
  /// Bytes of code that are worth a thread of their own.
  private static let byteCountPerThread = 128 << 10

  private let threads: Int
  private let wantsLineHashes: Bool

  /// - Parameters:
  ///   - threads: how many threads may work, at least 1; no more are started than the files are worth.
  ///   - wantsLineHashes: give each diagnostic the hash of its line, which one format needs.
  public init(threads: Int, wantsLineHashes: Bool = false) {
    self.threads = max(1, threads)
    self.wantsLineHashes = wantsLineHashes
  }

  /// Reads and checks every file. A file that cannot be read becomes a problem, and the others are still checked.
  ///
  /// - Parameter texts: what stands in for the contents of files, by their paths.
  public func run(_ discovery: FileDiscovery, texts: [FilePath: [UInt8]] = [:]) -> LintResult {
    let files = discovery.files
    let byteCount = files.reduce(0) { $0 &+ $1.byteCount }
    let count = min(threads, files.count, 1 + byteCount / Self.byteCountPerThread)
    // With the largest first, no thread is left alone with a long one at the end.
    let order = count > 1 ? files.sorted { $0.byteCount > $1.byteCount } : files
    let queue = FileQueue(order)
    runOnThreads(count) { [wantsLineHashes] _ in
      let worker = FileWorker(scopes: discovery.scopes, wantsLineHashes: wantsLineHashes)
      while let file = queue.next() {
        if let text = texts.isEmpty ? nil : texts[file.path] {
          worker.lint(text, as: file.path, scope: file.scope)
        } else {
          worker.lint(file)
        }
      }
      queue.collect(worker.result)
    }
    var result = queue.result
    result.settleVotes()
    result.diagnostics.sort(by: Diagnostic.precedes)
    result.problems = (result.problems + discovery.problems).sorted(by: ReadProblem.precedes)
    return result
  }

  /// Checks one text.
  ///
  /// - Parameters:
  ///   - text: the bytes of a Swift file.
  ///   - path: what file it is.
  ///   - scope: what holds for it.
  public func run(text: [UInt8], as path: FilePath, _ scope: Scope) -> LintResult {
    let worker = FileWorker(scopes: [scope], wantsLineHashes: wantsLineHashes)
    worker.lint(text, as: path)
    var result = worker.result
    result.settleVotes()
    return result
  }
}

/// The files that wait, and what the workers bring back.
private final class FileQueue: Sendable {
  private let files: [FileDiscovery.File]
  private let position = Atomic<Int>(0)
  private let collected = Mutex(LintResult())

  init(_ files: [FileDiscovery.File]) { self.files = files }

  func next() -> FileDiscovery.File? {
    let index = position.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < files.count ? files[index] : nil
  }

  func collect(_ result: LintResult) { collected.withLock { $0.formUnion(result) } }

  var result: LintResult { collected.withLock { $0 } }
}

/// One thread's storage, reused from file to file.
private final class FileWorker {
  private let checker: FileChecker
  private let scopes: [Scope]
  private var scope = -1
  private var leastFailure = Severity.error
  private(set) var result = LintResult()

  init(scopes: [Scope], wantsLineHashes: Bool) {
    self.scopes = scopes
    checker = FileChecker(wantsLineHashes: wantsLineHashes)
  }

  func lint(_ file: FileDiscovery.File) {
    do {
      try load(file)
    } catch {
      result.problems.append(error)
      return
    }
    check(file.path, scope: file.scope)
  }

  func lint(_ text: [UInt8], as path: FilePath, scope: Int = 0) {
    guard text.count <= SourceFile.maximumByteCount else {
      result.problems.append(.tooLarge(path))
      return
    }
    checker.source.load(text)
    check(path, scope: scope)
  }

  private func check(_ path: FilePath, scope: Int) {
    result.fileCount += 1
    result.byteCount += checker.source.bytes.count
    enter(scope)
    var diagnostics = checker.checkWithoutCount(path: path)
    result.suppressedCount += checker.suppressedCount
    result.votes.formUnion(checker.votes)
    for index in diagnostics.indices where diagnostics[index].severity >= leastFailure {
      diagnostics[index].isFailure = true
    }
    result.diagnostics.append(contentsOf: diagnostics)
  }

  /// Goes over to the rules of another scope, unless they are the same.
  private func enter(_ index: Int) {
    guard index != scope else { return }
    scope = index
    checker.rules = scopes[index].rules
    leastFailure = scopes[index].isStrict ? .warning : .error
  }

  private func load(_ file: FileDiscovery.File) throws(ReadProblem) {
    do {
      let open = try OpenFile(path: file.path.systemBytes)
      // One byte more than the file has: a buffer that is full says that the file has grown since. The smallest is what
      // a `SourceFile` has anyway.
      var capacity = max(file.byteCount, (1 << 16) - SourceFile.padding - 1) + 1
      while capacity <= SourceFile.maximumByteCount {
        try checker.source.load(capacity: capacity) { (buffer) throws(SystemError) in
          try open.read(into: buffer)
        }
        if checker.source.bytes.count < capacity { return }
        capacity = max(2 * capacity, try open.status().byteCount + 1)
      }
    } catch {
      throw ReadProblem(path: file.path, error: error)
    }
    throw .tooLarge(file.path)
  }
}
