import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view with constraints turns its autoresizing mask off.
struct MissingAutoresizingOptOut: Rule {
  let query =
    (Query<ChildViews.Added>.found(in: .additions) { ChildViews($0).withMasks() }
    .map(Subject.child) || Query.views(with: .additions).map(Subject.view))
    .inFiles { $0.constraints.contains(where: \.leavesAutoresizingMask) }

  enum Subject {
    case child(ChildViews.Added)
    case view(View)
  }

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    switch subject {
    case .child(let child):
      let name = file.name(child.item)
      report.add(child.tokens, .keepsMask(name), advice: .optOut(name))
    case .view(let view):
      guard !view.placements.isEmpty, view.constrainedAttributes != nil, let name = view.name,
        isMadeWithMask(view), keepsMask(view, view.events), !isTurnedOffElsewhere(view),
        !file.answer(for: Self.self, mayOptOutAnything)
      else { return }
      report.add(
        name, .keepsMask(name.text), advice: .optOut(name.text),
        fix: optOut(of: view, in: file))
    }
  }

  /// Turns the mask of a view off before the statement that adds it.
  private func optOut(of view: View, in file: ViewFile) -> Fix? {
    let addition = view.events.first { use in
      use.kind == .argument && use.statement.kind == .expression
        && use.placement(in: file) != nil
    }
    return addition.flatMap { use in
      [
        file.line(
          "\(use.tokens.text).translatesAutoresizingMaskIntoConstraints = false",
          before: use.statement)
      ].unsafeFix
    }
  }

  /// Whether a file makes a view of UIKit whose mask is on: PureLayout's `newAutoLayout()` turns it off.
  private func isMadeWithMask(_ view: View) -> Bool {
    view.classOfUIKit != nil
      && !view.makings.contains { $0.initializer.contains { $0.makesViewWithoutMask } }
  }

  /// Whether code turns off the mask of something with the name of a view where it is unknown whose that is.
  private func isTurnedOffElsewhere(_ view: View) -> Bool {
    guard view.isNamedElsewhere, let name = view.name else { return false }
    return view.file.mentions(of: name).contains {
      $0.member?.is(.translatesAutoresizingMaskIntoConstraints) == true
    }
  }

  /// Whether code adds and constrains a view, and does nothing else with it that could turn its mask off.
  ///
  /// - Parameter uses: all that code does with it.
  func keepsMask(_ view: View, _ uses: [ViewUse]) -> Bool {
    var isAdded = false
    var isConstrained = false
    for (position, use) in uses.enumerated() {
      let (effect, makesConstraint) = effect(of: use, on: view)
      switch effect {
      case .nothing, .content:
        guard !makesConstraint || position >= view.eventsOfMaking else { return false }
        isConstrained = isConstrained || makesConstraint
      case .addition(turnsMaskOff: false) where position >= view.eventsOfMaking: isAdded = true
      case .addition, .management, nil: return false
      }
    }
    return isAdded && isConstrained
  }

  /// What a use does, and whether it makes a constraint that lets the mask be.
  private func effect(
    of use: ViewUse, on view: View
  ) -> (EffectOnLayout?, isConstraint: Bool) {
    let file = view.file
    let effect = use.effectOnLayout(in: file)
    if use.kind == .other, effect != nil {
      let isInFormat = view.sides?.contains {
        !$0.isTurned && file.constraints[$0.constraint].manner.contains(.isInFormat)
      }
      return (effect, isInFormat == true)
    }
    guard let effect, let constraint = use.tokens.last.flatMap(file.constraint(around:)),
      constraint.firstItem.tokens.overlaps(use.tokens.indices)
    else { return (effect, false) }
    guard constraint.leavesAutoresizingMask, isActivatedByUIKit(constraint, in: file) else {
      return (nil, false)
    }
    return (effect, !constraint.attributes.isSubset(of: [.width, .height]))
  }
}

extension Finding.Message {
  fileprivate static func keepsMask(_ view: String) -> Self {
    "`\(view)` is not where its constraints say: those of its autoresizing mask contradict them, and UIKit breaks some of them"
  }

  fileprivate static func optOut(_ view: String) -> Self {
    "set `\(view).translatesAutoresizingMaskIntoConstraints = false`"
  }
}

extension MissingAutoresizingOptOut {
  static let description = RuleDescription(
    id: "missing_autoresizing_opt_out",
    family: .correctness,
    summary: "Constrained view that keeps its autoresizing mask",
    rationale: """
      UIKit turns the autoresizing mask of a view created in code into constraints. They conflict with the view's \
      own: UIKit breaks some of them, and only reports it in the log. The rule reports a UIKit view that a file \
      creates, adds with `addSubview` and constrains with anchors or `NSLayoutConstraint`, without mentioning its \
      mask, and the view of a child controller that the file makes.
      """,
    limits: [
      "views that are also arranged in a stack or passed to a function",
      "views made or used with the project's own methods",
      "controllers of other files' classes",
    ],
    source:
      "UIKit, UIView.translatesAutoresizingMaskIntoConstraints (https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints)",
    effect: .log,
    fixSafety: .unsafe,
    goodExamples: [
      "The mask turned off": """
      class PlayerView: UIView {
        let titleLabel = UILabel()

        func setupTitleLabel() {
          titleLabel.translatesAutoresizingMaskIntoConstraints = false
          addSubview(titleLabel)
          titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      """,
      "The view of a child controller": """
      func embedArtwork() {
        let child = UIHostingController(rootView: ArtworkView())
        addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child.view)
        child.view.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
      """,
      "A wrapper, a stack and a helper that take care of it": """
      class PlayerView: UIView {
        let titleLabel = UILabel()
        let albumLabel = UILabel()
        let artistLabel = UILabel()

        func setupLabels() {
          addSubview(titleLabel, withConstraints: [
            titleLabel.topAnchor.constraint(equalTo: topAnchor),
          ])
          stack.addArrangedSubview(albumLabel)
          albumLabel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          addSubview(artistLabel.usingAutoLayout())
          artistLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      """,
    ],
    badExamples: [
      "A missing line": """
      class PlayerView: UIView {
        let ↓titleLabel = UILabel()
        let albumLabel = UILabel()

        func setupLabels() {
          albumLabel.translatesAutoresizingMaskIntoConstraints = false
          addSubview(albumLabel)
          addSubview(titleLabel)
          NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: topAnchor),
            albumLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
          ])
        }
      }
      """,
      "The view of a child controller": """
      class PlayerViewController: UIViewController {
        func embedArtwork() {
          let child = UIHostingController(rootView: ArtworkView())
          addChild(child)
          view.addSubview(↓child.view)
          NSLayoutConstraint.activate([
            child.view.topAnchor.constraint(equalTo: view.topAnchor),
            child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          ])
          child.didMove(toParent: self)
        }
      }
      """,
      "A local view": """
      func showSpinner() {
        let ↓spinner = UIActivityIndicatorView(style: .large)
        view.addSubview(spinner)
        spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        spinner.startAnimating()
      }
      """,
    ])
}
