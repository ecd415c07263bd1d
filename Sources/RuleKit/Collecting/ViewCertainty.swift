import LayoutModel
import Semantics
import SwiftSource

// How surely a file shows all that is done with a view: what other files may name, and what the functions of the project do
// with the views that they get.

extension View {
  /// How surely no other file does anything with it that it is not handed.
  package var certaintyAboutFiles: Certainty {
    guard let subview, subview.isOnlyOfFile else {
      return .unknown(Doubt("other code may do more with the view, as it is declared", at: name))
    }
    guard !isNamedElsewhere else {
      return .unknown(
        Doubt("the file also names `\(text)` where it is unknown whose it is", at: name))
    }
    guard subview.isProperty, !subview.declaration.isPrivate, let name else {
      return .certain(if: [])
    }
    return file.certaintyAboutFiles(of: name, in: file.types[subview.type])
  }

  /// How surely its file shows all that is done with the view, but for placing it.
  ///
  /// - Parameters:
  ///   - mayConfigure: whether functions that get the view may also set its members, but for its touches and its place.
  ///   - isKnown: whether the asking rule knows what code of elsewhere does at a use.
  package func certainty(
    mayConfigure: Bool = false, except isKnown: (ViewUse) -> Bool = { _ in false }
  ) -> Certainty {
    var handings: [ViewHanding] = []
    for use in events where !isKnown(use) {
      switch use.reach(in: file) {
      case .nothing: break
      case .function(let handing):
        handings.append(
          ViewHanding(handing, allowed: mayConfigure ? .placement.union(.setup) : .placement))
      case .anything:
        return .unknown(
          Doubt("code that cannot be followed gets `\(text)`", at: use.statement.tokens))
      }
    }
    return certaintyAboutFiles.and(.certain(if: handings))
  }
}

extension ViewFile {
  /// How surely no other file names a property that is not private.
  package func certaintyAboutFiles(of name: Lexeme, in type: ViewType?) -> Certainty {
    type.flatMap { visibleMember(name, of: $0) }.map { .certain(if: [$0]) }
      ?? .unknown(Doubt("other files may name `\(name.text)`, which is not private", at: name))
  }

  /// The property as other files can name it; nil if the file itself shows that it is not the type's own affair.
  public func visibleMember(_ name: Lexeme, of type: ViewType) -> UnnamedMember? {
    guard type.isView, let typeName = type.declaration.name,
      !type.declaration.prefix.hasUnknownAttribute, !name.is(.textInputView)
    else { return nil }
    let supertypes = parts(ofType: type.key).flatMap { part in
      let inherited = part.declaration.type.filter { $0.kind == .identifier }
      // A class comes first, and requires nothing.
      let isClass = part.kind == .class && inherited.first?.namesViewType == true
      return inherited.dropFirst(isClass ? 1 : 0).filter(\.mayRequireView).map(\.text)
    }
    return UnnamedMember(name.text, of: typeName.text, supertypes: supertypes)
  }
}

extension Subview {
  /// Whether no other file can do anything with the view, or only one of the module that names it.
  public var isOnlyOfFile: Bool {
    isLocal
      || !declaration.hasAttribute && declaration.modifiers.isDisjoint(with: [.static, .override])
        && !declaration.prefix.contains { $0.is(.public) || $0.is(.open) }
  }
}

// MARK: - Functions of the project

/// That each function of the project which a call can mean does what it must with a view and no more than it may; there is one.
public struct ViewHanding: Condition {
  /// The call.
  public let handing: Handing
  /// What the function must do whenever it is called.
  public var sure: ViewEffects
  /// What else it may do.
  public let allowed: ViewEffects
  private var ownFunctions: [FunctionSummary] = []
  public var clause: String {
    "the functions that get the view are known, and do no more than place it"
  }

  /// - Parameters:
  ///   - sure: what the function must do whenever it is called.
  ///   - allowed: what else it may do.
  public init(_ handing: Handing, sure: ViewEffects = [], allowed: ViewEffects) {
    (self.handing, self.sure, self.allowed) = (handing, sure, allowed)
  }

  public mutating func read(_ file: ViewFile) {
    ownFunctions = file.memoized(FunctionSummaries.init).hidden.filter {
      $0.function == handing.function
    }
  }

  /// Of functions with one name, also an override in a subclass, the call does not say which one it means.
  public func holds(in project: Project) -> Bool {
    guard project.isWhole else { return false }
    var check = HandingCheck(functions: project.functions, ownFunctions: ownFunctions)
    return check.isMet(handing, sure: sure, allowed: allowed)
  }
}

/// What the functions of files do with the views that they get, in no order.
package struct FunctionSummaries: Contribution {
  /// Those that other files can call.
  package private(set) var visible: [FunctionSummary] = []
  private(set) var hidden: [FunctionSummary] = []

  package init() {}

  package init(_ file: ViewFile) {
    for summary in file.functionSummaries() {
      if summary.isPrivate { hidden.append(summary) } else { visible.append(summary) }
    }
  }

  package mutating func formUnion(_ other: FunctionSummaries) { visible += other.visible }
}

private struct HandingCheck {
  let functions: [UInt64: [FunctionSummary]]
  let ownFunctions: [FunctionSummary]
  /// The functions on the way, whose effects are being looked at: what hands a view on to one of them does nothing else.
  private var path: [UInt64] = []
  private var fuel = Fuel()

  init(functions: [UInt64: [FunctionSummary]], ownFunctions: [FunctionSummary]) {
    (self.functions, self.ownFunctions) = (functions, ownFunctions)
  }

  mutating func isMet(_ handing: Handing, sure: ViewEffects, allowed: ViewEffects) -> Bool {
    if path.contains(handing.function) { return true }
    path.append(handing.function)
    defer { path.removeLast() }
    let own = ownFunctions.filter { $0.function == handing.function }
    let all = (functions[handing.function] ?? []) + own
    guard fuel.burn(all.count + path.count + handing.owners.count) else { return false }
    // Functions of one name that only call each other do nothing.
    let isDone = sure.isEmpty || all.contains { $0.effects.mayDo(sure, besides: path) }
    return isDone && all.contains(where: handing.mayMean)
      && all.allSatisfy { isMet(by: $0.effects, sure: sure, allowed: allowed) }
  }

  private mutating func isMet(
    by effects: FunctionSummary.Effects, sure: ViewEffects, allowed: ViewEffects
  ) -> Bool {
    guard effects.possible.isSubset(of: sure.union(allowed)) else { return false }
    var isSure = effects.sure.isSuperset(of: sure)
    if isSure, allowed == .anything { return true }
    for (next, isAlways) in effects.handings {
      if !isSure, isAlways, isMet(next, sure: sure, allowed: allowed) {
        isSure = true
      } else if !isMet(next, sure: [], allowed: sure.union(allowed)) {
        return false
      }
    }
    return isSure
  }
}

extension FunctionSummary.Effects {
  /// Whether it surely does something itself, or hands the view on to another function than some.
  fileprivate func mayDo(_ wanted: ViewEffects, besides path: [UInt64]) -> Bool {
    sure.isSuperset(of: wanted)
      || handings.contains { $0.isSure && !path.contains($0.handing.function) }
  }
}

// MARK: - Names

extension Lexeme {
  fileprivate var mayRequireView: Bool {
    !hasLastWord(.delegate) && !hasLastWord(.dataSource) && !isNameOfSystem && !isPlainProtocol
  }
}

extension Lexemes {
  /// Whether there is an attribute that may use the members of a type: a macro, or `@objcMembers`.
  public var hasUnknownAttribute: Bool {
    contains { token in
      guard token.kind == .at, let name = token.next else { return false }
      return !name.isPlainAttribute
    }
  }
}
