import LintEngine
import Platform
import Project
import Rules

/// A baseline file is read, or rejected with a position in it, and what is read is written and read back unchanged.
package final class BaselineProperty: Property {
  package static let name = "baseline"
  package static let summary = "a baseline is refused at a place, or written and read back the same"
  package static let longestInput = 2048
  package static let seeds: [Seed] = {
    let folder = FilePath("/project")
    let root = BaselineRoot(folder, currentFolder: folder)
    let checker = FileChecker(rules: TriedRules.standard)
    return Seed.swift.enumerated().filter { $0.offset % 7 == 0 }.map { _, seed in
      checker.source.load(seed.bytes)
      let baseline = Baseline(
        accepting: checker.occurrences(path: FilePath("a b/\(seed.name)\t\u{1}")), root: root)
      return Seed(seed.name + ".txt", baseline.rendered)
    }
  }()

  package init() {}

  package func violation(in input: [UInt8]) -> String? {
    switch Self.read(input) {
    case .failure(let error):
      guard case .failure(let second) = Self.read(input), second == error else {
        return "the second time it is refused for another reason"
      }
      // The lines of a baseline end with a line feed, with or without a carriage return.
      let lines = input.split(separator: 0x0A, omittingEmptySubsequences: false)
      let (line, column) = (error.place.line, error.place.column)
      let isMark = line == 1 && column == 1
      guard line >= 1, line <= lines.count, column >= 1,
        isMark || column <= lines[line - 1].count + 1
      else { return "`\(error.message)` is not in the file" }
      return nil
    case .success(let baseline):
      let text = baseline.rendered
      guard case .success(let again) = Self.read(text) else { return "what it writes is refused" }
      guard again == baseline else { return "what it writes is not what it was" }
      guard again.rendered == text else { return "the second time it is written otherwise" }
      guard text.allSatisfy({ $0 == 0x0A || $0 == 0x09 || ($0 >= 0x20 && $0 != 0x7F) }) else {
        return "a control character is written"
      }
      return nil
    }
  }

  private static func read(_ input: [UInt8]) -> Result<Baseline, ConfigurationProblem> {
    do throws(ConfigurationProblem) { return .success(try Baseline(parsing: input)) } catch {
      return .failure(error)
    }
  }
}
