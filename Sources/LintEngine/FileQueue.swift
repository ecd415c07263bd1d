import Platform

/// The files that wait to be checked, and what the workers bring back. Filled by one thread while others take from it.
final class FileQueue: Sendable {
  /// Files that may wait before the thread that finds them should take one itself. Further ahead, it would only fill
  /// the processor's caches with what nobody asks for yet, and have too many files open.
  private static let mostWaiting = 64
  /// So many files wake a thread that waits for one: to wake it for each would take longer than to check a short one.
  private static let wakingCount = 8
  /// Bytes from which on a file is taken before the others, so that no thread is left alone with it at the end.
  private static let largeByteCount = 1 << 16

  private struct State {
    /// The last is taken first: what the system has just looked up for the walk is at hand.
    var files: [FoundFile] = []
    var largeFiles: [FoundFile] = []
    var scopes: [Scope] = []
    var isClosed = false
    var result = LintResult()

    func provide(_ scopes: inout [Scope], for file: FoundFile) {
      if scopes.count <= file.file.scope { scopes = self.scopes }
    }
  }

  private let state = Monitor(State())

  /// Adds a file.
  ///
  /// - Parameter scopes: what its `scope` counts.
  /// - Returns: whether more files wait than the other threads will soon take.
  @discardableResult
  func append(_ file: FoundFile, _ scopes: [Scope]) -> Bool {
    let isLarge = file.file.byteCount >= Self.largeByteCount
    var waitingCount = 0
    state.change {
      if $0.scopes.count < scopes.count { $0.scopes = scopes }
      if isLarge {
        // Large files may be many, and opening them again is the least that they take.
        $0.largeFiles.append(FoundFile(file: file.file, open: nil))
      } else {
        $0.files.append(file)
      }
      waitingCount = $0.files.count
      return isLarge || waitingCount % Self.wakingCount == 0
    }
    return waitingCount > Self.mostWaiting
  }

  /// Says that there are no more files.
  func close() {
    state.update {
      $0.largeFiles.sort { $0.file.byteCount < $1.file.byteCount }
      $0.isClosed = true
    }
  }

  /// Takes a file; waits where more may come, and gives nil where none will.
  ///
  /// - Parameter scopes: made to hold the file's scope.
  func next(_ scopes: inout [Scope]) -> FoundFile? {
    state.wait { state -> FoundFile?? in
      guard let file = state.largeFiles.popLast() ?? state.files.popLast() else {
        return state.isClosed ? .some(nil) : nil
      }
      state.provide(&scopes, for: file)
      return file
    }
  }

  /// Takes a file that is not large, if one waits.
  ///
  /// - Parameter scopes: made to hold the file's scope.
  func nextSmall(_ scopes: inout [Scope]) -> FoundFile? {
    state.withLock { state in
      guard let file = state.files.popLast() else { return nil }
      state.provide(&scopes, for: file)
      return file
    }
  }

  /// Adds what a worker found.
  func collect(_ result: LintResult) { state.withLock { $0.result.formUnion(result) } }

  /// What all workers found, in order, once they are done.
  ///
  /// - Parameter problems: what the walk could not look at.
  func result(_ problems: [ReadProblem]) -> LintResult {
    var result = state.withLock { $0.result }
    result.decideAcrossFiles()
    result.diagnostics.sortAsOutput()
    result.problems = (result.problems + problems).sorted(by: ReadProblem.precedes)
    return result
  }
}
