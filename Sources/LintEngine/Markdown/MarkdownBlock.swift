/// A fenced block of Swift code in a Markdown file. All positions are byte offsets in the file.
struct MarkdownBlock: Sendable, Equatable {
  /// A line of the code.
  struct Line: Sendable, Equatable {
    var start: Int
    /// Where the code begins: after the markers and the indentation of the quotes, lists and fence around it.
    var codeStart: Int
    /// The spaces in front of the code that remain of a tab, whose other columns belong to what is around it.
    var spaceCount: Int
    /// The columns by which it is less indented than the fence.
    var missingColumns: Int
    /// Just past the line break.
    var end: Int
  }

  /// The line that opens the block.
  struct Fence: Sendable, Equatable {
    /// A back quote or a tilde.
    var character: UInt8
    /// How many of them there are, at least 3.
    var count: Int
    /// The columns in front of them, which are also removed from the code.
    var indentation: Int
  }

  var fence: Fence
  var lines: [Line] = []
  /// Just past the last line: where the closing fence begins its line.
  var end: Int
  /// The annotation before the block, from `layoutlint:` on.
  var annotation: Range<Int>?

  init(_ fence: Fence, end: Int) {
    self.fence = fence
    self.end = end
  }

  /// Where its first line begins.
  var start: Int { lines.first?.start ?? end }

  /// The size of the code with what is around it.
  var byteCount: Int { end - start }

  mutating func append(_ line: Line) {
    lines.append(line)
    end = line.end
  }
}

extension FilePath {
  /// Whether the extension is that of Markdown: `.md` or `.markdown`, in any case.
  package var isMarkdown: Bool { bytes.withUnsafeBytes { EntryName($0).isMarkdown } }
}
