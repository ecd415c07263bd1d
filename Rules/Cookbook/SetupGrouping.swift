import LayoutModel
import RuleKit
import SwiftSource

/// Each subview has a setup function of its own.
struct SetupGrouping: Rule {
  let options: Options
  let query = Query.setupFunctions

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard function.actions.count > options.maxSubviews, !options.allowedFunctions.match(function),
      case let views = file.views(configuredBy: function).map(file.name),
      views.count > options.maxSubviews
    else { return }
    let name = function.declaration.name
    let place = name ?? function.declaration.keyword
    let functions = views.map { view in
      let name = view.drop { $0 == "_" }
      return "setup\(name.prefix(1).uppercased())\(name.dropFirst())"
    }.filter { $0 != place.text }.map { "\($0)()" }
    report.add(
      place,
      "`\(place.text)\(name == nil ? "" : "()")` sets up \(views.count) views: \(Finding.Message.list(views))",
      advice: "give each its own function: \(Finding.Message.list(functions))")
  }

  struct Options: RuleOptions {
    var maxSubviews = 3
    var allowedFunctions: NamePatterns = []

    static let fields: [OptionField<Options>] = [
      OptionField("max_subviews", \.maxSubviews, "how many views one function may configure"),
      .patterns(
        "allowed_functions", \.allowedFunctions,
        "functions that may configure any number of views", example: ["performLayout"]),
    ]
  }
}

extension SetupGrouping {
  static let description = RuleDescription(
    id: "setup_grouping",
    family: .cookbook,
    summary: "Setup function that configures too many views",
    rationale: """
      If a setup function configures many views, you must read all of it to find the line about one of them. A view \
      counts if a member of it is set or a configuring method is called on it. `max_subviews: 1` asks for a function \
      per subview. A team with one method for all subviews sets `style: method` of `view_structure`, which turns \
      this rule off.
      """,
    limits: [
      "views that are only added, laid out, or given a delegate, a target or a stack's axis",
      "texts, handlers, bindings, animations, values from the function's parameters, and what is set in a branch but appearance",
      "views configured in loops, or in branches of `.do { … }`",
    ],
    source:
      "UIKit In Code, Best practices: \"group each subview setup into corresponding function. Do not let your setup function become a huge monster\"",
    framePresets: [.responsiveFrames, .viewLayout],
    presetOptions: NamePatterns.entryPoints,
    options: Options.descriptions,
    goodExamples: [
      "A function for each subview": """
      final class PlayerCell: UITableViewCell {
        private let iconView = UIImageView()
        private let titleLabel = UILabel()

        private func commonSetup() {
          setupIconView()
          setupTitleLabel()
        }

        private func setupIconView() { iconView.contentMode = .center }
        private func setupTitleLabel() { titleLabel.font = .systemFont(ofSize: 16) }
      }
      """
    ],
    badExamples: [
      "Four views in one function": """
      final class PlayerCell: UITableViewCell {
        private let iconView = UIImageView()
        private let titleLabel = UILabel()
        private let albumLabel = UILabel()
        private let durationLabel = UILabel()

        private func ↓setup() {
          selectionStyle = .none
          iconView.contentMode = .center
          titleLabel.font = .boldSystemFont(ofSize: 16)
          albumLabel.font = .systemFont(ofSize: 13)
          durationLabel.font = .systemFont(ofSize: 14)
        }
      }
      """
    ])
}
