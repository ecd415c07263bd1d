import LayoutModel
import Semantics
import SwiftSource

/// The views of child controllers, `child.view`, that a file adds and constrains.
///
/// A controller of another file may turn off the mask of its own view. Only those of UIKit and SwiftUI count, and classes
/// of the file that say nothing about masks.
struct ChildViews {
  /// The view of a child controller where it is added.
  struct Added {
    var item: Item
    var tokens: Lexemes
  }

  private let file: ViewFile
  private static let rule = MissingAutoresizingOptOut()

  init(_ file: ViewFile) { self.file = file }

  /// The views that are added with `addSubview` and constrained, without code that could turn their masks off.
  func withMasks() -> [Added] {
    let additions = file.actions.filter { $0.role == .addition && namesViewOfController($0.item) }
    guard !additions.isEmpty else { return [] }
    var reported = KeySet()
    return additions.compactMap { action in
      let block = action.statement.block
      guard let view = file.view(action.item, in: block),
        isAddedPlainly(action), isConstrained(view), isMadeWithMask(action.root, in: block),
        keepsMask(action.root, in: block), reported.insert(view.key)
      else { return nil }
      return Added(item: action.item, tokens: action.tokens)
    }
  }

  /// `child.view`, `self.child.view`, `child!.view`.
  private func namesViewOfController(_ item: Item) -> Bool {
    let names = file.code[item.tokens].filter { $0.kind == .identifier }
    return names.count == 2 && names[1].is(.view) && !names[0].is(.view)
  }

  private func isAddedPlainly(_ action: ViewAction) -> Bool {
    action.member?.call?.isPlainAddition ?? false
  }

  private func isConstrained(_ view: View) -> Bool {
    file.constraints.contains {
      $0.leavesAutoresizingMask && !$0.attributes.isSubset(of: [.width, .height])
        && Self.rule.isActivatedByUIKit($0, in: file)
        && file.first(of: $0) == view
    }
  }

  // MARK: - The controller

  private func isMadeWithMask(_ controller: Item, in block: Block) -> Bool {
    var isMade = false
    for declaration in file.code.declarations {
      guard declaration.kind == .property, let name = declaration.name,
        means(name, controller, from: block)
      else { continue }
      guard let value = declaration.value, makesController(value), declaration.body == nil else {
        return false
      }
      isMade = true
    }
    return isMade
  }

  /// `UIHostingController(rootView: …)`, `UIPageViewController(…)`, `DetailViewController()`.
  private func makesController(_ value: Lexemes) -> Bool {
    guard let type = value.first, type.kind == .identifier, let last = value.last,
      last.kind == .rightParen || last.kind == .rightBrace, var open = type.next
    else { return false }
    if open == "<" {
      guard let bracket = value.first(where: { $0.kind == .leftParen }) else { return false }
      open = bracket
    }
    guard open.kind == .leftParen, open.partner == last else { return false }
    if Self.isOfSystem(type) { return true }
    return file.types.contains {
      $0.kind == .class && $0.declaration.name?.hasSameText(as: type) == true
        && $0.declaration.type.contains { Self.isOfSystem($0) }
        && $0.declaration.body?.tokens.contains {
          $0.is(.translatesAutoresizingMaskIntoConstraints)
        } == false
    }
  }

  private static func isOfSystem(_ type: Lexeme) -> Bool {
    type.is(.UIHostingController) || type.is(.UIViewController) || type.is(.UIPageViewController)
      || type.is(.UINavigationController) || type.is(.UITabBarController)
      || type.is(.UISplitViewController) || type.is(.UITableViewController)
      || type.is(.UICollectionViewController) || type.is(.AVPlayerViewController)
  }

  // MARK: - Uses

  /// Whether each mention of a controller is harmless: UIKit's methods for child controllers, members of its own, and
  /// its view where it is added, constrained or styled.
  private func keepsMask(_ controller: Item, in block: Block) -> Bool {
    let root = file.code[controller.tokens].first { $0.kind == .identifier }
    guard let root else { return false }
    return file.code.tokens.allSatisfy { token in
      guard token.kind == .identifier, token.hasSameText(as: root) else { return true }
      if token.previous?.kind == .period {
        return token.owner?.is(Keyword.`self`) == true ? isHarmless(token) : false
      }
      return !means(token, controller, from: block) || isHarmless(token)
    }
  }

  private func means(_ name: Lexeme, _ controller: Item, from block: Block) -> Bool {
    guard let statement = name.statement else { return false }
    let item = file.names.item(name.alone, in: statement.block)
    return item == controller
      && file.view(item, in: statement.block)
        == file.view(controller, in: block)
  }

  private func isHarmless(_ name: Lexeme) -> Bool {
    var next = name.next
    while let mark = next, mark.kind == .questionPostfix || mark.kind == .exclamationPostfix {
      next = mark.next
    }
    guard let next else { return false }
    switch next.kind {
    case .period:
      guard let member = next.next else { return false }
      return member.is(.view) ? isHarmless(view: member) : !file.names.isLibraryMember(member)
    case .equal, .colon: return name.statement?.declaration?.name == name || isLabel(name)
    case .rightParen:
      guard let open = next.partner, let function = open.previous, open.next == name else {
        return false
      }
      return function.is(.addChild) || function.is(.addChildViewController)
    default: return false
    }
  }

  private func isLabel(_ name: Lexeme) -> Bool {
    name.next?.kind == .colon
      && (name.previous?.kind == .leftParen || name.previous?.kind == .comma)
  }

  private func isHarmless(view: Lexeme) -> Bool {
    var next = view.next
    while let mark = next, mark.kind == .questionPostfix || mark.kind == .exclamationPostfix {
      next = mark.next
    }
    guard let next else { return false }
    switch next.kind {
    case .rightParen, .comma:
      guard let list = view.statement?.tokens.prefix(before: view).last(where: isOpening(view)),
        let function = list.previous
      else { return false }
      return function.is(.addSubview) || function.is(.insertSubview)
        || function.is(.NSLayoutConstraint) || function.is(.bringSubviewToFront)
        || function.is(.sendSubviewToBack)
    case .period:
      guard let member = next.next else { return false }
      if member.isAnchor || member.is(.safeAreaLayoutGuide) { return true }
      if member.call != nil { return file.names.isUIKitMethod(member) }
      return !member.is(.translatesAutoresizingMaskIntoConstraints) && !member.is(.frame)
        && !member.is(.bounds) && !member.is(.center) && !member.is(.autoresizingMask)
        && !file.names.isLibraryMember(member) && !member.hasSuffix(.autoLayout)
    default: return false
    }
  }

  private func isOpening(_ token: Lexeme) -> (Lexeme) -> Bool {
    { $0.kind == .leftParen && $0.partner.map { $0 > token } ?? false }
  }
}

extension MissingAutoresizingOptOut {
  /// Whether a constraint is passed only to UIKit: a helper may turn masks off when it activates.
  func isActivatedByUIKit(_ constraint: Constraint, in file: ViewFile) -> Bool {
    if file.activation(ofKept: constraint) != nil { return true }
    switch constraint.container {
    case .isActive, .array, .dropped: return true
    case .stored: return !isHeldOnly(constraint, in: file)
    case .activatedArray: return constraint.isListedForUIKit
    default: return false
    }
  }

  /// Whether a constraint is in a local that no code of its function activates by its name: what it is passed to may
  /// not either.
  private func isHeldOnly(_ constraint: Constraint, in file: ViewFile) -> Bool {
    let statement = constraint.statement
    guard statement.kind == .property, let name = statement.declaration?.name,
      let function = statement.block.function
    else { return false }
    var fuel = Fuel()
    guard let kept = file.constraintLife.name(name, in: file), fuel.burn(kept.events.count) else {
      return true
    }
    return !kept.events.contains {
      function.statement.tokens.indices.contains($0.name.index)
        && ($0.turns || $0.verb == .listed)
    }
  }

  /// Whether code of the file may turn off the mask of any view: in a loop over `subviews`, in a function that is
  /// called for each added view, or in one that adds views in another way than UIKit.
  func mayOptOutAnything(in file: ViewFile) -> Bool {
    let isToldOfViews = file.code.declarations.contains {
      guard $0.kind == .function, let name = $0.name else { return false }
      return name.is(.addSubview) || name.hasPrefix(.didAddSubview)
    }
    return isToldOfViews
      || file.code.tokens.contains {
        guard $0.is(.translatesAutoresizingMaskIntoConstraints), let view = $0.owner else {
          return false
        }
        return isAnyView(view, in: file)
      }
  }

  /// Whether the receiver of a member may be any view: `$0`, a parameter, or the variable of a loop.
  private func isAnyView(_ name: Lexeme, in file: ViewFile) -> Bool {
    let isLocal =
      name.kind == .identifier && name.previous?.kind != .period && file.names.isNonViewLocal(name)
    return (isLocal || name.kind == .dollarIdentifier) && isOverSubviews(name)
  }

  private func isOverSubviews(_ token: Lexeme) -> Bool {
    guard let statement = token.statement else { return true }
    for block in statement.block.ancestors {
      guard let owner = block.owner, let open = block.open else { return false }
      let header = owner.tokens.prefix(before: open)
      if header.contains(where: { $0.kind == .identifier && $0.hasSuffix(.subviews) }) {
        return true
      }
      if block.kind == .functionBody || block.kind == .typeBody { return false }
    }
    return false
  }
}
