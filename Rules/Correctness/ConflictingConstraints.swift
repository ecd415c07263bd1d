import LayoutModel
import LayoutScene
import RuleKit
import SwiftSource

/// The constraints of a view can all hold at once.
struct ConflictingConstraints: FileRule {
  static let collectsFunctions = true
  /// Files without constraints may tell whose view a controller adds to its own.
  // All constraints that hold at a moment are one system.
  let query = Query.file(with: .constraints || .additions)

  func check(_ file: ViewFile, _ report: inout Report) {
    EmbeddedControllers.collect(from: file, &report)
    for length in ClassLength.all(in: file) { report.collect(ClassLengths.self) { $0.add(length) } }
    var places = KeySet()
    for conflict in SceneConflict.all(in: file) {
      let constraint = file.constraints[conflict.last.constraint]
      let certainty = certainty(of: conflict, in: file)
      if case .certain = certainty { places.insert(UInt64(constraint.tokens.lowerBound)) }
      report.add(
        Finding(
          constraint.expression, conflict.message(in: file), advice: conflict.advice(in: file),
          related: conflict.related(in: file)),
        certainty)
    }
    for conflict in ClassConflict.all(in: file)
    where !places.contains(UInt64(conflict.constraint.tokens.lowerBound)) {
      report.add(
        conflict.constraint.expression,
        "`\(conflict.type.text)` fixes its \(conflict.length) itself, and this \(conflict.length) of `\(conflict.view)` contradicts it, so UIKit breaks one of the two constraints",
        advice: "give the one in the class a lower priority", if: conflict.demand)
    }
    guard file.hasWord(.isActive, .activate) else { return }
    for swap in ConstraintSwap.all(in: file) {
      report.add(
        swap.activation.tokens,
        "`\(swap.activated)` is activated while `\(swap.deactivated)` may be active, which fixes the \(swap.attribute) of `\(swap.view)`, too: unless both can hold, UIKit breaks one of them, and logs it",
        advice: "deactivate `\(swap.deactivated)` first")
    }
  }

  /// How surely no other file makes a view of another length, sets up a stack, or hides what is in it.
  private func certainty(of conflict: SceneConflict, in file: ViewFile) -> Certainty {
    var certainty = Certainty.certain(if: [])
    if case .given(let view, _, _) = conflict.reason, let name = view.controller {
      certainty = .certain(if: [NotEmbedded(controller: name)])
    }
    return conflict.fills.flatMap { [$0.stack, $0.view] }.sorted { $0.index < $1.index }
      .reduce(certainty) { $0.and($1.certaintyAboutFiles) }
  }
}

extension ConflictingConstraints {
  static let description = RuleDescription(
    id: "conflicting_constraints",
    family: .correctness,
    summary: "Constraints that contradict each other",
    rationale: """
      Two required constraints that put one edge in two places, or edges and a size that do not fit together, cannot \
      both hold: UIKit breaks one of them, and reports it only in the log. The rule solves the equations of one path \
      through a function, with the constants of the file, stacks with `fill`, sizes that a view's own class fixes, \
      and the safe area and screen sizes. It also reports stored constraints exchanged in the wrong order.
      """,
    limits: [
      "constraints that may be inactive or optional, and conflicts that depend on the sizes of views",
      "files that choose a size, such as that of a popover, and embedded controllers, if only screen sizes conflict",
    ],
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
