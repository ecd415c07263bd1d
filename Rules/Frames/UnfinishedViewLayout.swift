import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A `ViewLayout` is turned into a frame.
struct UnfinishedViewLayout: Rule {
  let query = Query.frameLayouts

  func check(_ layout: FrameLayout, in file: ViewFile, _ report: inout Report) {
    let (statement, place) = (layout.statement, layout.call.callee)
    if let frame = layout.call.next, frame.name?.staysInsideGuide != nil {
      guard statement.kind == .property, file.scopes.isInFunction(statement),
        let local = statement.declaration?.name, statement.tokens.last == frame.last,
        case let mentions = file.mentions(of: local), report.fuel.burn(mentions.count),
        !mentions.contains(where: { $0 > frame.last && $0 < statement.block.close })
      else { return }
      report.add(
        place, "the frame in `\(local.text)` is never used, so no view gets it",
        advice: "assign it to a view, or pass it to the view's initializer")
      return
    }
    guard !layout.call.isInList, !layout.isContinued else { return }
    switch statement.kind {
    case .expression where layout.call.tokens == statement.tokens && !statement.isValue: break
    case .assignment where statement.target?.text.is(.underscore) == true: break
    case .property:
      guard file.scopes.isInFunction(statement), let local = layout.local(in: file),
        case let mentions = file.mentions(of: local), report.fuel.burn(mentions.count),
        !mentions.contains(where: { $0.isAsked(in: statement) }),
        report.isFirst(UInt64(local.index))
      else { return }
      report.add(
        place,
        "the `ViewLayout` in `\(local.text)` is never turned into a frame, so it has no effect",
        advice:
          "call `\(local.text).makeInnerLayout()` or `\(local.text).makeOuterLayout()`, and assign the frame to a view"
      )
      return
    default: return
    }
    report.add(
      place, "this `ViewLayout` is never turned into a frame, so it has no effect",
      advice:
        "call `makeInnerLayout()` or `makeOuterLayout()` on it, and assign the frame to a view")
  }
}

extension FrameLayout {
  fileprivate var isContinued: Bool {
    switch call.last.next?.kind {
    case .period, .questionPostfix, .exclamationPostfix, .leftParen, .leftBracket, .binaryOperator:
      true
    default: false
    }
  }

  fileprivate func local(in file: ViewFile) -> Lexeme? {
    guard let first = statement.declaration else { return nil }
    let local = file.code.declarations[first.index...].prefix { $0.statement == statement }
      .first { $0.value?.indices.contains(call.chainStart.index) == true }
    return local?.body == nil ? local?.name : nil
  }
}

extension Statement {
  fileprivate var isValue: Bool {
    guard block.count == 1 else { return false }
    switch block.kind {
    case .closure, .functionBody, .branch, .caseBody: return true
    default: return false
    }
  }
}

extension Lexeme {
  /// Whether a mention of a local, in the block where it is declared, does more than read or set a part of it:
  /// `layout.padding`, `layout.size = …`.
  fileprivate func isAsked(in declaration: Statement) -> Bool {
    guard self >= declaration.end, self < declaration.block.close, previous?.kind != .period else {
      return false
    }
    guard let period = next, period.kind == .period, let part = period.next else { return true }
    return !part.is(.size) && !part.is(.position) && !part.isPartOfFrameLayout
  }
}

extension UnfinishedViewLayout {
  static let description = RuleDescription(
    id: "unfinished_view_layout",
    family: .frames,
    summary: "`ViewLayout` that is never turned into a frame",
    rationale: """
      A `ViewLayout` only describes a position; `makeInnerLayout()` and `makeOuterLayout()` compute the frame. \
      Without one of them the view does not move, and there is no warning. The rule reports a value that is a \
      statement on its own, a local of which only parts are ever used, and a frame in a local that nothing uses. A \
      value that is returned, passed on or stored in a property may be finished elsewhere.
      """,
    source:
      "A Different Way To Layout Views Programmatically: \"You can't use it yet, though\", \"Don't forget to call this at the end of instantiation!\"",
    framePresets: [.viewLayout],
    goodExamples: [
      "A frame immediately, and later": """
      func setUp() {
        let iconFrame = UIView.ViewLayout(
          withBounds: view, position: .topLeft, size: size, padding: (20, 20)
        ).makeInnerLayout()
        icon = UIImageView(frame: iconFrame)
        let layout = UIView.ViewLayout(withFrame: icon, position: .right, size: size, padding: (0, 8))
        titleLabel.frame = layout.makeOuterLayout()
      }
      """
    ],
    badExamples: [
      "A local that is never evaluated": """
      func setUp() {
        var layout = ↓UIView.ViewLayout(withFrame: icon, position: .right, size: size, padding: (0, 8))
        layout.padding = (0, 16)
        view.addSubview(titleLabel)
      }
      """
    ])
}
