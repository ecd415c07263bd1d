import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Layout callbacks do not create anything new each time.
struct LayoutInCallback: Rule {
  let options: Options
  static let collectsNames = true
  let query = Query.functions(
    named: .layoutSubviews, .viewDidLayoutSubviews, .viewWillLayoutSubviews, .updateConstraints,
    .updateViewConstraints
  ).reading(.viewTypes || .names(.addSublayer, .insertSublayer))

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard function.declaration.callback != nil, let name = function.declaration.name
    else { return }
    let setsFrames = options.frames && !isAboutConstraints(name)
    let methods = MethodCall.all(inRunsOf: function, of: file)
    for method in methods where method.view?.isProperty ?? true {
      report.add(
        (method.caller ?? method.call).tokens,
        .addsLayer(with: method.call.name?.text ?? "", each: name.text), advice: .makeLayerOnce,
        if: ViewHanding(method.handing, sure: .addsLayer, allowed: .anything))
    }
    if let change = function.ownFrameChange(in: file) {
      report.add(
        change.statement.tokens,
        change.isRelative
          ? "the view changes its own frame relative to itself each time that UIKit calls `\(name.text)()`, so it changes further with each pass"
          : "the view changes its own size in `\(name.text)()`, which makes UIKit lay it out again: where two passes do not agree, the app hangs",
        advice: change.isRelative
          ? "inset a subview such as `contentView` instead"
          : "override `intrinsicContentSize`, and let the container set the frame")
    }
    var works = RepeatedWork.firstNew([.recognizer, .action], in: function, of: file)
    if let work = RepeatedWork.first(in: function, of: file, frames: setsFrames) {
      works.append(work)
    } else {
      works += RepeatedWork.firstNew([.layer], in: function, of: file)
      works += RepeatedWork.leftToHelpers(methods)
    }
    for work in works {
      report.add(
        work.placeInCaller, .repeats(work, of: work.views(in: file), each: name.text),
        advice: .change(work), if: work.helper?.constrains,
        severity: work.changesNothing(in: file) ? .note : nil)
    }
  }

  private func isAboutConstraints(_ name: Lexeme) -> Bool {
    name.is(.updateConstraints) || name.is(.updateViewConstraints)
  }

  struct Options: RuleOptions {
    /// Whether frames that are set in a layout callback are reported too.
    var frames = false

    static let fields: [OptionField<Options>] = [
      OptionField(
        "frames", \.frames,
        "whether frames set in a layout callback are reported too: they disturb animations")
    ]
  }
}

extension Finding.Message {
  /// - Parameter views: the views, quoted; nil if the code does not name them.
  fileprivate static func repeats(
    _ repeated: RepeatedWork, of views: String?, each callback: String
  ) -> Self {
    let (function, helper) = (repeated.function?.name?.text, repeated.helper?.call.name?.text)
    let work =
      switch repeated.kind {
      case .new(let addition):
        "adds a new \(addition.name)\(addition.isHandler ? views.map { " to \($0)" } ?? "" : "")"
      case .addition:
        "adds \(views ?? "a view")\(repeated.alsoConstrains ? " and creates constraints" : "")"
      case .constraint:
        "creates constraints\(views.map { " for \($0)" } ?? "")\(helper.map { " with `\($0)`" } ?? "")"
      case .frame: "sets the frame\(views.map { " of \($0)" } ?? "")"
      }
    let called = function == nil ? "it" : "`\(callback)()`"
    let end =
      switch repeated.kind {
      case .frame: ", even during an animation"
      case .constraint: ": they pile up"
      case .addition: repeated.alsoConstrains ? ": these pile up" : ""
      case .new(let addition):
        ", and the old ones stay\(addition.isHandler ? "" : ": they cover each other")"
      }
    return "`\(function ?? callback)()` \(work) each time that UIKit calls \(called)\(end)"
  }

  fileprivate static func addsLayer(with method: String, each callback: String) -> Self {
    "`\(method)` adds a new layer each time that UIKit calls `\(callback)()`, and the old ones stay: they cover each other"
  }

  fileprivate static var makeLayerOnce: Self {
    "make it once, where the view is set up, and only set its frame here"
  }

  fileprivate static func change(_ repeated: RepeatedWork) -> Self {
    switch repeated.kind {
    case .new(let addition) where !addition.isHandler: .makeLayerOnce
    case .addition, .new:
      repeated.alsoConstrains
        ? "do both once, where the view is set up" : "add it once, where the view is set up"
    case .constraint:
      "create them once, where the view is set up, and only change their constants here"
    case .frame:
      "set it where the view is set up and where its size changes, such as `viewWillTransition(to:with:)`"
    }
  }
}

extension LayoutInCallback {
  static let description = RuleDescription(
    id: "layout_in_callback",
    family: .correctness,
    summary: "Repeated work in a layout callback",
    rationale: """
      `layoutSubviews`, `viewDidLayoutSubviews`, `updateConstraints` and similar functions run again and again. \
      Constraints, views, layers, recognizers and actions created there pile up. The rule reports what such a \
      function, or one it calls, creates without a condition and without removing the old ones. A view that computes \
      its frame from that frame drifts. With `frames`, frames set there are reported too: they overwrite animated ones.
      """,
    limits: [
      "code under a condition, or that removes the old ones first",
      "project methods for UIKit's views, unless the run sees the whole project",
      "animations that are added again",
    ],
    source:
      "UIKit, UIView.layoutSubviews() and updateConstraints() (https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()); A Different Way To Layout Views Programmatically Using Swift: \"this gets called during animation which usually ruins the animation\"",
    effect: .growth,
    framePresets: [.viewLayout],
    presetOptions: [.viewLayout: ["frames": .boolean(true)]],
    options: Options.descriptions,
    goodExamples: [
      "Once, under a condition": """
      class PlayerView: UIView {
        private var didSetUp = false

        override func updateConstraints() {
          if !didSetUp {
            didSetUp = true
            titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
          super.updateConstraints()
        }
      }
      """,
      "Frames, and constants of constraints": """
      class PlayerView: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          titleLabel.frame = bounds
          topConstraint.constant = bounds.height / 2
        }
      }
      """,
      "The old views removed first": """
      class ChartView: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          clear()
          addSubview(axis)
        }

        func clear() {
          subviews.forEach { $0.removeFromSuperview() }
        }
      }
      """,
    ],
    badExamples: [
      "A frame that is computed from itself": """
      class HeaderView: UICollectionReusableView {
        override func layoutSubviews() {
          super.layoutSubviews()
          ↓frame = frame.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        }
      }
      """,
      "A layer on every layout pass": """
      class PlayerView: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          let gradient = CAGradientLayer()
          gradient.frame = bounds
          layer.insertSublayer(↓gradient, at: 0)
        }
      }
      """,
      "A constraint on every layout pass": """
      class PlayerView: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          ↓titleLabel.widthAnchor.constraint(equalToConstant: bounds.width).isActive = true
        }
      }
      """,
      "A setup function that is called repeatedly": """
      class PlayerViewController: UIViewController {
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          ↓setupTitleLabel()
        }

        func setupTitleLabel() {
          view.addSubview(titleLabel)
        }
      }
      """,
      "Each view of a list": """
      class ChartView: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          bars.forEach { addSubview(↓$0) }
        }
      }
      """,
    ])
}
