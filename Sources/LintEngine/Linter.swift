import Platform
import SwiftSource

/// Lints files on several threads, each with the rules of its scope.
public struct Linter: Sendable {
  /// The bytes of code that justify another thread; the system may take milliseconds to start one.
  private static let byteCountPerThread = 32 << 10
  /// The limit of open files that allows to keep some open until they are read.
  private static let leastOpenFiles = 256

  private let threads: Int
  private let wantsLineHashes: Bool
  private let wantsFixes: Bool

  /// - Parameters:
  ///   - threads: how many threads may work, at least 1; fewer are started for few files.
  ///   - wantsLineHashes: give each diagnostic the hash of its line, which one format needs.
  ///   - wantsFixes: give each diagnostic its fix.
  public init(threads: Int, wantsLineHashes: Bool = false, wantsFixes: Bool = true) {
    self.threads = max(1, threads)
    self.wantsLineHashes = wantsLineHashes
    self.wantsFixes = wantsFixes
  }

  /// Finds, reads and checks the files concurrently. A file that cannot be read becomes a problem, and the others are
  /// still checked; after a mistake in a configuration the result is empty.
  ///
  /// - Parameters:
  ///   - paths: files and folders as the user named them.
  ///   - search: finds their configurations.
  public func run(
    _ paths: [FilePath], _ search: ConfigurationSearch
  ) -> (FileDiscovery, LintResult) {
    let queue = FileQueue()
    var workers = ThreadGroup()
    var byteCount = 0
    let seesProject = FileDiscovery.seesProject(paths)
    let ownWorker = newWorker(seesProject)
    let opensFiles = openFileLimit() >= Self.leastOpenFiles
    let discovery = FileDiscovery(paths, search, opensFiles: opensFiles) { found, scopes in
      let isFull = queue.append(found, scopes)
      byteCount &+= found.file.byteCount
      if workers.count + 1 < threads, byteCount / Self.byteCountPerThread > workers.count {
        start(&workers, queue, seesProject: seesProject)
      }
      if isFull, let file = queue.nextSmall(&ownWorker.scopes) { ownWorker.lint(file) }
    }
    queue.close()
    work(queue, on: ownWorker)
    workers.join()
    guard discovery.configurationProblems.isEmpty else { return (discovery, LintResult()) }
    return (discovery, queue.result(discovery.problems))
  }

  /// Reads and checks known files. A file that cannot be read becomes a problem, and the others are still checked.
  ///
  /// - Parameter texts: contents to use instead of those on disk, by path.
  public func run(_ discovery: FileDiscovery, texts: [FilePath: [UInt8]] = [:]) -> LintResult {
    let queue = FileQueue()
    for file in discovery.files {
      queue.append(FoundFile(file: file, open: nil), discovery.scopes)
    }
    queue.close()
    let byteCount = discovery.files.reduce(0) { $0 &+ $1.byteCount }
    var workers = ThreadGroup()
    let count = min(threads, discovery.files.count, 1 + byteCount / Self.byteCountPerThread)
    let seesProject = discovery.seesProject
    for _ in 1..<max(count, 1) { start(&workers, queue, texts, seesProject: seesProject) }
    work(queue, texts, on: newWorker(seesProject))
    workers.join()
    return queue.result(discovery.problems)
  }

  private func newWorker(_ seesProject: Bool) -> FileWorker {
    FileWorker(wantsLineHashes: wantsLineHashes, wantsFixes: wantsFixes, seesProject: seesProject)
  }

  private func start(
    _ workers: inout ThreadGroup, _ queue: FileQueue, _ texts: [FilePath: [UInt8]] = [:],
    seesProject: Bool
  ) {
    // If the system refuses a thread, the others do its work.
    _ = workers.start { work(queue, texts, on: newWorker(seesProject)) }
  }

  /// Checks files until the queue ends.
  private func work(
    _ queue: FileQueue, _ texts: [FilePath: [UInt8]] = [:], on worker: FileWorker
  ) {
    while let found = queue.next(&worker.scopes) {
      if let text = texts.isEmpty ? nil : texts[found.file.path] {
        worker.lint(text, as: found.file.path, scope: found.file.scope)
      } else {
        worker.lint(found)
      }
    }
    queue.collect(worker.takeResult())
  }

  /// Checks one text.
  ///
  /// - Parameters:
  ///   - text: the bytes of a Swift file.
  ///   - path: the path of the file.
  ///   - scope: its settings.
  public func run(text: [UInt8], as path: FilePath, _ scope: Scope) -> LintResult {
    let worker = newWorker(false)
    worker.scopes = [scope]
    worker.lint(text, as: path)
    var result = worker.takeResult()
    result.decideAcrossFiles()
    return result
  }
}

/// One thread's storage, reused from file to file.
private final class FileWorker {
  private let checker: FileChecker
  /// The scopes that the `scope` of a file refers to.
  @exclusivity(unchecked) var scopes: [Scope] = []
  @exclusivity(unchecked) private var scope = -1
  @exclusivity(unchecked) private var leastFailure = Severity.error
  @exclusivity(unchecked) private var result = LintResult()

  /// - Parameter seesProject: whether the run sees the whole project.
  init(wantsLineHashes: Bool, wantsFixes: Bool, seesProject: Bool) {
    checker = FileChecker(wantsLineHashes: wantsLineHashes, wantsFixes: wantsFixes)
    if seesProject { checker.beginCensus() }
  }

  /// The result of all files so far, which the worker forgets.
  func takeResult() -> LintResult {
    defer { result = LintResult() }
    if !checker.learned.isEmpty { result.facts.add(checker.learned) }
    checker.learned = [:]
    if let census = checker.takeCensus() {
      result.facts.add(census, missesNames: checker.missesNames)
    }
    return result
  }

  func lint(_ found: FoundFile) {
    do {
      try load(found)
    } catch {
      result.problems.append(error)
      return
    }
    check(found.file.path, scope: found.file.scope)
  }

  func lint(_ text: [UInt8], as path: FilePath, scope: Int = 0) {
    guard text.count <= SourceFile.maximumByteCount else {
      result.problems.append(.tooLarge(path, most: SourceFile.maximumByteCount))
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
    if checker.source.isOutOfMemory {
      checker.source.unload()
      result.problems.append(.outOfMemory(path))
      return
    }
    result.suppressedCount += checker.suppressedCount
    if let facts = checker.takeFacts() { result.facts.formUnion(facts) }
    if checker.hasRead, checker.rules.isLearning { result.readPaths.append(path) }
    guard !diagnostics.isEmpty else { return }
    for index in diagnostics.indices where diagnostics[index].severity >= leastFailure {
      diagnostics[index].isFailure = true
    }
    // Moved: to copy a diagnostic is to retain everything it contains.
    diagnostics.withUnsafeMutableBufferPointer { $0.reverse() }
    while let next = diagnostics.popLast() { result.diagnostics.append(next) }
  }

  /// Switches to the rules of another scope, unless they are the same.
  private func enter(_ index: Int) {
    guard index != scope else { return }
    scope = index
    checker.rules = scopes[index].rules
    leastFailure = scopes[index].isStrict ? .warning : .error
  }

  private func load(_ found: FoundFile) throws(ReadProblem) {
    let file = found.file
    let most = min(scopes[file.scope].mostBytes, SourceFile.maximumByteCount)
    guard file.byteCount <= most else { throw .tooLarge(file.path, most: most) }
    do throws(SystemError) {
      let open =
        if let open = found.open { open } else { try OpenFile(path: file.path.systemBytes) }
      // One byte more than the file: a full buffer shows that the file has grown since. The minimum is what a
      // `SourceFile` has anyway; some files of `/proc` reject odd counts.
      let least = (1 << 16) - SourceFile.padding
      let limit = max((most + 8) & ~7, least)
      var capacity = max(file.byteCount + 1, least)
      while true {
        try checker.source.load(capacity: capacity) { (buffer) throws(SystemError) in
          try open.read(into: buffer, expecting: file.byteCount)
        }
        let count = checker.source.bytes.count
        if count < capacity, count <= most { return }
        let status = try open.status()
        // A device may have replaced the file, and may be endless.
        guard status.kind == .file else { throw SystemError.notSeekable }
        if count > most { break }
        capacity = min(max(2 * capacity, status.byteCount + 1), limit)
      }
    } catch {
      throw ReadProblem(path: file.path, error: error)
    }
    throw .tooLarge(file.path, most: most)
  }
}
