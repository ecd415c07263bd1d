import LintEngine
import Platform

/// Where the hook of a repository stands, and what stands there now.
struct HookPlace {
  /// A file in the place of the hook.
  struct Found {
    let kind: HookScript.Kind
    /// Whether Git would run it.
    let isRun: Bool
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
      throw UsageError(error)
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
      return Found(kind: HookScript.kind(of: bytes), isRun: isProgram(path.bytes))
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
  var manager: HookManager? {
    if folder.relative(to: root).bytes.starts(with: ".husky".utf8) { return .husky }
    for manager in HookManager.allCases {
      let isHere = manager.files.contains {
        (try? FileStatus(path: FilePath($0).absolute(in: root).bytes)) != nil
      }
      if isHere { return manager }
    }
    return nil
  }
}

extension FilePath {
  /// Whether it looks like the folder in which Git keeps a repository.
  fileprivate var isGitFolder: Bool {
    (try? FileStatus(path: FilePath("HEAD").absolute(in: self).bytes)) != nil
  }
}

/// Tools that look after the hooks of a repository.
enum HookManager: String, CaseIterable {
  case husky
  case lefthook
  case preCommit = "pre-commit"

  /// Names at the root of a repository by which each is known.
  var files: [String] {
    switch self {
    case .husky: []
    case .lefthook:
      ["yml", "yaml", "toml", "json"].flatMap { ["lefthook." + $0, ".lefthook." + $0] }
    case .preCommit: [".pre-commit-config.yaml"]
    }
  }

  /// What to do instead of writing a hook.
  var advice: String {
    switch self {
    case .husky: "add the line `\(HookScript.call)` to `.husky/pre-commit`"
    case .lefthook:
      "add `run: \(HookScript.call)` as a command of `pre-commit` to its configuration"
    case .preCommit:
      "add a `local` hook with `entry: \(HookScript.call)`, `language: system` and `pass_filenames: false` to `.pre-commit-config.yaml`"
    }
  }
}
