import Platform
import Project

/// `layoutlint hook install|uninstall|status`: manages the hook that lints before each commit.
struct HookCommand {
  enum Action: String, CaseIterable { case install, uninstall, status }

  private let action: Action
  private let checksWholeFiles: Bool
  private let workTree: GitWorkTree
  private let currentFolder: FilePath
  /// The absolute path of the folder with the hooks.
  private let folder: FilePath
  /// The absolute path of the hook.
  private let path: FilePath

  init(_ invocation: Invocation) throws(UsageError) {
    action = Action(rawValue: invocation.words[0]) ?? .status
    checksWholeFiles = invocation.has(.wholeFiles)
    if checksWholeFiles, action != .install {
      throw UsageError(
        "`--whole-files` is not an option of `hook \(action.rawValue)`",
        "it is an option of `hook install`")
    }
    currentFolder = try Workspace.folder()
    do {
      workTree = try GitWorkTree(containing: currentFolder)
      folder = try workTree.hooksFolder()
    } catch {
      throw error == .noRepository
        ? UsageError(error.message, "hooks belong to a repository; change to a folder in one")
        : UsageError(error)
    }
    path = FilePath("pre-commit").absolute(in: folder)
  }

  func run() -> ExitStatus {
    do throws(SystemError) {
      let found = try found()
      switch action {
      case .install: return try install(found)
      case .uninstall: return try uninstall(found)
      case .status: return status(found)
      }
    } catch {
      return refuse(
        "the hook cannot be read or written: \(error.text)", "check the permissions of its folder")
    }
  }

  /// The file that is there now; nil if there is none.
  private func found() throws(SystemError) -> [UInt8]? {
    guard (try? FileStatus(linkPath: path.bytes)) != nil else { return nil }
    do throws(SystemError) {
      // More bytes than any hook has.
      return try readFile(path.bytes, most: 1 << 20)
    } catch {
      // A broken link, or a large program: in any case it is not ours.
      guard error == .notFound || error == .tooLarge else { throw error }
      return []
    }
  }

  // MARK: Actions

  private func install(_ found: [UInt8]?) throws(SystemError) -> ExitStatus {
    let script = HookScript(program: try programPath(), checksWholeFiles: checksWholeFiles)
    switch found.map(HookScript.kind) {
    case .current? where found == script.bytes && isProgram(path.bytes):
      return say("is already installed")
    case nil, .current?:
      try makeFolder(folder.bytes)
      try makeProgram(path.bytes, script.bytes)
      let isNew = found == nil
      let note = isNew && isShared ? ". Other repositories may use this folder too" : ""
      return say("\(isNew ? "installed" : "updated"); each commit runs `\(script.call)`\(note)")
    case .calling?: return say("is not layoutlint's, but calls it already")
    case .other?: return refuse("\(otherVersion), and is not replaced", removeIt)
    case .foreign?: return refuse("is another hook, and is not replaced", lineToAdd)
    }
  }

  private var isShared: Bool {
    folder.relative(to: workTree.root) == folder
      && (try? FileStatus(path: FilePath("../HEAD").absolute(in: folder).bytes)) == nil
  }

  private func uninstall(_ found: [UInt8]?) throws(SystemError) -> ExitStatus {
    switch found.map(HookScript.kind) {
    case nil: return say("there is no hook")
    case .current?:
      try removeFile(path.bytes)
      return say("removed")
    case .other?: return refuse("\(otherVersion), and is not removed", removeIt)
    case .calling?:
      return refuse(
        "is another hook, and is not removed", "remove the line with `layoutlint` from it")
    case .foreign?:
      return refuse("is another hook, and is not removed", "there is nothing to remove")
    }
  }

  private func status(_ found: [UInt8]?) -> ExitStatus {
    let kind = found.map(HookScript.kind)
    if let kind, kind != .other, kind != .foreign, !isProgram(path.bytes) {
      return max(say("is not executable, so Git ignores it; run `chmod +x` on it"), .found)
    }
    switch kind {
    case .current(let checksWholeFiles)?:
      return say("installed\(checksWholeFiles ? ", checks whole files" : "")")
    case .calling?: return say("is not layoutlint's, but calls it already")
    case nil: return max(say("none; `layoutlint hook install` creates it"), .found)
    case .other?: return max(say("\(otherVersion); \(removeIt)"), .found)
    case .foreign?:
      return max(say("is another hook, which does not call layoutlint; \(lineToAdd)"), .found)
    }
  }

  private let otherVersion = "is of another version of layoutlint, or edited"
  private let removeIt = "delete the file, and run `layoutlint hook install`"
  private let lineToAdd =
    "add the line `\(HookScript.call) || exit 1` to it, or its command to what the hook runs"

  // MARK: Messages

  private var shown: [UInt8] { path.relative(to: currentFolder).bytes }

  private func say(_ text: String) -> ExitStatus {
    var line: [UInt8] = []
    line.appendVisible(shown)
    line.append(": \(text)\n")
    return Console.show(line)
  }

  private func refuse(_ message: String, _ advice: String) -> ExitStatus {
    Console.report(message, advice, about: shown)
    return .failure
  }

  /// The path that the program was called by: a link to it outlives the current version.
  private func programPath() throws(SystemError) -> FilePath {
    let actual = try executablePath()
    let name = FilePath(bytes: processName())
    var candidates = [name.absolute(in: currentFolder)]
    if !name.bytes.contains(UInt8(ascii: "/")) {
      candidates = (environmentVariable("PATH") ?? "").split(separator: ":").map {
        FilePath(bytes: Array($0.utf8) + [UInt8(ascii: "/")] + name.bytes)
          .absolute(in: currentFolder)
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
