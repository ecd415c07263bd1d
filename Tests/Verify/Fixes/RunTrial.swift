/// Whether fixed code still does what it did, on a stub UIKit that records.
///
/// The counter-examples, generated programs, the fixtures and mutants of all of these are run before and after their safe
/// fixes. What they leave behind must be the same:
/// - what the program notes, the side effects of its functions and properties among it, in this order;
/// - between the notes, each view that is added, inserted or removed, with its parent and its position;
/// - what UIKit would have raised an exception for: an activation without a common ancestor, `leading` with `left`, a priority
///   that becomes required while the constraint is active; as a multiset, as the first of them would end an app;
/// - the constraints that are active at the end, with items, attributes, relation, multiplier, constant and priority,
///   as a multiset: the order in which they became active means nothing to UIKit, and what reads it notes it;
/// - the frames and settings of every view at the end.
struct RunTrial {
  /// How many generated programs there are, and as many mutants.
  let count: Int
  /// The same seed makes the same ones.
  let seed: UInt64
  private let module: UnitModule

  init(count: Int, seed: UInt64, _ toolchain: Toolchain) throws {
    (self.count, self.seed) = (count, seed)
    module = try UnitModule(toolchain)
  }

  /// - Returns: whether nothing that was run has changed, and enough was run.
  func run() throws -> Bool {
    let units = self.units
    let changed = FixedUnit.changed(units)
    let (good, broken) = try module.checked(changed)
    let (runnable, failures) = try UnitRunner(module).run(good)

    var report = FixReport("run")
    report.add(broken)
    report.add(failures)
    report.text.append(
      "run: safe fixes have changed \(changed.count) times one of \(units.count) units; "
        + "\(runnable.count) were run before and after, and \(runnable.count - failures.count) do the same; "
        + "\(broken.count) no longer type-check")
    report.requireShare(runnable.count, of: units.count, percent: 25, "were run before and after")
    report.requireRules(runnable)
    return report.print()
  }

  /// Plants wrong fixes.
  ///
  /// - Returns: whether they are found.
  func falsify() throws -> Bool {
    let units = self.units.filter { !$0.kind.hasPrefix("mutant") }
    let planted = Falsehood.planted(Falsehood.ofBehavior, in: units)
    let (good, _) = try module.checked(planted)
    let (runnable, failures) = try UnitRunner(module).run(good)
    return Falsehood.areFound(
      runnable, failures, leastShare: 50, Falsehood.ofBehavior, by: "run")
  }

  /// What can be run, if it type-checks.
  private var units: [CodeUnit] {
    var generator = ProgramGenerator(seed: seed)
    var mutator = LineMutator(seed: seed)
    let units =
      module.fixtures.filter { $0.root != nil } + CounterExamples.all
      + (0..<count).map { generator.unit(number: $0) }
    return units + (0..<count).map { mutator.mutant(of: units, number: $0) }
  }
}
