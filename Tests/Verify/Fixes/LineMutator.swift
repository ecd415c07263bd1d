import Foundation
import FuzzSupport

/// Changes lines of code so that most results still compile: elements and statements are swapped, duplicated or
/// removed, get comments, conditions and suppressions, and numbers are respelled.
struct LineMutator {
  private var generator: RepeatableGenerator

  init(seed: UInt64) { generator = RepeatableGenerator(seed: seed) }

  /// A mutant of one of these units, with one to four changes.
  mutating func mutant(of units: [CodeUnit], number: Int) -> CodeUnit {
    var unit = units[below(units.count)]
    var lines = unit.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0...below(4) { mutate(&lines) }
    unit.text = lines.joined(separator: "\n")
    unit.name = "mutant \(number) of \(unit.name)"
    unit.kind = "mutant of a \(unit.kind)"
    return unit
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  private mutating func mutate(_ lines: inout [String]) {
    // Lines about layout are changed more often than others.
    let isLayout = { (line: String) in
      ["onstraint", "make.", "frame", "addSub", "isActive", "layoutlint"].contains {
        line.contains($0)
      }
    }
    let choice = lines.indices.filter { isLayout(lines[$0]) }
    guard !choice.isEmpty else { return }
    let index = below(5) == 0 ? below(lines.count) : choice[below(choice.count)]
    let line = lines[index]
    let indentation = String(line.prefix { $0 == " " })
    switch below(12) {
    case 0, 1, 2:
      let other = index + 1 + below(3)
      if other < lines.count, lines[other].prefix(while: { $0 == " " }) == indentation {
        lines.swapAt(index, other)
      }
    case 3: lines.insert(line, at: index)
    case 4: lines.remove(at: index)
    case 5: lines.insert(indentation + Self.comments[below(Self.comments.count)], at: index)
    case 6: lines[index] += " // beside"
    case 7: lines.insert("", at: index)
    case 8:
      lines.insert("#endif", at: index + 1)
      lines.insert("#if os(Linux) || os(macOS)", at: index)
    case 9, 10: lines[index] = respelled(line)
    default:
      if index + 1 < lines.count, line.hasSuffix("true") || line.hasSuffix(")") {
        lines[index] += "; " + lines.remove(at: index + 1).drop { $0 == " " }
      }
    }
  }

  private static let comments = [
    "// above", "/// of the next one", "// MARK: - Layout", "/* a block */",
    "// layoutlint:disable:next constraint_order", "// layoutlint:disable:next negative_constant",
    "// layoutlint:disable all",
  ]

  /// The line with its last number, or a minus, respelled.
  private mutating func respelled(_ line: String) -> String {
    guard let match = line.matches(of: /(: |\()(-?)(\d+)([),])/).last else { return line }
    let (_, before, minus, number, after) = match.output
    let spellings = [
      "-\(number)", "-(\(number))", "-1 * \(number)", "\(number) * -1", "-CGFloat(\(number))",
      "CGFloat(-\(number))", "-\(number) + 3", "-\(number)*2", "\(number)",
    ]
    let spelling = minus.isEmpty ? spellings[below(spellings.count)] : String(number)
    return line.replacingCharacters(in: match.range, with: "\(before)\(spelling)\(after)")
  }
}
