import Platform

/// The index.
extension GitWorkTree {
  /// The sizes of staged files in bytes, in the same order; nil for missing objects.
  ///
  /// - Parameter changes: changes with blob names.
  public func byteCounts(of changes: [GitChange]) throws(GitError) -> [Int?] {
    guard !changes.isEmpty else { return [] }
    let output = try git.run(
      "cat-file", ["--batch-check=%(objectsize)"], input: Self.names(of: changes))
    let counts = output.split(separator: lineBreak).map { Int(String(decoding: $0, as: UTF8.self)) }
    guard counts.count == changes.count else { throw .unexpected("cat-file") }
    return counts
  }

  private static func names(of changes: [GitChange]) -> [UInt8] {
    Array(changes.map { $0.blob ?? "" }.joined(separator: "\n").utf8) + [lineBreak]
  }

  /// The contents of staged files, byte for byte as they would be committed. A single Git process reads all of them.
  ///
  /// - Parameter changes: changes with blob names.
  /// - Returns: the contents in the same order.
  /// - Throws: `GitError` if an object is missing.
  public func texts(of changes: [GitChange]) throws(GitError) -> [[UInt8]] {
    guard !changes.isEmpty else { return [] }
    let output = try git.run("cat-file", ["--batch"], input: Self.names(of: changes))
    var texts: [[UInt8]] = []
    texts.reserveCapacity(changes.count)
    var position = 0
    for change in changes {
      // `<name> blob <size>`, the contents, a line break; `<name> missing` for a missing object.
      let end = output[position...].firstIndex(of: lineBreak) ?? output.count
      let words = output[position..<end].split(separator: UInt8(ascii: " "))
      guard words.count == 3, words[1].elementsEqual("blob".utf8),
        let size = Int(String(decoding: words[2], as: UTF8.self)), size >= 0,
        size < output.count - end
      else {
        throw GitError(
          "Git cannot read the staged contents of `\(change.path.text)`",
          "`git fsck` shows what is missing from the repository")
      }
      texts.append(Array(output[(end + 1)..<(end + 1 + size)]))
      position = end + 1 + size + 1
    }
    return texts
  }

  /// The staged files whose working copy differs from what is staged, in the same order: staging a fix of the working
  /// copy would stage more than was chosen.
  ///
  /// - Parameter paths: relative to the root.
  public func partlyStaged(_ paths: [FilePath]) throws(GitError) -> [FilePath] {
    guard !paths.isEmpty else { return [] }
    return paths.filter(Set(try filesUnlikeIndex()).contains)
  }

  /// The files that Git could not restore: they differ from what is staged, or are untracked. Relative to the root.
  func unstagedFiles() throws(GitError) -> [FilePath] {
    try filesUnlikeIndex() + untrackedFiles()
  }

  private func filesUnlikeIndex() throws(GitError) -> [FilePath] {
    let output = try git.diff(["--name-only", "-z", "--no-renames"])
    return output.split(separator: 0).map { FilePath(bytes: Array($0)) }
  }

  /// The files that a configured filter changes when they are staged, in the same order. No filter is run here, and
  /// what it would have hidden must not get into the index.
  ///
  /// - Parameter paths: relative to the root.
  public func filtered(_ paths: [FilePath]) throws(GitError) -> [FilePath] {
    guard !paths.isEmpty, !git.filters.isEmpty else { return [] }
    let output = try git.run(
      "check-attr", ["-z", "--stdin", "filter"], input: paths.flatMap { $0.bytes + [0] })
    // Path, name of the attribute, value.
    let fields = output.split(separator: 0, omittingEmptySubsequences: false)
    var filtered: Set<FilePath> = []
    for index in stride(from: 0, to: fields.count - 2, by: 3)
    where git.filters.contains(Array(fields[index + 2])) {
      filtered.insert(FilePath(bytes: Array(fields[index])))
    }
    return paths.filter(filtered.contains)
  }

  /// Stages the working copies of files.
  ///
  /// - Parameter paths: relative to the root; files that are in the index already.
  public func restage(_ paths: [FilePath]) throws(GitError) {
    guard !paths.isEmpty else { return }
    do throws(GitError) {
      // Pathspecs are literal, and there may be any number of them.
      _ = try git.run(
        "update-index", ["-z", "--stdin"], input: paths.flatMap { $0.bytes + [0] })
    } catch {
      throw GitError(
        "the files were fixed, but not staged: \(error.message)", "stage them with `git add`")
    }
  }
}

private let lineBreak = UInt8(ascii: "\n")
