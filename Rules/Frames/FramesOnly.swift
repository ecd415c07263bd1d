import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view that is laid out by frames of one library gets no constraints and no other frames.
struct FramesOnly: Rule {
  let query =
    Query.constraints.map(Subject.constraint)
    || Query.changes(.frame, with: .frames).inFiles(with: .frameLayouts).map(Subject.frame)
    || Query.calls(with: .layoutEntries).map(Subject.call)

  enum Subject {
    case constraint(Constraint)
    case frame(ViewAction)
    case call(Call)
  }

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    let types = file.memoized(FrameTypes.init)
    switch subject {
    case .constraint(let constraint):
      guard !constraint.setsFrame,
        let (type, library) = types.library(around: constraint.statement, in: file),
        case let function = file.scopes.outermostFunction(constraint.statement)?.index ?? 0,
        report.isFirst(TextHash.pair(type.key, UInt64(function)))
      else { return }
      let name = type.declaration.name?.text ?? "the view"
      report.add(
        file.code[constraint.tokens.lowerBound],
        library == .viewLayout
          ? "`\(name)` is laid out with `ViewLayout`: this constraint moves views that their frames have placed"
          : "`\(name)` is laid out by frames that scale, and this constraint does not scale",
        advice: "give the view a frame instead")
    case .frame(let action):
      guard types.library(around: action.statement, in: file)?.library == .viewLayout,
        !action.item.isSelf, let frame = action.statement.frame(of: action),
        !file.isContainer(action.item, in: action.statement.block)
      else { return }
      report.add(
        frame,
        "the frame of `\(file.name(action.item))` is computed by hand, beside others that `ViewLayout` computes",
        advice: "compute it with a `ViewLayout`")
    case .call(let call):
      guard call.callee.count == 1, let name = call.name, let scaled = name.responsiveClass,
        file.scopes.type(around: call.statement)?.inheritsResponsiveClass == true
      else { return }
      report.add(
        name, "a plain `\(name.text)` does not scale with the screen, as the views around it do",
        advice: "use `\(scaled)`")
    }
  }
}

/// The types of a file that lay out with one of the libraries.
private struct FrameTypes {
  private var libraries = KeyMap<FrameLibrary>()

  init(_ file: ViewFile) {
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

  func library(
    around statement: Statement, in file: ViewFile
  ) -> (type: ViewType, library: FrameLibrary)? {
    guard let type = file.scopes.type(around: statement), let library = libraries[type.key] else {
      return nil
    }
    return (type, library)
  }

  private mutating func add(_ library: FrameLibrary, _ type: ViewType?) {
    if let type { libraries[type.key] = library }
  }
}

private enum FrameLibrary { case responsive, viewLayout }

extension Statement {
  /// The `CGRect(…)` that an action sets or makes a view with; nil for other values.
  fileprivate func frame(of action: ViewAction) -> Lexemes? {
    let value = kind == .assignment && action.member?.is(.frame) == true ? assignedValue : nil
    guard let value = value ?? call(of: action)?.arguments?.first?.value, let name = value.first,
      name.is(.CGRect), name.next?.kind == .leftParen
    else { return nil }
    return name.alone
  }

  private func call(of action: ViewAction) -> Call? {
    let value = kind == .property ? declaration?.value : assignedValue
    return value?.first?.call
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
