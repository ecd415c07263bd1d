import Foundation

/// A folder that exists while the value does.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    path = base + "/layoutlint-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    if (try? FileManager.default.removeItem(atPath: path)) != nil { return }
    // `rm` also removes trees that are too deep for a path.
    let remove = Process()
    remove.executableURL = URL(fileURLWithPath: "/bin/rm")
    remove.arguments = ["-rf", path]
    try? remove.run()
    remove.waitUntilExit()
  }

  /// The absolute path of a name in the folder.
  package func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and creates its folders.
  package func write(_ name: String, _ text: String = "") throws {
    let url = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Writes a file that is no text.
  package func write(_ name: String, bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: self(name)))
  }

  /// Creates a symbolic link.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self(name), withDestinationPath: target)
  }

  /// Creates nested folders until the path has this many bytes, and a file in the last one.
  ///
  /// - Returns: the file's path.
  package func writeDeep(byteCount: Int, fileName: String, _ text: String = "") throws -> String {
    let name = String(repeating: "d", count: 200)
    var deep = path
    var folder = open(path, O_RDONLY | O_DIRECTORY)
    while deep.utf8.count < byteCount {
      guard mkdirat(folder, name, 0o755) == 0 else { throw POSIXError(.EIO) }
      let next = openat(folder, name, O_RDONLY | O_DIRECTORY)
      close(folder)
      folder = next
      deep += "/" + name
    }
    guard let file = fdopen(openat(folder, fileName, O_WRONLY | O_CREAT, 0o644), "w"),
      fputs(text, file) >= 0, fclose(file) == 0
    else { throw POSIXError(.EIO) }
    close(folder)
    return deep + "/" + fileName
  }
}
