/// A page in man(7), made piece by piece. Texts are prose with code in back quotes, as `RoffText` reads it.
struct RoffPage {
  /// What there is of the page.
  private(set) var text: String
  /// Whether nothing stands below the last heading yet.
  private var isBelowHeading = false

  /// A page without a date, which would change where nothing else does.
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

  /// Adds a paragraph; the first of a section stands where the section begins.
  mutating func addParagraph(_ paragraph: String) {
    if !isBelowHeading { text += ".PP\n" }
    isBelowHeading = false
    text += RoffText.prose(paragraph) + "\n"
  }

  /// Adds lines of code as they are.
  mutating func addCode(_ lines: [String]) {
    text += lines.reduce(".RS 4\n.nf\n") { $0 + RoffText.guarded(RoffText.code($1)) + "\n" }
    text += ".fi\n.RE\n"
  }

  /// Adds lines that show how something is called: the first word of each in bold.
  mutating func addCalls(_ calls: [String]) {
    for call in calls {
      if call != calls.first { text += ".br\n" }
      text += Self.call(call) + "\n"
    }
  }

  /// Adds a term with what it means; the term is in roff.
  mutating func addItem(roff term: String, _ meanings: [String]) {
    isBelowHeading = false
    text += ".TP\n\(term)\n"
    text += meanings.map { RoffText.prose($0) + "\n" }.joined()
  }

  /// Adds a word of code with what it means, which may begin with a small letter and has no final period.
  mutating func addItem(_ word: String, _ meaning: String) {
    let sentence = meaning.prefix(1).uppercased() + meaning.dropFirst() + "."
    addItem(roff: "\\fB" + RoffText.code(word) + "\\fR", [sentence])
  }

  /// How something is called: what is typed in bold, and what stands for something else in italics.
  static func call(_ text: String) -> String {
    text.split(separator: " ").map { word in
      let isTyped = word.allSatisfy { !$0.isUppercase && $0 != "[" && $0 != "…" && $0 != "]" }
      let code = RoffText.code(word)
      return isTyped ? "\\fB\(code)\\fR" : "\\fI\(code)\\fR"
    }.joined(separator: " ")
  }
}
