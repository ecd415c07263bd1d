import LayoutModel
import LayoutSolver
import RuleKit
import SwiftSource

/// The constraints of a view can all hold at once.
struct ConflictingConstraints: FileRule {
  static let collectsNames = true
  /// Files without constraints may tell whose view a controller adds to its own.
  let query = Query.file(with: .constraints || .additions)

  func check(_ file: ViewFile, _ report: inout Report) {
    GivenView.collectEmbedded(in: file, &report)
    guard !file.constraints.isEmpty else { return }
    var reported = KeySet()
    var places = KeySet()
    for path in ConstraintPath.all(in: file) {
      var systems = AxisSystems(file)
      for index in path.constraints {
        let constraint = file.constraints[index]
        guard let conflict = systems.add(constraint, index, along: path.axes),
          path.isInnermost(for: conflict, in: file),
          !path.mayChange(conflict, in: file), reported.insert(UInt64(index))
        else { continue }
        places.insert(UInt64(constraint.tokens.lowerBound))
        var condition: NotEmbedded?
        if case .screen(let view, _, _) = conflict.reason { condition = view.condition }
        report.add(
          constraint.expression, conflict.message(about: constraint, in: file), advice: .choose,
          if: condition)
      }
    }
    for conflict in OwnSizeConflict.all(in: file)
    where !places.contains(UInt64(conflict.constraint.tokens.lowerBound)) {
      report.add(
        conflict.constraint.expression, conflict.message, advice: .changeClass,
        if: conflict.demand)
    }
    for conflict in StackConflict.all(in: file) {
      var finding = Finding(
        conflict.constraint.expression, .differs(conflict), advice: .align(conflict))
      finding.conditions = conflict.conditions
      report.add(finding)
    }
    OwnSizeConflict.collectSizes(of: file, &report)
    guard
      file.hasWord(.isActive, .activate)
    else { return }
    for swap in ConstraintSwap.all(in: file) {
      report.add(swap.activation.tokens, .overlaps(swap), advice: .deactivateFirst(swap))
    }
  }
}

extension Finding.Message {
  fileprivate static func differs(_ conflict: StackConflict) -> Self {
    let how = conflict.attribute == .height ? "high" : "wide"
    let (length, other) = conflict.lengths
    return switch conflict.opponent {
    case .view(let name):
      "`\(conflict.stack)` makes its arranged subviews equally \(how), but `\(conflict.view)` is fixed at \(length) points and `\(name)` at \(other): UIKit breaks one of these constraints, and logs it"
    case .stack:
      "`\(conflict.stack)` is \(other) points \(how) and makes its arranged subviews as \(how) as itself, but `\(conflict.view)` is fixed at \(length): UIKit breaks one of these constraints, and logs it"
    }
  }

  fileprivate static func align(_ conflict: StackConflict) -> Self {
    "set the `alignment` of `\(conflict.stack)`, to `.center` for example"
  }

  fileprivate static var changeClass: Self {
    "give the one in the class a lower priority"
  }

  fileprivate static func overlaps(_ swap: ConstraintSwap) -> Self {
    "`\(swap.activated)` is activated while `\(swap.deactivated)` may be active, which fixes the \(swap.attribute) of `\(swap.view)`, too: unless both can hold, UIKit breaks one of them, and logs it"
  }

  fileprivate static func deactivateFirst(_ swap: ConstraintSwap) -> Self {
    "deactivate `\(swap.deactivated)` first"
  }

  fileprivate static var choose: Self {
    "delete one of them"
  }
}

extension ConflictingConstraints {
  static let description = RuleDescription(
    id: "conflicting_constraints",
    family: .correctness,
    summary: "The constraints of a view can all hold at once",
    rationale: """
      Two required constraints that put one edge in two places, or two edges and a size that do not fit together, \
      cannot both hold: UIKit breaks one of them at run time, which one is not defined, and reports it only in the log. \
      The rule solves the equations of one path through a function, with the constants of the file. It counts only \
      constraints that are certainly active and required, and that differ whatever the sizes of the views are. Two \
      distances of the same edges count even if the value of one is not known: were they equal, one would be superfluous. The safe \
      area of a view counts as smaller than the view for two places of one edge, and for the view of a controller, and \
      distances and lengths that add up to the length of a controller's view, or to the width of a table cell, contradict each \
      other, since screens differ; files that choose a size, such as that of a popover, and controllers whose view other code \
      adds to another one do not count.

      A width or a height contradicts the class of its view if that, in whatever file, fixes another one when the view is \
      made, for all views or for the argument that this one is made with. In a stack whose alignment is `fill`, a view \
      contradicts the stack itself, or another view in it, that is fixed at another length across the axis, where both are \
      shown at times. The rule also reports two stored constraints of one edge that are exchanged in the wrong order: \
      deactivate the old one before the new one is activated.
      """,
    source:
      "UIKit, NSLayoutConstraint: what Auto Layout cannot satisfy it breaks at run time (https://developer.apple.com/documentation/uikit/nslayoutconstraint)",
    effect: .log,
    goodExamples: [
      "One edge, or a lower priority": """
      func setUpConstraints() {
        iconView.snp.makeConstraints { make in
          make.top.leading.equalToSuperview().offset(16)
          make.size.equalTo(24)
          make.bottom.equalToSuperview().offset(-16).priority(.high)
        }
      }
      """,
      "Two ways to be laid out": """
      func setUpConstraints() {
        if isCompact {
          titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
        } else {
          titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 16).isActive = true
        }
      }
      """,
      "The length that the class fixes for another argument": """
      class RoundButton: UIButton {
        init(height: CGFloat = 40) {
          super.init(frame: .zero)
          heightAnchor.constraint(equalToConstant: height).isActive = true
        }
      }

      class PlayerView: UIView {
        private let playButton = RoundButton(height: 56)

        func setUp() {
          addSubview(playButton)
          playButton.heightAnchor.constraint(equalToConstant: 56).isActive = true
        }
      }
      """,
    ],
    badExamples: [
      "The new one before the old one is off": """
      class PlayerView: UIView {
        private lazy var titleTop = titleLabel.topAnchor.constraint(equalTo: topAnchor)
        private lazy var titleBelowCover =
          titleLabel.topAnchor.constraint(equalTo: coverView.bottomAnchor)

        func hideCover() {
          ↓titleTop.isActive = true
          titleBelowCover.isActive = false
        }
      }
      """,
      "One edge in two places": """
      NSLayoutConstraint.activate([
        titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
        ↓titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      ])
      """,
      "Edges and a size that do not fit, by constants of the file": """
      class AvatarView: UIView {
        private let size: CGFloat = 40
        private let inset: CGFloat = 4

        func setUpConstraints() {
          snp.makeConstraints { make in
            make.width.height.equalTo(size)
          }
          imageView.snp.makeConstraints { make in
            make.leading.trailing.equalTo(self).inset(inset)
            ↓make.width.equalTo(size)
          }
        }
      }
      """,
      "Written on both views": """
      func setUpConstraints() {
        contentView.bottomAnchor.constraint(equalTo: footer.bottomAnchor, constant: 40).isActive = true
        ↓footer.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -scaled(24)).isActive = true
      }
      """,
      "A length that the class fixes, too": """
      class RoundButton: UIButton {
        override init(frame: CGRect) {
          super.init(frame: frame)
          heightAnchor.constraint(equalToConstant: 56).isActive = true
        }
      }

      class PlayerView: UIView {
        private let playButton = RoundButton()

        func setUp() {
          addSubview(playButton)
          ↓playButton.heightAnchor.constraint(equalToConstant: 60).isActive = true
        }
      }
      """,
      "A width that fits one screen": """
      class PlayerViewController: UIViewController {
        private let playButton = UIButton()

        func setUp() {
          view.addSubview(playButton)
          playButton.snp.makeConstraints {
            $0.leading.trailing.equalToSuperview().inset(48)
            ↓$0.width.equalTo(294)
          }
        }
      }
      """,
      "Lengths that fit one width of a table cell": """
      class PlayerCell: UITableViewCell {
        func setUp() {
          cover.snp.makeConstraints {
            $0.leading.equalTo(contentView).offset(16)
            $0.width.equalTo(96)
          }
          titleLabel.snp.makeConstraints {
            $0.leading.equalTo(cover.snp.trailing).offset(12)
            $0.trailing.equalTo(contentView).offset(-16)
            ↓$0.width.equalTo(200)
          }
        }
      }
      """,
      "A length that the class fixes for its argument": """
      class RoundButton: UIButton {
        enum Size { case small, large }

        init(size: Size) {
          super.init(frame: .zero)
          switch size {
          case .small: heightAnchor.constraint(equalToConstant: 40).isActive = true
          case .large: heightAnchor.constraint(equalToConstant: 56).isActive = true
          }
        }
      }

      class PlayerView: UIView {
        private let playButton = RoundButton(size: .large)

        func setUp() {
          addSubview(playButton)
          ↓playButton.heightAnchor.constraint(equalToConstant: 60).isActive = true
        }
      }
      """,
      "A stack that fills": """
      class PlayerView: UIView {
        private let row = UIStackView()
        private let icon = UIImageView()
        private let badge = UIImageView()

        func setUp() {
          row.addArrangedSubview(icon)
          row.addArrangedSubview(badge)
          icon.heightAnchor.constraint(equalToConstant: 24).isActive = true
          ↓badge.heightAnchor.constraint(equalToConstant: 20).isActive = true
        }
      }
      """,
      "A view and its safe area": """
      func setUpConstraints() {
        titleLabel.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        ↓titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
      }
      """,
    ])
}
