import Platform

/// The files that Git reads before it answers anything. An archive may have a pipe in their place, for which Git would
/// wait forever.
///
/// This is for a quick answer: any other pipe, such as one that a configuration includes, ends with `Git.idleLimit`. Nothing
/// is opened outside of the working tree.
enum GitFiles {
  /// In the folder of a repository.
  private static let names = [
    "HEAD", "config", "config.worktree", "commondir", "index", "packed-refs", "shallow",
    "info/exclude",
    "info/attributes", "info/grafts", "info/sparse-checkout", "objects/info/alternates",
    "MERGE_HEAD",
  ]
  /// In the root of a working tree.
  private static let treeNames = [".gitattributes", ".gitignore", ".gitmodules"]

  /// Looks for pipes and devices among the files that Git would read.
  ///
  /// - Parameter folder: absolute: where Git begins to look for a repository.
  /// - Throws: `GitError` for one of them.
  static func check(from folder: FilePath) throws(GitError) {
    if let index = environmentVariable("GIT_INDEX_FILE") {
      try check(FilePath(index).absolute(in: folder))
    }
    if let repository = environmentVariable("GIT_DIR") {
      return try check(repository: FilePath(repository).absolute(in: folder), of: nil)
    }
    var place = folder
    while true {
      let mark = place.appending(".git")
      try check(mark)
      if let status = try? FileStatus(path: mark.bytes) {
        for name in treeNames { try check(place.appending(name)) }
        return try check(
          repository: status.kind == .folder ? mark : target(of: mark, in: place), of: place)
      }
      // Each folder could be a repository without a working tree.
      try check(place.appending("HEAD"))
      if place.bytes.count <= 1 { return }
      place = place.folder
    }
  }

  /// - Parameter root: of the working tree, if it is known.
  private static func check(repository: FilePath, of root: FilePath?) throws(GitError) {
    for name in names { try check(repository.appending(name)) }
    // A linked working tree shares the rest.
    if repository.folder.name.elementsEqual("worktrees".utf8) {
      let shared = repository.folder.folder
      for name in names { try check(shared.appending(name)) }
    }
    guard let tree = root?.resolved,
      repository.appending("HEAD").resolved?.isInside(tree) == true,
      let head = line(of: repository.appending("HEAD")), head.starts(with: "ref: ".utf8)
    else { return }
    try check(FilePath(bytes: Array(head.dropFirst(5))).absolute(in: repository))
  }

  private static func check(_ path: FilePath) throws(GitError) {
    guard (try? FileStatus(path: path.bytes))?.kind == .special else { return }
    // An empty file for those who want none.
    if path.resolved == FilePath("/dev/null") { return }
    throw GitError(
      "`\(path.text)` is neither a file nor a folder, and Git would wait for it",
      "remove it: no repository has pipes or devices")
  }

  /// The repository that a file in place of `.git` names.
  private static func target(of mark: FilePath, in folder: FilePath) -> FilePath {
    let text = line(of: mark) ?? []
    let label = Array("gitdir: ".utf8)
    return FilePath(bytes: text.starts(with: label) ? Array(text.dropFirst(label.count)) : text)
      .absolute(in: folder)
  }

  /// The first line of a small file; nil for a link.
  private static func line(of path: FilePath) -> [UInt8]? {
    guard (try? FileStatus(linkPath: path.bytes))?.kind == .file,
      let text = try? readStart(of: path.bytes, most: 1 << 13)
    else { return nil }
    return Array(text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") })
  }
}
