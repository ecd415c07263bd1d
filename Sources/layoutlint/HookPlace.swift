import Platform
import Project

/// The place of a repository's hook, and the file that is there now.
struct HookPlace {
  /// A file in place of the hook.
  struct Found {
    let kind: HookScript.Kind
    /// Whether Git would run it.
    let isRun: Bool
    let bytes: [UInt8]
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
        ? UsageError(error.message, "hooks belong to a repository; change to a folder in one")
        : UsageError(error)
    }
    path = FilePath("pre-commit").absolute(in: folder)
  }

  /// The path as displayed.
  var shown: [UInt8] { path.relative(to: currentFolder).bytes }

  /// More bytes than any hook has.
  private static let most = 1 << 20

  /// The file that is there; nil if there is none.
  func found() throws(SystemError) -> Found? {
    do throws(SystemError) {
      _ = try FileStatus(linkPath: path.bytes)
    } catch {
      if error == .notFound { return nil }
      throw error
    }
    var bytes: [UInt8] = []
    do throws(SystemError) {
      bytes = try readFile(path.bytes, most: Self.most)
    } catch {
      // A broken link, or a large program: in any case it is not ours.
      guard error == .notFound || error == .tooLarge else { throw error }
    }
    return Found(kind: HookScript.kind(of: bytes), isRun: isProgram(path.bytes), bytes: bytes)
  }

  /// A note on a folder that is not the repository's own.
  var note: String {
    let isOwn =
      folder.relative(to: root) != folder || FilePath("..").absolute(in: folder).isGitFolder
    return isOwn ? "" : ". Other repositories may use this folder too"
  }
}

extension FilePath {
  fileprivate var isGitFolder: Bool {
    (try? FileStatus(path: FilePath("HEAD").absolute(in: self).bytes)) != nil
  }
}
