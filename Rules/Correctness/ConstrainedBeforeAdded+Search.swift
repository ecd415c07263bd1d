import LayoutModel
import Semantics
import SwiftSource

/// Finds constraints that are activated before their views are added.
struct EarlyConstraintSearch {
  let file: ViewFile
  private(set) var found: [EarlyConstraint] = []
  /// The views, given with the body or the call, that are already reported.
  private var reported = KeySet()
  private var reportedStatements = KeySet()
  /// By view, each asked for once.
  private var placements = KeyMap<[Placement]>()
  /// Of the views of the constraint that is looked at.
  private var handings: [Handing] = []
  private var fuel = Fuel.ofFile

  init(_ file: ViewFile) { self.file = file }

  /// Looks at all constraints of the file.
  mutating func look() {
    guard !file.subviews.isEmpty else { return }
    var ofProperties: [EarlyConstraint.Candidate] = []
    // Constraints are large: most of them are not copied to look at them.
    for index in file.constraints.indices {
      guard let second = file.constraints[index].secondItem, second.key != 0,
        file.constraints[index].firstItem.key != 0
      else { continue }
      let constraint = file.constraints[index]
      let first = constraint.firstItem
      look(at: constraint, first, beside: second, &ofProperties)
      look(at: constraint, second, beside: first, &ofProperties)
    }
    if !ofProperties.isEmpty { look(at: ofProperties) }
    // To sort an empty array allocates.
    guard !found.isEmpty else { return }
    found.sort { $0.candidate.tokens.lowerBound < $1.candidate.tokens.lowerBound }
  }

  /// Looks at a constraint of a local, and notes one of a property.
  private mutating func look(
    at constraint: Constraint, _ one: Item, beside other: Item,
    _ ofProperties: inout [EarlyConstraint.Candidate]
  ) {
    guard !one.isSuperview, !one.isSelf, let candidate = candidate(constraint, one, other)
    else { return }
    if candidate.view.isLocal {
      look(atLocal: candidate)
    } else {
      // Candidates are large: to grow from one to two and to four copies them.
      if ofProperties.isEmpty { ofProperties.reserveCapacity(16) }
      ofProperties.append(candidate)
    }
  }

  private mutating func candidate(
    _ constraint: Constraint, _ one: Item, _ other: Item
  ) -> EarlyConstraint.Candidate? {
    let block = constraint.statement.block
    guard let view = file.reference(one, in: block).placedView, view.subview != nil,
      !isPlaced(view, before: constraint), let statement = file.activation(of: constraint)
    else { return nil }
    return EarlyConstraint.Candidate(
      tokens: constraint.tokens, manner: constraint.manner, view: view, item: one, other: other,
      block: block, statement: statement,
      place: constraint.needsSuperviewAtOnce
        ? constraint.tokens.lowerBound
        : file.activation(ofKept: constraint)?.first.index ?? constraint.tokens.lowerBound)
  }

  /// Whether the function around a constraint adds a view to that of its type before, perhaps in others, as most do: they
  /// need no closer look.
  private mutating func isPlaced(_ view: View, before constraint: Constraint) -> Bool {
    var pending = [view]
    while let view = pending.popLast() {
      if placements.index(of: view.key) == nil { placements[view.key] = view.placements }
      for place in placements[view.key] ?? [] {
        guard fuel.burn() else { return true }
        let statement = place.action.statement
        guard statement.block.kind == .functionBody, let parent = place.parentItem,
          place.action.tokens.startIndex < constraint.tokens.lowerBound,
          statement.block.tokens.indices.contains(constraint.tokens.lowerBound)
        else { continue }
        if file.isContainer(parent, in: statement.block) { return true }
        if let outer = place.parent { pending.append(outer) }
      }
    }
    return false
  }

  private mutating func add(
    _ candidate: EarlyConstraint.Candidate, in chain: [View], call: Call? = nil,
    adder: String? = nil
  ) {
    guard let root = chain.last, let name = root.name else { return }
    let body = call?.statement.block ?? candidate.statement.block
    let isNew = reported.insert(TextHash.pair(root.key, body.key))
    let statement = call?.statement ?? candidate.statement
    guard reportedStatements.insert(UInt64(statement.index)), isNew else { return }
    found.append(
      EarlyConstraint(
        candidate: candidate, root: name.text, call: call, adder: adder, handings: handings))
  }

  private struct Parent {
    var view: View?
  }

  /// The view that one is in after some of the places that may add it; nil where other code may add it.
  private mutating func parent(after places: some Sequence<ViewUse>) -> Parent? {
    var parent: View?
    for use in places {
      let outer = use.placement(in: file).flatMap { action in
        file.parent(in: action).flatMap { file.view($0, in: action.statement.block) }
      }
      if let outer, outer.subview != nil {
        guard parent == nil || parent == outer else { return nil }
        parent = outer
      } else {
        guard let handing = use.handing(in: file) else { return nil }
        handings.append(handing)
      }
    }
    return Parent(view: parent)
  }

  // MARK: - Locals

  private mutating func look(atLocal candidate: EarlyConstraint.Candidate) {
    handings = []
    var chain: [View] = []
    var next: View? = candidate.view
    while let view = next {
      guard !chain.contains(view), view.isLocal, view.attachments != nil,
        let scope = view.declaration?.block
      else { return }
      let isMade =
        view.isMadeAtOnce
        || view.renewals.first.map { $0 < candidate.statement && $0.block == scope }
          ?? false
      guard isMade, candidate.statement.runsDirectly(in: scope),
        !candidate.statement.asksForParent(in: scope),
        let parent = parent(of: view, before: candidate, in: scope)
      else { return }
      chain.append(view)
      next = parent.view
    }
    if isApart(candidate, from: chain) { add(candidate, in: chain) }
  }

  /// The view that a local may have been added to when a constraint is activated, if it was added to one; nil where
  /// that is unknown.
  private mutating func parent(
    of view: View, before candidate: EarlyConstraint.Candidate, in scope: Block
  ) -> Parent? {
    let place = candidate.place
    let loop = candidate.statement.block.ancestors.prefix { $0 != scope }.last { $0.kind == .loop }
    let attachments = view.attachments ?? []
    // A function may run before the place where it is declared; a loop repeats what comes later.
    let isKnown = attachments.allSatisfy { use in
      !use.isInNestedFunction(of: scope)
        && loop.map { !$0.tokens.indices.contains(use.tokens.startIndex) } ?? true
    }
    return isKnown ? parent(after: attachments.filter { $0.tokens.startIndex < place }) : nil
  }

  // MARK: - Properties

  private mutating func look(at candidates: [EarlyConstraint.Candidate]) {
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
      for step in run.steps {
        for index in byBody[step.function.body.key] ?? [] {
          look(at: candidates[index], in: run, step)
        }
      }
    }
  }

  private mutating func look(
    at candidate: EarlyConstraint.Candidate, in run: Run, _ step: Run.Step
  ) {
    // What a function does each time it runs, it does the first time.
    guard run.runsOnce || candidate.statement.block == step.function.body,
      !candidate.statement.asksForParent(in: step.function.body)
    else { return }
    let place = step.place(of: candidate.place)
    handings = []
    var chain: [View] = []
    var next: View? = candidate.view
    var adder: Run.Step?
    while let view = next {
      guard !chain.contains(view), let type = view.subview?.type, type >= 0,
        file.types[type].key == file.typeKey(at: run.function.type), view.attachments != nil,
        isMade(view, in: run, before: place),
        let addition = addition(of: view, in: run, after: place)
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
    _ view: View, in run: Run, before place: Run.Place
  ) -> Bool {
    view.isMadeAtOnce
      || view.renewals.contains { renewal in
        run.place(of: renewal).map { $0 < place } ?? false
      }
  }

  /// The view that a property's view is in at a place of a run, if any, and the first function that adds it later;
  /// nil where other code may add it.
  private mutating func addition(
    of view: View, in run: Run, after place: Run.Place
  ) -> (parent: View?, adder: Run.Step?)? {
    var adder: Run.Step?
    var earlier: [ViewUse] = []
    for use in view.attachments ?? [] {
      guard let body = use.statement.block.function?.body, !use.isInNestedFunction(of: body),
        let other = run.step(of: body)
      else { return nil }
      guard place < other.place(of: use.tokens.startIndex) else {
        earlier.append(use)
        continue
      }
      guard
        other.function.body == run.function.body
          || run.runsOnly(other.function, after: place, in: file)
      else { return nil }
      adder = adder ?? other
    }
    return parent(after: earlier).map { ($0.view, adder) }
  }

  // MARK: - The other view

  private func isApart(_ candidate: EarlyConstraint.Candidate, from chain: [View]) -> Bool {
    if candidate.other.isSuperview { return chain.count == 1 }
    if let root = file.rootView(candidate.other, in: candidate.block) {
      guard !isHandedOut(root, before: candidate) else { return false }
      return chain.allSatisfy { $0 != root && !root.mayBe(inside: $0) }
    }
    guard !chain.contains(where: \.hasUnknownContent) else { return false }
    return file.reference(candidate.other, in: candidate.block).placedView?.isContainer == true
  }

  /// Whether anything but an addition gets hold of a view, and may put it into another one: `table.tableFooterView = view`.
  private func isHandedOut(_ view: View, before candidate: EarlyConstraint.Candidate) -> Bool {
    guard !view.mayBeOtherName else { return true }
    let body = candidate.statement.block.function?.body
    return view.handOuts.contains { use in
      use.tokens.startIndex <= candidate.place || use.statement.block.function?.body != body
    }
  }
}
