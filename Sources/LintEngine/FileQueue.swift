import Platform

/// The files that wait to be checked, and what the workers bring back. Filled by one thread while others take from it.
final class FileQueue: Sendable {
  private struct State {
    var files: [FileDiscovery.File] = []
    var scopes: [Scope] = []
    var isClosed = false
    var result = LintResult()
  }

  private let state = Monitor(State())

  /// Adds a file.
  ///
  /// - Parameter scopes: what its `scope` counts.
  func append(_ file: FileDiscovery.File, _ scopes: [Scope]) {
    state.update {
      if $0.scopes.count < scopes.count { $0.scopes = scopes }
      $0.files.append(file)
    }
  }

  /// Says that there are no more files.
  func close() {
    state.update {
      // The last is taken first: with the largest first, no thread is left alone with a long one at the end.
      $0.files.sort { $0.byteCount < $1.byteCount }
      $0.isClosed = true
    }
  }

  /// Takes a file; waits where more may come, and gives nil where none will.
  ///
  /// - Parameter scopes: made to hold the file's scope.
  func next(_ scopes: inout [Scope]) -> FileDiscovery.File? {
    state.wait { state -> FileDiscovery.File?? in
      guard let file = state.files.popLast() else { return state.isClosed ? .some(nil) : nil }
      if scopes.count <= file.scope { scopes = state.scopes }
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
    result.settleVotes()
    result.diagnostics.sortAsOutput()
    result.problems = (result.problems + problems).sorted(by: ReadProblem.precedes)
    return result
  }
}
