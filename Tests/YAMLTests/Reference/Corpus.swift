import TestSupport

/// The handwritten files of `Tests/Fixtures/YAML`.
enum Corpus {
  static let all: [String] = CaseFile.paths(in: "YAML").flatMap { path in
    let file = try? CaseFile(path, keys: ["case", "reads"])
    return (file?.blocks ?? []).filter { $0.key != "reads" }.map { text($0.text) }
  }

  /// The text of a case, in which `⇥` is a tab and `␣` a space at the end of a line.
  static func text(_ written: String) -> String {
    String(written.map { $0 == "⇥" ? "\t" : $0 == "␣" ? " " : $0 }) + "\n"
  }
}
