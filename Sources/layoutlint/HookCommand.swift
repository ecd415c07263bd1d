import Platform
import Project

/// `layoutlint hook install|uninstall|status`: manages the hook that lints before each commit.
struct HookCommand {
  /// The actions. The raw value is the word on the command line.
  enum Action: String, CaseIterable { case install, uninstall, status }

  private let action: Action
  private let checksWholeFiles: Bool
  private let place: HookPlace

  init(_ invocation: Invocation) throws(UsageError) {
    let words = invocation.operands.map { String(decoding: $0.bytes, as: UTF8.self) }
    let known = Action.allCases.map(\.rawValue)
    let choice = "choose one of \(known.map { "`\($0)`" }.joined(separator: ", "))"
    guard words.count == 1 else {
      throw UsageError(
        words.isEmpty ? "`hook` needs an action" : "`hook` takes one word", choice)
    }
    guard let action = Action(rawValue: words[0]) else {
      throw UsageError("`hook` cannot `\(words[0])`", didYouMean(words[0], known) ?? choice)
    }
    self.action = action
    checksWholeFiles = invocation.has(.wholeFiles)
    if checksWholeFiles, action != .install {
      throw UsageError(
        "`--whole-files` is not an option of `hook \(action.rawValue)`",
        "it is an option of `hook install`")
    }
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
        "the hook cannot be read or written: \(error.text)", "check the permissions of its folder",
        about: place.shown)
      return .failure
    }
  }

  // MARK: Actions

  private func install(_ found: HookPlace.Found?) throws(SystemError) -> ExitStatus {
    let script = HookScript(program: try programPath(), checksWholeFiles: checksWholeFiles)
    guard let found else {
      try makeFolder(place.folder.bytes)
      try makeProgram(place.path.bytes, script.bytes)
      return say("installed; each commit runs `\(script.call)`\(place.note)")
    }
    switch found.kind {
    case .current where found.bytes == script.bytes && found.isRun:
      return say("is already installed")
    case .current, .outdated:
      try removeFile(place.path.bytes)
      try makeProgram(place.path.bytes, script.bytes)
      return say("updated; each commit runs `\(script.call)`")
    case .calling: return say("is not layoutlint's, but calls it already")
    case .edited:
      return refuse(
        "was written by layoutlint but has been edited, and is not replaced",
        "delete it first to install it again")
    case .foreign: return refuse("is another hook, and is not replaced", lineToAdd)
    }
  }

  private func uninstall(_ found: HookPlace.Found?) throws(SystemError) -> ExitStatus {
    guard let found else { return say("there is no hook") }
    switch found.kind {
    case .current, .outdated:
      try removeFile(place.path.bytes)
      return say("removed")
    case .edited:
      return refuse(
        "was written by layoutlint but has been edited, and is not removed", "delete it by hand")
    case .calling:
      return refuse(
        "is another hook, and is not removed", "remove the line with `layoutlint` from it")
    case .foreign:
      return refuse("is another hook, and is not removed", "there is nothing to remove")
    }
  }

  private func status(_ found: HookPlace.Found?) -> ExitStatus {
    guard let found else {
      return max(say("none; `layoutlint hook install` creates it"), .found)
    }
    switch found.kind {
    case .current where !found.isRun, .calling where !found.isRun:
      return max(say("is not executable, so Git ignores it; run `chmod +x` on it"), .found)
    case .current(let checksWholeFiles):
      return say("installed\(checksWholeFiles ? ", checks whole files" : "")")
    case .calling: return say("is not layoutlint's, but calls it already")
    case .outdated:
      return max(say("outdated; `layoutlint hook install` updates it"), .found)
    case .edited:
      return max(
        say("was written by layoutlint but has been edited; delete it first to install it again"),
        .found)
    case .foreign:
      return max(say("is another hook, which does not call layoutlint; \(lineToAdd)"), .found)
    }
  }

  private let lineToAdd =
    "add the line `\(HookScript.call) || exit 1` to it, or its command to what the hook runs"

  // MARK: Messages

  private func say(_ text: String) -> ExitStatus {
    var line: [UInt8] = []
    line.appendVisible(place.shown)
    line.append(": \(text)\n")
    return Console.show(line)
  }

  private func refuse(_ message: String, _ advice: String) -> ExitStatus {
    Console.report(message, advice, about: place.shown)
    return .failure
  }

  /// The path that the program was called by: a link to it outlives the current version.
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

  /// The text below the options, for the help.
  static let notes = """

    The hook runs `\(HookScript.call)`: it reports findings on lines that the commit
    adds or changes; in a merge, on lines that differ from all of its parents. It is written to the folder where Git
    looks for hooks (`core.hooksPath`), and never replaces another hook. It runs the layoutlint in PATH or, without one,
    the program that installed it.

    `status` exits with 0 if commits are linted, and with 1 if they are not.

    """
}
