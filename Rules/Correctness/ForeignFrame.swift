import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// What is in a view gets its `bounds`, not its `frame`.
struct ForeignFrame: Rule {
  let query = Query.assignments(to: .frame, .center)

  func check(_ statement: Statement, in file: ViewFile, _ report: inout Report) {
    guard statement.assignment?.kind == .equal, let target = statement.target,
      let value = statement.assignedValue, let frame = value.last,
      frame.is(.frame) || frame.is(.center), target.last?.hasSameText(as: frame) == true,
      frame.previous?.kind == .period || value.count == 1, file.names.isPath(value),
      file.names.isPath(target), target.count > 2
    else { return }
    let content = target.dropLast(2)
    let owner = value.dropLast(value.count > 1 ? 2 : 1)
    guard !content.isOwnView, !owner.last.is(.window),
      !owner.isEmpty || file.isOwnFrame(frame),
      frame.is(.frame) || !owner.last.is(.view) && !owner.last.is(.contentView),
      !file.isMadeAtOrigin(owner, in: statement.block), !file.isPlacedLater(content, statement),
      file.add(content, to: owner, around: statement, &report.fuel)
    else { return }
    let isOwn = owner.isEmpty || owner.last.is(.super)
    let container = isOwn ? "the view" : "`\(owner.text)`"
    let bounds = isOwn ? "bounds" : "\(owner.text).bounds"
    let middle = "CGPoint(x: \(bounds).midX, y: \(bounds).midY)"
    let isFrame = frame.is(.frame)
    let edit =
      isFrame ? Edit(frame.bytes, with: "bounds") : Edit(value.bytes, with: middle)
    let fix = report.fix(Fix([edit], safety: .unsafe))
    report.add(
      value,
      "`\(content.text)` is inside of \(container), whose `\(frame.text)` is its place in its own superview: wherever that is not the corner, `\(content.text)` is shifted by it",
      advice: "use `\(isFrame ? bounds : middle)`",
      fix: fix,
      // A view that is just made is in the corner, as a rule.
      severity: owner.last?.is(.view) == true
        || owner.isEmpty && file.occasions(of: statement).isBeforeLayout ? .note : nil)
  }
}

extension ViewFile {
  fileprivate func isOwnFrame(_ frame: Lexeme) -> Bool {
    guard scopes.isLocal(frame) else { return true }
    guard let function = frame.statement?.block.function, function.kind == .initializer,
      function.hasParameter(frame), let body = function.body
    else { return false }
    return !body.statementsOnAllLevels.contains { $0.declaration?.name?.is(.frame) == true }
  }

  /// Whether a view is made with a frame in the corner of its superview, where frame and bounds are the same, or is what
  /// presentations take place in, which fills the window.
  fileprivate func isMadeAtOrigin(_ view: Lexemes, in block: Block) -> Bool {
    guard let name = view.last(where: { $0.kind == .identifier }) else { return false }
    guard let declaration = self.view(view, in: block)?.declaration else {
      let local = block.function?.body?.statements.first {
        $0.declaration?.name?.hasSameText(as: name) == true
      }
      return (local?.declaration?.value?.last ?? name) == "containerView"
    }
    guard let value = declaration.value else { return false }
    let isOrigin = { (name: Lexeme) in name.is(.bounds) || name.is(.view) && name.member.is(.frame)
    }
    if value.contains(where: isOrigin) { return true }
    if value.contains(where: { $0.is(.origin) && $0.next?.next?.next.is(.zero) == true }) {
      return true
    }
    let zeros = value.filter { ($0.is(.x) || $0.is(.y)) && $0.next?.next?.isZero == true }
    return zeros.count == 2
  }

  fileprivate func isPlacedLater(_ content: Lexemes, _ statement: Statement) -> Bool {
    guard let view = view(content, in: statement.block) else { return false }
    return view.sides?.allSatisfy { constraints[$0.constraint].setsFrame } != true
      || !occasions(of: statement).contains(.layout)
        && view.events.contains { use in
          use.kind == .memberAssignment && (use.member.is(.frame) || use.member.is(.center))
            && occasions(of: use.statement).contains(.layout)
        }
  }

  /// Whether the file adds a view or a layer to the owner of a frame: the code's own view if it is empty.
  fileprivate func add(
    _ content: Lexemes, to owner: Lexemes, around statement: Statement, _ fuel: inout Fuel
  ) -> Bool {
    let isOwn = owner.isOwnView
    guard !isOwn || owner.last.is(.view) || scopes.role(around: statement) == .view,
      let name = content.last(where: { $0.kind == .identifier }),
      case let mentions = mentions(of: name), fuel.burn(mentions.count)
    else { return false }
    return mentions.contains { mention in
      guard let call = mention.brackets?.call, call.name?.addsContent == true,
        let value = call.arguments?.first?.value, value.last == mention,
        value.names == content.names
      else { return false }
      // The layer of a view is in the view.
      var parent = call.receiver?.names ?? []
      if parent.last.is(.layer) { parent.removeLast() }
      return parent == owner.names && isSameScope(of: value, call.statement, content, statement)
    }
  }

  /// Whether two places of one name mean one thing: a local is only known in its function.
  private func isSameScope(
    of one: Lexemes, _ first: Statement, _ other: Lexemes, _ second: Statement
  ) -> Bool {
    let isLocal = one.first.map(scopes.isLocal) == true
    guard isLocal == (other.first.map(scopes.isLocal) == true) else { return false }
    return isLocal
      ? scopes.outermostFunction(first) == scopes.outermostFunction(second)
      : first.block.typeBody?.declaration == second.block.typeBody?.declaration
  }
}

extension Lexeme {
  fileprivate var addsContent: Bool {
    self.is(.addSubview) || self.is(.insertSubview) || self.is(.addSublayer)
      || self.is(.insertSublayer)
  }
}

extension Lexemes {
  /// Whether it is the view that the code belongs to: nothing, `self`, `view`, `self.view`.
  fileprivate var isOwnView: Bool { names.isEmpty || names == ["view"] }

  /// Its names without `self`.
  fileprivate var names: [String] { filter { $0.kind == .identifier }.map(\.text) }
}

extension ForeignFrame {
  static let description = RuleDescription(
    id: "foreign_frame",
    family: .correctness,
    summary: "Subview that gets its superview's `frame` or `center`",
    rationale: """
      A view's `frame` is in the coordinates of its superview; that of a subview or layer is in the coordinates of the \
      view. A subview that gets its superview's frame fills it only as long as that is in the corner of what surrounds \
      it, and the superview's center is another point inside of it. The rule reports views and layers that the type adds \
      to the view whose frame or center they get.
      """,
    limits: [
      "a superview that the code makes in the corner",
      "the `center` of a controller's view",
    ],
    source:
      "UIKit, UIView.frame and UIView.bounds (https://developer.apple.com/documentation/uikit/uiview/frame)",
    effect: .sight,
    fixSafety: .unsafe,
    goodExamples: [
      "The bounds": """
      class CardView: UIView {
        private let gradient = CAGradientLayer()

        func setup() {
          layer.addSublayer(gradient)
        }

        override func layoutSubviews() {
          super.layoutSubviews()
          gradient.frame = bounds
        }
      }
      """
    ],
    badExamples: [
      "The view of a child": """
      class PlayerController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(lyrics)
          lyrics.view.frame = ↓view.frame
          view.addSubview(lyrics.view)
          lyrics.didMove(toParent: self)
        }
      }
      """
    ])
}
