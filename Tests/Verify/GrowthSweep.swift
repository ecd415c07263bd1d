import Foundation
import FuzzSupport
import LintEngine
import Platform

/// Code of any size.
struct GrowingCode: Sendable {
  let name: String
  /// The code with a number of repetitions.
  let make: @Sendable (Int) -> [UInt8]

  /// - Parameter units: the repeated text; `%` is replaced by a running number.
  init(_ name: String, _ units: String..., opening: String = "", closing: String = "") {
    self.name = name
    make = { count in
      var bytes = Array(opening.utf8)
      for number in 0..<count {
        for unit in units { bytes += numbered(unit, number).utf8 }
      }
      return bytes + closing.utf8
    }
  }

  /// - Parameter parts: a text, what is repeated after it, the next text, and so on; `%` in what is repeated is replaced
  ///   by a running number.
  init(parts: [String]) {
    self.init(parts.map(\.debugDescription).joined(separator: " ")) { count in
      var bytes: [UInt8] = []
      for (index, part) in parts.enumerated() {
        if index.isMultiple(of: 2) {
          bytes += part.utf8
        } else {
          for number in 0..<count { bytes += numbered(part, number).utf8 }
        }
      }
      return bytes
    }
  }

  init(_ name: String, make: @escaping @Sendable (Int) -> [UInt8]) {
    self.name = name
    self.make = make
  }
}

/// A piece of code with a number in place of `%`.
func numbered(_ piece: String, _ number: Int) -> String {
  guard piece.utf8.contains(UInt8(ascii: "%")) else { return piece }
  return piece.split(separator: "%", omittingEmptySubsequences: false).joined(
    separator: "\(number)")
}

/// Checks code in several sizes, and finds code whose checking takes more work than its size explains.
struct GrowthSweep {
  /// The smallest number of repetitions.
  let count: Int
  var rules = TriedRules.standard
  var growth = Growth()

  /// - Returns: whether nothing took too much work, and everything was found again.
  func run(_ codes: [GrowingCode]) -> Bool {
    let checker = FileChecker(rules: rules, skipsUninteresting: false)
    var complaintCount = 0
    for code in codes {
      if !isRepeatable(code, checker) {
        print("\(code.name): the findings are others again")
        complaintCount += 1
      }
      let complaint = growth.complaint(from: count) { size in
        checker.source.load(code.make(size))
        return Growth.work { _ = checker.check(path: FilePath("Growth.swift")) }
      }
      if let complaint {
        print("\(code.name): \(complaint)")
        complaintCount += 1
      }
    }
    print(
      "growth: \(codes.count) inputs of \(count) repetitions and more, "
        + (complaintCount == 0
          ? "and none takes more work than its size explains" : "\(complaintCount) complaints"))
    fflush(nil)
    return complaintCount == 0
  }

  /// Whether a checker that has read other code since finds the same.
  private func isRepeatable(_ code: GrowingCode, _ checker: FileChecker) -> Bool {
    func findings(_ count: Int) -> [Diagnostic] {
      checker.source.load(code.make(count))
      return checker.check(path: FilePath("Growth.swift"))
    }
    let first = findings(count)
    _ = findings(1)
    return findings(count) == first
  }
}
