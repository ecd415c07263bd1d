/// What is staged.
extension GitWorkTree {
  /// The contents of staged files, byte for byte as they would be committed. One process of Git answers for all.
  ///
  /// - Parameter changes: with the names of their blobs.
  /// - Returns: in the same order.
  /// - Throws: `GitError` where the object database lacks one.
  public func texts(of changes: [GitChange]) throws(GitError) -> [[UInt8]] {
    guard !changes.isEmpty else { return [] }
    let names = changes.map { $0.blob ?? "" }
    let output = try git.run(
      "cat-file", ["--batch"], input: Array(names.joined(separator: "\n").utf8) + [lineBreak])
    var texts: [[UInt8]] = []
    texts.reserveCapacity(changes.count)
    var position = 0
    for change in changes {
      // `<name> blob <size>`, the contents, a line break; `<name> missing` for what is not there.
      let end = output[position...].firstIndex(of: lineBreak) ?? output.count
      let words = output[position..<end].split(separator: UInt8(ascii: " "))
      guard words.count == 3, words[1].elementsEqual("blob".utf8),
        let size = Int(String(decoding: words[2], as: UTF8.self)), size >= 0,
        size < output.count - end
      else { throw .noBlob(change.path) }
      texts.append(Array(output[(end + 1)..<(end + 1 + size)]))
      position = end + 1 + size + 1
    }
    return texts
  }

  /// Those of some staged files whose working copy differs from what is staged, in the same order: a fix of the working
  /// copy would stage more than was chosen.
  ///
  /// - Parameter paths: as seen from the root.
  public func partlyStaged(_ paths: [FilePath]) throws(GitError) -> [FilePath] {
    guard !paths.isEmpty else { return [] }
    let output = try git.run(
      "diff", ["--name-only", "-z", "--no-ext-diff", "--no-renames", "--ignore-submodules=all"])
    let differing = Set(output.split(separator: 0).map { FilePath(bytes: Array($0)) })
    return paths.filter(differing.contains)
  }

  /// Puts the working copies of files into the index.
  ///
  /// - Parameter paths: as seen from the root; files that are in the index already.
  public func restage(_ paths: [FilePath]) throws(GitError) {
    guard !paths.isEmpty else { return }
    do throws(GitError) {
      // Names are not patterns here, and there may be any number of them.
      _ = try git.run(
        "update-index", ["-z", "--stdin"], input: paths.flatMap { $0.bytes + [0] })
    } catch {
      throw GitError(
        "the files are fixed, but not staged: \(error.message)", "stage them with `git add`")
    }
  }
}

private let lineBreak = UInt8(ascii: "\n")
