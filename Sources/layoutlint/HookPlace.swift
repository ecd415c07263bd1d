import LintEngine
import Platform

/// Where the hook of a repository stands, and what stands there now.
struct HookPlace {
  /// A file in the place of the hook.
  struct Found {
    let kind: HookScript.Kind
    /// Whether Git would run it.
    let isRun: Bool
    /// The tool whose hook it is, and the file that has the tool call layoutlint.
    var manager: (tool: HookManager, callingFile: String)?
  }

  /// The absolute path of the current folder.
  let currentFolder: FilePath
  /// The absolute path of the folder with the hooks.
  let folder: FilePath
  /// The absolute path of the hook.
  let path: FilePath
  private let root: FilePath

  /// - Parameter currentFolder: its absolute path.
  /// - Throws: `UsageError` outside of a repository.
  init(_ currentFolder: FilePath) throws(UsageError) {
    self.currentFolder = currentFolder
    do {
      let workTree = try GitWorkTree(containing: currentFolder)
      root = workTree.root
      folder = try workTree.hooksFolder()
    } catch {
      throw error == .noRepository
        ? UsageError(error.message, "hooks belong to a repository; change to a folder of one")
        : UsageError(error)
    }
    path = FilePath("pre-commit").absolute(in: folder)
  }

  /// The path as it is shown.
  var shown: [UInt8] { path.relative(to: currentFolder).bytes }

  /// More than a hook has.
  private static let most = 1 << 20

  /// What stands there; nil for nothing.
  func found() throws(SystemError) -> Found? {
    do throws(SystemError) {
      _ = try FileStatus(linkPath: path.bytes)
    } catch {
      if error == .notFound { return nil }
      throw error
    }
    do throws(SystemError) {
      let bytes = try readFile(path.bytes, most: Self.most)
      var found = Found(kind: HookScript.kind(of: bytes), isRun: isProgram(path.bytes))
      if found.kind == .foreign, let tool = manager(of: bytes), tool.wrote(bytes),
        let file = tool.callingFile(in: root)
      {
        found.manager = (tool, file)
      }
      return found
    } catch {
      // A link that leads nowhere, or a large program: whatever it is, it is not ours.
      guard error == .notFound || error == .tooLarge else { throw error }
      return Found(kind: .foreign, isRun: isProgram(path.bytes))
    }
  }

  /// What to know of a folder that is not this repository's own.
  var note: String {
    let isOwn =
      folder.relative(to: root) != folder || FilePath("..").absolute(in: folder).isGitFolder
    return isOwn ? "" : ". Other repositories may use this folder too"
  }

  /// The tool that looks after the hooks here; nil where none does.
  ///
  /// - Parameter script: what stands in the place of the hook.
  func manager(of script: [UInt8] = []) -> HookManager? {
    HookManager(root: root, hooks: folder, script: script)
  }

  /// The file that has a tool call layoutlint; nil for none.
  func callingFile(of manager: HookManager) -> String? { manager.callingFile(in: root) }
}

extension FilePath {
  /// Whether it looks like the folder in which Git keeps a repository.
  fileprivate var isGitFolder: Bool {
    (try? FileStatus(path: FilePath("HEAD").absolute(in: self).bytes)) != nil
  }
}
