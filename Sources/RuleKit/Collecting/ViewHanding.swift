import LayoutModel
import Semantics

/// A call that hands a view to a function of the project, and what the function has to do with it.
public struct ViewHanding: Condition {
  /// The call.
  public var handing: Handing
  /// What the function must do whenever it is called.
  public var sure: ViewEffects
  /// What else it may do.
  public var allowed: ViewEffects
  /// The private functions of the file that the call can mean.
  private var ownEffects: [FunctionEffect] = []

  /// - Parameter mayConfigure: whether the function may also set members of the view.
  public init(
    _ handing: Handing, sure: ViewEffects = [], allowed: ViewEffects = [],
    mayConfigure: Bool = true
  ) {
    self.handing = handing
    self.sure = sure
    self.allowed = mayConfigure ? allowed.union(.configures) : allowed
  }

  public mutating func read(_ file: ViewFile) {
    ownEffects = file.memoized(FunctionEffects.init).hidden.filter {
      $0.function == handing.function
    }
  }

  /// Whether every function that the call could mean does what it has to, and the project has one that it can mean: of
  /// functions with one name, also an override in a subclass, the call does not say which one it means.
  public func holds(in project: Project) -> Bool {
    guard project.isWhole else { return false }
    var check = HandingCheck(effects: project.effects, ownEffects: ownEffects)
    return check.isMet(handing, sure: sure, allowed: allowed)
  }
}

/// What the functions of files do with the views that they get, in no order.
package struct FunctionEffects: Contribution {
  /// Those that other files can call.
  package private(set) var visible: [FunctionEffect] = []
  /// The private ones, in the contribution of a single file.
  private(set) var hidden: [FunctionEffect] = []

  package init() {}

  package init(_ file: ViewFile) {
    for effect in file.functionEffects() {
      if effect.isPrivate { hidden.append(effect) } else { visible.append(effect) }
    }
  }

  package mutating func formUnion(_ other: FunctionEffects) { visible += other.visible }
}

/// Follows views from function to function.
private struct HandingCheck {
  let effects: [UInt64: [FunctionEffect]]
  let ownEffects: [FunctionEffect]
  /// The functions on the way, whose effects are being looked at: what hands a view on to one of them does nothing else.
  private var path: [UInt64] = []

  /// How many functions may still be looked at: code of a generator may hand views on in any number of ways.
  private var rest = 256
  /// A call of a name that more functions have may mean anything.
  private static let mostOfOneName = 256

  init(effects: [UInt64: [FunctionEffect]], ownEffects: [FunctionEffect]) {
    (self.effects, self.ownEffects) = (effects, ownEffects)
  }

  mutating func isMet(_ handing: Handing, sure: ViewEffects, allowed: ViewEffects) -> Bool {
    if path.contains(handing.function) { return true }
    guard rest > 0 else { return false }
    rest -= 1
    path.append(handing.function)
    defer { path.removeLast() }
    let own = ownEffects.filter { $0.function == handing.function }
    let all = (effects[handing.function] ?? []) + own
    // Each call would be compared with each of them.
    guard all.count <= Self.mostOfOneName else { return false }
    return all.contains(where: handing.mayMean)
      && all.allSatisfy { isMet(by: $0, sure: sure, allowed: allowed) }
  }

  private mutating func isMet(
    by effect: FunctionEffect, sure: ViewEffects, allowed: ViewEffects
  ) -> Bool {
    guard effect.possible.isSubset(of: sure.union(allowed)) else { return false }
    var isSure = effect.sure.isSuperset(of: sure)
    for next in effect.handings {
      if !isSure, next.isSure, isMet(next.handing, sure: sure, allowed: allowed) {
        isSure = true
      } else if !isMet(next.handing, sure: [], allowed: sure.union(allowed)) {
        return false
      }
    }
    return isSure
  }
}
