import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A file with a view has a preview of it.
struct MissingPreview: FileRule {
  let options: Options
  // A preview is about a file: the file has one, or none.
  let query = Query.file(with: .viewClasses)

  func check(_ file: ViewFile, _ report: inout Report) {
    guard let name = shownView(in: file) else { return }
    let previews = Previews(in: file)
    guard let first = previews.first else {
      report.add(
        name, "the file has no preview of `\(name.text)`, so seeing it requires running the app",
        advice:
          "add `#Preview` or a `PreviewProvider` that shows `\(name.text)` at the bottom of the file"
      )
      return
    }
    if options.showsView, !previews.showView {
      report.add(
        first, "the preview shows no view of this file, such as `\(name.text)`",
        advice: "show `\(name.text)` in it")
    }
    if options.place == .bottom, let other = previews.firstBehind {
      report.add(
        first, "the preview is not at the bottom of the file: `\(other.text)` comes after it",
        advice: "move it to the end of the file")
    }
  }

  /// The name of the first view that a preview can show; nil if there is none, or if the file shows its views in
  /// another way.
  func shownView(in file: ViewFile) -> Lexeme? {
    let bases = Set(file.functions.lazy.filter(\.isLeftToSubclasses).map(\.type))
    let view = file.types.indices.first {
      !bases.contains($0) && isPreviewable(file.types[$0])
    }
    return file.isShownOtherwise ? nil : view.flatMap { file.types[$0].declaration.name }
  }

  private func isPreviewable(_ type: ViewType) -> Bool {
    let declaration = type.declaration
    guard type.kind == .class, let name = declaration.name, declaration.body != nil,
      !declaration.isPrivate, isReachable(declaration),
      let parent = declaration.superclass, parent.namesViewType, !parent.isNameOfAppKit,
      !parent.isNameOfController
        || options.viewControllers && parent.hasLastWord(.viewController)
    else { return false }
    return !name.isNameOfBaseClass && !(name.next == "<") && !declaration.isMadeFromNib
  }

  private func isReachable(_ declaration: Declaration) -> Bool {
    switch declaration.block.kind {
    case .file, .conditionalBranch: return true
    case .typeBody:
      guard let outer = declaration.block.declaration else { return false }
      return (outer.kind == .extension || outer.kind == .enumeration) && !outer.isPrivate
        && outer.block.kind == .file
    default: return false
    }
  }

  enum Place: String, NamedOption { case any, bottom }

  struct Options: RuleOptions {
    var viewControllers = false
    var place = Place.any
    var showsView = true

    static let fields: [OptionField<Options>] = [
      OptionField(
        "view_controllers", \.viewControllers,
        "whether a file with a view controller needs a preview too"),
      OptionField(
        "place", \.place,
        "whether the preview may be anywhere, or is at the bottom: nothing comes after it but other previews and what they use"
      ),
      OptionField(
        "shows_view", \.showsView,
        "whether a preview must name a view type of the file, itself or through what it uses of the file"
      ),
    ]
  }
}

private struct Previews {
  private let file: ViewFile
  private let views: KeySet
  /// The statements of the file itself, not of types or functions.
  private let statements: [Statement]
  /// The keys of all names in previews, and in what these use.
  private var used = KeySet()

  init(in file: ViewFile) {
    self.file = file
    let types = file.types.filter { $0.isView && $0.kind == .class }.map(\.key)
    let ofSwiftUI = file.code.declarations.filter(\.isViewOfSwiftUI).compactMap(\.name)
    views = KeySet(types + ofSwiftUI.map(file.names.key))
    statements = file.code.statements.filter(\.isTopLevel)
    var declared = KeyMap<[Statement]>()
    for statement in statements where !isOfView(statement) {
      for name in names(of: statement) { declared[name, default: []].append(statement) }
    }
    var pending = statements.filter(\.isPreview)
    var seen: Set<Int> = []
    while let statement = pending.popLast() {
      guard seen.insert(statement.index).inserted else { continue }
      for token in statement.tokens where token.kind == .identifier {
        let name = file.names.key(token)
        if used.insert(name) { pending += declared[name] ?? [] }
      }
    }
  }

  /// Whether a statement declares or extends a view type of the file that is not private.
  private func isOfView(_ statement: Statement) -> Bool {
    guard !statement.isPreview, let declaration = statement.declaration, !declaration.isPrivate
    else { return false }
    return declaration.name.map { views.contains(file.names.key($0)) } == true
  }

  /// The keys of the other names that a statement declares, of an extension also those of its members.
  private func names(of statement: Statement) -> [UInt64] {
    let declaration = statement.declaration
    let own = isOfView(statement) ? nil : declaration?.name
    let members = declaration?.kind == .extension ? declaration?.body?.statements : nil
    return ([own] + (members?.map { $0.declaration?.name } ?? [])).compactMap {
      $0.map(file.names.key)
    }
  }

  /// The name of the first preview, or `#Preview`; nil for none.
  var first: Lexeme? { statements.first(where: \.isPreview)?.place }

  /// Whether a preview names a view type of the file, or uses what does.
  var showView: Bool {
    file.code.declarations.contains { declaration in
      declaration.name.map(file.names.key).map { views.contains($0) && used.contains($0) } == true
    }
  }

  /// The name of the first declaration behind the first preview that previews do not use.
  var firstBehind: Lexeme? {
    statements.drop { !$0.isPreview }.first {
      !$0.isPreview && $0.declaration != nil && !names(of: $0).contains(where: used.contains)
    }?.place
  }
}

extension Declaration {
  /// Whether an initializer alone does not load the view.
  fileprivate var isMadeFromNib: Bool {
    type.contains { $0.kind == .identifier && $0.isNameOfNibProtocol }
      || body?.statementsOnAllLevels.contains {
        $0.kind == .property && $0.declaration?.hasAttribute("IBOutlet") == true
      } == true
  }

  /// `struct PlayerView: View`.
  fileprivate var isViewOfSwiftUI: Bool {
    kind == .structure && type.contains { $0.is(.View) && $0.previous?.kind != .period }
  }
}

extension ViewFunction {
  fileprivate var isLeftToSubclasses: Bool {
    isMember && declaration.kind == .function && body.count == 1
      && body.firstStatement?.first.isTrap == true
  }
}

extension ViewFile {
  /// Whether it is a test or a playground.
  fileprivate var isShownOtherwise: Bool {
    code.statements.contains { statement in
      statement.kind == .importing
        && [LayoutWord.XCTest, .Testing, .PlaygroundSupport].contains {
          statement.tokens.last.is($0)
        }
    }
  }
}

extension Statement {
  fileprivate var isPreview: Bool {
    tokens.contains {
      $0.kind == .macro && $0 == "#Preview"
        || $0.is(.PreviewProvider)
          && $0.statement?.declaration.map { $0.kind != .property } == true
    }
  }

  fileprivate var place: Lexeme {
    declaration?.name ?? tokens.first { $0.kind == .macro } ?? first
  }

  fileprivate var isTopLevel: Bool {
    guard kind != .importing, kind != .conditional else { return false }
    return block.kind == .file
      || block.kind == .conditionalBranch
        && block.ancestors.allSatisfy { $0.kind == .file || $0.kind == .conditionalBranch }
  }
}

extension MissingPreview {
  static let description = RuleDescription(
    id: "missing_preview",
    family: .cookbook,
    summary: "View file without a SwiftUI preview",
    rationale: """
      A preview shows a view while it is being written, without running the app. The rule checks files that declare \
      a view. One `#Preview` or `PreviewProvider` per file is enough, if it names one of the file's view types, or \
      uses a function or a type of the file that does. Options check view controllers and the place of the preview.
      """,
    limits: [
      "private views, and views from a nib",
      "base classes: named `Base…` or `_…`, generic, or with a function that only fails",
    ],
    source:
      "UIKit In Code, Best practices: \"Use SwiftUI preview functionality to develop UI quicker. Just add this code snippet to bottom of your file\"",
    defaultSeverity: .off,
    departsFromExamples: true,
    options: Options.descriptions,
    goodExamples: [
      "A preview at the bottom": """
      final class PlayerView: UIView {}

      struct PlayerViewPreview: PreviewProvider {
        static var previews: some View { ViewRepresentable(PlayerView()) }
      }
      """
    ],
    badExamples: [
      "No preview": """
      final class ↓PlayerView: UIView { private let titleLabel = UILabel() }

      final class PlayerCell: UITableViewCell {}
      """
    ])
}
