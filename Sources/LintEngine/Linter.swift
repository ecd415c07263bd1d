import Platform
import Project
import RuleKit
import SwiftSource

/// Lints files on several threads, each with the rules of its scope.
public struct Linter: Sendable {
  /// The bytes of code that justify another thread; the system may take milliseconds to start one.
  private static let byteCountPerThread = 32 << 10

  private let threads: Int
  private let wantsFixes: Bool

  /// - Parameter threads: how many threads may work, at least 1; fewer are started for few files.
  public init(threads: Int, wantsFixes: Bool = true) {
    self.threads = max(1, threads)
    self.wantsFixes = wantsFixes
  }

  /// Finds, reads and checks the files concurrently, and reads the other files of their projects. A file that cannot be
  /// read becomes a problem, and the others are still checked; after a mistake in a configuration the result is empty.
  public func run(
    _ paths: [FilePath], _ search: ConfigurationSearch
  ) -> (FileDiscovery, LintResult) {
    let queue = FileQueue()
    var workers = ThreadGroup()
    var byteCount = 0
    let ownWorker = newWorker()
    let discovery = FileDiscovery(
      paths, search, findsContext: true
    ) { found, scopes in
      let isFull = queue.append(found, scopes)
      byteCount &+= found.file.byteCount
      if workers.count + 1 < threads, byteCount / Self.byteCountPerThread > workers.count {
        start(&workers, queue)
      }
      if isFull, let file = queue.nextSmall(&ownWorker.scopes) { ownWorker.lint(file) }
    }
    queue.close()
    work(queue, on: ownWorker)
    workers.join()
    guard discovery.configurationProblems.isEmpty else { return (discovery, LintResult()) }
    return (discovery, queue.result(discovery))
  }

  /// Reads and checks known files, and reads those of their context. A file that cannot be read becomes a problem.
  ///
  /// - Parameter texts: contents to use instead of those on disk, by path.
  public func run(_ discovery: FileDiscovery, texts: [FilePath: [UInt8]] = [:]) -> LintResult {
    checked(discovery, discovery.files, texts).result(discovery)
  }

  /// Checks known files, and reads those of their context, except those whose texts change.
  public func partialResult(
    of discovery: FileDiscovery, except changing: Set<FilePath>
  ) -> PartialResult {
    let files = discovery.files.filter { !changing.contains($0.path) }
    return PartialResult(checked(discovery, files, [:]).takeResult())
  }

  /// Checks files, and reads those of their context.
  private func checked(
    _ discovery: FileDiscovery, _ files: [FileDiscovery.File], _ texts: [FilePath: [UInt8]]
  ) -> FileQueue {
    let queue = FileQueue()
    var byteCount = 0
    for (files, isContext) in [(files, false), (discovery.contextFiles, true)] {
      for file in files {
        queue.append(FoundFile(file: file, isContext: isContext), discovery.scopes)
        byteCount &+= file.byteCount
      }
    }
    queue.close()
    var workers = ThreadGroup()
    let count = min(
      threads, files.count + discovery.contextFiles.count, 1 + byteCount / Self.byteCountPerThread)
    for _ in 1..<max(count, 1) { start(&workers, queue, texts) }
    work(queue, texts, on: newWorker())
    workers.join()
    return queue
  }

  private func newWorker() -> FileWorker { FileWorker(wantsFixes: wantsFixes) }

  private func start(
    _ workers: inout ThreadGroup, _ queue: FileQueue, _ texts: [FilePath: [UInt8]] = [:]
  ) {
    // If the system refuses a thread, the others do its work.
    _ = workers.start { work(queue, texts, on: newWorker()) }
  }

  /// Checks files until the queue ends.
  private func work(
    _ queue: FileQueue, _ texts: [FilePath: [UInt8]] = [:], on worker: FileWorker
  ) {
    while let found = queue.next(&worker.scopes) {
      if let text = texts.isEmpty ? nil : texts[found.file.path] {
        worker.lint(text, as: found)
      } else {
        worker.lint(found)
      }
    }
    queue.collect(worker.takeResult())
  }
}

/// Checks texts that stand for files of a run, one after the other; the storage is reused.
public final class TextChecker {
  private let worker: FileWorker

  public init(_ discovery: FileDiscovery, wantsFixes: Bool) {
    worker = FileWorker(wantsFixes: wantsFixes)
    worker.scopes = discovery.scopes
  }

  /// Checks a text.
  public func partialResult(of text: [UInt8], as file: FileDiscovery.File) -> PartialResult {
    worker.lint(text, as: FoundFile(file: file))
    return PartialResult(worker.takeResult())
  }
}

/// One thread's storage, reused from file to file.
private final class FileWorker {
  private let checker: FileChecker
  /// The scopes that the `scope` of a file refers to.
  @exclusivity(unchecked) var scopes: [Scope] = []
  @exclusivity(unchecked) private var scope = -1
  /// The project whose names `checker` counts.
  @exclusivity(unchecked) private var project = ProjectTable.none
  @exclusivity(unchecked) private var strictness = Strictness.none
  @exclusivity(unchecked) private var result = LintResult()

  init(wantsFixes: Bool) { checker = FileChecker(wantsFixes: wantsFixes) }

  /// The result of all files so far, which the worker forgets.
  func takeResult() -> LintResult {
    defer { result = LintResult() }
    if !checker.learned.isEmpty { result.tallies = checker.learned }
    checker.learned = [:]
    result.nameUses = checker.view.nameUses
    enter(project: ProjectTable.none)
    return result
  }

  func lint(_ found: FoundFile) {
    do {
      try load(found)
    } catch {
      note(error, in: found)
      return
    }
    check(found)
  }

  func lint(_ text: [UInt8], as found: FoundFile) {
    guard text.count <= SourceFile.maximumByteCount else {
      note(.tooLarge(found.file.path, most: SourceFile.maximumByteCount), in: found)
      return
    }
    checker.source.load(text)
    check(found)
  }

  /// Notes that a file was not read.
  private func note(_ problem: ReadProblem, in found: FoundFile) {
    result.incompleteProjects.insert(found.file.project)
    if found.isContext {
      result.contextProblems.append(problem)
    } else {
      result.problems.append(problem)
    }
  }

  private func check(_ found: FoundFile) {
    let path = found.file.path
    if let problem = Crash.problem(of: path) { return note(problem, in: found) }
    enter(scope: found.file.scope)
    enter(project: found.file.project)
    checker.isContext = found.isContext
    var diagnostics = checker.checkWithoutCount(path: path)
    if checker.source.isOutOfMemory {
      checker.source.unload()
      note(.outOfMemory(path), in: found)
      return
    }
    let facts = checker.takeFacts()
    if project == ProjectTable.none {
      // Nothing is known of its project: it is on its own.
      var own = facts ?? RunFacts()
      own.dropNames()
      result.noteUndecided(diagnostics)
      result.suppressedCount += own.decide(&diagnostics, silenced: own.silenced)
      own.decideFixes(of: &diagnostics)
    } else if let facts {
      result.facts[project, default: RunFacts()].formUnion(facts)
    }
    if found.isContext { return }
    result.fileCount += 1
    result.byteCount += checker.source.bytes.count
    result.suppressedCount += checker.suppressedCount
    if checker.hasRead, checker.rules.isLearning { result.readPaths.append(path) }
    guard !diagnostics.isEmpty else { return }
    for index in diagnostics.indices {
      diagnostics[index].project = project
      diagnostics[index].judge(by: strictness)
    }
    // Moved: to copy a diagnostic is to retain everything it contains.
    diagnostics.withUnsafeMutableBufferPointer { $0.reverse() }
    while let next = diagnostics.popLast() { result.diagnostics.append(next) }
  }

  /// Switches to the rules of another scope, unless they are the same.
  private func enter(scope index: Int) {
    guard index != scope else { return }
    scope = index
    checker.rules = scopes[index].rules
    strictness = scopes[index].strictness
  }

  /// Switches to the names of another project, unless it is the same.
  private func enter(project index: Int) {
    guard index != project else { return }
    if let census = checker.takeCensus() {
      result.facts[project, default: RunFacts()].add(census)
    }
    project = index
    if index != ProjectTable.none { checker.beginCensus() }
  }

  private func load(_ found: FoundFile) throws(ReadProblem) {
    let file = found.file
    let most = min(scopes[file.scope].mostBytes, SourceFile.maximumByteCount)
    guard file.byteCount <= most else { throw .tooLarge(file.path, most: most) }
    do throws(SystemError) {
      let open = try OpenFile(path: file.path.systemBytes)
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
