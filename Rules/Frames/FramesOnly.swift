import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view that is laid out by frames of one library gets no constraints and no other frames.
struct FramesOnly: Rule {
  let query = Query<Finding>.found(
    in: .constraints || .layoutEntries || .frameLayouts && .frames
  ) { FrameTypes($0).findings }
}

/// The types of a file that lay out with one of the libraries.
private struct FrameTypes {
  private enum Library { case responsive, viewLayout }

  private let file: ViewFile
  private var libraries = KeyMap<Library>()

  init(_ file: ViewFile) {
    self.file = file
    for layout in file.frameLayouts { add(.viewLayout, file.scopes.type(around: layout.statement)) }
    for view in file.framedViews where view.isScaled {
      add(.responsive, file.scopes.type(around: view.statement))
    }
    for type in file.types where type.inheritsResponsiveClass { add(.responsive, type) }
    for function in file.functions
    where function.isMember && function.declaration.name?.isLayoutEntry == true {
      add(.responsive, file.types[function.type])
    }
  }

  private mutating func add(_ library: Library, _ type: ViewType?) {
    if let type { libraries[type.key] = library }
  }

  private func library(around statement: Statement) -> (type: ViewType, library: Library)? {
    file.scopes.type(around: statement).flatMap { type in
      libraries[type.key].map { (type, $0) }
    }
  }

  var findings: [Finding] {
    guard !libraries.isEmpty else { return [] }
    var seen = KeySet()
    return file.constraints.compactMap { finding($0, &seen) } + file.actions.compactMap(finding)
      + file.code.calls.compactMap(finding)
  }

  /// One for each function.
  private func finding(_ constraint: Constraint, _ seen: inout KeySet) -> Finding? {
    guard !constraint.setsFrame, let (type, library) = library(around: constraint.statement),
      case let function = file.scopes.outermostFunction(constraint.statement)?.index ?? 0,
      seen.insert(TextHash.pair(type.key, UInt64(function)))
    else { return nil }
    let name = type.declaration.name?.text ?? "the view"
    return Finding(
      file.code[constraint.tokens.lowerBound],
      library == .viewLayout
        ? "`\(name)` is laid out with `ViewLayout`: this constraint moves views that their frames have placed"
        : "`\(name)` is laid out by frames that scale, and this constraint does not scale",
      advice: "give the view a frame instead")
  }

  private func finding(_ action: ViewAction) -> Finding? {
    guard action.role == .frame, library(around: action.statement)?.library == .viewLayout,
      !action.item.isSelf, let frame = action.spelledFrame,
      !file.isContainer(action.item, in: action.statement.block)
    else { return nil }
    return Finding(
      frame,
      "the frame of `\(file.name(action.item))` is computed by hand, beside others that `ViewLayout` computes",
      advice: "compute it with a `ViewLayout`")
  }

  private func finding(_ call: Call) -> Finding? {
    guard call.callee.count == 1, let name = call.name, let scaled = name.responsiveClass,
      file.scopes.type(around: call.statement)?.inheritsResponsiveClass == true
    else { return nil }
    return Finding(
      name, "a plain `\(name.text)` does not scale with the screen, as the views around it do",
      advice: "use `\(scaled)`")
  }
}

extension ViewAction {
  /// The `CGRect` of `CGRect(…)` that it sets or makes a view with; nil for other values.
  fileprivate var spelledFrame: Lexeme? {
    let value = statement.kind == .property ? statement.declaration?.value : statement.assignedValue
    let frame = member?.is(.frame) == true ? value : value?.first?.call?.arguments?.first?.value
    guard let name = frame?.first, name.is(.CGRect), name.next?.kind == .leftParen else {
      return nil
    }
    return name
  }
}

extension FramesOnly {
  static let description = RuleDescription(
    id: "frames_only",
    family: .frames,
    summary: "Constraints in a frame-based layout",
    rationale: """
      Constraints keep their points on each screen, and move what a frame has placed; whoever reads the view has to know both. \
      The rule reports the first constraint of each function in a type that makes views with scaled frames, has \
      `performLayout()`, or uses `ViewLayout`; a frame that is a `CGRect` in a type that uses `ViewLayout`; and a \
      view of a plain class in one that inherits from `KTResponsiveView`, whose views have classes of their own.
      """,
    source:
      "Responsive iOS UI without AutoLayout, introduction: \"using math and not a single AutoLayout constraint\"; A Different Way To Layout Views Programmatically: \"It's all encapsulated in the View Layout struct\"",
    defaultSeverity: .off,
    framePresets: [.responsiveFrames, .viewLayout],
    goodExamples: [
      "Frames that scale": """
      class TopBarView: KTResponsiveView {
        var userLabel: KTLabel!

        override func performLayout() {
          userLabel = KTLabel(topInset: 10, leftInset: 52, width: 284, height: 32)
          addSubview(userLabel)
        }
      }
      """
    ],
    badExamples: [
      "A constraint": """
      class TopBarView: UIView {
        override func performLayout() {
          let icon = UIImageView(topInset: 10, leftInset: 10, height: 32, keepEqual: true)
          addSubview(icon)
          addSubview(userLabel)
          ↓userLabel.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 10).isActive = true
        }
      }
      """
    ])
}
