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
        isMadeWithMask(action.root, in: block), let uses = uses(ofViewOf: action.root, in: block),
        Self.rule.keepsMask(view, uses), reported.insert(view.key)
      else { return nil }
      return Added(item: action.item, tokens: action.tokens)
    }
  }

  /// `child.view`, `self.child.view`, `child!.view`.
  private func namesViewOfController(_ item: Item) -> Bool {
    let names = file.code[item.tokens].filter { $0.kind == .identifier }
    return names.count == 2 && names[1].is(.view) && !names[0].is(.view)
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
    guard let type = value.first, let open = value.last?.partner, open.kind == .leftParen,
      open.previous == type || open.previous == ">"
    else { return false }
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
    type.isNameOfUIKit && type.hasSuffix(.controller) || type.is(.AVPlayerViewController)
  }

  // MARK: - Uses

  /// What code does with the view of a controller; nil where something else than UIKit may get hold of the controller.
  private func uses(ofViewOf controller: Item, in block: Block) -> [ViewUse]? {
    guard let root = file.code[controller.tokens].first(where: { $0.kind == .identifier }) else {
      return nil
    }
    var uses: [ViewUse] = []
    for name in file.mentions(of: root) {
      let owner = name.previous?.kind == .period ? name.owner : name
      if owner == name {
        guard means(name, controller, from: block) else { continue }
      } else if owner?.is(Keyword.`self`) != true {
        return nil
      }
      if let view = name.member, view.is(.view), let owner {
        guard let use = ViewUse(of: owner.through(view), in: file) else { return nil }
        uses.append(use)
      } else if !isHarmless(name) {
        return nil
      }
    }
    return uses
  }

  private func means(_ name: Lexeme, _ controller: Item, from block: Block) -> Bool {
    guard let statement = name.statement else { return false }
    let item = file.names.item(name.alone, in: statement.block)
    return item == controller
      && file.view(item, in: statement.block)
        == file.view(controller, in: block)
  }

  private func isHarmless(_ name: Lexeme) -> Bool {
    if let member = name.member { return !file.names.isLibraryMember(member) }
    switch name.next?.kind {
    case .equal, .colon: return name.statement?.declaration?.name == name || isLabel(name)
    case .rightParen:
      guard let open = name.previous, open.kind == .leftParen, let function = open.previous else {
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
}

extension MissingAutoresizingOptOut {
  /// Whether a constraint is passed only to UIKit: a helper may turn masks off when it activates.
  func isActivatedByUIKit(_ constraint: Constraint, in file: ViewFile) -> Bool {
    if file.activation(ofKept: constraint) != nil { return true }
    switch constraint.container {
    case .isActive, .array, .dropped: return true
    case .stored:
      let statement = constraint.statement
      return statement.kind != .property || statement.block.function == nil
        || file.isActivatedByName(constraint)
    case .activatedArray: return constraint.isListedForUIKit
    default: return false
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
        $0.is(.translatesAutoresizingMaskIntoConstraints) && isOverSubviews($0)
      }
  }

  /// Whether code is in a loop over subviews.
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
