import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view of a cell that is meant to be touched, and that the content view of the cell covers.
struct CoveredView {
  /// The name of the view in its declaration.
  let name: Lexeme
  /// What adds it to the cell, perhaps in other views.
  let addition: ViewAction
  /// The body of the initializer.
  let initializer: Block

  /// Those of a file, in source order.
  static func all(in file: ViewFile) -> [CoveredView] {
    guard file.types.contains(where: \.isDirectCell) else { return [] }
    let cells = file.functions.compactMap { CellInitializer($0, in: file) }
    guard !cells.isEmpty else { return [] }
    // By the classes.
    var uses: [UInt64: [Statement]] = [:]
    for token in file.code.tokens.all(.identifier) {
      if token.mayUncover { return [] }
      guard token.asksForContentView, let statement = token.statement,
        let type = file.scopes.type(around: statement)
      else { continue }
      uses[type.key, default: []].append(statement)
    }
    var setups: [UInt64: CellSetup] = [:]
    for cell in cells where setups[cell.type] == nil {
      setups[cell.type] = CellSetup(
        cell, Run(of: cell.function, in: file), uses[cell.type] ?? [], in: file)
    }
    return file.views.compactMap { view in
      guard let name = view.name, let action = view.outwardPlacements.last?.action,
        action.isOfCell, view.isTouched, let type = file.scopes.type(around: action.statement),
        let setup = setups[type.key], setup.covers(action)
      else { return nil }
      return CoveredView(name: name, addition: action, initializer: setup.cell.function.body)
    }.sorted { $0.addition.tokens.startIndex < $1.addition.tokens.startIndex }
  }
}

/// The initializer of a cell in code: the content view of one in a nib is there before.
private struct CellInitializer {
  let function: ViewFunction
  /// The key of the class.
  let type: UInt64
  /// Whether UIKit makes a content view before the cell is shown; that of a collection is only made on request.
  let alwaysHasContentView: Bool

  init?(_ function: ViewFunction, in file: ViewFile) {
    guard function.declaration.kind == .initializer,
      let type = file.scopes.declaredType(around: function.declaration.statement),
      type.isDirectCell, let superclass = type.declaration.type.first,
      let label = function.declaration.parameters?.open.next, label.is(.style) || label.is(.frame)
    else { return nil }
    self.function = function
    self.type = type.key
    alwaysHasContentView = superclass.is(.UITableViewCell)
  }
}

extension ViewType {
  fileprivate var isDirectCell: Bool {
    guard kind == .class, let superclass = declaration.type.first, superclass.namesViewType
    else { return false }
    return superclass.is(.UITableViewCell) || superclass.is(.UICollectionViewCell)
  }
}

/// What runs when a cell is made, and where that first asks for the content view, which UIKit then makes.
private struct CellSetup {
  let cell: CellInitializer
  private let run: Run
  private let firstUse: Run.Place?
  private var mayHaveUse = false

  /// - Parameter uses: the statements of the class that ask for the content view.
  init(
    _ cell: CellInitializer, _ run: Run, _ uses: [Statement], in file: ViewFile
  ) {
    self.cell = cell
    self.run = run
    var firstUse: Run.Place?
    for statement in uses {
      if let place = run.place(of: statement) {
        if firstUse.map({ place < $0 }) ?? true { firstUse = place }
      } else if !run.runsLater(statement, in: file) {
        mayHaveUse = true
      }
    }
    self.firstUse = firstUse
  }

  /// Whether the content view lies above a view that an action adds to the cell, because it is made later.
  func covers(_ addition: ViewAction) -> Bool {
    guard !mayHaveUse, let place = run.place(of: addition.statement) else { return false }
    guard let firstUse else { return cell.alwaysHasContentView }
    return place < firstUse
  }
}

extension Run {
  fileprivate func runsLater(_ statement: Statement, in file: ViewFile) -> Bool {
    guard let function = file.scopes.function(around: statement),
      function.declaration.kind == .function
    else { return statement.block.function?.kind == .initializer }
    var fuel = Fuel()
    return file.flow.mentions(of: function).allSatisfy { mention in
      fuel.burn(steps.count) && mention.statement.map { place(of: $0) == nil } ?? false
    }
  }
}

extension ViewAction {
  fileprivate var isOfCell: Bool {
    guard role == .addition, parent?.isSelf == true, let member else { return false }
    return member.is(.addSubview) || member.is(.addSubviews) || member.is(.forEach)
  }
}

extension Lexeme {
  fileprivate var asksForContentView: Bool {
    guard isFreeName else { return false }
    return self.is(.contentView) || self.is(.textLabel) || self.is(.detailTextLabel)
      || self.is(.imageView) || self.is(.contentConfiguration)
      || self.is(.defaultContentConfiguration)
  }

  /// Whether it is part of code that may put views above the content view, take touches away from that, or find the view
  /// for them in another way; or that loads cells which have a content view.
  fileprivate var mayUncover: Bool {
    if self.is(.contentView), let member {
      return member.is(.isUserInteractionEnabled) || member.is(.removeFromSuperview)
        || member.is(.isHidden)
    }
    return self.is(.sendSubviewToBack) || self.is(.bringSubviewToFront)
      || self.is(.exchangeSubview) || self.is(.hitTest) || self.is(.awakeFromNib)
      || self.is(.IBOutlet) || self.is(.addSubview) && previous?.is(.func) == true
      || self.is(.point) && previous?.is(.func) == true
  }
}

/// Whether some code hides the content views of cells, or turns their touches off.
struct UncoveredCells: Contribution {
  var exist = false
  mutating func formUnion(_ other: UncoveredCells) { exist = exist || other.exist }
}

/// That no code does so.
struct CoveredCells: Condition {
  func holds(in project: Project) -> Bool { !project[UncoveredCells.self].exist }
}

extension ViewFile {
  /// Whether code hides the content view of a cell, or turns its touches off: `cell.contentView.isHidden = true`.
  var hidesContentViews: Bool {
    hasWord(.isHidden, .isUserInteractionEnabled)
      && code.statements.contains { statement in
        guard statement.kind == .assignment, let member = statement.assignedMember,
          member.is(.isHidden) || member.is(.isUserInteractionEnabled),
          member.owner?.is(.contentView) == true
        else { return false }
        return true
      }
  }
}
