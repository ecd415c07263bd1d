import LayoutModel
import LayoutSolver
import Semantics
import SwiftSource

/// A length that a class fixes of its own views.
package struct ClassLength: Hashable, Sendable {
  /// The width, the height, or both.
  package let attributes: LayoutAttributes
  /// The name of the class.
  package let type: String
  package let points: Fraction

  /// The lengths that the classes of a file fix of themselves.
  package static func all(in file: ViewFile) -> [ClassLength] {
    var all: [ClassLength] = []
    lazy var setups = SetupBodies(file)
    for constraint in file.constraints
    where constraint.firstItem.isSelf && file.fixesLength(constraint) {
      guard let statement = file.statementMaking(constraint),
        let name = setups.type(setUpBy: statement.block, in: file)?.declaration.name,
        !name.isNameOfUIKit, let points = file.constant(of: constraint)
      else { continue }
      all.append(
        ClassLength(attributes: constraint.attributes, type: name.text, points: points))
    }
    return all
  }
}

extension ViewFile {
  /// Whether a constraint fixes the width or the height of a view to a number.
  package func fixesLength(_ constraint: Constraint) -> Bool {
    constraint.secondItem == nil && constraint.relation == .equal && constraint.priority.isEmpty
      && !constraint.constant.isEmpty && constraint.multiplier.isEmpty
      && constraint.attributes.isSubset(of: [.width, .height]) && !constraint.setsFrame
      && isCertainlyActive(constraint)
  }
}

private struct SetupBodies {
  /// For the key of each body, the index of its function.
  private var functions = KeyMap<Int>()
  /// For the key of each type, how many initializers without `init(coder:)` leave nothing to others.
  private var own = KeyMap<Int>()
  /// The keys of the bodies of initializers that leave something to others.
  private var delegating = KeySet()

  init(_ file: ViewFile) {
    for (index, function) in file.functions.enumerated() where function.isMember {
      let isInitializer = function.declaration.kind == .initializer
      if isInitializer || function.isSetup && !function.hasParameters {
        functions[function.body.key] = index
      }
      guard isInitializer else { continue }
      if function.delegates {
        delegating.insert(function.body.key)
      } else if function.declaration.signature != "init(coder:)" {
        own[file.typeKey(at: function.type), default: 0] += 1
      }
    }
  }

  /// The view type whose objects all run a body; nil if one may be made without it.
  func type(setUpBy body: Block, in file: ViewFile) -> ViewType? {
    guard let index = functions[body.key] else { return nil }
    let function = file.functions[index]
    let type = file.types[function.type]
    let isOnly =
      function.declaration.kind != .initializer
      || !delegating.contains(function.body.key) && own[type.key] == 1
    return type.isView && isOnly ? type : nil
  }
}
