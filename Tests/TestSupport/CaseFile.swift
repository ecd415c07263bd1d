import Foundation

/// A text file of test cases in `Tests/Fixtures`: blocks of text behind headers.
///
/// A header is a line of its own, `// key: value`, or `$ command` where `$` is a key. What follows, without the blank lines at its end, belongs to it. A line of
/// code that only looks like a header has other words in front of the colon.
package struct CaseFile {
  /// A header, and the text behind it.
  package struct Block {
    /// `case`, `options`, or `---` for one that only separates.
    package var key: String
    /// What is behind the colon; may be empty.
    package var value: String
    package var text: String
    /// The 1-based line of the header.
    package var line: Int
  }

  /// The path in the repository.
  package let path: String
  package private(set) var blocks: [Block] = []

  /// - Parameters:
  ///   - path: The path in the repository.
  ///   - keys: The keys of headers; any other line is text.
  package init(_ path: String, keys: Set<String>) throws {
    self.init(path, text: try Repository.text(path), keys: keys)
  }

  /// A file with a text.
  package init(_ path: String, text: String, keys: Set<String>) {
    self.path = path
    var lines: [Substring] = []
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in all.enumerated() {
      if let (key, value) = Self.header(line, keys) {
        finish(&lines)
        blocks.append(Block(key: key, value: value, text: "", line: index + 1))
      } else {
        lines.append(line)
      }
    }
    finish(&lines)
  }

  /// The paths of the files in a folder of `Tests/Fixtures`, in order: of all, or of those that `LAYOUTLINT_CASES` names, as
  /// in `LAYOUTLINT_CASES=added_twice,zero_size`.
  package static func paths(in folder: String) -> [String] {
    let path = "Tests/Fixtures/" + folder
    let names = try? FileManager.default.contentsOfDirectory(atPath: Repository.path + "/" + path)
    let wanted = ProcessInfo.processInfo.environment["LAYOUTLINT_CASES"]?.split(separator: ",")
    precondition(names?.isEmpty == false, "there are no cases in \(path)")
    return (names ?? []).sorted().filter { name in
      wanted?.contains { $0 == name.split(separator: ".")[0] } ?? true
    }.map { path + "/" + $0 }
  }

  private static func header(_ line: Substring, _ keys: Set<String>) -> (String, String)? {
    if line.hasPrefix("$ "), keys.contains("$") { return ("$", String(line.dropFirst(2))) }
    guard line.hasPrefix("// ") else { return nil }
    let content = line.dropFirst(3)
    if content == "---" { return ("---", "") }
    guard let colon = content.firstIndex(of: ":") else { return nil }
    let key = String(content[..<colon])
    let value = content[content.index(after: colon)...]
    guard keys.contains(key), value.isEmpty || value.hasPrefix(" ") else { return nil }
    return (key, String(value.dropFirst()))
  }

  private mutating func finish(_ lines: inout [Substring]) {
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    if !blocks.isEmpty { blocks[blocks.count - 1].text = lines.joined(separator: "\n") }
    lines = []
  }
}

extension CaseFile {
  /// Whether the tests write what the program says into the files, instead of comparing it: `LAYOUTLINT_WRITE=1`.
  package static let writes = ProcessInfo.processInfo.environment["LAYOUTLINT_WRITE"] != nil

  /// Writes a file with other texts and values of some blocks.
  package func write(_ changed: [Block]) throws {
    guard !changed.isEmpty else { return }
    var text = ""
    let head = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    if let first = blocks.first { text = head.prefix(first.line - 1).map { $0 + "\n" }.joined() }
    let other = Dictionary(changed.map { ($0.line, $0) }) { $1 }
    for (block, next) in zip(blocks, blocks.dropFirst().map(Optional.some) + [nil]) {
      let new = other[block.line] ?? block
      switch new.key {
      case "---": text += "// ---\n"
      case "$": text += "$ \(new.value)\n"
      default: text += "// \(new.key):\(new.value.isEmpty ? "" : " ")\(new.value)\n"
      }
      if !new.text.isEmpty { text += new.text + "\n" }
      if let next, next.key == "case" || next.key == "around" { text += "\n" }
    }
    try text.write(toFile: Repository.path + "/" + path, atomically: true, encoding: .utf8)
  }
}

extension CaseFile {
  /// What is wrong at a 1-based line of the file, for a message.
  package func difference(_ text: String, line: Int) -> String { "\(path):\(line): \(text)" }

  /// A piece of code: what is behind `// case:` or `// ---`, and behind each other header without an answer after that, such as
  /// `// file:`.
  package struct Piece {
    /// What the case shows.
    package var name = ""
    package var blocks: [Block] = []
    package var texts: [String] { blocks.map(\.text) }
  }

  /// Compares what blocks say about the piece of code before them with what the answers say. In a file that is to be
  /// written, writes the answers instead.
  ///
  /// - Parameter answers: By the key of the block; each gets the piece and what is behind the colon.
  package func differences(
    _ answers: [String: (Piece, String) throws -> [String]]
  ) throws -> [String] {
    var differences: [String] = []
    var changed: [Block] = []
    var piece = Piece()
    for var block in blocks {
      guard let answer = answers[block.key] else {
        if block.key == "case" || block.key == "---" {
          piece = Piece(name: block.key == "case" ? block.value : piece.name)
        }
        piece.blocks.append(block)
        continue
      }
      let found = try answer(piece, block.value).joined(separator: "\n")
      guard found != block.text else { continue }
      let text = "\(piece.name)\n" + lineDifference(expected: block.text, found: found)
      differences.append(difference(text, line: block.line))
      block.text = found
      changed.append(block)
    }
    if Self.writes { try write(changed) }
    return differences
  }
}

/// The lines of two texts that differ, as in a patch, with the lines around that are the same.
package func lineDifference(expected: String, found: String) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = found.split(separator: "\n", omittingEmptySubsequences: false)
  var result: [String] = []
  let difference = new.difference(from: old)
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var (left, right) = (0, 0)
  while left < old.count || right < new.count {
    if removed.contains(left) {
      result.append("- " + old[left])
      left += 1
    } else if inserted.contains(right) {
      result.append("+ " + new[right])
      right += 1
    } else {
      result.append("  " + old[left])
      left += 1
      right += 1
    }
  }
  return result.joined(separator: "\n")
}
