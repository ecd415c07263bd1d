import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Functions that run again and again do not make constraints, views or handlers each time.
struct PilingConstraints: Rule {
  let query = Query<Finding>.found(
    in: .viewTypes || .constraints || .additions
      || .names(.addGestureRecognizer, .addAction, .addSublayer, .insertSublayer)
  ) { file in
    let search = PiledWorkSearch(file)
    return search.findings() + search.repeatedSetUps() + rows(in: file)
  }

  static let collectsFunctions = true

  /// What code adds anew to a cell for each row.
  private static func rows(in file: ViewFile) -> [Finding] {
    NewAddition.ofRows(in: file).map { row in
      Finding(
        row.tokens,
        "`\(row.place.text)` gets a new \(row.name) for each row, and a reused cell keeps those of its earlier rows",
        advice: "add it once, in the initializer of the cell's class, and only change it here")
    }
  }
}

/// Finds the first work of functions that stays afterwards: constraints, or a view or a handler that is made and added.
private final class PiledWorkSearch {
  private unowned let file: ViewFile
  /// The names of the views that methods of the project may constrain.
  private lazy var viewsOfUIKit = KeySet(file.subviews.filter(\.isOfUIKit).map(\.key))
  private lazy var hasAdditions = !NewAddition.all(in: file.code.tokens, of: file).isEmpty
  /// The own work of functions that are known, by their bodies.
  private var works = KeyMap<RepeatedWork?>()
  /// For views, whether they stay, and whether they stay unless they are taken out of the view tree.
  private var lasting = KeyMap<(always: Bool, mostly: Bool)>()

  init(_ file: ViewFile) { self.file = file }

  func findings() -> [Finding] {
    let workers = file.functions.filter(mayWork)
    guard !workers.isEmpty else { return [] }
    var places = KeySet()
    return file.flow.callers(of: workers).flatMap { function -> [Finding] in
      guard let again = function.again(in: file), again.occasion != .layout else { return [] }
      return works(in: function, again).compactMap { work in
        guard let place = work.tokens.first, !again.mayBeOnce(in: file),
          places.insert(UInt64(place.index))
        else { return nil }
        return finding(work, again)
      }
    }
  }

  /// What an object makes in its initializer, or when its view is loaded, and in a later callback of the set-up again.
  func repeatedSetUps() -> [Finding] {
    file.functions.filter { $0.declaration.callback == .start }.flatMap { later -> [Finding] in
      guard let name = later.declaration.name, !name.is(.loadView) else { return [] }
      let again = Run(of: later, in: file)
      guard again.steps.count > 1 else { return [] }
      let earlier = file.functions(ofType: file.typeKey(at: later.type)).filter {
        $0.declaration.kind == .initializer
          && (name.is(.viewDidLoad) || $0.declaration.isDecodingInitializer)
          || $0.declaration.name.is(.loadView) && name.is(.viewDidLoad)
      }
      return earlier.lazy.compactMap { first -> Finding? in
        let run = Run(of: first, in: self.file)
        let step = again.steps.dropFirst().first { step in
          guard let same = run.step(of: step.function.body),
            let work = self.own(in: step.function)?.tokens.first
          else { return false }
          return again.alwaysReaches(work, of: step, in: self.file)
            && run.alwaysReaches(work, of: same, in: self.file)
        }
        guard let step, let called = step.function.declaration.name,
          let call = again.call(to: step, in: self.file)
        else { return nil }
        return Finding(
          call.tokens,
          "`\(called.text)` runs twice, in `\(first.declaration.signature)` and in `\(name.text)`: what it makes and adds is there twice",
          advice: "leave out one of the two calls")
      }.prefix(1).map(\.self)
    }
  }

  /// A quick look that says no for most functions.
  private func mayWork(_ function: ViewFunction) -> Bool {
    let code = function.body.tokens
    return !file.constraints(in: code).isEmpty
      || hasAdditions && !NewAddition.all(in: code, of: file).isEmpty
      || !viewsOfUIKit.isEmpty
        && function.sureStatements.contains { statement in
          statement.receiver.map { viewsOfUIKit.contains(file.names.key($0)) } == true
            && MethodCall(statement, in: file) != nil
        }
  }

  private func finding(_ work: RepeatedWork, _ again: Again) -> Finding {
    let helper = work.helper?.call.name.map { " with `\($0.text)`" } ?? ""
    let place = helper + (work.function.flatMap(\.name).map { " in `\($0.text)`" } ?? "")
    let view = file.name(work.item)
    let what = "\(place) each time that \(again.when), and the old ones stay"
    guard case .new(let addition) = work.kind else {
      return Finding(
        work.tokens,
        "`\(again.name.text)` makes constraints of `\(view)`\(what): they pile up, and conflict once a value differs",
        advice: "make them once, where the view is set up, and change their constants here",
        if: work.helper?.constrains)
    }
    return Finding(
      work.tokens, "`\(again.name.text)` adds a new \(addition.name) to `\(view)`\(what)",
      advice: "make it once, where the view is set up, and change it here")
  }

  /// The first work of a function and of the functions that it always calls on its own type.
  private func works(in function: ViewFunction, _ again: Again) -> [RepeatedWork] {
    if let work = RepeatedWork.first(in: function, of: file, own: own) { return [work] }
    let works = RepeatedWork.leftToHelpers(MethodCall.all(inRunsOf: function, of: file))
    if !works.isEmpty, !file.mayTakeConstraints(ofTypeAround: function.body) {
      let lasting = works.filter { work in
        work.helper.map { lasts(work.item, $0.call.statement.block) } == true
      }
      if !lasting.isEmpty { return lasting }
    }
    // Under a condition about the data that a cell gets, which a reused cell gets again.
    guard again.occasion == .reuse, let work = constraint(in: function, needing: .data),
      let place = work.tokens.first, place < file.flow.firstCondition(of: function)
    else { return [] }
    return [work]
  }

  private func own(in function: ViewFunction) -> RepeatedWork? {
    let key = function.body.key
    if let known = works[key] { return known }
    let addition = NewAddition.repeated(
      [.view, .layer, .recognizer, .action], in: function, of: file
    ) { addition in
      lasts(addition.keeper, addition.statement.block)
        && (addition.kind != .view || !mayClear(addition))
    }
    let found = [constraint(in: function, needing: .values), addition].compactMap(\.self)
      .min { $0.tokens.startIndex < $1.tokens.startIndex }
    works[key] = .some(found)
    return found
  }

  /// The first constraint that a function makes of views that stay.
  private func constraint(in function: ViewFunction, needing need: Need) -> RepeatedWork? {
    let constraint = file.constraints(in: function.body.tokens).first { constraint in
      guard file.isCertainlyActive(constraint) || file.isActivatedNext(constraint),
        !constraint.setsFrame, !constraint.expression.contains(where: { $0.is(.isActive) }),
        let statement = file.statementMaking(constraint), !constraint.isHandedOn(in: file),
        statement.need(in: function.body) <= need
      else { return false }
      let block = constraint.statement.block
      // What a view is taken out of takes the constraints between the two away, but not those of its size.
      return lasts(constraint.firstItem, block, evenRemoved: constraint.secondItem == nil)
        && (constraint.secondItem.map { $0.key != 0 && lasts($0, block) } ?? true)
    }
    guard let constraint, !file.mayTakeConstraints(ofTypeAround: function.body),
      !file.actions[function.actions].contains(where: { $0.role == .addition && $0.item.isSelf })
    else { return nil }
    return RepeatedWork(
      .constraint, of: constraint.firstItem, at: file.code[constraint.tokens])
  }

  /// Whether a method that UIKit does not declare may take the subviews of a view away.
  private func mayClear(_ addition: NewAddition) -> Bool {
    guard let parent = file.view(addition.keeper, in: addition.statement.block) else {
      return addition.keeper.isSuperview
    }
    return parent.events.contains { use in
      guard let member = use.member, member.call != nil else { return false }
      return !file.names.isUIKitMethod(member) && !file.names.isLibraryMember(member)
    }
  }

  /// Whether an item is a view that stays: the own one, or one that only an initializer sets and nothing takes away.
  ///
  /// - Parameter evenRemoved: whether it may be taken out of the view tree.
  private func lasts(_ item: Item, _ block: Block, evenRemoved: Bool = false) -> Bool {
    if item.isSuperview { return true }
    guard let view = file.reference(item, in: block).placedView else { return false }
    guard view.subview != nil else { return view.isContainer }
    let known = lasting[view.key] ?? lasts(view)
    lasting[view.key] = known
    return evenRemoved ? known.mostly : known.always
  }

  private func lasts(_ view: View) -> (always: Bool, mostly: Bool) {
    guard let declaration = view.declaration, view.isProperty, declaration.isStored,
      !declaration.modifiers.contains(.weak), declaration.isPrivate || !view.isNamedElsewhere,
      view.renewals.allSatisfy({ $0.isMadeByInitializer(in: file) }),
      !view.placements.contains(where: { $0.parent?.isCleared == true })
    else { return (false, false) }
    let members = view.events.compactMap(\.member)
    let replaces = { (member: Lexeme) in
      member.hasPrefix(.remove) && !member.is(.removeFromSuperview) || member.remakesConstraints
    }
    if members.contains(where: { replaces($0) || $0.member.map(replaces) == true }) {
      return (false, false)
    }
    return (!members.contains { $0.is(.removeFromSuperview) }, true)
  }
}

extension View {
  /// Whether code takes all views in it away: `stack.subviews.forEach { $0.removeFromSuperview() }`.
  fileprivate var isCleared: Bool {
    events.contains { use in
      (use.member.is(.subviews) || use.member.is(.arrangedSubviews))
        && use.statement.tokens.contains { $0.is(.removeFromSuperview) }
    }
  }
}

extension Constraint {
  fileprivate func isHandedOn(in file: ViewFile) -> Bool {
    guard let declaration = statement.declaration else { return false }
    return file.constraintLife.events(ofLocal: declaration, in: file).contains {
      $0.verb == .handed || $0.verb == .deactivated && $0.name.member == nil
    }
  }
}

extension ViewFile {
  /// Whether a type of the file, or an extension of all views, may take away constraints or views that it does not name.
  fileprivate func mayTakeConstraints(ofTypeAround body: Block) -> Bool {
    guard let type = scopes.type(aroundBlock: body.index) else { return true }
    return answer(for: PilingConstraints.self, about: type.key) { file in
      file.removals.contains { name, marks in
        let isTaken =
          name.is(.removeFromSuperview)
          ? name.owner != nil && file.namedView(removedBy: name) == nil
          : marks.contains(.constraints)
        guard isTaken else { return false }
        let other = name.statement.flatMap { file.scopes.type(around: $0) }
        return other.map { other in
          other.key == type.key || other.extendsAllViews
            || type.declaration.type.contains { file.names.key($0) == other.key }
        } ?? true
      }
    }
  }

  /// The view that code names where it takes one away: that one, or the one whose subviews it takes one after the other.
  private func namedView(removedBy name: Lexeme) -> View? {
    guard var view = name.owner, let block = name.statement?.block else { return nil }
    if view.kind == .dollarIdentifier, let list = block.closure?.call?.receiver?.last,
      list.is(.arrangedSubviews) || list.is(.subviews), let parent = list.owner
    {
      view = parent
    }
    return self.view(view.alone, in: block).flatMap { $0.subview == nil ? nil : $0 }
  }

  /// Whether later code activates a constraint by its name, and nothing deactivates it: `height = …; height?.isActive = true`.
  fileprivate func isActivatedNext(_ constraint: Constraint) -> Bool {
    let statement = constraint.statement
    guard constraint.container == .stored, let name = constraintLife.name(keeping: constraint),
      let kept = constraintLife.name(name, in: self), !kept.contains(.deactivated),
      !kept.contains(.switched)
    else { return false }
    return kept.events(behind: statement).prefix { $0.verb != .assigned && $0.verb != .declared }
      .contains { $0.verb == .activated && $0.statement.block == statement.block }
  }
}

extension Statement {
  /// Whether an initializer, which runs once, assigns a view that it makes: one that it is given may be moved by others.
  fileprivate func isMadeByInitializer(in file: ViewFile) -> Bool {
    guard block.declaration?.kind == .initializer, let value = assignedValue else { return false }
    return file.names.isUIKitInitializer(value) || value.isPlainInitializer
  }
}

extension PilingConstraints {
  static let description = RuleDescription(
    id: "piling_constraints",
    family: .correctness,
    summary: "Constraints, views or handlers that accumulate",
    rationale: """
      `render`, `update…`, `viewWillAppear` and `prepareForReuse` run again and again; in a cell, so does everything \
      that hands in a row. Constraints, views, recognizers and actions that they make without a condition are added \
      to those of the last time: they cost time, conflict, cover each other or act for old rows. In a cell, a \
      condition on the row's data does not count.
      """,
    limits: [
      "types that remove, deactivate or remake any constraints",
      "files that may take views out of the tree, or remove recognizers or actions, for these",
      "what is stored, and functions that only run during setup",
    ],
    source:
      "UIKit, UIView.updateConstraints() (https://developer.apple.com/documentation/uikit/uiview/updateconstraints()): \"Do not deactivate all your constraints, then reactivate the ones you need\"",
    effect: .growth,
    goodExamples: [
      "Made once, changed later": """
      class PlayerCell: UITableViewCell {
        private lazy var height = cover.heightAnchor.constraint(equalToConstant: 80)

        func setupCover() {
          contentView.addSubview(cover)
          height.isActive = true
        }

        func configure(with song: Song) {
          height.constant = song.coverHeight
        }
      }
      """,
      "Only once": """
      class PlayerView: UIView {
        private let cover = UIImageView()

        func render(_ song: Song) {
          guard cover.superview == nil else { return }
          addSubview(cover)
          cover.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      """,
    ],
    badExamples: [
      "For each row": """
      class PlayerCell: UITableViewCell {
        private let cover = UIImageView()

        func configure(with song: Song) {
          cover.image = song.cover
          ↓cover.heightAnchor.constraint(equalToConstant: song.coverHeight).isActive = true
        }
      }
      """,
      "A new recognizer for each row": """
      class PlayerCell: UITableViewCell {
        private let cover = UIImageView()

        func configure(with song: Song) {
          let tap = UITapGestureRecognizer(target: self, action: #selector(play))
          ↓cover.addGestureRecognizer(tap)
        }
      }
      """,
      "A new view for each row": """
      class PlayerViewController: UITableViewController {
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
          let titleLabel = UILabel()
          titleLabel.text = songs[indexPath.row].title
          cell.contentView.addSubview(↓titleLabel)
          return cell
        }
      }
      """,
    ])
}
