/// A page of man(7) macros, built piece by piece. Texts are prose with code in back quotes, as `RoffText` reads it.
struct RoffPage {
  /// The page so far.
  private(set) var text: String
  /// Whether the last heading has no text yet.
  private var isBelowHeading = false

  /// A page without a date, which would change on its own.
  init(name: String, section: Int, source: String) {
    text = ".TH \(name.uppercased()) \(section) \"\" \"\(source)\" \"\(name) manual\"\n"
  }

  mutating func addSection(_ title: String) {
    text += ".SH \(title)\n"
    isBelowHeading = true
  }

  mutating func addSubsection(_ title: String) {
    text += ".SS \(RoffText.prose(title))\n"
    isBelowHeading = true
  }

  /// Adds the line below the title that `whatis` and `apropos` read.
  mutating func addName(_ name: String, _ summary: String) {
    text += "\(RoffText.code(name)) \\- \(RoffText.prose(summary))\n"
  }

  /// Adds a paragraph; the first one of a section directly follows the heading.
  mutating func addParagraph(_ paragraph: String) {
    if !isBelowHeading { text += ".PP\n" }
    isBelowHeading = false
    text += RoffText.prose(paragraph) + "\n"
  }

  /// Adds lines of code.
  mutating func addCode(_ lines: [String]) {
    text += lines.reduce(".RS 4\n.nf\n") { $0 + RoffText.guarded(RoffText.code($1)) + "\n" }
    text += ".fi\n.RE\n"
  }

  /// Adds usage lines: the first word of each in bold.
  mutating func addCalls(_ calls: [String]) {
    for call in calls {
      if call != calls.first { text += ".br\n" }
      text += Self.call(call) + "\n"
    }
  }

  /// Adds a term and its meaning; the term is in roff.
  mutating func addItem(roff term: String, _ meanings: [String]) {
    isBelowHeading = false
    text += ".TP\n\(term)\n"
    text += meanings.map { RoffText.prose($0) + "\n" }.joined()
  }

  /// Adds a word of code and its meaning, which may begin in lower case and has no final period.
  mutating func addItem(_ word: String, _ meaning: String) {
    let sentence = meaning.prefix(1).uppercased() + meaning.dropFirst() + "."
    addItem(roff: "\\fB" + RoffText.code(word) + "\\fR", [sentence])
  }

  /// A usage line: literal words in bold, placeholders in italics.
  static func call(_ text: String) -> String {
    text.split(separator: " ").map { word in
      let isTyped = word.allSatisfy { !$0.isUppercase && $0 != "[" && $0 != "…" && $0 != "]" }
      let code = RoffText.code(word)
      return isTyped ? "\\fB\(code)\\fR" : "\\fI\(code)\\fR"
    }.joined(separator: " ")
  }
}
