import LayoutScene
import LintEngine
import Platform
import Project

/// The program: parses the command line and runs the command.
@main
enum LayoutLint {
  static let version = "0.1.0"
  /// The address of the repository's files in this version. `.ci/tools/release address` sets it before a release is built.
  static let documentation: String? = nil

  static func main() {
    let start = Instant()
    ignoreBrokenPipes()
    ignoreFileSizeLimits()
    reportTraps(reportBug)
    let arguments = processArguments()
    let status: ExitStatus
    do {
      if arguments.first?.elementsEqual(CompletionRequest.command.utf8) == true {
        let words = arguments.dropFirst().map { String(decoding: $0, as: UTF8.self) }
        status = Console.show(CompletionRequest(words).answer)
      } else {
        status = try run(Invocation(arguments: arguments), start: start)
      }
    } catch {
      Console.report(error.message, error.advice)
      status = .failure
    }
    exitProcess(status.rawValue)
  }

  /// Checks the other files in a new process, or says which file and which rule made this one trap.
  private static func reportBug() {
    let scene = SceneWork.file.map { Crash(path: FilePath($0), rule: nil) }
    guard let crash = FileChecker.work ?? scene else {
      return Console.report("layoutlint crashed, which is a bug in layoutlint", "report it")
    }
    // An editor or a pipe does not say again what it has said.
    let arguments = processArguments()
    if arguments.first != Array("lsp".utf8), !arguments.contains([UInt8(ascii: "-")]) {
      crash.startAnew()
    }
    Console.report(crash.problem.message, crash.problem.advice, about: crash.path.bytes)
  }

  private static func run(
    _ invocation: Invocation, start: Instant
  ) throws(UsageError) -> ExitStatus {
    if invocation.has(.help) {
      return Console.show(helpText(for: invocation.namesCommand ? invocation.command : nil))
    }
    if invocation.has(.version) { return Console.show(version + "\n") }
    try invocation.refuseContradictions()
    switch invocation.command {
    case .lint: return try LintCommand(invocation).run(start: start)
    case .initialize: return try InitCommand(invocation).run(start: start)
    case .rules: return try RulesCommand(invocation).run()
    case .explain: return try ExplainCommand(invocation: invocation).run()
    case .config: return try ConfigCommand(invocation).run()
    case .guide: return try GuideCommand(invocation: invocation).run()
    case .outline: return try OutlineCommand(invocation: invocation).run()
    case .wireframe: return try WireframeCommand(invocation: invocation).run()
    case .files: return try FilesCommand(invocation: invocation).run()
    case .hook: return try HookCommand(invocation).run()
    case .lsp: return try LSPCommand(invocation: invocation).run()
    case .completions: return CompletionsCommand(invocation: invocation).run()
    }
  }
}

enum ExitStatus: Int32, CaseIterable, Comparable {
  case success = 0
  case found = 1
  case failure = 2
  /// `reportTraps` ends the program with this.
  case crash = 70

  /// When the program exits with this status, in a few words.
  var meaning: String {
    switch self {
    case .success: "nothing was found that fails the run"
    case .found:
      "errors were found; with --strict, also warnings; with --diff or --exit-non-zero-on-fix, something is fixed"
    case .failure:
      "the command line or a configuration was wrong, or something could not be read or written"
    case .crash: "layoutlint crashed, which is a bug; the message names the file and the rule"
    }
  }

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
