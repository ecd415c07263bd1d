import Foundation

/// The files that decide what is reported about sources: configurations, and the files that these name, such as a
/// baseline.
///
/// Only those that exist when the build is planned: SwiftPM refuses to build without an input.
struct Settings {
  /// Each once, in the order in which they were found.
  private(set) var files: [URL] = []
  private var folders: Set<String> = []
  private let manager = FileManager.default

  private static let name = ".layoutlint.yml"
  /// As many as a configuration may extend.
  private static let mostFiles = 256
  /// As many as a configuration may have.
  private static let mostBytes = 1 << 20

  init(of sources: [URL]) {
    for source in sources { addConfigurations(from: source.deletingLastPathComponent()) }
  }

  /// Adds the configurations of a folder and of those above, up to the root of the repository.
  private mutating func addConfigurations(from folder: URL) {
    var folder = folder.standardizedFileURL
    while folders.insert(folder.path).inserted {
      let configuration = folder.appending(path: Self.name)
      if isFile(configuration) { add(configuration) }
      let isRoot = manager.fileExists(atPath: folder.appending(path: ".git").path)
      if isRoot || folder.path == "/" { break }
      folder = folder.deletingLastPathComponent()
    }
  }

  /// Adds a file and, if it is a configuration, those that it names.
  ///
  /// A plugin cannot import a parser of YAML. What a configuration extends, and its baseline, are among its texts;
  /// another text that happens to be the name of a file costs a needless run at most.
  private mutating func add(_ file: URL) {
    guard files.count < Self.mostFiles, !files.contains(file) else { return }
    files.append(file)
    let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
    guard ["yml", "yaml"].contains(file.pathExtension), let size, size <= Self.mostBytes,
      let data = try? Data(contentsOf: file)
    else { return }
    let folder = file.deletingLastPathComponent()
    for text in Self.texts(in: String(decoding: data, as: UTF8.self)) {
      let named = URL(filePath: text, relativeTo: folder).standardizedFileURL
      if isFile(named) {
        add(named)
      } else if manager.fileExists(atPath: named.path) {
        // A folder stands for the nearest configuration.
        addConfigurations(from: named)
      }
    }
  }

  private func isFile(_ file: URL) -> Bool {
    (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
  }

  /// The values and the elements of lists in a configuration, without quotes and comments.
  private static func texts(in yaml: String) -> [String] {
    yaml.split(whereSeparator: \.isNewline).flatMap { line in
      line.prefix(upTo: line.range(of: " #")?.lowerBound ?? line.endIndex)
        .split { ",[]{}".contains($0) }
    }.map { piece in
      let value = piece.range(of: ": ").map { piece[$0.upperBound...] } ?? piece
      let text = value.trimmingCharacters(in: .whitespaces)
      return (text.hasPrefix("- ") ? String(text.dropFirst(2)) : text)
        .trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
    }.filter { !$0.isEmpty }
  }
}
