import LayoutModel
import LintEngine
import SwiftSource

/// Functions that run again and again do not make constraints each time.
struct PilingConstraints: Rule {
  let query = Query.functions(with: .constraints)

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard let name = function.declaration.name, function.type >= 0,
      let repetition = Repeated(function, in: file), let constraint = repetition.first,
      !repetition.runsOnce, !file.mayRemoveConstraints
    else { return }
    report.add(
      file.code[constraint.tokens],
      .piles(name.text, file.name(constraint.firstItem)), advice: .makeOnce)
  }
}

extension Finding.Message {
  fileprivate static func piles(_ function: String, _ view: String) -> Self {
    "`\(function)` makes constraints of `\(view)` each time that it runs, and the old ones stay: they pile up, and conflict once a value differs"
  }

  fileprivate static var makeOnce: Self {
    "make them once, where the view is set up, and change their constants here"
  }
}

/// A function that runs again and again on the same views.
private struct Repeated {
  private let function: ViewFunction
  private let file: ViewFile

  /// Nil for a function that may run only once for each view.
  init?(_ function: ViewFunction, in file: ViewFile) {
    let type = file.types[function.type]
    guard let name = function.declaration.name, function.declaration.kind == .function,
      type.isView, !function.declaration.isStatic, Self.isNamedForRepetition(name, in: type, file)
    else { return nil }
    self.function = function
    self.file = file

  }

  private static func isNamedForRepetition(
    _ name: Lexeme, in type: ViewType, _ file: ViewFile
  ) -> Bool {
    if name == "updateConstraints" || name == "updateViewConstraints" { return false }
    if name.hasWordPrefix("render") || name.hasWordPrefix("update")
      || name.hasWordPrefix("refresh") || name == "prepareForReuse"
    {
      return !(name.hasSuffix("onstraints") || name.hasSuffix("ayout")) || file.isReused(type)
    }
    // What makes another view may configure it once; a cell is configured for each row.
    let isData =
      name.hasWordPrefix("configure") || name.hasWordPrefix("bind") || name.hasWordPrefix("apply")
    return isData && file.isReused(type) && name.call == nil
      && name.next?.next?.kind != .rightParen
  }

  /// Whether only functions that run once call it.
  var runsOnce: Bool { runsOnce(function.declaration, depth: 0) }

  /// Whether nothing but functions that run once call a function. Other files may call one that is not private if it
  /// takes data, or if its own file does not call it.
  private func runsOnce(_ declaration: Declaration, depth: Int) -> Bool {
    guard depth < 4, let name = declaration.name else { return false }
    let mentions = file.names.mentions(ofFunction: file.names.key(name))
    let takesData = declaration.parameters?.parameters.isEmpty == false
    guard declaration.isPrivate || !takesData && !mentions.isEmpty else { return false }
    return mentions.count > 16
      || mentions.allSatisfy { mention in
        guard let caller = mention.statement?.block.function else { return false }
        return caller.kind == .initializer || caller.name.map(Self.isSetup) ?? false
          || runsOnce(caller, depth: depth + 1)
      }
  }

  private static func isSetup(_ name: Lexeme) -> Bool {
    name.hasWordPrefix("viewDidLoad") || name.hasWordPrefix("loadView")
      || name.hasWordPrefix("awakeFromNib") || name.hasWordPrefix("setup")
      || name.hasWordPrefix("setUp") || name.hasWordPrefix("commonInit")
  }

  /// The first constraint that it makes whenever it runs, of views that stay.
  var first: Constraint? {
    let body = function.body
    let end = body.firstExit
    return file.constraints(in: body.tokens).first { constraint in
      guard constraint.tokens.lowerBound < end.index, constraint.isSurelyActive,
        !constraint.setsFrame, !constraint.expression.contains(where: { $0.is(.isActive) }),
        let statement = statement(of: constraint), statement.block == body
      else { return false }
      let block = constraint.statement.block
      return lasts(constraint.firstItem, block)
        && (constraint.secondItem.map { $0.key != 0 && lasts($0, block) } ?? true)
    }
  }

  /// The statement that makes it, outside of makers that add constraints to the old ones.
  private func statement(of constraint: Constraint) -> Statement? {
    var statement = constraint.statement
    for _ in 0..<8 {
      guard file.isMaker(statement.block) else { return statement }
      guard let call = statement.block.closure?.call, let name = call.name,
        name.layoutWord?.resultOfMaker == .nothing, !name.replacesConstraints,
        call.arguments?.contains(where: { $0.label == "replace" }) != true
      else { return nil }
      statement = call.statement
    }
    return nil
  }

  /// Whether an item is a view that stays: the type's own, or one in a property that gets no other value and that
  /// nothing takes out of the view tree.
  private func lasts(_ item: Item, _ block: Block) -> Bool {
    if item.isSuperview { return true }
    let (item, block) = file.names.source(of: item, in: block)
    let view = file.names.viewOfGuide(item, in: block)
    guard let statement = block.owner ?? block.firstStatement else { return false }
    guard let index = file.names.subview(view, in: block) else {
      return view.key != 0 && file.names.isContainer(view, at: statement)
    }
    return file.note { _ in LastingViews() }.contains(index, in: file)
  }
}

/// The views of a file that stay, each examined once.
private final class LastingViews {
  private var known: [Int: Bool] = [:]

  func contains(_ view: Int, in file: ViewFile) -> Bool {
    if let answer = known[view] { return answer }
    let answer = lasts(view, in: file)
    known[view] = answer
    return answer
  }

  private func lasts(_ view: Int, in file: ViewFile) -> Bool {
    let subview = file.subviews[view]
    guard subview.type >= 0, subview.declaration.isStored,
      !subview.declaration.modifiers.contains(.weak),
      subview.declaration.isPrivate || !file.names.isNamedElsewhere(view)
    else { return false }
    return file.names.uses(of: view).allSatisfy { use in
      guard use.kind != .assignment, let member = use.member else { return use.kind != .assignment }
      // `label.snp.remakeConstraints` replaces all that others made.
      return !member.hasPrefix("remove") && member.member?.hasPrefix("remove") != true
        && !member.replacesAll && member.member?.replacesAll != true
    }
  }
}

/// Whether a file takes constraints away, whichever.
private struct RemovalsOfConstraints { var exist: Bool }

extension ViewFile {
  /// Whether the code may take constraints away, or views out of the view tree, that it does not name: a constraint
  /// that is made in passing has no name.
  fileprivate var mayRemoveConstraints: Bool {
    note { file in
      RemovalsOfConstraints(
        exist: file.code.tokens.contains { token in
          guard token.kind == .identifier else { return false }
          if token.hasPrefix("deactivate") || token.hasPrefix("removeConstraint")
            || token.hasPrefix("removeAllConstraints") || token.hasPrefix("uninstall")
            || token.hasPrefix("autoRemove")
          {
            return true
          }
          guard token == "removeFromSuperview", let view = token.owner,
            let statement = token.statement
          else { return false }
          return file.names.subview(
            file.names.item(view.alone, in: statement.block), in: statement.block) == nil
        })
    }.exist
  }

  /// Whether the views of a type are used again and again for other data.
  fileprivate func isReused(_ type: ViewType) -> Bool {
    let declaration = type.declaration
    return declaration.type.contains { $0.kind == .identifier && $0.isReused }
      || declaration.name?.isReused ?? false
  }
}

extension Lexeme {
  fileprivate var replacesAll: Bool { hasPrefix("remake") || hasPrefix("snp_remake") }

  fileprivate var isReused: Bool {
    hasSuffix("Cell") || hasSuffix("ReusableView") || hasSuffix("HeaderFooterView")
  }
}

extension PilingConstraints {
  static let description = RuleDescription(
    id: "piling_constraints",
    family: .runTime,
    summary: "Functions that run repeatedly do not make constraints each time",
    rationale: """
      `render`, `update…` and `prepareForReuse` run again and again, and in a cell so do `configure(with:)` and \
      `bind(…)`. Constraints that they make of views that stay are added to those of the last time: they cost time, and \
      conflict as soon as a constant differs. The rule reports constraints that such a function makes without a \
      condition. It is silent in a file that removes, deactivates or remakes constraints, or takes views out of the view \
      tree, about constraints that are stored, and about functions that their file calls only during setup.
      """,
    source:
      "UIKit, UIView.updateConstraints() (https://developer.apple.com/documentation/uikit/uiview/updateconstraints()): \"Do not deactivate all your constraints, then reactivate the ones you need\"",
    defaultSeverity: .note,
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
      "For each change": """
      class PlayerView: UIView {
        private let cover = UIImageView()

        func render(_ song: Song) {
          cover.snp.makeConstraints { make in
            ↓make.height.equalTo(song.coverHeight)
          }
        }
      }
      """,
    ])
}
