/// The parsed command line.
package struct BenchmarkArguments: Equatable, Sendable {
  /// Why a command line is invalid: one sentence, with what to do.
  package struct Mistake: Error, Equatable {
    package var message: String
  }

  package static let usage = """
    usage: layoutlint-benchmark [--rounds N] [--all-rules] [--json | --compare OLD.json] PATH …

    Measures how long each step takes on the Swift code of files and folders, with one and with two threads. With
    `--compare`, a change counts where the spreads of the old and the new measurements do not overlap.

      --rounds N          measure everything N times (15)
      --all-rules         run every rule, not those that the configuration turns on
      --json              print JSON, to compare with later
      --compare OLD.json  measure, and print what has changed since
      --help              print this

    """

  /// The files and folders, at least one.
  package var paths: [String] = []
  package var rounds = 15
  package var usesAllRules = false
  package var printsJSON = false
  /// The report to compare with; nil for none.
  package var oldReport: String?
  package var wantsHelp = false

  /// - Parameter words: the arguments after the program's name.
  package init(_ words: [String]) throws(Mistake) {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--":
        paths += words
        words = []
      case "--help", "-h": wantsHelp = true
      case "--json": printsJSON = true
      case "--all-rules": usesAllRules = true
      case "--compare": oldReport = try Self.value(of: word, &words)
      case "--rounds":
        let value = try Self.value(of: word, &words)
        guard let count = Int(value), (1...10_000).contains(count) else {
          throw Mistake(message: "`--rounds` wants a number from 1 to 10000, not `\(value)`")
        }
        rounds = count
      case _ where word.hasPrefix("-"):
        throw Mistake(message: "no option is called `\(word)`; write `./\(word)` for a file")
      default: paths.append(word)
      }
    }
    guard !wantsHelp else { return }
    if printsJSON, oldReport != nil {
      throw Mistake(message: "`--json` and `--compare` do not go together; run one after the other")
    }
    if paths.isEmpty { throw Mistake(message: "name a file or folder with Swift code") }
  }

  private static func value(
    of option: String, _ words: inout ArraySlice<String>
  ) throws(Mistake) -> String {
    guard let value = words.popFirst() else {
      throw Mistake(message: "`\(option)` needs a value")
    }
    return value
  }
}
