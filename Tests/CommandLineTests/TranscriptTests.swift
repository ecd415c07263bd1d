import Foundation
import TestSupport
import Testing

/// What commands say, in the text files of `Tests/Fixtures/Transcripts`, in the style of the documents.
///
/// Each `// case:` and each piece behind `// ---` is a project in a folder of its own, the root of a repository:
///
/// - `// file: A.swift` writes a file, `// bare: A.swift` one without a line break at its end, `// same: B.swift` one with the same
///   text as the file before;
/// - `// environment: 'A=b'` and `// input:` are for the command behind them;
/// - `$ layoutlint …` runs a command, whose output is below; `// error:` has its messages, `// status: 2` how it ends, if not
///   with 0. Other commands, such as `$ git add A.swift` and `$ cd App && layoutlint`, are run by a shell; `// error: *` is
///   for messages that are not ours;
/// - `// text: A.swift` has what is in a file then.
///
/// `FOLDER` stands for the path of the folder, `PROGRAM` for that of the program, `(… ms)` for a time.
@Suite("Transcripts of commands")
struct TranscriptTests {
  private static let keys: Set<String> = [
    "case", "file", "bare", "same", "environment", "input", "$", "error", "status", "text",
  ]

  @Test("commands say what the transcript has", arguments: CaseFile.paths(in: "Transcripts"))
  func transcripts(of path: String) throws {
    let file = try CaseFile(path, keys: Self.keys)
    var found: [String] = []
    var changed: [CaseFile.Block] = []
    for piece in Self.pieces(file.blocks) {
      let project = try Project([:])
      if piece.contains(where: { $0.key == "$" && $0.value.hasPrefix("git ") }) {
        guard OutsideTool.git.isThere else {
          print("skipped: \(path):\(piece[0].line): \(OutsideTool.git.hint)")
          continue
        }
        try FileManager.default.removeItem(atPath: project.folder(".git"))
      }
      var next = Command()
      var written = ""
      for (index, block) in piece.enumerated() {
        var answers: [(CaseFile.Block?, String)] = []
        let text = block.text.replacing("FOLDER", with: project.folder.path)
        switch block.key {
        case "file", "bare", "same":
          if block.key != "same" { written = text + (block.key == "file" ? "\n" : "") }
          try project.folder.write(block.value, written)
        case "environment": next.environment = words(block.value, in: project)
        case "input": next.input = text + "\n"
        case "text": answers = [(block, try project.text(block.value))]
        case "$":
          let run = try next.run(block.value, words(block.value, in: project), in: project)
          next = Command()
          let behind = piece[(index + 1)...].prefix { $0.key == "error" || $0.key == "status" }
          let status = behind.first { $0.key == "status" }
          if Int32(status?.value ?? "0") != run.status {
            found.append(file.difference("the command ends with \(run.status)", line: block.line))
          }
          let error = behind.first { $0.key == "error" }
          answers = [(block, run.output)] + (error?.value == "*" ? [] : [(error, run.error)])
        default: break
        }
        for (expected, answer) in answers {
          var text = answer.replacing(project.folder.path, with: "FOLDER")
          text = text.replacing(Tool.path, with: "PROGRAM")
          text = text.replacing(/\(\d+(\.\d+)? m?s\)/, with: "(… ms)")
          while text.last?.isNewline == true { text.removeLast() }
          guard text != expected?.text ?? "" else { continue }
          let difference = lineDifference(expected: expected?.text ?? "", found: text)
          found.append(
            file.difference(
              "\(piece.first?.value ?? "")\n\(difference)", line: expected?.line ?? block.line))
          if var expected {
            expected.text = text
            changed.append(expected)
          }
        }
      }
    }
    for difference in found { Issue.record("\(difference)") }
    if CaseFile.writes { try file.write(changed) }
  }

  /// The next command.
  private struct Command {
    var environment: [String] = []
    var input: String?

    func run(_ line: String, _ words: [String], in project: Project) throws -> Tool.Run {
      let pairs = environment.map { pair in
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), String(parts[1]))
      }
      let environment = GitSandbox.environment.merging(pairs) { $1 }
      if words.first == "layoutlint" {
        return try project.run(
          Array(words.dropFirst()), environment: environment, input: input)
      }
      // The shell gets the path of the program and the line as its arguments.
      let script = "layoutlint() { \"$program\" \"$@\"; }; program=$1; eval \"$2\""
      return try Tool.run(
        [line.replacing("FOLDER", with: project.folder.path)], in: project.folder.path,
        environment: environment, wrapper: ["/bin/sh", "-c", script, "sh"], input: input)
    }
  }

  private static func pieces(_ blocks: [CaseFile.Block]) -> [[CaseFile.Block]] {
    let starts = blocks.indices.filter { blocks[$0].key == "case" || blocks[$0].key == "---" }
    return zip(starts, starts.dropFirst() + [blocks.count]).map { Array(blocks[$0..<$1]) }
  }

  /// The words of a line, in which quotes are those of a shell.
  private func words(_ line: String, in project: Project) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line.replacing("FOLDER", with: project.folder.path) {
      switch character {
      case "'" where quote != "\"", "\"" where quote != "'":
        quote = quote == nil ? character : nil
        word = word ?? ""
      case " " where quote == nil:
        if let end = word { words.append(end) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
