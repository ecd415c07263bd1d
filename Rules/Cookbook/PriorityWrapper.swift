import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A constraint gets its priority where it is created.
struct PriorityWrapper: Rule {
  let options: Options
  var query: Query<PriorityLocal> {
    .found(in: .names(.priority)) { file in
      file.constraints.compactMap { PriorityLocal($0, in: file) }
    }
    .reading(OwnFunctions.content([options.wrapper]))
  }

  func collect(from file: ViewFile, _ report: inout Report) {
    OwnFunctions.collect([options.wrapper], in: file, &report)
  }

  func check(_ local: PriorityLocal, in file: ViewFile, _ report: inout Report) {
    let value = local.priority.text.split { $0.isWhitespace }.joined(separator: " ")
    report.add(
      local.name.bytes, "the constraint `\(local.name.text)` is named only to set its priority",
      advice: "append `\(options.call(value))` to the constraint where it is used",
      fix: fix(local, in: file),
      if: FunctionExistence(of: options.wrapper))
  }

  struct Options: RuleOptions {
    var wrapper = FunctionName("withPriority", "_")

    static let fields: [OptionField<Options>] = [
      OptionField(
        "wrapper", \.wrapper,
        "the project's method on a constraint that sets its priority and returns it")
    ]

    func call(_ priority: String) -> String {
      let label = wrapper.labels.first { !$0.is(.underscore) }.map { "\($0): " } ?? ""
      return ".\(wrapper.base)(\(label)\(priority))"
    }
  }
}

/// A local constraint that has a name only to get a priority.
struct PriorityLocal {
  let name: Lexeme
  /// `let name = constraint`.
  let declaration: Statement
  let constraint: Lexemes
  /// `name.priority = …`.
  let setting: Statement
  let priority: Lexemes
  /// The name in its other use, and whether that is `name.isActive = true`.
  let use: Lexeme
  let isActivated: Bool
  let user: Statement

  init?(_ constraint: Constraint, in file: ViewFile) {
    declaration = constraint.statement
    guard constraint.container == .stored, constraint.priority.isEmpty,
      file.scopes.isInFunction(declaration), declaration.kind == .property,
      let local = declaration.declaration, let name = local.name, let value = local.value,
      value.indices == constraint.tokens, value.endIndex == declaration.tokens.endIndex
    else { return nil }
    (self.name, self.constraint) = (name, value)
    let events = file.constraintLife.events(ofLocal: local, in: file)
    let settings = events.filter { $0.verb == .priority && $0.statement.setsPriority }
    guard events.count == 2, settings.count == 1, let priority = settings[0].value,
      let other = events.first(where: { $0.verb != .priority }),
      settings[0].statement.block == declaration.block,
      other.statement.block == declaration.block
    else { return nil }
    (setting, self.priority) = (settings[0].statement, priority)
    (use, user) = (other.name, other.statement)
    isActivated = other.verb == .activated && other.isCertain && use.member != nil
    guard isActivated || use.isHandedOn else { return nil }
  }
}

extension Lexeme {
  fileprivate var isHandedOn: Bool {
    guard let statement, statement.first != self, let previous, let next else { return false }
    switch previous.kind {
    case .leftBracket, .leftParen, .comma, .equal: break
    case .colon: if next.kind == .colon { return false }
    case .keyword where previous.is(.return): break
    default: return false
    }
    return next.kind == .comma || next.kind == .rightBracket || next.kind == .rightParen
      || statement.end == next
  }
}

extension Statement {
  /// Whether it sets the priority of the constraint that a name alone refers to.
  var setsPriority: Bool {
    target?.count == 3 && assignedMember?.is(.priority) == true
      && target?.dropLast().last?.kind == .period
  }
}

extension PriorityWrapper {
  /// Appends the priority to the constraint, and moves the constraint to where its name is used. Only the project knows what
  /// its wrapper does, so the fix is unsafe.
  ///
  /// Nil where the priority is not set right below the constraint, where comments come between, and where code in
  /// between could matter.
  private func fix(_ local: PriorityLocal, in file: ViewFile) -> Fix? {
    let declaration = local.declaration
    guard options.wrapper.labels.count == 1, declaration.next == local.setting,
      declaration.first.next == local.name,
      let last = local.priority.last, !declaration.first.through(last).hasCommentBetween
    else { return nil }
    let call = options.call(local.priority.text)
    return local.isActivated ? fixActivation(local, call) : fixUse(local, call, in: file)
  }

  /// `let c = x; c.priority = p; c.isActive = true` becomes `x.withPriority(p).isActive = true`.
  private func fixActivation(_ local: PriorityLocal, _ call: String) -> Fix? {
    guard local.setting.next == local.user, let period = local.use.next,
      !local.setting.end.through(period).contains(where: \.hasCommentBefore)
    else { return nil }
    let value = local.constraint.bytes
    return Fix(
      [
        Edit(local.declaration.first.bytes.lowerBound..<value.lowerBound, with: ""),
        Edit(value.upperBound..<period.bytes.lowerBound, with: call),
      ], safety: .unsafe)
  }

  /// Replaces the name of the constraint in a list or an argument with the constraint itself.
  private func fixUse(_ local: PriorityLocal, _ call: String, in file: ViewFile) -> Fix? {
    let (first, second, lines) = (local.declaration, local.setting, StatementLines(file))
    var fuel = Fuel()
    let between = sequence(first: second, next: \.next).lazy.dropFirst()
      .prefix { $0 != local.user }
    guard !file.source.hasLineBreak(in: local.constraint.bytes), local.user.kind == .expression,
      between.allSatisfy({
        fuel.burn()
          && ($0.setsPriority
            || $0.kind == .property && !file.constraints(in: $0.tokens).isEmpty)
      }),
      // The lines of the two statements, which share them with nothing and have no comment around.
      !first.first.hasCommentBefore, !second.end.hasCommentBefore,
      let start = lines.movable(first)?.lowerBound, let last = lines.movable(second)
    else { return nil }
    return Fix(
      [
        Edit(file.source.withLeftOverBlankLines(start..<last.upperBound), with: ""),
        Edit(local.use.bytes, with: local.constraint.text + call),
      ], safety: .unsafe)
  }
}

extension PriorityWrapper {
  static let description = RuleDescription(
    id: "priority_wrapper",
    family: .cookbook,
    summary: "Local constraint made only to set its priority",
    rationale: """
      A method that sets a constraint's priority and returns the constraint keeps it on one line with the others. \
      This rule is for projects with such a method, named by the option `wrapper`. It reports a local constraint \
      whose only uses are the assignment of its priority and one other use in the same block, where it is activated, \
      passed on, stored or returned.
      """,
    limits: [
      "projects whose files neither declare nor call the method"
    ],
    source:
      "UIKit In Code, Best practices: \"Consider adding priority specifier method (with some custom priorities as well), so that non-required constraints can be added as a one-liner\"",
    defaultSeverity: .off,
    fixSafety: .unsafe,
    options: Options.descriptions,
    goodExamples: [
      "On one line": """
      NSLayoutConstraint.activate([
        heightAnchor.constraint(equalToConstant: 64).withPriority(.almostRequired),
      ])
      """
    ],
    badExamples: [
      "Activated with others, and what the method does": """
      extension NSLayoutConstraint {
        func withPriority(_ priority: UILayoutPriority) -> Self {
          self.priority = priority
          return self
        }
      }

      func setup() {
        let ↓bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
        bottom.priority = .defaultLow
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: topAnchor),
          bottom,
        ])
      }
      """
    ])
}
