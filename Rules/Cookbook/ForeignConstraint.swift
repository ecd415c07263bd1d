import LayoutModel
import LintEngine
import SwiftSource

/// A view is added with its own constraints and no other's.
public struct ForeignConstraint: Rule {
  /// What is set.
  public let options: Options

  public init(options: Options) { self.options = options }

  public static let interest: FactKinds = .files
  public var triggers: WordSet {
    options.labels == Options().labels ? WordSet([.withConstraints]) : .all
  }

  public func check(_ file: ViewFile, _ report: inout Report) {
    var addition: Addition?
    var last = -1
    var reported: Set<Int> = []
    for constraint in file.constraints {
      guard case .list(let open) = constraint.block.kind else { continue }
      if open != last {
        addition = self.addition(withConstraints: open, in: file)
        last = open
      }
      guard let addition, isForeign(constraint, to: addition, in: file),
        reported.insert(open).inserted
      else { continue }
      let name = file.name(constraint.firstItem)
      report.add(
        Finding(
          file.byteRange(constraint.tokens), .foreign(name, addedView: file.text(addition.view)),
          advice: .move(name)))
    }
  }

  private struct Addition {
    /// The tokens of the view that is added.
    var view: Range<Int>
    /// The last name in them.
    var name: Int
  }

  /// The call that gets the array literal as the constraints of the view that it adds.
  private func addition(withConstraints open: Int, in file: ViewFile) -> Addition? {
    guard open > 2, file.tokens[open].kind == .leftBracket,
      file.tokens[open - 1].kind == .colon, options.labels.contains(file.text(open - 2)),
      let index = file.call(withArgument: open)
    else { return nil }
    let call = file.outline.calls[index]
    guard call.open >= 0, call.name >= 0, options.functions.contains(file.text(call.name)) else {
      return nil
    }
    var arguments = file.outline.arguments(call.open, file.tokens)
    guard let view = arguments.next()?.value, file.isPath(view),
      let name = view.last(where: { file.tokens[$0].kind == .identifier })
    else { return nil }
    return Addition(view: view, name: name)
  }

  /// Whether a constraint names other views and nowhere the one that is added. What the code does not say, and a local
  /// that may be a guide of the view, is no other view.
  private func isForeign(
    _ constraint: Constraint, to addition: Addition, in file: ViewFile
  ) -> Bool {
    guard isKnown(constraint.firstItem, constraint, in: file),
      !constraint.tokens.contains(where: { file.sameText($0, addition.name) })
    else { return false }
    guard let second = constraint.secondItem else {
      return constraint.tokens.contains {
        switch file.tokens[$0].layoutWord {
        case .equalToConstant, .lessThanOrEqualToConstant, .greaterThanOrEqualToConstant: true
        default: file.tokens[$0].is(.nil)
        }
      }
    }
    return isKnown(second, constraint, in: file)
  }

  private func isKnown(_ item: Item, _ constraint: Constraint, in file: ViewFile) -> Bool {
    guard item.key != 0 else { return false }
    return !file.isLocalItem(item, at: constraint.statement.index)
      || file.isViewLocal(item, at: constraint.statement.index)
  }

  /// What can be set.
  public struct Options: RuleOptions {
    /// The functions that add a view together with its constraints.
    public var functions = ["addSubview", "insertSubview"]
    /// The labels of the argument with the constraints.
    public var labels = ["withConstraints"]

    public init() {}
    public init(functions: [String], labels: [String]) {
      self.functions = functions
      self.labels = labels
    }

    public static let fields: [OptionField<Options>] = [
      OptionField(
        "functions", \.functions, "the functions that add a view together with its constraints"),
      OptionField("labels", \.labels, "the labels of the argument with the constraints"),
    ]
  }
}

extension Finding.Message {
  fileprivate static func foreign(_ view: String, addedView: String) -> Self {
    "the constraint of `\(view)` has nothing to do with `\(addedView)`, which is added here"
  }

  fileprivate static func move(_ view: String) -> Self {
    "make it where `\(view)` is added, or constrain the added view"
  }
}

extension ForeignConstraint {
  public static let description = RuleDescription(
    id: "foreign_constraint",
    family: .cookbook,
    summary: "A view is added with its own constraints and no other's",
    rationale: """
      `addSubview(_:withConstraints:)` keeps a view and its layout in one place: who looks for the constraints of a \
      view finds them where it is added. A constraint between two other views hides there, and most often it is a \
      copy that still has the old name. A constraint belongs to the added view if it names it on either side, also \
      through one of its guides or parts.
      """,
    source:
      "UIKit In Code, Best practices and Code examples: `addSubview(_:withConstraints:)`, each view with its own constraints",
    since: "0.1.0",
    options: Options.descriptions,
    goodExamples: [
      Example(
        "The constraints of the view",
        """
        private func setupTitleLabel() {
          addSubview(titleLabel, withConstraints: [
            titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            iconView.bottomAnchor.constraint(equalTo: titleLabel.topAnchor),
            titleLabel.heightAnchor.constraint(equalToConstant: 24),
          ])
        }
        """),
      Example(
        "A guide of the view",
        """
        func setupScrollView() {
          insertSubview(scrollView, at: 0, withConstraints: [
            scrollView.contentLayoutGuide.topAnchor.constraint(equalTo: topAnchor),
          ])
        }
        """),
    ],
    badExamples: [
      Example(
        "A copied line with the old name",
        """
        private func setupAlbumLabel() {
          addSubview(albumLabel, withConstraints: [
            albumLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
            ↓titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
          ])
        }
        """),
      Example(
        "The height of another view",
        """
        func setupButton() {
          view.addSubview(button, withConstraints: [
            button.topAnchor.constraint(equalTo: view.topAnchor),
            ↓titleLabel.heightAnchor.constraint(equalToConstant: 44),
          ])
        }
        """),
    ])
}
