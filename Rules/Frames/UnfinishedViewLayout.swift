import LayoutModel
import RuleKit
import SwiftSource

/// A `ViewLayout` is turned into a frame.
struct UnfinishedViewLayout: Rule {
  let query = Query<(layout: FrameLayout, fate: FrameLayout.Fate)>(.frameLayouts) {
    file, check in
    for (layout, fate) in zip(file.frameLayouts, FrameLayout.fates(in: file)) {
      check((layout, fate))
    }
  }

  func check(
    _ made: (layout: FrameLayout, fate: FrameLayout.Fate), in file: ViewFile,
    _ report: inout Report
  ) {
    let place = made.layout.call.callee
    switch made.fate {
    case .used: break
    case .dropped:
      report.add(
        place, "this `ViewLayout` is never turned into a frame, so it has no effect",
        advice:
          "call `makeInnerLayout()` or `makeOuterLayout()` on it, and assign the frame to a view")
    case .neverAsked(let local):
      guard report.isFirst(UInt64(local.index)) else { return }
      report.add(
        place,
        "the `ViewLayout` in `\(local.text)` is never turned into a frame, so it has no effect",
        advice:
          "call `\(local.text).makeInnerLayout()` or `\(local.text).makeOuterLayout()`, and assign the frame to a view"
      )
    }
  }
}

extension FrameLayout {
  /// What becomes of such a value.
  enum Fate: Equatable {
    /// It is asked for its frame, or it is passed to unknown code.
    case used
    /// It is a statement by itself.
    case dropped
    /// It gets the name of a local, at this token, that is never asked for a frame.
    case neverAsked(local: Lexeme)
  }

  /// What becomes of each `ViewLayout` of a file.
  static func fates(in file: ViewFile) -> [Fate] {
    let fates = file.frameLayouts.map { $0.fate(in: file) }
    var mentions: [UInt64: [Lexeme]] = [:]
    for case .neverAsked(let local) in fates { mentions[file.names.key(local)] = [] }
    guard !mentions.isEmpty else { return fates }
    for name in file.code.tokens
    where name.kind == .identifier && name.previous?.kind != .period && !name.readsPart {
      mentions[file.names.key(name)]?.append(name)
    }
    return zip(file.frameLayouts, fates).map { layout, fate in
      guard case .neverAsked(let local) = fate else { return fate }
      let asked = mentions[file.names.key(local)] ?? []
      let next = asked.partitioningIndex { $0 >= layout.statement.end }
      let isAsked = next < asked.count && asked[next] < layout.statement.block.close
      return isAsked ? .used : fate
    }
  }

  /// What becomes of the value in its own statement: a local counts as never asked.
  private func fate(in file: ViewFile) -> Fate {
    guard !call.isInList else { return .used }
    switch call.last.next?.kind {
    case .period, .questionPostfix, .exclamationPostfix, .leftParen, .leftBracket, .binaryOperator:
      return .used
    default: break
    }
    switch statement.kind {
    case .expression:
      return call.tokens == statement.tokens && !statement.isValue ? .dropped : .used
    case .assignment:
      let target = statement.target
      return target?.count == 1 && target?.first?.is(.underscore) == true ? .dropped : .used
    case .property:
      guard file.scopes.isInFunction(statement), let local = local(in: file) else { return .used }
      return .neverAsked(local: local)
    default:
      return .used
    }
  }

  /// The name of the local whose initial value it is part of.
  private func local(in file: ViewFile) -> Lexeme? {
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
  /// `layout.padding`, `layout.size = …`: a part that is read or set is not a frame yet.
  fileprivate var readsPart: Bool {
    guard let period = next, period.kind == .period, let part = period.next else { return false }
    switch part.layoutWord {
    case .size, .position: return true
    default: return part.isPartOfFrameLayout
    }
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
      statement on its own, and a local of which only parts are ever used. A value that is returned, passed on or \
      stored in a property may be finished elsewhere.
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
      """,
      "Finished elsewhere": """
      func layout(beside icon: UIView) -> UIView.ViewLayout {
        layouts.append(UIView.ViewLayout(withFrame: icon, position: .left, size: size, padding: (0, 8)))
        return UIView.ViewLayout(withFrame: icon, position: .right, size: size, padding: (0, 8))
      }
      """,
    ],
    badExamples: [
      "A statement on its own": """
      func setUp() {
        icon = UIImageView()
        ↓UIView.ViewLayout(withFrame: titleLabel, position: .left, size: size, padding: (0, 8))
      }
      """,
      "A local that is never evaluated": """
      func setUp() {
        var layout = ↓UIView.ViewLayout(withFrame: icon, position: .right, size: size, padding: (0, 8))
        layout.padding = (0, 16)
        view.addSubview(titleLabel)
      }
      """,
    ])
}
