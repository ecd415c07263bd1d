import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Overrides of layout and lifecycle functions call those of the superclass.
struct MissingSuperCall: Rule {
  let query = Query.functions(with: .viewTypes, evenIdle: true)

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard let callback = function.declaration.callback, function.isMember,
      file.types[function.type].isView, let name = function.declaration.name,
      Self.isLifecycle(callback, name)
    else { return }
    let called = function.body.tokens.filter { $0.previous?.previous?.is(.super) == true }
    if let own = called.first(where: { $0.hasSameText(as: name) }) {
      if name.is(.updateConstraints) || name.is(.updateViewConstraints),
        let exit = function.exit(before: own)
      {
        report.add(
          exit,
          "this leaves out `super.\(name.text)()`: the superclass does not update its constraints then, and UIKit may raise an exception",
          advice: "call it at the end")
      }
      return
    }
    let call = "super.\(function.declaration.call)"
    var callFirst: Fix? {
      [function.body.firstStatement.flatMap { file.line(call, before: $0) }].unsafeFix
    }
    var callLast: Fix? {
      let last = Array(function.body.statements).last
      return last.flatMap { $0.kind == .transfer ? nil : [file.line(call, behind: $0)].unsafeFix }
    }
    if let wrong = called.first(where: { name in
      name.occasionOfSuper.map { Self.isLifecycle($0, name) } == true
    }) {
      report.add(
        wrong,
        "`\(name.text)` calls `super.\(wrong.text)`: the superclass runs its `\(wrong.text)` at a wrong time, and its `\(name.text)` never",
        advice: "call `super.\(name.text)`",
        // Controllers do little when they appear and disappear.
        severity: Self.expectsCall(callback, name) ? nil : .warning)
    } else if name.is(.layoutSubviews) {
      let own = file.types[function.type].declaration.type.first
      let laysItselfOut = own?.laysItselfOut == true
      guard laysItselfOut || file.constrainsContent(around: function.declaration.statement) else {
        return
      }
      report.add(
        name,
        laysItselfOut
          ? "without `super.layoutSubviews()`, `\(own?.text ?? "")` does not place its own parts: its content, bars and constraints stay as they are"
          : "without `super.layoutSubviews()`, the layout of the superclass is left out: UIKit does not promise to apply constraints",
        advice: "call it first, and change frames afterwards", fix: callFirst,
        severity: laysItselfOut ? .warning : nil)
    } else if name.is(.updateConstraints) || name.is(.updateViewConstraints) {
      report.add(
        name, "without `super.\(name.text)()`, the superclass does not update its constraints",
        advice: "call it at the end", fix: callLast)
    } else if Self.expectsCall(callback, name), function.body.firstStatement?.first.isTrap == false
    {
      report.add(
        name,
        "`\(name.text)` does not call that of the superclass, which UIKit and base classes rely on",
        advice: "call `\(call)`", fix: callFirst)
    }
  }

  private static func expectsCall(_ callback: Occasion, _ name: Lexeme) -> Bool {
    isLifecycle(callback, name) && !callback.contains(.layout)
  }

  /// Whether UIKit calls a function of this name, and expects that of the superclass to run: each has its own time.
  private static func isLifecycle(_ callback: Occasion, _ name: Lexeme) -> Bool {
    if callback == .start { return !name.is(.loadView) }
    return !callback.isDisjoint(with: [.layout, .appearance, .disappearance, .reuse])
  }
}

extension ViewFunction {
  /// The `return` that leaves the function before it calls that of the superclass.
  fileprivate func exit(before call: Lexeme) -> Lexeme? {
    body.tokens.prefix(before: call).first { token in
      token.is(.return)
        && token.statement?.block.ancestors.first {
          $0.kind == .closure || $0.kind == .functionBody
        } == body
    }
  }
}

extension Declaration {
  /// A call of the function with its own parameters: `viewDidAppear(animated)`.
  fileprivate var call: String {
    let arguments = parameters?.parameters.map { parameter in
      parameter.label.is(.underscore)
        ? parameter.name.text : "\(parameter.label.text): \(parameter.name.text)"
    }
    return "\(name?.text ?? "")(\(arguments?.joined(separator: ", ") ?? ""))"
  }
}

extension Lexeme {
  fileprivate var laysItselfOut: Bool {
    switch layoutWord {
    case .UIScrollView, .UITableView, .UICollectionView, .UITextView, .UITextField, .UIStackView,
      .UIButton, .UINavigationBar, .UIToolbar, .UITabBar, .UISearchBar, .UISegmentedControl,
      .UIPickerView, .UISlider, .UITableViewCell:
      true
    default: false
    }
  }
}

extension ViewFile {
  fileprivate func constrainsContent(around statement: Statement) -> Bool {
    ownViews(around: statement).flatMap(\.contents).contains { place in
      place.action.role == .addition
        && place.view?.sides?.contains { !constraints[$0.constraint].setsFrame } == true
    }
  }
}

extension MissingSuperCall {
  static let description = RuleDescription(
    id: "missing_super_call",
    family: .correctness,
    summary: "Override without a call of `super`",
    rationale: """
      UIKit's `layoutSubviews` gives subviews the frames that their constraints ask for, and places the parts of \
      cells, scroll views, stacks, buttons and bars. UIKit also requires the call of `super` in `updateConstraints`, \
      `updateViewConstraints` and lifecycle functions. An override without it may leave views where they are. An \
      override that calls another function of the superclass, such as `viewDidDisappear` calling \
      `super.viewWillDisappear`, is a slip that the compiler accepts.
      """,
    limits: [
      "`layoutSubviews` in a type whose file shows no constraints of its subviews",
      "lifecycle overrides that do nothing",
    ],
    source:
      "UIKit, UIView.layoutSubviews(): \"the default implementation uses any constraints you have set to determine the size and position of any subviews\", and UIView.updateConstraints(): \"Call [super updateConstraints] as the final step in your implementation\" (https://developer.apple.com/documentation/uikit/uiview/layoutsubviews())",
    defaultSeverity: .note,
    effect: .sight,
    fixSafety: .unsafe,
    goodExamples: [
      "The constraints first, then what depends on the frames": """
      class PlayerCell: UITableViewCell {
        override func layoutSubviews() {
          super.layoutSubviews()
          cover.layer.cornerRadius = cover.bounds.height / 2
        }
      }
      """
    ],
    badExamples: [
      "A cell": """
      class PlayerCell: UITableViewCell {
        private let cover = UIImageView()

        func setupCover() {
          contentView.addSubview(cover)
          cover.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        }

        override func ↓layoutSubviews() {
          cover.layer.cornerRadius = cover.bounds.height / 2
        }
      }
      """,
      "Another function of the superclass": """
      class PlayerController: UIViewController {
        override func viewDidDisappear(_ animated: Bool) {
          super.↓viewWillDisappear(animated)
          player.pause()
        }
      }
      """,
    ])
}
