import LintEngine
import Platform

/// `layoutlint hook install|uninstall|status`: looks after the hook that lints before each commit.
struct HookCommand {
  /// What there is to do. The raw value is the word of the command line.
  enum Action: String, CaseIterable { case install, uninstall, status }

  private let action: Action
  private let place: HookPlace

  init(_ invocation: Invocation) throws(UsageError) {
    let words = invocation.operands.map { String(decoding: $0.bytes, as: UTF8.self) }
    let known = Action.allCases.map(\.rawValue)
    let choice = "it is one of \(known.map { "`\($0)`" }.joined(separator: ", "))"
    guard words.count == 1 else {
      throw UsageError(
        words.isEmpty ? "`hook` needs to know what to do" : "`hook` takes one word", choice)
    }
    guard let action = Action(rawValue: words[0]) else {
      throw UsageError("`hook` cannot `\(words[0])`", didYouMean(words[0], known) ?? choice)
    }
    self.action = action
    place = try HookPlace(try Workspace.folder())
  }

  func run() -> ExitStatus {
    do throws(SystemError) {
      let found = try place.found()
      switch action {
      case .install: return try install(found)
      case .uninstall: return try uninstall(found)
      case .status: return status(found)
      }
    } catch {
      Console.report(
        "the hook cannot be read or written: \(error.text)", "see that its folder allows it",
        about: place.shown)
      return .failure
    }
  }

  // MARK: Actions

  private func install(_ found: HookPlace.Found?) throws(SystemError) -> ExitStatus {
    let script = HookScript(program: try programPath())
    guard let found else {
      if let manager = place.manager { return refuse(manager) }
      try makeFolder(place.folder.bytes)
      try makeProgram(place.path.bytes, script.bytes)
      return say("installed; each commit runs `\(HookScript.call)`\(place.note)")
    }
    switch found.kind {
    case .current(let program):
      if program == script.program, found.isRun { return say("is installed already") }
    case .outdated: break
    case .calling: return say("is not layoutlint's, but calls it already")
    case .edited:
      return refuse(
        "was written by layoutlint and changed since, and stays as it is",
        "to have it anew, delete it first")
    case .foreign:
      if let manager = place.manager { return refuse(manager) }
      return refuse(
        "is another hook, and stays as it is",
        "add the line `\(HookScript.call) || exit 1` to it")
    }
    try removeFile(place.path.bytes)
    try makeProgram(place.path.bytes, script.bytes)
    return say("written anew; each commit runs `\(HookScript.call)`")
  }

  private func uninstall(_ found: HookPlace.Found?) throws(SystemError) -> ExitStatus {
    guard let found else { return say("there is no hook") }
    switch found.kind {
    case .current, .outdated:
      try removeFile(place.path.bytes)
      return say("removed")
    case .edited:
      return refuse(
        "was written by layoutlint and changed since, and stays as it is", "delete it by hand")
    case .calling:
      return refuse(
        "is another hook, and stays as it is", "take the line with `layoutlint` out of it")
    case .foreign:
      return refuse("is another hook, and stays as it is", "there is nothing to remove")
    }
  }

  private func status(_ found: HookPlace.Found?) -> ExitStatus {
    guard let found else { return max(say("none; `layoutlint hook install` writes it"), .found) }
    switch found.kind {
    case .current where found.isRun, .calling where found.isRun:
      return say(found.kind == .calling ? "another hook, which calls layoutlint" : "installed")
    case .calling, .current:
      return max(say("cannot be run, so Git passes it over; `chmod +x` lets it"), .found)
    case .outdated:
      return max(say("outdated; `layoutlint hook install` writes it anew"), .found)
    case .edited: return max(say("written by layoutlint and changed since"), .found)
    case .foreign: return max(say("another hook, which does not call layoutlint"), .found)
    }
  }

  // MARK: Messages

  private func say(_ text: String) -> ExitStatus {
    var line: [UInt8] = []
    line.appendVisible(place.shown)
    line.append(": \(text)\n")
    return Console.write(line)
  }

  private func refuse(_ message: String, _ advice: String) -> ExitStatus {
    Console.report(message, advice, about: place.shown)
    return .failure
  }

  private func refuse(_ manager: HookManager) -> ExitStatus {
    refuse("the hooks of this repository are those of \(manager.rawValue)", manager.advice)
  }

  /// The path by which the program was called: a link to it outlives the version that it leads to.
  private func programPath() throws(SystemError) -> FilePath {
    let actual = try executablePath()
    let name = FilePath(bytes: processName())
    var candidates = [name.absolute(in: place.currentFolder)]
    if !name.bytes.contains(UInt8(ascii: "/")) {
      candidates = (environmentVariable("PATH") ?? "").split(separator: ":").map {
        FilePath(bytes: Array($0.utf8) + [UInt8(ascii: "/")] + name.bytes)
          .absolute(in: place.currentFolder)
      }
    }
    return candidates.first { (try? resolvedPath($0.bytes)) == actual } ?? FilePath(bytes: actual)
  }

  /// What there is to know beside the options, for the help.
  static let notes = """

    The hook runs `\(HookScript.call)`. It is written to where Git looks for hooks (`core.hooksPath`), and another
    hook is never replaced. It calls the layoutlint of PATH, or where there is none the one that has installed it.

    `status` ends with 0 where commits are linted, and with 1 where they are not.

    """
}
