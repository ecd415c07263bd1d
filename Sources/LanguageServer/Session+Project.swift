import LintEngine
import Platform
import Project
import Reporting

/// Reads the workspace on a thread of its own, so that keystrokes do not wait for it.
struct Loader: ~Copyable {
  /// What is read at the moment; nil for nothing.
  private(set) var current: ProjectLoad?
  /// Whether something has changed that `current` does not see.
  var isWanted = false
  private var thread = ThreadGroup()

  var isRunning: Bool { current != nil }

  mutating func start(_ load: ProjectLoad, _ inbox: Inbox) {
    thread.join()
    (current, isWanted) = (load, false)
    let work: @Sendable () -> Void = { inbox.append(.loaded(load.run())) }
    // If the system refuses a thread, keystrokes have to wait.
    if !thread.start(work) { work() }
  }

  mutating func finish() {
    thread.join()
    current = nil
  }

  mutating func wait() { thread.join() }
}

struct FileFindings {
  /// Each occurrence, without the accepted ones.
  var occurrences: [Diagnostic]
  /// As they are shown: occurrences that belong together are one.
  var shown: [Diagnostic]
  /// `Diagnostic.contentHash` of the accepted ones.
  var accepted: Set<UInt64>

  init(_ occurrences: [Diagnostic] = [], accepted: Set<UInt64> = []) {
    self.occurrences = occurrences
    self.accepted = accepted
    shown = occurrences
    shown.joinGroups()
  }
}

extension Session {
  private var texts: [FilePath: Int] {
    documents.filter { $0.value.isFile && $0.value.isSwift }.mapValues(\.text.bytes.count)
  }

  func load() {
    loader.isWanted = true
    if stage == .initialized, !loader.isRunning { startLoading() }
  }

  /// Whether the text of an open document counts instead of its file, or will soon.
  func isLoadedAsOpen(_ path: FilePath) -> Bool {
    loader.isWanted || (loader.current ?? project?.load)?.texts[path] != nil
  }

  private func startLoading() {
    var choice = server.choice
    for document in documents.values where document.isFile && document.isConfiguration {
      choice.texts[document.path] = document.text.bytes
    }
    let load = ProjectLoad(
      choice: choice, known: server.known, currentFolder: folders.first ?? server.currentFolder,
      folders: folders, texts: texts)
    if project == nil {
      progress = ClientProgress(client, number: 1, title: "layoutlint reads the project")
    }
    loader.start(load, inbox)
  }

  func take(_ loaded: LoadedProject) {
    loader.finish()
    progress?.end("\(loaded.discovery.files.count) files")
    progress = nil
    report(loaded)
    if project == nil, let problem = loaded.discovery.configurationProblems.first {
      let place = "\(problem.place.path.text):\(problem.place.line)"
      let text = "\(place): \(sentence(problem.message, problem.advice))"
      client.notify(
        "window/showMessage",
        ["type": 1, "message": .string("layoutlint checks no file: \(text)")])
    }
    // While a configuration has a mistake, the findings are those of its last state without one.
    if project == nil || !loaded.isRefused {
      project = loaded
      checker = TextChecker(loaded.discovery, wantsFixes: false)
      search = ConfigurationSearch(
        loaded.load.choice, known: loaded.load.known, currentFolder: loaded.load.currentFolder)
      for path in documents.keys { documents[path]?.partial = nil }
      needsResult = true
    }
    if loader.isWanted { startLoading() }
    answerWaiting()
  }

  /// Tells the client what is wrong with the workspace.
  private func report(_ loaded: LoadedProject) {
    let problems = loaded.discovery.problems.map {
      "\($0.path.text): \($0.message); \($0.advice)"
    }
    for text in problems + loaded.baselines.problems where logged.insert(text).inserted {
      client.log(text, isWarning: true)
    }
    configurationProblems = Dictionary(
      grouping: loaded.discovery.configurationProblems + loaded.discovery.configurationWarnings
    ) { $0.place.path.absolute(in: loaded.load.currentFolder) }
    publishConfigurations()
  }

  // MARK: - Work between messages

  var hasWork: Bool { needsResult && project != nil }

  /// Checks a document that has changed or, if there is none, resolves what depends on several files.
  func work() {
    if let path = documents.values.first(where: { isStale($0) })?.path {
      check(path)
      publish(path)
    } else {
      resolve()
    }
  }

  private func isStale(_ document: OpenDocument) -> Bool {
    document.partial == nil && project?.files[document.path] != nil
  }

  /// Checks an open document with what is known of the others.
  func check(_ path: FilePath) {
    guard let document = documents[path], document.partial == nil, let checker,
      let partial = partialResult(of: document, checker)
    else { return }
    documents[path]?.partial = partial
    findings[path] = findings(partial, in: path)
  }

  /// The findings in an open document with their fixes, which cost time that only actions need.
  func findingsWithFixes(_ document: OpenDocument) -> FileFindings {
    guard let project,
      let partial = partialResult(of: document, TextChecker(project.discovery, wantsFixes: true))
    else { return FileFindings() }
    return findings(partial, in: document.path)
  }

  /// What a document says on its own; nil if it is not linted.
  private func partialResult(
    of document: OpenDocument, _ checker: TextChecker
  ) -> PartialResult? {
    guard let project, let file = project.files[document.path] else { return nil }
    let text = document.text.bytes
    guard text.count <= project.scope(of: file).mostBytes else { return PartialResult() }
    return checker.partialResult(of: text, as: file)
  }

  private func findings(_ partial: PartialResult, in path: FilePath) -> FileFindings {
    var diagnostics = partial.diagnostics(knowing: result)
    let accepted = removeAccepted(from: &diagnostics)
    return FileFindings(diagnostics, accepted: accepted[path] ?? [])
  }

  /// Resolves what depends on several files, and publishes what is new.
  func resolve() {
    needsResult = false
    guard let project, !project.isRefused else { return }
    for path in documents.keys { check(path) }
    let open = documents.values.filter { project.load.texts[$0.path] != nil }
    result = LintResult(
      [project.closed] + open.compactMap(\.partial), of: project.discovery)
    var diagnostics = result.diagnostics
    let accepted = removeAccepted(from: &diagnostics)
    // An edited document that was read from disk has its own findings until it is read again.
    let edited = documents.values.filter {
      $0.isSwift && project.load.texts[$0.path] == nil && isLoadedAsOpen($0.path)
    }.compactMap { document in findings[document.path].map { (document.path, $0) } }
    findings = Dictionary(grouping: diagnostics, by: \.path).reduce(into: [:]) {
      $0[$1.key] = FileFindings($1.value, accepted: accepted[$1.key] ?? [])
    }
    for (path, accepted) in accepted where findings[path] == nil {
      findings[path] = FileFindings(accepted: accepted)
    }
    for (path, own) in edited { findings[path] = own }
    sayWhatIsMissing(project)
    publishAll()
  }

  private func removeAccepted(from diagnostics: inout [Diagnostic]) -> [FilePath: Set<UInt64>] {
    guard let project else { return [:] }
    return project.baselines.remove(from: &diagnostics) { project.files[$0]?.scope }
  }

  /// Says once that checks across files were left out, and why.
  private func sayWhatIsMissing(_ project: LoadedProject) {
    guard let (message, advice) = project.discovery.reasonOfMissingContext(result) else { return }
    let text = "checks across files were left out: \(message); \(advice)"
    if logged.insert(text).inserted { client.log(text) }
  }
}
