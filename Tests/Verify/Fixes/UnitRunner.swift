import Platform

/// Runs units before and after their fixes, many in one process, and compares their traces.
struct UnitRunner {
  private let module: UnitModule

  init(_ module: UnitModule) { self.module = module }

  /// The fixed units that were run before and after, and those that behave differently.
  func run(
    _ fixed: [FixedUnit]
  ) throws -> (ran: [FixedUnit], failures: [UnitModule.Failure]) {
    guard !fixed.isEmpty else { return ([], []) }
    let pairs = TextPairs(fixed)
    switch try module.link(pairs.texts, main: Self.main(pairs.texts.map(\.unit))) {
    case .refused(let errors): return try runOthers(fixed, pairs, than: errors)
    case .program(let path):
      let traces = try Self.traces(of: path, count: pairs.texts.count)
      var ran: [FixedUnit] = []
      var failures: [UnitModule.Failure] = []
      // Units that crashed before are not significant.
      for (unit, place) in zip(fixed, pairs.places) where !Self.isCrash(traces[place.before]) {
        let (before, after) = (traces[place.before], traces[place.after])
        ran.append(unit)
        guard before != after else { continue }
        failures.append(UnitModule.Failure(fixed: unit, reason: Self.difference(before, after)))
      }
      return (ran, failures)
    }
  }

  private static func isCrash(_ trace: [Substring]) -> Bool {
    trace.last?.hasPrefix(crashMark) ?? true
  }

  private static let crashMark = "crash: "

  /// Runs the units that compile. A unit that compiled only before is a failure.
  private func runOthers(
    _ fixed: [FixedUnit], _ pairs: TextPairs, than errors: [String: String]
  ) throws -> (ran: [FixedUnit], failures: [UnitModule.Failure]) {
    var others: [FixedUnit] = []
    var broken: [UnitModule.Failure] = []
    for (unit, place) in zip(fixed, pairs.places) where errors["unit\(place.before)"] == nil {
      if let error = errors["unit\(place.after)"] {
        broken.append(UnitModule.Failure(fixed: unit, reason: error))
      } else {
        others.append(unit)
      }
    }
    guard others.count < fixed.count else {
      throw Toolchain.Failure.refused("\(errors)")
    }
    let (ran, failures) = try run(others)
    return (ran + broken.map(\.fixed), failures + broken)
  }

  /// The file that runs the units, starting with a given number.
  private static func main(_ units: [CodeUnit]) -> String {
    let calls = units.enumerated().map { index, unit in
      "  { run(\(index)) { \(unit.renderedRoot(index)) } },\n"
    }
    return """
      import UIKit

      func run(_ number: Int, _ make: () -> Any) {
        print("@@ \\(number)")
        Recorder.begin()
        for line in Recorder.end(make()) { print(line) }
        fflush(stdout)
      }

      let units: [() -> Void] = [
      \(calls.joined())]
      for unit in units.dropFirst(Int(CommandLine.arguments[1]) ?? 0) { unit() }
      print("@@ end")
      """
  }

  /// The output of each unit. After a crash, the next process continues with the following unit.
  private static func traces(of program: String, count: Int) throws -> [[Substring]] {
    var traces = [[Substring]](repeating: [], count: count)
    var next = 0
    while next < count {
      let outcome = try ChildProcess(
        program: Array(program.utf8), arguments: [Array("\(next)".utf8)],
        environment: ["SWIFT_BACKTRACE": "enable=no"]
      ).run()
      var current = next
      for line in String(decoding: outcome.output, as: UTF8.self).split(separator: "\n") {
        if line.hasPrefix("@@ ") {
          current = Int(line.dropFirst(3)) ?? count
        } else if current < count {
          traces[current].append(line)
        }
      }
      if current < count { traces[current].append("\(crashMark)\(outcome.ending)") }
      next = current + 1
    }
    return traces
  }

  private static func difference(_ before: [Substring], _ after: [Substring]) -> String {
    let changes = after.difference(from: before)
    let lost = changes.removals.map { change in
      if case .remove(_, let line, _) = change { "before: \(line)" } else { "" }
    }
    let gained = changes.insertions.map { change in
      if case .insert(_, let line, _) = change { "after:  \(line)" } else { "" }
    }
    return (lost.prefix(6) + gained.prefix(6)).joined(separator: "\n")
  }
}
