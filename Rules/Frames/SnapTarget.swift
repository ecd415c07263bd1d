import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view that another one snaps to has its frame, and is in the same superview.
struct SnapTarget: Rule {
  let query = Query(.frames || .frameLayouts) { file, check in
    for read in FrameRead.all(in: file) { check(read) }
  }

  static let collectsFunctions = true

  func check(_ read: FrameRead, in file: ViewFile, _ report: inout Report) {
    guard report.isFirst(UInt64(read.name.startIndex)) else { return }
    let target = file.name(read.target)
    switch FrameState(of: read, in: file) {
    case .missing:
      report.add(
        read.name, "this crashes: `\(target)` is nil here, and is only created below",
        advice: "create `\(target)` first")
    case .unframed:
      let finding = Finding(
        read.name,
        "`\(target)` has no frame here, so its edges are all 0: the other view ends up in the upper left corner",
        advice: "set the frame of `\(target)` first")
      guard let view = file.view(read.target, in: read.statement.block) else { return }
      // Another file may set it, unless this one does below.
      report.add(finding, view.isFramed ? .certain(if: []) : view.certaintyAboutFiles)
    case .framed:
      guard let view = read.view, case let block = read.statement.block,
        let parent = file.view(view, in: block)?.parent,
        let other = file.view(read.target, in: block)
      else { return }
      if parent == other, !parent.isContainer {
        report.add(
          read.name,
          "`\(file.name(view))` is inside of `\(target)`, whose frame is a place in another view: it is shifted by that",
          advice: "use its bounds")
      } else if let place = other.parent, place != parent,
        !(place.isContainer && parent.isContainer)
      {
        report.add(
          read.name,
          "`\(target)` and `\(file.name(view))` are in different superviews, so the frame of one is not a place for the other",
          advice: "convert the frame with `convert(_:to:)`")
      }
    }
  }
}

private enum FrameState {
  case missing, unframed, framed

  init(of read: FrameRead, in file: ViewFile) {
    self = .framed
    guard let view = file.view(read.target, in: read.statement.block), let subview = view.subview,
      let body = file.scopes.outermostFunction(read.statement),
      read.statement.runsDirectly(in: body), !view.isNamedElsewhere
    else { return }
    let declaration = subview.declaration
    func isBefore(_ statement: Statement) -> Bool { statement.first < read.statement.first }
    func isInBody(_ statement: Statement) -> Bool {
      file.scopes.outermostFunction(statement) == body
    }
    let made = view.actions.filter { $0.role == .renewal }.map(\.statement)
    if subview.isProperty, declaration.value == nil,
      declaration.type.last?.kind == .exclamationPostfix, !declaration.hasAttribute, !made.isEmpty,
      made.allSatisfy({ !isBefore($0) && isInBody($0) })
    {
      self = .missing
      return
    }
    let values = (made.map(\.assignedValue) + [declaration.value]).compactMap(\.self)
    let framed = view.framings.map(\.statement)
    guard values.count == 1, values[0].isBareView, made.allSatisfy(isBefore),
      framed.allSatisfy({ isInBody($0) && $0.first > read.statement.first }),
      view.events.allSatisfy({ use in
        guard isBefore(use.statement), use.statement.declaration != declaration else { return true }
        switch use.kind {
        case .memberAssignment, .assignment: return true
        case .call:
          return use.member.map { !$0.is(.sizeToFit) && file.names.isUIKitMethod($0) } == true
        default: return use.kind == .argument && use.call?.name?.is(.addSubview) == true
        }
      })
    else { return }
    self = .unframed
  }
}

extension View {
  fileprivate var framings: [ViewAction] {
    actions.filter { $0.role == .frame || $0.role == .constraint || $0.role == .arrangement }
  }

  fileprivate var isFramed: Bool { !framings.isEmpty }
}

extension Lexemes {
  /// `UIImageView()`.
  fileprivate var isBareView: Bool {
    guard count == 3, let name = first, let open = name.next else { return false }
    return name.isNameOfUIKit && open.kind == .leftParen && open.partner == last
  }
}

/// A place where one view is laid out by the frame of another one.
struct FrameRead {
  var name: Lexemes
  var target: Item
  /// The view that is laid out; nil where the code does not say.
  var view: Item?
  var statement: Statement

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

extension SnapTarget {
  static let description = RuleDescription(
    id: "snap_target",
    family: .frames,
    summary: "Snapping to a view without a frame or in another superview",
    rationale: """
      A frame is read once, when the next view is laid out. A property without a value crashes, a view without a \
      frame puts the other one into the corner, and a frame in another superview has other coordinates. The rule \
      reads the points and frames that KTResponsiveUI's views and the guides of `ViewLayout` use. It reports a \
      target that the same function creates or frames below, and two views in different superviews.
      """,
    source:
      "Responsive iOS UI without AutoLayout, The make up of a view frame: \"we can easily snap views to each other\"; Coding the Top Bar: \"in relation to it's immediate superview\"",
    defaultSeverity: .off,
    framePresets: [.responsiveFrames, .viewLayout],
    goodExamples: [
      "One view after the other": """
      class TopBarView: UIView {
        var icon: UIImageView!
        var label: UILabel!

        override func performLayout() {
          icon = UIImageView(topInset: 10, leftInset: 10, height: 32, keepEqual: true)
          addSubview(icon)
          label = UILabel(origin: icon.topRightPoint(), leftInset: 10, width: 284, height: 32)
          addSubview(label)
        }
      }
      """
    ],
    badExamples: [
      "A view that is created below": """
      class TopBarView: UIView {
        var icon: UIImageView!
        var label: UILabel!

        override func performLayout() {
          label = UILabel(origin: ↓icon.topRightPoint(), leftInset: 10, width: 284, height: 32)
          addSubview(label)
          icon = UIImageView(topInset: 10, leftInset: 10, height: 32, keepEqual: true)
          addSubview(icon)
        }
      }
      """
    ])
}
