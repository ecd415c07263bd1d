import LayoutModel
import LayoutSolver
import Semantics
import SwiftSource

/// The lengths that required equations of one block of code give to views, directly or by way of others.
package final class SceneLengths {
  private typealias System = (
    equations: LinearSystem<LayoutEquation.Variable>, constraints: [Int]
  )
  /// For the key of each block and axis, what its code says.
  @exclusivity(unchecked) private var systems = KeyMap<System>()

  package init(_ file: ViewFile) {}

  /// The last constraint that fixes a positive length along an axis; nil for none.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - constraints: those that are about the view.
  package func constraint(
    fixing view: View, along axis: LayoutAxis, among constraints: [Int], in file: ViewFile
  ) -> Int? {
    var homes = KeySet()
    for index in constraints where file.isCertain(file.constraints[index]) {
      guard let home = file.constraints[index].home(in: file), homes.insert(home.key) else {
        continue
      }
      let system = system(of: home, along: axis, in: file)
      let length = system.equations.reduced(LinearExpression(.size(view.key)))
      guard length.expression.isConstant, length.expression.isKnown,
        length.expression.constant.sign > 0
      else { continue }
      return length.equations.map { system.constraints[$0] }.max()
    }
    return nil
  }

  private func system(of home: Block, along axis: LayoutAxis, in file: ViewFile) -> System {
    let key = TextHash.pair(home.key, UInt64(axis.rawValue))
    if let known = systems[key] { return known }
    var system: System = (LinearSystem(), [])
    let about = axis == .vertical ? LayoutAttributes.vertical : .horizontal
    for index in file.constraints(in: home.tokens).indices.prefix(SceneMoment.most) {
      let constraint = file.constraints[index]
      guard constraint.relation == .equal, file.isCertain(constraint),
        constraint.home(in: file) == home
      else { continue }
      for equation in file.equations(of: constraint, about: about) {
        system.equations.require(equation.expression)
        system.constraints.append(index)
      }
    }
    systems[key] = system
    return system
  }
}
