/// Checks that fixed code still behaves the same, on a recording stub of UIKit.
///
/// The counter-examples, generated programs, the fixtures and mutants of all of these are run before and after their safe
/// fixes. Their traces must be equal:
/// - the notes of the program, including the side effects of its functions and properties, in order;
/// - between the notes, each view that is added, inserted or removed, with its parent and its position;
/// - the exceptions that UIKit would raise: an activation without a common ancestor, `leading` with `left`, a priority that
///   becomes required while the constraint is active; as a multiset, because the first of them would end an app;
/// - the active constraints at the end, with items, attributes, relation, multiplier, constant and priority, as a multiset:
///   the order of activation is irrelevant to UIKit, and code that reads it makes a note of it;
/// - the frames and settings of every view at the end.
struct RunTrial {
  /// The number of generated programs, and of mutants.
  let count: Int
  /// Equal seeds give equal programs.
  let seed: UInt64
  private let module: UnitModule

  init(count: Int, seed: UInt64, _ toolchain: Toolchain) throws {
    (self.count, self.seed) = (count, seed)
    module = try UnitModule(toolchain)
  }

  /// - Returns: whether the behaviour of all programs is unchanged, and enough were run.
  func run() throws -> Bool {
    let units = try self.units()
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
  /// - Returns: whether they are detected.
  func falsify() throws -> Bool {
    let units = try self.units().filter { !$0.kind.hasPrefix("mutant") }
    let planted = Falsehood.planted(Falsehood.ofBehavior, in: units)
    let (good, _) = try module.checked(planted)
    let (runnable, failures) = try UnitRunner(module).run(good)
    return Falsehood.areFound(
      runnable, failures, leastShare: 50, Falsehood.ofBehavior, by: "run")
  }

  /// The units that can be run, if they type-check.
  private func units() throws -> [CodeUnit] {
    var generator = ProgramGenerator(seed: seed)
    var mutator = LineMutator(seed: seed)
    let units =
      try module.fixtures.filter { $0.root != nil } + CounterExamples.all()
      + (0..<count).map { generator.unit(number: $0) }
    return units + (0..<count).map { mutator.mutant(of: units, number: $0) }
  }
}
