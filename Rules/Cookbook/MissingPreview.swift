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

  // MARK: - Views

  /// The name of the first view that a preview can show; nil if there is none, or if the file shows its views in
  /// another way.
  func shownView(in file: ViewFile) -> Lexeme? {
    let bases = Set(file.functions.lazy.filter(isLeftToSubclasses).map(\.type))
    let view = file.types.indices.first {
      !bases.contains($0) && isPreviewable(file.types[$0])
    }
    guard let name = view.flatMap({ file.types[$0].declaration.name }), !isShownOtherwise(file)
    else { return nil }
    return name
  }

  private func isPreviewable(_ type: ViewType) -> Bool {
    let declaration = type.declaration
    guard type.kind == .class, let name = declaration.name, declaration.body != nil,
      !declaration.isPrivate, isReachable(declaration), inheritsFromView(declaration)
    else { return false }
    return !name.isNameOfBaseClass && !(name.next == "<") && !isMadeFromNib(declaration)
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

  private func inheritsFromView(_ declaration: Declaration) -> Bool {
    let superclass = declaration.type.outermost.prefix {
      $0.kind != .comma && $0.kind != .binaryOperator && $0.kind != .leftParen
    }
    guard let name = superclass.last(where: { $0.kind == .identifier }), name.namesViewType
    else { return false }
    if name.isNameOfController {
      return options.viewControllers && name.hasLastWord(.viewController) && !name.isNameOfAppKit
    }
    return !name.isNameOfAppKit
  }

  private func isLeftToSubclasses(_ function: ViewFunction) -> Bool {
    guard function.isMember, function.body.count == 1, function.declaration.kind == .function,
      let first = function.body.firstStatement?.first
    else { return false }
    return first.isTrap
  }

  /// Whether a view comes from a nib, which an initializer alone does not load: it has outlets or a nib protocol.
  private func isMadeFromNib(_ type: Declaration) -> Bool {
    type.type.contains { $0.kind == .identifier && $0.isNameOfNibProtocol }
      || type.body?.statementsOnAllLevels.contains {
        $0.kind == .property && $0.declaration?.hasAttribute("IBOutlet") == true
      } == true
  }

  // MARK: - The file

  private func isShownOtherwise(_ file: ViewFile) -> Bool {
    file.code.statements.contains { statement in
      guard statement.kind == .importing, let module = statement.tokens.last else { return false }
      return module.is(.XCTest) || module.is(.Testing) || module.is(.PlaygroundSupport)
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
  /// A statement of the file itself, not of a type or a function.
  private struct Part {
    let statement: Statement
    let isPreview: Bool
    /// Whether it declares or extends a view type of the file that is not private.
    let isOfView: Bool
    /// The keys of the other names that it declares; of an extension also those of its members.
    let names: [UInt64]

    init(_ statement: Statement, views: KeySet, in file: ViewFile) {
      self.statement = statement
      isPreview = statement.tokens.contains {
        $0.kind == .macro && $0 == "#Preview"
          || $0.is(.PreviewProvider)
            && $0.statement?.declaration.map { $0.kind != .property } == true
      }
      let declaration = statement.declaration
      let name = declaration?.name.map(file.names.key)
      isOfView =
        !isPreview && declaration?.isPrivate == false && name.map(views.contains) == true
      let members = declaration?.kind == .extension ? declaration?.body?.statements : nil
      names =
        (isOfView ? [] : name.map { [$0] } ?? [])
        + (members?.compactMap { $0.declaration?.name.map(file.names.key) } ?? [])
    }

    var place: Lexeme {
      statement.declaration?.name ?? statement.tokens.first { $0.kind == .macro }
        ?? statement.first
    }
  }

  private let file: ViewFile
  private let parts: [Part]
  private let views: KeySet
  /// The keys of all names in previews, and in what these use.
  private var used = KeySet()

  init(in file: ViewFile) {
    self.file = file
    let types = file.types.filter { $0.isView && $0.kind == .class }.map(\.key)
    let ofSwiftUI = file.code.declarations.filter(\.isViewOfSwiftUI).compactMap(\.name)
    let views = KeySet(types + ofSwiftUI.map(file.names.key))
    self.views = views
    parts = file.code.statements.filter(\.isTopLevel).map { Part($0, views: views, in: file) }
    var left = parts.filter { !$0.isOfView }
    var count = -1
    var fuel = Fuel()
    // Each round reaches a further declaration.
    while left.count != count, fuel.burn(left.count) {
      count = left.count
      let found = left.filter { $0.isPreview || $0.names.contains(where: used.contains) }
      left.removeAll { $0.isPreview || $0.names.contains(where: used.contains) }
      for token in found.lazy.flatMap(\.statement.tokens) where token.kind == .identifier {
        used.insert(file.names.key(token))
      }
    }
  }

  /// The name of the first preview, or `#Preview`; nil for none.
  var first: Lexeme? { parts.first(where: \.isPreview)?.place }

  /// Whether a preview names a view type of the file, or uses what does.
  var showView: Bool {
    file.code.declarations.contains { declaration in
      declaration.name.map(file.names.key).map { views.contains($0) && used.contains($0) } == true
    }
  }

  /// The name of the first declaration behind the first preview that previews do not use.
  var firstBehind: Lexeme? {
    parts.drop { !$0.isPreview }.first { part in
      !part.isPreview && part.statement.declaration != nil
        && !part.names.contains(where: used.contains)
    }?.place
  }
}

extension Declaration {
  /// `struct PlayerView: View`.
  fileprivate var isViewOfSwiftUI: Bool {
    kind == .structure && type.contains { $0.is(.View) && $0.previous?.kind != .period }
  }
}

extension Statement {
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
      final class ↓PlayerView: UIView {
        private let titleLabel = UILabel()
      }

      final class PlayerCell: UITableViewCell {}
      """,
      "A preview of something else": """
      final class PlayerView: UIView {}

      #if DEBUG
      struct ↓PlayerViewPreview: PreviewProvider {
        static var previews: some View { ViewRepresentable(UIView()) }
      }
      #endif
      """,
    ])
}
