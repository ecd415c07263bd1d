import LintEngine
import Platform

/// `layoutlint hook install|uninstall|status`: looks after the hook that lints before each commit.
struct HookCommand {
  /// What there is to do. The raw value is the word of the command line.
  enum Action: String, CaseIterable { case install, uninstall, status }

  private let action: Action
  private let checksWholeFiles: Bool
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
    checksWholeFiles = invocation.has(.wholeFiles)
    if checksWholeFiles, action != .install {
      throw UsageError(
        "`--whole-files` does not belong to `hook \(action.rawValue)`",
        "it belongs to `hook install`")
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
        "the hook cannot be read or written: \(error.text)", "see that its folder allows it",
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
      if current == script, found.isRun { return say("is installed already") }
    case .outdated: break
    case .calling: return say("is not layoutlint's, but calls it already")
    case .edited:
      return refuse(
        "was written by layoutlint and changed since, and stays as it is",
        "to have it anew, delete it first")
    case .foreign:
      if let (tool, file) = found.manager {
        return say("is that of \(tool.rawValue), and `\(file)` calls layoutlint already")
      }
      if let manager = place.manager() { return refuse(manager) }
      return refuse(
        "is another hook, and stays as it is",
        "add the line `\(HookScript.call) || exit 1` to it")
    }
    try removeFile(place.path.bytes)
    try makeProgram(place.path.bytes, script.bytes)
    return say("written anew; each commit runs `\(script.call)`")
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
      if let (tool, file) = found.manager {
        return refuse(
          "is that of \(tool.rawValue), and stays as it is", "take layoutlint out of `\(file)`")
      }
      return refuse("is another hook, and stays as it is", "there is nothing to remove")
    }
  }

  private func status(_ found: HookPlace.Found?) -> ExitStatus {
    guard let found else { return max(say("none; \(wayToInstall)"), .found) }
    if lints(found), !found.isRun {
      return max(say("cannot be run, so Git passes it over; `chmod +x` lets it"), .found)
    }
    switch found.kind {
    case .current(let script):
      return say("installed\(script.checksWholeFiles ? ", checks whole files" : "")")
    case .calling: return say("another hook, which calls layoutlint")
    case .outdated:
      return max(say("outdated; `layoutlint hook install` writes it anew"), .found)
    case .edited: return max(say("written by layoutlint and changed since"), .found)
    case .foreign:
      guard let (tool, file) = found.manager else {
        return max(say("another hook, which does not call layoutlint"), .found)
      }
      return say("that of \(tool.rawValue), and `\(file)` calls layoutlint")
    }
  }

  /// Whether a hook, as it should be, would lint if Git ran it.
  private func lints(_ found: HookPlace.Found) -> Bool {
    switch found.kind {
    case .current, .calling: true
    case .outdated, .edited: false
    case .foreign: found.manager != nil
    }
  }

  /// How to have commits linted where there is no hook.
  private var wayToInstall: String {
    guard let manager = place.manager() else { return "`layoutlint hook install` writes it" }
    guard let file = place.callingFile(of: manager) else {
      return "\(manager.rawValue) looks after the hooks here: \(manager.advice)"
    }
    return "`\(file)` calls layoutlint, and `\(manager.installation)` has Git run it"
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
    let file = place.callingFile(of: manager)
    return refuse(
      "the hooks of this repository are those of \(manager.rawValue)",
      file == nil ? manager.advice : wayToInstall)
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

    The hook runs `\(HookScript.call)`: it reports what touches a line that the commit
    adds or changes. A merge adds or changes what is in none of the commits that it joins. The hook is written to where
    Git looks for hooks (`core.hooksPath`), and another hook is never replaced. It calls the layoutlint of PATH, or where
    there is none the one that has installed it.

    `status` ends with 0 where commits are linted, and with 1 where they are not. It knows the hooks of husky, lefthook
    and pre-commit, and looks into their files for a call of layoutlint.

    """
}
