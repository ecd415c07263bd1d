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
      if let manager = place.manager() { return refuse(manager) }
      try makeFolder(place.folder.bytes)
      try makeProgram(place.path.bytes, script.bytes)
      return say("installed; each commit runs `\(script.call)`\(place.note)")
    }
    switch found.kind {
    case .current(let current):
      if current == script, found.isRun { return say("is already installed") }
    case .outdated: break
    case .calling: return say("is not layoutlint's, but calls it already")
    case .edited:
      return refuse(
        "was written by layoutlint but has been edited, and is not replaced",
        "delete it first to install it again")
    case .foreign:
      if let sentence = managerThatLints(found) { return say(sentence) }
      if let manager = place.manager() { return refuse(manager) }
      return refuse("is another hook, and is not replaced", lineToAdd)
    }
    try removeFile(place.path.bytes)
    try makeProgram(place.path.bytes, script.bytes)
    return say("updated; each commit runs `\(script.call)`")
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
      if let (tool, file) = found.manager {
        return refuse(
          "belongs to \(tool.rawValue), and is not removed", "remove layoutlint from `\(file)`")
      }
      return refuse("is another hook, and is not removed", "there is nothing to remove")
    }
  }

  private func status(_ found: HookPlace.Found?) -> ExitStatus {
    guard let found else {
      let sentence = place.manager().map { "\(owner($0)); \(wayToInstall($0))" }
      return max(say(sentence ?? "none; `layoutlint hook install` creates it"), .found)
    }
    if lints(found), !found.isRun {
      return max(say("is not executable, so Git ignores it; run `chmod +x` on it"), .found)
    }
    switch found.kind {
    case .current(let script):
      return say("installed\(script.checksWholeFiles ? ", checks whole files" : "")")
    case .calling: return say("is not layoutlint's, but calls it already")
    case .outdated:
      return max(say("outdated; `layoutlint hook install` updates it"), .found)
    case .edited:
      return max(
        say("was written by layoutlint but has been edited; delete it first to install it again"),
        .found)
    case .foreign:
      if let sentence = managerThatLints(found) { return say(sentence) }
      let sentence = place.manager().map { "\(owner($0)); \(wayToInstall($0))" }
      return max(
        say(sentence ?? "is another hook, which does not call layoutlint; \(lineToAdd)"), .found)
    }
  }

  /// Whether a hook of the expected kind would lint if Git ran it.
  private func lints(_ found: HookPlace.Found) -> Bool {
    switch found.kind {
    case .current, .calling: true
    case .outdated, .edited: false
    case .foreign: found.manager != nil
    }
  }

  private func owner(_ manager: HookManager) -> String {
    "the hooks of this repository belong to \(manager.rawValue)"
  }

  /// How to have commits linted by a tool that does not do so yet.
  private func wayToInstall(_ manager: HookManager) -> String {
    guard let file = place.callingFile(of: manager) else { return manager.advice }
    return "`\(file)` calls layoutlint, and `\(manager.installation)` makes Git run it"
  }

  /// Says which tool has the hook, if the tool calls layoutlint.
  private func managerThatLints(_ found: HookPlace.Found) -> String? {
    found.manager.map { "belongs to \($0.tool.rawValue), and `\($0.callingFile)` calls layoutlint" }
  }

  private let lineToAdd = "add the line `\(HookScript.call) || exit 1` to it"

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

  private func refuse(_ manager: HookManager) -> ExitStatus {
    refuse(owner(manager), wayToInstall(manager))
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

    `status` exits with 0 if commits are linted, and with 1 if they are not. It recognizes the hooks of husky, lefthook
    and pre-commit, and looks for a call of layoutlint in their files.

    """
}
