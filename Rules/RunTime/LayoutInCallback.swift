import LayoutModel
import LintEngine
import SwiftSource

/// Layout callbacks do not create anything new each time.
public struct LayoutInCallback: Rule {
  /// The configured options.
  public let options: Options

  public init(options: Options) { self.options = options }

  public let query = Query.functions(
    named: .layoutSubviews, .viewDidLayoutSubviews, .viewWillLayoutSubviews, .updateConstraints,
    .updateViewConstraints)

  public func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard let name = function.declaration.name else { return }
    let setsFrames = options.frames && !isAboutConstraints(name)
    guard let work = RepeatedWork.first(in: function, of: file, frames: setsFrames) else { return }
    report.add(
      Finding(
        work.tokens, message(work, in: file, callback: name.text),
        advice: work.kind == .frame ? .setWhereSizeChanges : .moveToSetup))
  }

  private func isAboutConstraints(_ name: Lexeme) -> Bool {
    name.is(.updateConstraints) || name.is(.updateViewConstraints)
  }

  private func message(
    _ work: RepeatedWork, in file: ViewFile, callback: String
  ) -> Finding.Message {
    let view = work.item.key == 0 ? nil : file.name(work.item)
    let function = work.function?.name?.text
    switch work.kind {
    case .addition: return .adds(view, through: function, each: callback)
    case .constraint: return .constrains(view, through: function, each: callback)
    case .frame: return .frames(view, through: function, each: callback)
    }
  }

  /// Options of `layout_in_callback`.
  public struct Options: RuleOptions {
    /// Whether frames that are set in a layout callback are reported too.
    public var frames = false

    public init() {}
    public init(frames: Bool) { self.frames = frames }

    public static let fields: [OptionField<Options>] = [
      OptionField(
        "frames", \.frames,
        "whether frames set in a layout callback are reported too: they disturb animations")
    ]
  }
}

extension Finding.Message {
  fileprivate static func adds(_ view: String?, through function: String?, each callback: String)
    -> Self
  {
    let name = view.map { "`\($0)`" } ?? "a view"
    return
      "\(who(function, callback)) adds \(name) each time that UIKit calls \(it(function, callback))"
  }

  fileprivate static func constrains(
    _ view: String?, through function: String?, each callback: String
  ) -> Self {
    let target = view.map { " for `\($0)`" } ?? ""
    return
      "\(who(function, callback)) creates constraints\(target) each time that UIKit calls \(it(function, callback))"
  }

  fileprivate static func frames(_ view: String?, through function: String?, each callback: String)
    -> Self
  {
    let target = view.map { " of `\($0)`" } ?? ""
    return
      "\(who(function, callback)) sets the frame\(target) each time that UIKit calls \(it(function, callback)), even during an animation"
  }

  private static func who(_ function: String?, _ callback: String) -> String {
    "`\(function ?? callback)()`"
  }

  private static func it(_ function: String?, _ callback: String) -> String {
    function == nil ? "it" : "`\(callback)()`"
  }

  fileprivate static var moveToSetup: Self {
    "create it once, where the view is set up, and only change it here"
  }

  fileprivate static var setWhereSizeChanges: Self {
    "set it where the view is set up and where its size changes, such as `viewWillTransition(to:with:)`"
  }
}

extension LayoutInCallback {
  public static let description = RuleDescription(
    id: "layout_in_callback",
    family: .runTime,
    summary: "Layout callbacks do not create anything new each time",
    rationale: """
      `layoutSubviews`, `viewDidLayoutSubviews`, `updateConstraints` and similar functions run again and again. \
      Constraints created there pile up until they conflict, and views added there pile up too, or are moved each \
      time. The rule reports views and constraints that such a function, or one that it calls, creates without a \
      condition and without removing the old ones first. With `frames`, it also reports frames that are set there: \
      the callbacks run during animations, and overwrite the animated frames.
      """,
    source:
      "UIKit, UIView.layoutSubviews() and updateConstraints() (https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()); A Different Way To Layout Views Programmatically Using Swift: \"this gets called during animation which usually ruins the animation\"",
    defaultSeverity: .off,
    since: "0.1.0",
    options: Options.descriptions,
    goodExamples: [
      Example(
        "Once, under a condition",
        """
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
        """),
      Example(
        "Frames, and constants of constraints",
        """
        class PlayerView: UIView {
          override func layoutSubviews() {
            super.layoutSubviews()
            titleLabel.frame = bounds
            topConstraint.constant = bounds.height / 2
          }
        }
        """),
    ],
    badExamples: [
      Example(
        "A constraint on every layout pass",
        """
        class PlayerView: UIView {
          override func layoutSubviews() {
            super.layoutSubviews()
            ↓titleLabel.widthAnchor.constraint(equalToConstant: bounds.width).isActive = true
          }
        }
        """),
      Example(
        "A setup function that is called repeatedly",
        """
        class PlayerViewController: UIViewController {
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            ↓setupTitleLabel()
          }

          func setupTitleLabel() {
            view.addSubview(titleLabel)
          }
        }
        """),
    ])
}
