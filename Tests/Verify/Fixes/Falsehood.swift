import Foundation

/// A wrong fix that is planted to check that a stage detects it.
struct Falsehood: Sendable {
  let name: String
  /// Changes a program; nil if it cannot.
  let change: @Sendable (String) -> String?

  /// Changes that no compiler accepts.
  static let ofTypes = [
    Falsehood(name: "an anchor of another axis") {
      $0.replacingFirst("equalTo: topAnchor", with: "equalTo: leadingAnchor")
    },
    Falsehood(name: "a text in the place of a number") {
      $0.replacingFirst("constant: ", with: "constant: \"\" + ")
    },
    Falsehood(name: "an optional element") {
      $0.replacingFirst("activate([", with: "activate([nil, ")
    },
  ]

  /// Changes that compile but alter the behaviour.
  static let ofBehavior = [
    Falsehood(name: "two additions in another order") {
      $0.replacingFirst(
        "addSubview(a)\n    addSubview(b)", with: "addSubview(b)\n    addSubview(a)")
    },
    Falsehood(name: "an addition is lost") {
      $0.replacingFirst("    addSubview(c)\n", with: "")
    },
    Falsehood(name: "another order of side effects") {
      $0.swappingLines("takeSpace(") ?? $0.swappingLines("-margin")
    },
    Falsehood(name: "another position in an array") {
      $0.replacingFirst("[1]", with: "[0]")
    },
    Falsehood(name: "an activation is lost") {
      $0.replacingFirst("isActive = true", with: "isActive = false")
    },
    Falsehood(name: "another constant") {
      $0.replacingFirst("constant: ", with: "constant: 1 + ")
    },
  ]

  /// The units with planted changes, as if made by fixes; a few for each.
  static func planted(_ all: [Falsehood], in units: [CodeUnit]) -> [FixedUnit] {
    var counts: [String: Int] = [:]
    return units.flatMap { unit in
      all.compactMap { falsehood -> FixedUnit? in
        guard counts[falsehood.name, default: 0] < mostOfEach,
          let after = falsehood.change(unit.text)
        else { return nil }
        counts[falsehood.name, default: 0] += 1
        return FixedUnit(unit: unit, before: unit.text, after: after, rules: falsehood.name)
      }
    }
  }

  private static let mostOfEach = 8

  /// How often each was detected.
  ///
  /// - Parameter leastShare: the required percentage; code that is never reached hides some.
  /// - Returns: whether that is often enough.
  static func areFound(
    _ planted: [FixedUnit], _ failures: [UnitModule.Failure], leastShare: Int, _ all: [Falsehood],
    by stage: String
  ) -> Bool {
    all.map { falsehood in
      let count = planted.count { $0.rules == falsehood.name }
      let found = failures.count { $0.fixed.rules == falsehood.name }
      print("\(stage): planted \(count) times: \(falsehood.name); found \(found) times")
      return found > 0 && found * 100 >= count * leastShare
    }.allSatisfy { $0 }
  }
}

extension String {
  fileprivate func replacingFirst(_ text: String, with other: String) -> String? {
    guard let range = range(of: text) else { return nil }
    return replacingCharacters(in: range, with: other)
  }

  /// Swaps two adjacent, different, non-empty lines.
  fileprivate func swappingLines(_ text: String) -> String? {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    let place = lines.indices.dropLast().first { index in
      lines[index] != lines[index + 1]
        && lines[index...(index + 1)].allSatisfy { $0.contains(text) && !$0.contains("func ") }
    }
    guard let place else { return nil }
    lines.swapAt(place, place + 1)
    return lines.joined(separator: "\n")
  }
}
