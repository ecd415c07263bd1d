import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view is added before its constraints to other views are activated.
struct ConstrainedBeforeAdded: Rule {
  let query = Query<Finding>.found(in: .constraints) { EarlyConstraintSearch($0).findings() }
}

/// Finds constraints that are activated before their views are added.
private final class EarlyConstraintSearch {
  private unowned let file: ViewFile
  /// For the key of each view, the tokens that come after it is added.
  private var placed = KeyMap<Range<Int>>()

  init(_ file: ViewFile) { self.file = file }

  /// A constraint and the view in it that may be too early.
  struct Candidate {
    let constraint: Constraint
    let view: View
    /// The view, and the one that it has no ancestor in common with, as the code names them.
    let item: Item
    let other: Item
    /// The statement that activates the constraint, outside of the closures of makers.
    let statement: Statement
    /// The first token of what activates it.
    let place: Int

    var isSure: Bool { statement.runsDirectly(in: body) && !statement.asksForParent(in: body) }
    /// The block that declares the local, or the body of the function.
    let body: Block
  }

  func findings() -> [Finding] {
    guard !file.subviews.isEmpty else { return [] }
    var findings: [Finding] = []
    var (statements, roots) = (KeySet(), KeySet())
    func add(_ candidate: Candidate, _ chain: [View], at call: Call? = nil, adder: String? = nil) {
      guard let root = chain.last, isApart(candidate, from: chain) else { return }
      let statement = call?.statement ?? candidate.statement
      guard !statements.contains(UInt64(statement.index)),
        roots.insert(TextHash.pair(root.key, statement.block.key))
      else { return }
      statements.insert(UInt64(statement.index))
      findings.append(finding(candidate, root, at: call, adder: adder))
    }
    var ofProperties = KeyMap<[Candidate]>()
    for index in file.constraints.indices {
      guard let second = file.constraints[index].secondItem, second.key != 0,
        case let constraint = file.constraints[index], constraint.firstItem.key != 0
      else { continue }
      let tie = file.tie(of: index)
      for (view, one, other) in [
        (tie.first.placedView, constraint.firstItem, second),
        (tie.second?.placedView, second, constraint.firstItem),
      ] {
        guard let view, let candidate = candidate(constraint, view, one, other), candidate.isSure
        else { continue }
        if candidate.view.isLocal {
          if let chain = chain(ofLocal: candidate) { add(candidate, chain) }
        } else {
          ofProperties[candidate.body.key, default: []].append(candidate)
        }
      }
    }
    guard !ofProperties.isEmpty else { return findings }
    let owners = file.functions.filter { ofProperties[$0.body.key] != nil }
    for function in file.flow.callers(of: owners) where function.isMember && !function.isNested {
      let run = Run(of: function, in: file)
      for step in run.steps {
        for candidate in ofProperties[step.function.body.key] ?? [] {
          // What a function does each time it runs, it does the first time.
          guard run.runsOnce || candidate.statement.block == step.function.body,
            let (chain, adder) = chain(of: candidate, in: run, step)
          else { continue }
          // Where the ways to the two functions part.
          let common = zip(step.calls, adder.calls).prefix { $0 == $1 }.count
          add(
            candidate, chain,
            at: step.calls.dropFirst(common).first.flatMap { file.code[$0].call },
            adder: adder.calls.dropFirst(common).first.map { file.code[$0].text })
        }
      }
    }
    return findings
  }

  private func finding(
    _ candidate: Candidate, _ root: View, at call: Call?, adder: String?
  ) -> Finding {
    let (view, constraint) = (file.name(candidate.item), candidate.constraint)
    let function = call?.name.map { "in `\($0.text)()`, " } ?? ""
    let message: Finding.Message =
      !candidate.other.isSuperview
      ? "crashes: \(function)`\(view)` and `\(file.name(candidate.other))` have no common superview yet"
      : constraint.manner.contains(.needsSuperview)
        ? "crashes: \(function)`\(view)` has no superview yet, to which this constraint ties it"
        : "\(function)`\(view)` has no superview yet, and its constraint to the superview is left out"
    guard let call, let name = call.name?.text else {
      return Finding(
        constraint.expression, message,
        advice: "add `\(root.text)` to its superview before the constraint is activated")
    }
    return Finding(
      call.tokens, message,
      advice: adder.map { "call `\(name)()` after `\($0)()`, which adds `\(root.text)`" }
        ?? "add `\(root.text)` to its superview before calling `\(name)()`")
  }

  private func candidate(
    _ constraint: Constraint, _ view: View, _ one: Item, _ other: Item
  ) -> Candidate? {
    guard !one.isSuperview, !one.isSelf, let declaration = view.declaration,
      !tokens(behindAdditionOf: view).contains(constraint.tokens.lowerBound),
      let statement = file.activation(of: constraint),
      let body = view.isLocal ? declaration.block : statement.block.function?.body
    else { return nil }
    let kept = constraint.needsSuperviewAtOnce ? nil : file.activation(ofKept: constraint)
    return Candidate(
      constraint: constraint, view: view, item: one, other: other, statement: statement,
      place: kept?.first.index ?? constraint.tokens.lowerBound, body: body)
  }

  /// The tokens of a function behind the statements that add a view, as most do: constraints there need no closer look.
  private func tokens(behindAdditionOf view: View) -> Range<Int> {
    if let known = placed[view.key] { return known }
    let path = view.outwardPlacements
    var tokens = path.last?.parent?.isContainer == true ? 0..<Int.max : 0..<0
    for action in path.map(\.action) {
      let body = action.statement.block
      let rest = (action.tokens.startIndex + 1)..<body.tokens.endIndex
      tokens = tokens.clamped(to: body.kind == .functionBody ? rest : 0..<0)
    }
    placed[view.key] = tokens
    return tokens
  }

  /// A view and those that it is in at a moment, one in the other; nil where that is unknown, or other code may add one.
  ///
  /// - Parameter earlier: the places that may have added a view by then; nil where it is unknown.
  private func chain(of view: View, addedBy earlier: (View) -> [ViewUse]?) -> [View]? {
    var chain: [View] = []
    var next: View? = view
    while let view = next {
      guard !chain.contains(view), view.attachments != nil, let uses = earlier(view) else {
        return nil
      }
      chain.append(view)
      next = nil
      for use in uses {
        guard let action = use.placement(in: file), let parent = file.parent(in: action),
          let outer = file.view(parent, in: action.statement.block), outer.subview != nil,
          next == nil || next == outer
        else { return nil }
        next = outer
      }
    }
    return chain
  }

  private func chain(ofLocal candidate: Candidate) -> [View]? {
    let statement = candidate.statement
    return chain(of: candidate.view) { view in
      guard view.isLocal, let scope = view.declaration?.block, statement.runsDirectly(in: scope),
        view.isMadeAtOnce
          || view.renewals.first.map({ $0 < statement && $0.block == scope }) == true
      else { return nil }
      let loop = statement.block.ancestors.prefix { $0 != scope }.last { $0.kind == .loop }
      let uses = view.attachments ?? []
      // A function may run before the place where it is declared; a loop repeats what comes later.
      let isUnknown = uses.contains { use in
        use.isInNestedFunction(of: scope)
          || loop?.tokens.indices.contains(use.tokens.startIndex) == true
      }
      return isUnknown ? nil : uses.filter { $0.tokens.startIndex < candidate.place }
    }
  }

  /// The same for a property, with the first function of the run that adds the outermost view later.
  private func chain(
    of candidate: Candidate, in run: Run, _ step: Run.Step
  ) -> (views: [View], adder: Run.Step)? {
    let place = step.place(of: candidate.place)
    var adder: Run.Step?
    let chain = chain(of: candidate.view) { view in
      guard let type = view.subview?.type, type >= 0,
        file.types[type].key == file.typeKey(at: run.function.type),
        view.isMadeAtOnce
          || view.renewals.contains(where: { run.place(of: $0).map { $0 < place } == true })
      else { return nil }
      adder = nil
      var earlier: [ViewUse] = []
      for use in view.attachments ?? [] {
        guard let body = use.statement.block.function?.body, !use.isInNestedFunction(of: body),
          let other = run.step(of: body)
        else { return nil }
        if other.place(of: use.tokens.startIndex) < place {
          earlier.append(use)
        } else if other.function.body == run.function.body
          || run.runsOnly(other.function, after: place, in: file)
        {
          adder = adder ?? other
        } else {
          return nil
        }
      }
      return earlier
    }
    return chain.flatMap { chain in adder.map { (chain, $0) } }
  }

  // MARK: - The other view

  private func isApart(_ candidate: Candidate, from chain: [View]) -> Bool {
    if candidate.other.isSuperview { return chain.count == 1 }
    let block = candidate.constraint.statement.block
    if let root = file.rootView(candidate.other, in: block) {
      return !isHandedOut(root, before: candidate)
        && chain.allSatisfy { $0 != root && !root.mayBe(inside: $0) }
    }
    return !chain.contains(where: \.hasUnknownContent)
      && file.reference(candidate.other, in: block).placedView?.isContainer == true
  }

  /// Whether anything but an addition gets hold of a view, and may put it into another one: `table.tableFooterView = view`.
  private func isHandedOut(_ view: View, before candidate: Candidate) -> Bool {
    let body = candidate.statement.block.function?.body
    return view.mayBeOtherName
      || view.handOuts.contains {
        $0.tokens.startIndex <= candidate.place || $0.statement.block.function?.body != body
      }
  }
}

extension ViewFile {
  /// The statement that surely activates a constraint where it is created, outside of the closures of makers; nil for
  /// one that is activated elsewhere or later, and inside a closure of another kind.
  fileprivate func activation(of constraint: Constraint) -> Statement? {
    // `box.embed(label)` adds the view first.
    guard !constraint.isAlternative, !constraint.setsFrame,
      !constraint.isOfHelper
        || !actions(in: code[constraint.tokens]).contains(where: { $0.role == .addition })
    else { return nil }
    var statement: Statement? = constraint.statement
    if !constraint.needsSuperviewAtOnce {
      let kept = activation(ofKept: constraint)
      guard kept != nil || isActivatedInPlace(constraint) else { return nil }
      statement = self.statement(around: kept ?? constraint.statement) { call in
        call.name?.layoutWord?.resultOfMaker.map { $0 != .changes } ?? false
      }
    }
    return statement?.isDeferred == true ? nil : statement
  }

  private func isActivatedInPlace(_ constraint: Constraint) -> Bool {
    if constraint.isMadeByLibrary { return !constraint.expression.contains { $0.is(.isActive) } }
    switch constraint.container {
    case .isActive: return constraint.statement.assigns(.true)
    case .activatedArray: return constraint.isListedForUIKit
    default: return false
    }
  }
}

extension Constraint {
  /// Whether UIKit raises an exception where the constraint is made without a superview: `|` in a format string.
  fileprivate var needsSuperviewAtOnce: Bool {
    manner.contains(.isInFormat) && secondItem?.isSuperview == true
  }
}

extension Statement {
  fileprivate var isDeferred: Bool {
    block.ancestors.prefix { $0.kind != .functionBody && $0.kind != .closure }
      .contains { $0.owner?.first.is(Keyword.`defer`) == true }
  }
}

extension ViewUse {
  fileprivate func isInNestedFunction(of scope: Block) -> Bool {
    let inner = statement.block.ancestors.prefix { $0 != scope }
    return inner.contains { $0.kind == .functionBody || $0.kind == .typeBody }
  }
}

extension ConstrainedBeforeAdded {
  static let description = RuleDescription(
    id: "constrained_before_added",
    family: .correctness,
    summary: "Constraint activated before its view is added",
    rationale: """
      Two views of a constraint need a common ancestor when the constraint is activated. Otherwise UIKit raises an \
      exception, and libraries that need the superview stop or make no constraint. The rule reports an active \
      constraint of a view that its file makes and that has no superview yet, if one function, with those it calls, \
      adds the view later; for a local, also if nothing adds it.
      """,
    limits: [
      "sizes, and constraints that are only created",
      "code that may add the view first: any function that gets it, a closure",
      "constraints to views that the code gets from elsewhere",
    ],
    source:
      "UIKit, NSLayoutConstraint.isActive (https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive): \"The receiver's items must have a common ancestor\"",
    defaultSeverity: .error,
    effect: .crash,
    goodExamples: [
      "Added, then constrained": """
      class PlayerView: UIView {
        private let titleLabel = UILabel()

        func setupTitleLabel() {
          addSubview(titleLabel)
          titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      """,
      "Created before, activated after": """
      class PlayerView: UIView {
        private let titleLabel = UILabel()

        func setupTitleLabel() {
          titleLabel.heightAnchor.constraint(equalToConstant: 44).isActive = true
          let top = titleLabel.topAnchor.constraint(equalTo: topAnchor)
          addSubview(titleLabel)
          top.isActive = true
        }
      }
      """,
    ],
    badExamples: [
      "In one function": """
      class PlayerView: UIView {
        private let titleLabel = UILabel()

        func setupTitleLabel() {
          NSLayoutConstraint.activate([
            ↓titleLabel.topAnchor.constraint(equalTo: topAnchor),
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
          ])
          addSubview(titleLabel)
        }
      }
      """,
      "In a maker": """
      func showSpinner() {
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.snp.makeConstraints { make in
          ↓make.center.equalToSuperview()
        }
        view.addSubview(spinner)
      }
      """,
      "Functions in the wrong order": """
      class PlayerView: UIView {
        private let titleLabel = UILabel()

        init() {
          super.init(frame: .zero)
          ↓setupConstraints()
          setupHierarchy()
        }

        private func setupHierarchy() {
          addSubview(titleLabel)
        }

        private func setupConstraints() {
          titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      """,
    ])
}
