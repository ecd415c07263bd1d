import LayoutModel
import RuleKit
import SwiftSource

/// Only constraints that were made are updated.
struct UpdateWithoutMake: Rule {
  let query = Query<Subject>(.constraintUpdates) { file, check in
    for (view, makers) in Maker.byView(in: file) {
      UpdatedConstraints(makers, of: view, in: file)?.lacks.forEach(check)
    }
  }

  struct Subject {
    let constraint: Constraint
    let lack: UpdatedConstraints.Lack
  }

  func check(_ update: Subject, in file: ViewFile, _ report: inout Report) {
    report.add(
      update.constraint.expression, .missing(update.lack, file.name(update.constraint.firstItem)),
      advice: "make it before this, with the same attribute, relation and view")
  }
}

extension Finding.Message {
  fileprivate static func missing(_ lack: UpdatedConstraints.Lack, _ view: String) -> Self {
    switch lack {
    case .attributes(let attributes):
      "crashes: no constraint of the \(list(attributes.names)) of `\(view)` was made with this relation, and SnapKit only updates existing ones"
    case .item(let attributes):
      "crashes: the constraint of the \(list(attributes.names)) of `\(view)` was made with another view, and SnapKit only updates existing ones"
    case .multiplier(let attributes):
      "crashes: the constraint of the \(list(attributes.names)) of `\(view)` was made with another multiplier, and SnapKit only updates constants"
    }
  }
}

extension UpdateWithoutMake {
  static let description = RuleDescription(
    id: "update_without_make",
    family: .correctness,
    summary: "Update of constraints that were never made",
    rationale: """
      `updateConstraints` changes the constant of the constraint with the same attributes, relation and items, and \
      stops the program if a view with constraints has none like it. The rule compares each constraint in such a \
      closure with all that the file makes of the same view.
      """,
    limits: [
      "views of which the file makes none, since the first update then makes them",
      "updates that the calls from the initializers do not show to run after a make",
      "closures that do more than make constraints",
      "constraints that a function, a loop or the view's own class may make",
    ],
    source:
      "SnapKit, Constraint.activateIfNeeded(updatingExisting:) (https://github.com/SnapKit/SnapKit): \"Updated constraint could not find existing matching constraint to update\"",
    defaultSeverity: .error,
    effect: .crash,
    goodExamples: [
      "A constraint that exists": """
      class PlayerView: UIView {
        private let titleLabel = UILabel()

        func setupTitleLabel() {
          addSubview(titleLabel)
          titleLabel.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.top.equalToSuperview().offset(8)
          }
        }

        func expand() {
          titleLabel.snp.updateConstraints { make in
            make.top.equalToSuperview().offset(16)
          }
        }
      }
      """
    ],
    badExamples: [
      "Another attribute": """
      class PlayerView: UIView {
        private let titleLabel = UILabel()

        func setupTitleLabel() {
          addSubview(titleLabel)
          titleLabel.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.top.equalToSuperview().offset(8)
          }
        }

        func expand() {
          titleLabel.snp.updateConstraints { make in
            ↓make.bottom.equalToSuperview().offset(-16)
          }
        }
      }
      """,
      "Another multiplier": """
      class ProgressView: UIView {
        private let bar = UIView()

        func setupBar() {
          addSubview(bar)
          bar.snp.makeConstraints { make in
            make.leading.top.bottom.equalToSuperview()
            make.width.equalToSuperview().multipliedBy(0.1)
          }
        }

        func show(_ progress: CGFloat) {
          bar.snp.updateConstraints { make in
            ↓make.width.equalToSuperview().multipliedBy(progress)
          }
        }
      }
      """,
      "Another relation": """
      class PlayerView: UIView {
        private let cover = UIImageView()

        func setupCover() {
          addSubview(cover)
          cover.snp.makeConstraints { make in
            make.center.equalToSuperview()
            make.width.height.lessThanOrEqualTo(80)
          }
        }

        func expand() {
          cover.snp.updateConstraints { make in
            ↓make.height.equalTo(120)
          }
        }
      }
      """,
    ])
}
