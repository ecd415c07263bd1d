/// Whether fixed files still type-check, against stub modules of UIKit and the layout libraries.
///
/// The fixtures, the bad examples, the counter-examples, generated programs and mutants of all of these are fixed with
/// all rules. Code that type-checks before must type-check after its safe fixes; for unsafe ones, the share is
/// reported.
struct TypeCheckTrial {
  /// The number of generated programs, and of mutants.
  let count: Int
  /// Equal seeds give equal programs.
  let seed: UInt64

  private let module: UnitModule

  init(count: Int, seed: UInt64, _ toolchain: Toolchain) throws {
    (self.count, self.seed) = (count, seed)
    module = try UnitModule(toolchain)
  }

  /// Plants wrong fixes.
  ///
  /// - Returns: whether they are detected.
  func falsify() throws -> Bool {
    let planted = Falsehood.planted(Falsehood.ofTypes, in: try programs())
    let (good, failures) = try module.checked(planted)
    return Falsehood.areFound(
      good + failures.map(\.fixed), failures, leastShare: 100, Falsehood.ofTypes, by: "typecheck")
  }

  /// - Returns: whether everything that type-checked still does, and enough was tried.
  func run() throws -> Bool {
    let units = try self.units()
    let changed = FixedUnit.changed(units.good)
    let failures = try module.failures(of: changed)
    let unsafe = FixedUnit.changed(units.good, includesUnsafe: true)
    let unsafeFailures = try module.failures(of: unsafe)

    var report = FixReport("typecheck")
    report.add(failures)
    report.text.append(
      "typecheck: \(units.good.count) of \(units.tried) units type-check before (\(units.shares.joined(separator: ", "))); "
        + "\(changed.count) were changed by safe fixes, \(changed.count - failures.count) of them "
        + "type-check after")
    report.text.append(
      "typecheck: with unsafe fixes \(unsafe.count) were changed, "
        + "\(unsafe.count - unsafeFailures.count) of them type-check after; "
        + "the others by rules: \(FixReport.counts(unsafeFailures.map(\.fixed.rules)))")
    report.requireShare(units.good.count, of: units.tried, percent: 65, "type-check before")
    report.requireShare(changed.count, of: units.good.count, percent: 25, "have safe fixes")
    report.requireRules(changed)
    return report.print()
  }

  // MARK: - The units

  /// The units that type-check, out of those tried.
  private struct Units {
    var good: [CodeUnit] = []
    var tried = 0
    /// The share of each source that type-checks.
    var shares: [String] = []

    mutating func add(_ units: [CodeUnit], of count: Int, _ source: String) {
      good += units
      tried += count
      shares.append("\(units.count) of \(count) \(source)")
    }
  }

  private func programs() throws -> [CodeUnit] {
    var generator = ProgramGenerator(seed: seed)
    return try CounterExamples.all() + (0..<count).map { generator.unit(number: $0) }
  }

  private func units() throws -> Units {
    var units = Units()
    units.add(module.fixtures, of: module.fixtures.count, "fixtures")

    // At most one of the surroundings of an example is used.
    let examples = UnitSources.examples
    let goodTexts = Set(try module.good(Array(examples.joined())).map(\.text))
    let goodExamples = examples.compactMap { $0.first { goodTexts.contains($0.text) } }
    units.add(goodExamples, of: examples.count, "examples")

    let programs = try self.programs()
    let goodPrograms = try module.good(programs)
    units.add(goodPrograms, of: programs.count, "programs")
    let others = Set(programs.map(\.name)).subtracting(goodPrograms.map(\.name)).sorted()
    if !others.isEmpty { print("typecheck: not even before: \(others.joined(separator: "; "))") }

    var mutator = LineMutator(seed: seed)
    let originals = units.good.filter { !$0.isExtension }
    let mutants = (0..<count).map { mutator.mutant(of: originals, number: $0) }
    units.add(try module.good(mutants), of: mutants.count, "mutants")
    return units
  }
}
