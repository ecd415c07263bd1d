import LayoutModel
import LintEngine
import SwiftSource

/// A file with a view has a preview of it.
public struct MissingPreview: Rule {
  /// What is set.
  public let options: Options

  public init(options: Options) { self.options = options }

  public static let interest: FactKinds = .files
  public var triggers: WordSet { WordSet([.viewTypeName]) }

  public func check(_ file: ViewFile, _ report: inout Report) {
    let bases = Set(
      file.functions.lazy.filter { isLeftToSubclasses($0, in: file) }.map(\.type))
    guard
      let view = file.types.indices.first(where: {
        !bases.contains($0) && isPreviewable(file.types[$0], in: file)
      }),
      !isShownOtherwise(file), !hasPreview(file)
    else { return }
    let name = file.outline.declarations[file.types[view].declaration.index].name
    report.add(
      Finding(
        file.byteRange(name..<(name + 1)), .hasNone(file.text(name)),
        advice: .add(file.text(name))))
  }

  // MARK: - Views

  private func isPreviewable(_ type: ViewType, in file: ViewFile) -> Bool {
    let declaration = file.outline.declarations[type.declaration.index]
    guard type.kind == .class, declaration.name >= 0, declaration.body >= 0,
      !declaration.modifiers.contains(.private), isReachable(declaration, in: file),
      inheritsFromView(declaration, in: file)
    else { return false }
    return !isBase(declaration, in: file) && !isMadeFromNib(type, in: file)
  }

  /// Whether a type stands in the file by itself, or in a type that only groups others.
  private func isReachable(_ declaration: Outline.Declaration, in file: ViewFile) -> Bool {
    let block = file.outline.blocks[declaration.block]
    switch block.kind {
    case .file, .conditionalBranch: return true
    case .typeBody where block.subject >= 0:
      let outer = file.outline.declarations[block.subject]
      let groups = outer.kind == .extension || outer.kind == .enumeration
      return groups && !outer.modifiers.contains(.private)
        && file.outline.blocks[outer.block].kind == .file
    default: return false
    }
  }

  /// Whether the superclass, which stands first, is a view's by its name. AppKit's views need another preview.
  private func inheritsFromView(_ declaration: Outline.Declaration, in file: ViewFile) -> Bool {
    var end = declaration.type.lowerBound
    var name = -1
    while end < declaration.type.upperBound, file.tokens[end].kind != .comma {
      if file.tokens[end].kind == .identifier { name = end }
      if file.tokens[end].kind == .binaryOperator || file.tokens[end].kind == .leftParen { break }
      end = file.outline.skip(end, file.tokens)
    }
    guard name >= 0, file.tokens[name].is(.viewTypeName) else { return false }
    let text = file.text(name)
    if text.hasSuffix("Controller") {
      return options.viewControllers && text.hasSuffix("ViewController") && !text.hasPrefix("NS")
    }
    return !text.hasPrefix("NS")
  }

  /// Whether a class is there to be inherited from, by its name or because it is generic.
  private func isBase(_ declaration: Outline.Declaration, in file: ViewFile) -> Bool {
    let name = declaration.name
    return file.hasWordPrefix(name, "_") || file.hasWordPrefix(name, "Base")
      || file.hasWordPrefix(name, "Abstract")
      || file.text(name).hasSuffix("Base") || file.text(name + 1) == "<"
  }

  /// Whether all that a function does is to fail, because subclasses do the rest.
  private func isLeftToSubclasses(_ function: ViewFunction, in file: ViewFile) -> Bool {
    guard function.type >= 0, file.outline.blocks[function.body.index].count == 1,
      file.outline.declarations[function.declaration.index].kind == .function,
      let statement = file.outline.firstStatement(of: function.body.index)
    else { return false }
    let first = file.text(file.outline.statements[statement].first)
    return first == "fatalError" || first == "preconditionFailure"
  }

  /// Whether a view comes from a nib, which an initializer alone does not load: it has outlets, or a protocol says so.
  private func isMadeFromNib(_ type: ViewType, in file: ViewFile) -> Bool {
    let declaration = file.outline.declarations[type.declaration.index]
    let conforms = declaration.type.contains { token in
      file.tokens[token].kind == .identifier && file.text(token).hasPrefix("Nib")
    }
    return conforms
      || file.outline.blocks[declaration.body].statements.contains { index in
        let statement = file.outline.statements[index]
        return statement.kind == .property && statement.declaration >= 0
          && file.isOutlet(file.outline.declarations[statement.declaration])
      }
  }

  // MARK: - The file

  /// Whether a file belongs to tests, or to a playground, which is a preview by itself.
  private func isShownOtherwise(_ file: ViewFile) -> Bool {
    file.outline.statements.contains { statement in
      guard statement.kind == .importing else { return false }
      return ["XCTest", "Testing", "PlaygroundSupport"].contains(file.text(statement.end - 1))
    }
  }

  private func hasPreview(_ file: ViewFile) -> Bool {
    file.tokens.indices.contains { index in
      switch file.tokens[index].kind {
      case .identifier:
        file.tokens[index].range.count == 15 && file.text(index) == "PreviewProvider"
      case .macro: file.text(index) == "#Preview"
      default: false
      }
    }
  }

  /// What can be set.
  public struct Options: RuleOptions {
    /// Whether files with a view controller need a preview too.
    public var viewControllers = false

    public init() {}
    public init(viewControllers: Bool) { self.viewControllers = viewControllers }

    public static let fields: [OptionField<Options>] = [
      OptionField(
        "view_controllers", \.viewControllers,
        "whether a file with a view controller needs a preview too")
    ]
  }
}

extension Finding.Message {
  fileprivate static func hasNone(_ view: String) -> Self {
    "the file has no preview of `\(view)`: to see it one has to run the app"
  }

  fileprivate static func add(_ view: String) -> Self {
    "add `#Preview` or a `PreviewProvider` that shows `\(view)` at the bottom of the file"
  }
}

extension MissingPreview {
  public static let description = RuleDescription(
    id: "missing_preview",
    family: .cookbook,
    summary: "A file with a view has a SwiftUI preview of it",
    rationale: """
      A preview shows a view while it is written, without a run of the app. A file counts that declares a view of its \
      own, not a private one and not one from a nib; any preview in the file will do. Classes to inherit from need \
      none: those named `Base…` or `_…`, generic ones, and those with a function that only fails. View controllers are asked \
      for by `view_controllers`.
      """,
    source:
      "UIKit In Code, Best practices: \"Use SwiftUI preview functionality to develop UI quicker. Just add this code snippet to bottom of your file\"",
    defaultSeverity: .off,
    since: "0.1.0",
    options: Options.descriptions,
    goodExamples: [
      Example(
        "A preview at the bottom",
        """
        final class PlayerView: UIView {}

        struct PlayerViewPreview: PreviewProvider {
          static var previews: some View { ViewRepresentable(PlayerView()) }
        }
        """),
      Example(
        "The macro",
        """
        final class PlayerView: UIView {}

        #Preview { PlayerView() }
        """),
      Example(
        "An extension, a base class and a private view",
        """
        extension UIView {}
        class BaseCell: UITableViewCell {}
        final class PlayerViewController: UIViewController {
          private final class DotView: UIView {}
        }
        """),
    ],
    badExamples: [
      Example(
        "No preview",
        """
        final class ↓PlayerView: UIView {
          private let titleLabel = UILabel()
        }

        final class PlayerCell: UITableViewCell {}
        """)
    ])
}
