import Platform
import Project

/// The queue of files to check, and the results of the workers. One thread fills it while others take from it.
final class FileQueue: Sendable {
  /// How many files may wait before the thread that finds them should take one itself. Running further ahead would only
  /// evict the processor's caches and keep too many files open.
  private static let mostWaiting = 64
  /// How many files wake a waiting thread: waking it for each would take longer than checking a short one.
  private static let wakingCount = 8
  /// Files of at least this size are taken first, so that no thread is left alone with one at the end.
  private static let largeByteCount = 1 << 16

  private struct State {
    /// The last one is taken first: the system's data about it is still cached.
    var files: [FoundFile] = []
    var largeFiles: [FoundFile] = []
    var scopes: [Scope] = []
    var isClosed = false
    var result = LintResult()

    func provide(_ scopes: inout [Scope], for file: FoundFile) {
      if scopes.count <= file.file.scope { scopes.adopt(self.scopes) }
    }
  }

  private let state = Monitor(State())

  /// Adds a file.
  ///
  /// - Parameter scopes: the scopes that its `scope` refers to.
  /// - Returns: whether more files wait than the other threads can soon take.
  @discardableResult
  func append(_ file: FoundFile, _ scopes: [Scope]) -> Bool {
    let isLarge = file.file.byteCount >= Self.largeByteCount
    var waitingCount = 0
    state.change {
      $0.scopes.adopt(scopes)
      if isLarge {
        // There may be many large files, and reopening them costs the least.
        $0.largeFiles.append(FoundFile(file: file.file, isContext: file.isContext))
      } else {
        $0.files.append(file)
      }
      waitingCount = $0.files.count
      return isLarge || waitingCount % Self.wakingCount == 0
    }
    return waitingCount > Self.mostWaiting
  }

  /// Ends the queue: no more files follow.
  func close() {
    state.update {
      $0.largeFiles.sort { $0.file.byteCount < $1.file.byteCount }
      $0.isClosed = true
    }
  }

  /// Takes a file; waits while more may come, and returns nil at the end.
  func next(_ scopes: inout [Scope]) -> FoundFile? {
    state.wait { state -> FoundFile?? in
      guard let file = state.largeFiles.popLast() ?? state.files.popLast() else {
        return state.isClosed ? .some(nil) : nil
      }
      state.provide(&scopes, for: file)
      return file
    }
  }

  /// Takes a waiting file that is not large, if there is one.
  func nextSmall(_ scopes: inout [Scope]) -> FoundFile? {
    state.withLock { state in
      guard let file = state.files.popLast() else { return nil }
      state.provide(&scopes, for: file)
      return file
    }
  }

  /// Adds the result of a worker.
  func collect(_ result: LintResult) { state.withLock { $0.result.formUnion(result) } }

  /// The sorted results of all workers, once they are done.
  func result(_ discovery: FileDiscovery) -> LintResult {
    var result = takeResult()
    result.complete(discovery)
    return result
  }

  /// The results of all workers, once they are done, before what depends on several files is resolved.
  func takeResult() -> LintResult {
    var result = LintResult()
    // Swapped: a copy would be one of each diagnostic as soon as it changes.
    state.withLock { swap(&$0.result, &result) }
    return result
  }
}

extension [Scope] {
  /// Adds those that a longer array of the same scopes has. To share its storage would have it copied as a whole when it
  /// grows, once for each configuration.
  fileprivate mutating func adopt(_ longer: [Scope]) {
    if count < longer.count { append(contentsOf: longer[count...]) }
  }
}
