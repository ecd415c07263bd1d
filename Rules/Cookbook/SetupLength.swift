import LayoutModel
import RuleKit
import SwiftSource

/// A setup function is short.
struct SetupLength: Rule {
  let options: Options
  let query = Query.setupFunctions

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard let (lines, statements) = measure(function, in: file),
      lines > options.maxLines || statements > options.maxStatements,
      !options.allowedFunctions.match(function)
    else { return }
    let place = function.declaration.name ?? function.declaration.keyword
    let name = function.declaration.name == nil ? "`\(place.text)`" : "`\(place.text)()`"
    report.add(
      place,
      lines > options.maxLines
        ? "\(name) has \(lines) lines of code, more than \(options.maxLines)"
        : "\(name) has \(statements) statements, more than \(options.maxStatements)",
      advice: "split it into functions for one subview or one task each, and call them here")
  }

  func measure(_ function: ViewFunction, in file: ViewFile) -> (lines: Int, statements: Int)? {
    guard function.isNamedForSetup || setsUpViews(function, in: file) else { return nil }
    let handlers = function.body.statementsOnAllLevels
      .filter { $0.runsDirectly(in: function.body) }.compactMap(\.handler)
    return handlers.reduce((function.body.tokens.codeLineCount, function.body.countedStatements)) {
      ($0.0 - $1.tokens.codeLineCount, $0.1 - $1.countedStatements)
    }
  }

  /// A function called by a setup function may just as well observe or load something.
  private func setsUpViews(_ function: ViewFunction, in file: ViewFile) -> Bool {
    file.actions[function.actions].contains { action in
      guard action.statement.runsDirectly(in: function.body) else { return false }
      switch action.role {
      case .addition, .arrangement, .constraint, .frame: return true
      case .appearance, .neutral, .configuration: return file.names.isSubview(action)
      case .renewal: return false
      }
    }
  }

  struct Options: RuleOptions {
    var maxLines = 50
    var maxStatements = 40
    var allowedFunctions: NamePatterns = []

    static let fields: [OptionField<Options>] = [
      OptionField(
        "max_lines", \.maxLines,
        "how many lines of code a function may have, without blank lines, comments and its braces"),
      OptionField(
        "max_statements", \.maxStatements,
        "how many statements a function may have, including those in branches and closures"),
      .patterns(
        "allowed_functions", \.allowedFunctions, "functions that may be long",
        example: ["performLayout"]),
    ]
  }
}

extension SetupLength {
  static let description = RuleDescription(
    id: "setup_length",
    family: .cookbook,
    summary: "Setup function that is too long",
    rationale: """
      A setup function grows with every view until it is too long to read. The rule counts the lines of code and the \
      statements of functions that set up a view: initializers, `viewDidLoad`, `loadView`, `awakeFromNib`, and \
      functions without parameters that are named for setup or called by one of these.
      """,
    limits: [
      "functions that only hand in texts, handlers, bindings or animations",
      "the code of closures that are assigned as handlers",
    ],
    source:
      "UIKit In Code, Best practices: \"Do not let your setup function become a huge monster\"",
    presetOptions: NamePatterns.entryPoints,
    options: Options.descriptions,
    goodExamples: [
      "A short function": """
      final class PlayerCell: UITableViewCell {
        private func setupTitleLabel() { titleLabel.font = .systemFont(ofSize: 16) }
      }
      """
    ],
    badExamples: [
      "More than 50 lines": """
      final class PlayerViewController: UIViewController {
        override func ↓viewDidLoad() {
      \((1...51).map { "    titleLabel\($0).numberOfLines = 0" }.joined(separator: "\n"))
        }
      }
      """,
      "More than 40 statements": """
      final class PlayerViewController: UIViewController {
        func ↓setupLabel() {
          label.text = ""
      \((1...14).map { "    if flag\($0) { label.numberOfLines = 1; label.tag = 2 }" }.joined(separator: "\n"))
        }
      }
      """,
    ])
}

extension Statement {
  /// The closure that it hands in, whose code runs later and sets nothing up: `loader.onError = { … }`.
  fileprivate var handler: Block? {
    kind == .assignment ? assignedValue?.first?.closure?.body : nil
  }
}

extension Lexemes {
  fileprivate var codeLineCount: Int {
    guard let first else { return 0 }
    var lines = first.startsLine ? 0 : 1
    for (index, token) in zip(indices, records) {
      if token.startsLine { lines += 1 }
      switch token.kind {
      case .stringLiteral, .stringHead, .stringMiddle, .stringTail, .regexLiteral:
        lines += self[index].lineFeedCount
      default: break
      }
    }
    return lines
  }
}

extension Block {
  /// The number of statements on all levels, without the labels of a `switch`, `#if` and accessors.
  fileprivate var countedStatements: Int {
    statementsOnAllLevels.reduce(into: 0) { count, statement in
      switch statement.kind {
      case .caseLabel, .conditional, .accessor: break
      default: count += 1
      }
    }
  }
}

extension NamePatterns {
  func match(_ function: ViewFunction) -> Bool {
    !isEmpty && function.declaration.name.map { match($0.text8) } ?? false
  }

  /// The options of the presets for frames that allow more in the functions in which such code lays out its views.
  static let entryPoints: [Preset: [String: OptionValue]] = {
    let names = [
      "allowed_functions": OptionValue.list(["performLayout", "layoutViews"].map { .string($0) })
    ]
    return [.responsiveFrames: names, .viewLayout: names]
  }()
}
