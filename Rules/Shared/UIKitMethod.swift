import LayoutModel
import RuleKit
import SwiftSource

/// That the methods that the project declares for UIKit's views or for layers, and that a call may mean, do what a rule asks,
/// and that there is one.
struct UIKitMethod: Condition, Hashable {
  /// What a rule asks of a method.
  enum Effect {
    /// It adds a new layer each time.
    case addsLayer
    /// It computes a shape from the size that the view has.
    case shapes
  }

  /// The key of the name.
  let name: UInt64
  /// Whether it is a method of a layer.
  var isOfLayer = false
  let effect: Effect

  func holds(in project: Project) -> Bool { project[UIKitMethods.self].fit(self) }

  /// The methods that a file declares in extensions of UIKit's views and of layers.
  static func declarations(in file: ViewFile) -> [(method: ViewFunction, isOfLayer: Bool)] {
    file.functions.compactMap { function in
      guard function.isMember, !function.isNested, !function.declaration.isStatic,
        case let type = file.types[function.type], type.kind == .extension,
        let name = type.declaration.name, name.isNameOfUIKit || name.isNameOfLayer,
        function.declaration.kind == .function
      else { return nil }
      return (function, name.isNameOfLayer)
    }
  }
}

/// The methods that files declare in extensions of UIKit's views and layers.
struct UIKitMethods: Contribution {
  private var all: [UIKitMethod: Bool] = [:]

  init() {}

  /// - Parameter fits: whether a method does what the rule asks.
  mutating func add(_ method: UIKitMethod, fits: Bool) { all[method] = fits && all[method] ?? true }

  func fit(_ method: UIKitMethod) -> Bool { all[method] ?? false }

  mutating func formUnion(_ other: UIKitMethods) { all.merge(other.all) { $0 && $1 } }
}
