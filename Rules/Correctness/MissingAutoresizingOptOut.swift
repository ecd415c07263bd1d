import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view with constraints turns its autoresizing mask off.
struct MissingAutoresizingOptOut: Rule {
  let query = Query.views(with: .additions)
    .inFiles { $0.constraints.contains(where: \.leavesAutoresizingMask) }

  func check(_ view: View, in file: ViewFile, _ report: inout Report) {
    guard !view.placements.isEmpty, view.constrainedAttributes != nil, let name = view.name,
      view.classOfUIKit != nil,
      // PureLayout's `newAutoLayout()` turns the mask off.
      !view.makings.contains(where: { $0.initializer.contains { $0.makesViewWithoutMask } }),
      view.keepsMask, !view.isTurnedOffElsewhere,
      !file.answer(for: Self.self, \.mayOptOutAnything)
    else { return }
    report.add(
      name,
      "`\(name.text)` is not where its constraints say: those of its autoresizing mask contradict them, and UIKit breaks some of them",
      advice: "set `\(name.text).translatesAutoresizingMaskIntoConstraints = false`",
      fix: view.optOut)
  }
}

extension View {
  /// Turns its mask off before the statement that adds it.
  fileprivate var optOut: Fix? {
    let addition = events.first { use in
      use.kind == .argument && use.statement.kind == .expression && use.placement(in: file) != nil
    }
    guard let addition else { return nil }
    let line = "\(addition.tokens.text).translatesAutoresizingMaskIntoConstraints = false"
    return [file.line(line, before: addition.statement)].unsafeFix
  }

  fileprivate var isTurnedOffElsewhere: Bool {
    guard isNamedElsewhere, let name else { return false }
    return file.mentions(of: name).contains {
      $0.member?.is(.translatesAutoresizingMaskIntoConstraints) == true
    }
  }

  fileprivate var keepsMask: Bool {
    var (isAdded, isConstrained) = (false, false)
    for (position, use) in events.enumerated() {
      let (effect, makesConstraint) = effect(of: use)
      switch effect {
      case .nothing, .content:
        guard !makesConstraint || position >= eventsOfMaking else { return false }
        isConstrained = isConstrained || makesConstraint
      case .addition(turnsMaskOff: false) where position >= eventsOfMaking: isAdded = true
      case .addition, .management, nil: return false
      }
    }
    return isAdded && isConstrained
  }

  /// What a use does, and whether it makes a constraint that lets the mask be.
  private func effect(of use: ViewUse) -> (EffectOnLayout?, isConstraint: Bool) {
    let effect = use.effectOnLayout(in: file)
    if use.kind == .other, effect != nil {
      let isInFormat = sides?.contains {
        !$0.isTurned && file.constraints[$0.constraint].manner.contains(.isInFormat)
      }
      return (effect, isInFormat == true)
    }
    guard let effect, let constraint = use.tokens.last.flatMap(file.constraint(around:)),
      constraint.firstItem.tokens.overlaps(use.tokens.indices)
    else { return (effect, false) }
    guard constraint.leavesAutoresizingMask, file.isActivatedByUIKit(constraint) else {
      return (nil, false)
    }
    return (effect, !constraint.attributes.isSubset(of: [.width, .height]))
  }
}

extension ViewFile {
  /// Whether a constraint is passed only to UIKit: a helper may turn masks off when it activates.
  fileprivate func isActivatedByUIKit(_ constraint: Constraint) -> Bool {
    if activation(ofKept: constraint) != nil { return true }
    switch constraint.container {
    case .isActive, .array, .dropped: return true
    case .stored:
      let statement = constraint.statement
      return statement.kind != .property || statement.block.function == nil
        || isActivatedByName(constraint)
    case .activatedArray: return constraint.isListedForUIKit
    default: return false
    }
  }

  /// Whether code of the file may turn off the mask of any view: in a loop over `subviews`, in a function that is
  /// called for each added view, or in one that adds views in another way than UIKit.
  fileprivate var mayOptOutAnything: Bool {
    functions.contains {
      $0.declaration.name.is(.addSubview) || $0.declaration.name?.hasPrefix(.didAddSubview) == true
    }
      || code.tokens.contains { token in
        token.is(.translatesAutoresizingMaskIntoConstraints)
          && token.statement?.block.ancestors.contains {
            $0.listOfLoop?.contains { $0.hasSuffix(.subviews) } == true
          } != false
      }
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
      mask.
      """,
    limits: [
      "views that are also arranged in a stack or passed to a function",
      "views made or used with the project's own methods",
      "the views of child controllers",
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
      """
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
      """
    ])
}
