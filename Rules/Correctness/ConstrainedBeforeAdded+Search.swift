import LayoutModel
import Semantics
import SwiftSource

/// Finds constraints that are activated before their views are added.
struct EarlyConstraintSearch {
  let file: ViewFile
  private(set) var found: [EarlyConstraint] = []
  /// The views of the file, as far as they were looked at.
  private var made = KeyMap<MadeView?>()
  /// The views, given with the body or the call, that are already reported.
  private var reported = KeySet()
  private var reportedStatements = KeySet()
  private var families: ViewFamilies?
  /// For views that were asked for, where they are handed to what may add them.
  private var handOuts: [Int: [ViewUse]?] = [:]
  /// Of the views of the constraint that is looked at.
  private var handings: [Handing] = []

  private static let mostHandOuts = 16

  /// A view that the code of the file makes, and the places that may add it.
  private struct MadeView {
    let account: ViewAccount
    let attachments: [ViewUse]
  }

  /// A constraint, and how the view in it that may be too early is called.
  private struct Candidate {
    /// The tokens of the constraint, and what it is made with.
    var tokens: Range<Int>
    var manner: ConstraintManner
    var view: Int
    var item: Item
    var other: Item
    var otherBlock: Block
    /// The statement that activates it, outside of the closures of makers.
    var statement: Statement
    /// The first token of what activates it.
    var place: Int
  }

  init(_ file: ViewFile) { self.file = file }

  /// Looks at all constraints of the file.
  mutating func look() {
    guard !file.subviews.isEmpty else { return }
    var ofProperties: [Candidate] = []
    var additions = EarlierAdditions(file)
    // Constraints are large: most of them are not copied to look at them.
    for index in file.constraints.indices {
      guard let second = file.constraints[index].secondItem, second.key != 0,
        file.constraints[index].firstItem.key != 0
      else { continue }
      let constraint = file.constraints[index]
      additions.advance(to: constraint)
      let first = constraint.firstItem
      look(at: constraint, first, beside: second, additions, &ofProperties)
      look(at: constraint, second, beside: first, additions, &ofProperties)
    }
    if !ofProperties.isEmpty { look(at: ofProperties) }
    // To sort an empty array allocates.
    guard !found.isEmpty else { return }
    found.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  /// Looks at a constraint of a local, and notes one of a property.
  private mutating func look(
    at constraint: Constraint, _ one: Item, beside other: Item, _ additions: EarlierAdditions,
    _ ofProperties: inout [Candidate]
  ) {
    guard !one.isSuperview, !one.isSelf, !additions.place(one, beside: other),
      let candidate = candidate(constraint, one, other)
    else { return }
    if file.subviews[candidate.view].isLocal {
      look(atLocal: candidate)
    } else {
      // Candidates are large: to grow from one to two and to four copies them.
      if ofProperties.isEmpty { ofProperties.reserveCapacity(16) }
      ofProperties.append(candidate)
    }
  }

  private func candidate(_ constraint: Constraint, _ one: Item, _ other: Item) -> Candidate? {
    let block = constraint.statement.block
    let one = file.names.source(of: one, in: block)
    let view = file.names.viewOfGuide(one.item, in: one.block)
    guard !view.isSuperview, let index = file.names.subview(view, in: one.block),
      let statement = file.activation(of: constraint)
    else { return nil }
    let other = file.names.source(of: other, in: block)
    return Candidate(
      tokens: constraint.tokens, manner: constraint.manner, view: index, item: view,
      other: other.item,
      otherBlock: other.block, statement: statement,
      place: constraint.needsSuperviewAtOnce
        ? constraint.tokens.lowerBound
        : constraint.activation?.first.index ?? constraint.tokens.lowerBound)
  }

  private mutating func add(
    _ candidate: Candidate, in chain: [Int], call: Call? = nil, adder: String? = nil
  ) {
    guard let root = chain.last, let name = file.subviews[root].declaration.name else { return }
    let body = call?.statement.block ?? candidate.statement.block
    let isNew = reported.insert(TextHash.pair(UInt64(root), body.key))
    let statement = call?.statement ?? candidate.statement
    guard reportedStatements.insert(UInt64(statement.index)), isNew else { return }
    found.append(
      EarlyConstraint(
        tokens: candidate.tokens, item: candidate.item, other: candidate.other,
        manner: candidate.manner,
        root: name.text, call: call, adder: adder, handings: handings))
  }

  private mutating func made(_ view: Int) -> MadeView? {
    let key = UInt64(view)
    if let known = made[key] { return known }
    let found = ViewAccount.of(view, in: file).flatMap { account in
      account.attachments(in: file).map { MadeView(account: account, attachments: $0) }
    }
    made[key] = .some(found)
    return found
  }

  private struct Parent {
    var view: Int?
  }

  /// Views that are in each other are followed no further.
  private static let deepest = 4

  /// The view that a use of one adds it to, where both are declared in the file.
  private func parent(of use: ViewUse) -> Int? {
    for action in file.actions(in: use.tokens) {
      let parent =
        switch action.role {
        case .addition: action.parent
        case .arrangement: file.names.stack(madeBy: action)
        default: Item?.none
        }
      if let parent { return file.names.subview(parent, in: action.statement.block) }
    }
    return nil
  }

  // MARK: - Locals

  private mutating func look(atLocal candidate: Candidate) {
    handings = []
    var chain: [Int] = []
    var next: Int? = candidate.view
    while let view = next {
      guard chain.count < Self.deepest, !chain.contains(view), file.subviews[view].isLocal,
        let made = made(view)
      else { return }
      let scope = file.subviews[view].declaration.block
      let isMade =
        made.account.isMadeAtOnce
        || made.account.renewals.first.map { $0 < candidate.statement && $0.block == scope }
          ?? false
      guard isMade, candidate.statement.runsDirectly(in: scope),
        !candidate.statement.asksForParent(in: scope),
        let parent = parent(of: made, before: candidate, in: scope)
      else { return }
      chain.append(view)
      next = parent.view
    }
    if isApart(candidate, from: chain) { add(candidate, in: chain) }
  }

  /// The view that a local may have been added to when a constraint is activated, if it was added to one; nil where
  /// that is unknown.
  private mutating func parent(
    of view: MadeView, before candidate: Candidate, in scope: Block
  ) -> Parent? {
    let place = candidate.place
    let loop = candidate.statement.block.ancestors.prefix { $0 != scope }.last { $0.kind == .loop }
    var parent: Int?
    for use in view.attachments {
      // A function may run before the place where it is declared; a loop repeats what comes later.
      guard !use.isInNestedFunction(of: scope),
        loop.map({ !$0.tokens.indices.contains(use.tokens.startIndex) }) ?? true
      else { return nil }
      guard use.tokens.startIndex < place else { continue }
      guard let other = self.parent(of: use) else {
        guard let handing = use.handing(in: file) else { return nil }
        handings.append(handing)
        continue
      }
      guard parent == nil || parent == other else { return nil }
      parent = other
    }
    return Parent(view: parent)
  }

  // MARK: - Properties

  private mutating func look(at candidates: [Candidate]) {
    // For each body, the candidates in it.
    var byBody = KeyMap<[Int]>()
    for (index, candidate) in candidates.enumerated() {
      guard let body = candidate.statement.block.function?.body,
        candidate.statement.runsDirectly(in: body)
      else { continue }
      byBody[body.key, default: []].append(index)
    }
    guard !byBody.isEmpty else { return }
    for function in file.functions where function.isMember && !function.isNested {
      // Most functions have no candidate, and call no function that could have one.
      guard
        byBody[function.body.key] != nil
          || function.body.statements.contains(where: { $0.calledName != nil })
      else { continue }
      let run = Run(of: function, in: file)
      guard run.steps.contains(where: { byBody[$0.function.body.key] != nil }) else { continue }
      let added = run.additionsToContainers(in: file)
      for step in run.steps {
        for index in byBody[step.function.body.key] ?? [] {
          let place = step.place(of: candidates[index].place)
          let isAdded = added[candidates[index].item.key].map { $0 < place } ?? false
          if !isAdded { look(at: candidates[index], in: run, step) }
        }
      }
    }
  }

  private mutating func look(
    at candidate: Candidate, in run: Run, _ step: Run.Step
  ) {
    // What a function does each time it runs, it does the first time.
    guard run.runsOnce || candidate.statement.block == step.function.body,
      !candidate.statement.asksForParent(in: step.function.body)
    else { return }
    let place = step.place(of: candidate.place)
    handings = []
    var chain: [Int] = []
    var next: Int? = candidate.view
    var adder: Run.Step?
    while let view = next {
      let type = file.subviews[view].type
      guard chain.count < Self.deepest, !chain.contains(view), type >= 0,
        file.types[type].key == file.typeKey(at: run.function.type),
        let made = made(view), isMade(made, in: run, before: place),
        let addition = addition(of: made, in: run, after: place)
      else { return }
      chain.append(view)
      (next, adder) = (addition.parent, addition.adder)
    }
    guard let adder, isApart(candidate, from: chain) else { return }
    // Where the ways to the two functions part.
    let common = zip(step.calls, adder.calls).prefix { $0 == $1 }.count
    let call = step.calls.dropFirst(common).first.flatMap { file.code[$0].call }
    let sibling = adder.calls.dropFirst(common).first.map { file.code[$0].text }
    add(candidate, in: chain, call: call, adder: sibling)
  }

  private func isMade(
    _ view: MadeView, in run: Run, before place: Run.Place
  ) -> Bool {
    view.account.isMadeAtOnce
      || view.account.renewals.contains { renewal in
        run.place(of: renewal, in: renewal.block).map { $0 < place } ?? false
      }
  }

  /// The view that a property's view is in at a place of a run, if any, and the first function that adds it later;
  /// nil where other code may add it.
  private mutating func addition(
    of view: MadeView, in run: Run, after place: Run.Place
  ) -> (parent: Int?, adder: Run.Step?)? {
    var parent: Int?
    var adder: Run.Step?
    for use in view.attachments {
      guard let body = use.statement.block.function?.body, !use.isInNestedFunction(of: body),
        let other = run.step(of: body)
      else { return nil }
      if place < other.place(of: use.tokens.startIndex) {
        guard
          other.function.body == run.function.body
            || run.runsOnly(other.function, after: place, in: file)
        else { return nil }
        adder = adder ?? other
      } else {
        guard let outer = self.parent(of: use) else {
          guard let handing = use.handing(in: file) else { return nil }
          handings.append(handing)
          continue
        }
        guard parent == nil || parent == outer else { return nil }
        parent = outer
      }
    }
    return (parent, adder)
  }

  // MARK: - The other view

  private mutating func isApart(_ candidate: Candidate, from chain: [Int]) -> Bool {
    if candidate.other.isSuperview { return chain.count == 1 }
    let block = candidate.otherBlock
    let other = file.names.viewOfGuide(candidate.other, in: block)
    let families = families ?? ViewFamilies(file)
    self.families = families
    guard other.key != 0, !other.isSuperview else { return false }
    if let root = file.names.rootView(other, in: block) {
      guard !isHandedOut(root, before: candidate) else { return false }
      return chain.allSatisfy { $0 != root && !families.mayContain(root, in: $0) }
    }
    guard !chain.contains(where: families.hasUnknownContent) else { return false }
    return file.names.isContainer(other, at: candidate.statement)
  }

  /// Whether anything but an addition gets hold of a view, and may put it into another one: `table.tableFooterView = view`.
  private mutating func isHandedOut(_ view: Int, before candidate: Candidate) -> Bool {
    if handOuts[view] == nil {
      handOuts[view] = .some(
        file.mayBeAlias(view) ? nil : file.handOuts(of: view))
    }
    guard let known = handOuts[view], let places = known else { return true }
    let body = candidate.statement.block.function?.body
    return places.count > Self.mostHandOuts
      || places.contains { use in
        use.tokens.startIndex <= candidate.place
          || use.statement.block.function?.body != body
      }
  }

}
