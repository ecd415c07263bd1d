import LayoutModel
import Semantics
import SwiftSource

/// A place where one view is laid out by the frame of another one.
struct FrameRead {
  /// The name of the view whose frame it is.
  var name: Lexemes
  var target: Item
  /// The view that is laid out; nil where the code does not say.
  var view: Item?
  var statement: Statement

  /// The reads of a file that uses KTResponsiveUI or ViewLayout.
  static func all(in file: ViewFile) -> [FrameRead] {
    let scaled = file.framedViews.filter(\.isScaled)
    var reads: [FrameRead] = []
    for view in scaled {
      guard let origin = view.call.arguments?["origin"] else { continue }
      reads += frames(in: origin, of: view.item.key == 0 ? nil : view.item, view.statement, file)
    }
    if !scaled.isEmpty {
      for action in file.actions where action.role == .frame && action.statement.kind == .assignment
      {
        guard action.statement.assignedMember != nil, let value = action.statement.assignedValue
        else { continue }
        reads += frames(in: value, of: action.item, action.statement, file)
      }
    }
    for placed in file.memoized(FramePlacing.init).all where !placed.layout.usesBounds {
      let layout = placed.layout
      guard layout.guide.key != 0, !layout.guide.tokens.isEmpty else { continue }
      reads.append(
        FrameRead(
          name: file.code[layout.guide.tokens], target: layout.guide, view: placed.view,
          statement: layout.statement))
    }
    return reads.filter { !file.isContainer($0.target, in: $0.statement.block) }
  }

  /// The first frame in a value: `icon.topRightPoint()`, `icon.frame.maxY`.
  private static func frames(
    in value: Lexemes, of view: Item?, _ statement: Statement, _ file: ViewFile
  ) -> [FrameRead] {
    guard
      let member = value.first(where: { name in
        name.previous?.kind == .period
          && (name.is(.frame) || name.isFramePoint)
      }), var owner = member.previous?.previous
    else { return [] }
    if owner.kind == .exclamationPostfix, let name = owner.previous { owner = name }
    guard owner.kind == .identifier, owner.isFreeName || owner.owner?.is(Keyword.`self`) == true
    else { return [] }
    let item = file.names.item(owner.alone, in: statement.block)
    return [FrameRead(name: owner.alone, target: item, view: view, statement: statement)]
  }
}

extension ViewFile {
  /// Where a view is, as far as additions say.
  enum Superview: Equatable {
    /// The view that the code belongs to.
    case own
    case other(View)
  }

  /// The one superview that a view is added to; nil where there are several, or it is not known.
  func superview(of item: Item, at statement: Statement) -> Superview? {
    let places = view(item, in: statement.block)?.placements.filter { $0.action.role == .addition }
    guard let places, let first = places.first.flatMap({ superview($0.action) }),
      places.allSatisfy({ superview($0.action) == first })
    else { return nil }
    return first
  }

  private func superview(_ addition: ViewAction) -> Superview? {
    addition.parent.flatMap { superview(named: $0, at: addition.statement) }
  }

  func superview(named item: Item, at statement: Statement) -> Superview? {
    if isContainer(item, in: statement.block) { return .own }
    return view(item, in: statement.block).map(Superview.other)
  }
}
