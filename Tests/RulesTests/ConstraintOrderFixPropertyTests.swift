import SwiftSource
import TestSupport
import Testing

@testable import Rules

@Suite("Fixes of constraint_order in generated code")
struct ConstraintOrderFixPropertyTests {
  @Test(
    "a fix preserves all code and comments, converges, and leaves other lines alone",
    arguments: [ConstraintOrder.Mode.groups, .strict, .axis])
  func generated(_ mode: ConstraintOrder.Mode) throws {
    var random = SplitMix(state: 20_261_121)
    let rule = ConstraintOrder(options: .init(mode: mode))
    var offered = 0
    for _ in 0..<Effort.full(200, byDefault: 60) {
      let code = GeneratedBlock.make(&random)
      let found = diagnostics(of: rule, in: code)
      let edits = found.compactMap(\.fix).flatMap(\.edits)
      guard !edits.isEmpty else { continue }
      offered += found.count { $0.fix != nil }
      let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
      let fixed = applying(sorted, to: code)
      let (before, after) = (SourceFile(Array(code.utf8)), SourceFile(Array(fixed.utf8)))
      #expect(texts(of: before) == texts(of: after))
      #expect(comments(of: before) == comments(of: after))
      #expect(after.problems.isEmpty)
      #expect(
        before.tokens.map(\.kind).count { $0 == .comma } == after.tokens.count { $0.kind == .comma }
      )
      #expect(breaks(code) == breaks(fixed))
      for finding in diagnostics(of: rule, in: fixed) {
        #expect(finding.fix == nil)
        #expect(found.contains { $0.fix == nil && $0.message == finding.message })
      }
      try expectComments(stayWith: code, fixed)
    }
    #expect(offered > Effort.full(40, byDefault: 10))
  }

  /// Whether each comment that names its constraint (`#7` beside `constant: 7`) is still beside or above it.
  private func expectComments(stayWith code: String, _ fixed: String) throws {
    #expect(try owners(code) == owners(fixed))
  }

  /// For each comment, its number and the number of the constraint that it belongs to.
  private func owners(_ code: String) throws -> Set<String> {
    let number = try Regex("#(\\d+)")
    let constant = try Regex("constant: (\\d+)|offset\\((\\d+)\\)")
    var owners: Set<String> = []
    var waiting: [String] = []
    var last = ""
    for line in code.split(whereSeparator: \.isNewline) {
      let names = line.matches(of: number).map { String($0[1].substring ?? "") }
      if let match = line.firstMatch(of: constant) {
        last = String(match[1].substring ?? match[2].substring ?? "")
        owners.formUnion((waiting + names).map { "\($0) at \(last)" })
        waiting = []
      } else if line.contains(".priority") {
        owners.formUnion(names.map { "\($0) at \(last)" })
      } else {
        waiting += names
      }
    }
    return owners
  }

  private func texts(of source: SourceFile) -> [String] {
    source.tokens.map { source.text($0) }.sorted()
  }

  private func comments(of source: SourceFile) -> [String] {
    source.comments.map { source.text(Int($0.start)..<Int($0.end)) }.sorted()
  }

  private func breaks(_ code: String) -> Int { code.utf8.count { $0 == UInt8(ascii: "\n") } }
}

/// Code with constraints of two or three views in any order, with comments, blank lines and line breaks in many places.
private enum GeneratedBlock {
  static func make(_ random: inout SplitMix) -> String {
    let isList = random.next(3) > 0
    let isMaker = !isList && random.next(2) == 0
    let count = 2 + random.next(8)
    var lines: [String] = []
    for number in 0..<count {
      // A comment that begins a group may be a heading, which stays.
      let beginsGroup = random.next(9) == 0 && number > 0
      if beginsGroup { lines.append("") }
      let isInside = !beginsGroup && number > 0
      if isInside, random.next(4) == 0 {
        lines.append("  // what stands below is number \(number) of them, #\(number)")
      }
      if isInside, random.next(9) == 0 { lines.append("  /* so does this, see #\(number) é */") }
      var line = "  " + element(number, isList: isList, isMaker: isMaker, &random)
      if isList, number < count - 1 || random.next(2) == 0 {
        line += random.next(9) == 0 ? " /* #\(number) */," : ","
      } else if !isList, random.next(6) == 0 {
        line += ";"
      }
      if random.next(4) == 0 { line += "  // 👆 #\(number)" }
      lines.append(line)
    }
    let body = lines.joined(separator: "\n")
    let code =
      isList
      ? """
      NSLayoutConstraint.activate([
      \(body)
      ])
      """
      : isMaker
        ? """
        a.snp.makeConstraints { make in
        \(body)
        }
        """
        : """
        func layout() {
          log()

        \(body)
        }
        """
    return random.next(3) == 0 ? code.replacing("\n", with: "\r\n") : code
  }

  private static let attributes = [
    "top", "leading", "trailing", "bottom", "centerX", "centerY", "width", "height", "left",
  ]

  private static func element(
    _ number: Int, isList: Bool, isMaker: Bool, _ random: inout SplitMix
  ) -> String {
    let attribute = attributes[random.next(attributes.count)]
    if isMaker {
      let second = random.next(4) == 0 ? "." + attributes[random.next(attributes.count)] : ""
      return "make.\(attribute)\(second).equalTo(b).offset(\(number))"
    }
    let view = ["a", "a", "b", "self.c"][random.next(4)]
    let end = ["", ".priority(.low)", "\n    .priority(.high)"][random.next(3)]
    let constraint = "\(view).\(attribute)Anchor.constraint(equalTo: x, constant: \(number))\(end)"
    return isList ? constraint : constraint + ".isActive = true"
  }
}

/// Numbers that look random and are the same in each run: splitmix64
/// (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
private struct SplitMix {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
