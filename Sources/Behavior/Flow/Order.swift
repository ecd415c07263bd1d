import LayoutModel
import SwiftSource

extension ViewFile {
  /// Whether a statement always runs before another one of its type does, as far as the file shows it: in the same function,
  /// or in the setup of the object, which is over when other files call what the setup does not.
  package func runs(_ earlier: Statement, before later: Statement) -> Bool {
    guard let one = scopes.function(around: earlier), let other = scopes.function(around: later),
      let type = scopes.type(around: earlier)?.key, type == scopes.type(around: later)?.key,
      earlier.block == one.body, alwaysRuns(earlier)
    else { return false }
    if one.body == other.body { return earlier.first < later.first }
    let setups = functions.filter {
      $0.isMember && types[$0.type].key == type && $0.declaration.runsOnce
    }.map { Run(of: $0, in: self) }
    let isSetUp =
      occasions(of: earlier).contains(.setup)
      || setups.contains { run in
        run.step(of: one.body).map { run.alwaysReaches(earlier.first, of: $0, in: self) } ?? false
      }
    guard isSetUp, !observesSetup(of: type) else { return false }
    guard !occasions(of: later).isDisjoint(with: .once) else { return true }
    let both = setups.filter { $0.step(of: other.body) != nil }
    return !both.isEmpty
      && both.allSatisfy { run in
        guard let first = run.place(of: earlier, in: one.body),
          let second = run.place(of: later, in: other.body)
        else { return false }
        return first < second
      }
  }

  private func observesSetup(of type: UInt64) -> Bool {
    let observed = KeySet(
      code.declarations.filter { $0.hasAccessor(.didSet) || $0.hasAccessor(.willSet) }
        .compactMap(\.name).map(names.key))
    return code.statements.contains { statement in
      statement.kind == .assignment && scopes.type(around: statement)?.key == type
        && statement.block.function?.kind != .initializer
        && statement.target?.last.map { observed.contains(names.key($0)) } == true
        && occasions(of: statement).contains(.start)
    }
  }
}
