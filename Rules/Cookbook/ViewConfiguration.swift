import LayoutModel
import LintEngine
import SwiftSource

/// The views of a project get their data in the same way.
struct ViewConfiguration: FileRule {
  let options: Options
  private let verbs: NamePatterns
  let query = Query.file(with: .viewClasses)

  init(options: Options) {
    self.options = options
    verbs = NamePatterns(options.verbs)
  }

  func check(_ file: ViewFile, _ report: inout Report) {
    let views = file.scopes.viewClasses()
    guard !views.isEmpty else { return }
    if options.equatable { checkProps(in: file, &report) }
    // A type gets one finding for each other way.
    var seen: [UInt64: Set<Style>] = [:]
    for declaration in file.code.declarations {
      guard declaration.kind == .function || declaration.kind == .property,
        let name = declaration.name, declaration.block.kind == .typeBody,
        let type = file.scopes.type(around: declaration.statement), views.contains(type.key),
        let typeName = type.declaration.name, type.shows(declaration),
        declaration.modifiers.isDisjoint(with: [.override, .static])
      else { continue }
      let isAgreed = declaration.takesParameters && verbs.match(name.text8)
      let found = DataPassing.way(of: declaration, name, in: file)
      if isAgreed || found != nil { checkParameters(of: declaration, name, &report) }
      guard !isAgreed, let way = found,
        seen[type.key, default: []].insert(way).inserted
      else { continue }
      guard verbs.isEmpty else {
        report.add(
          name, .getsData(typeName.text, declaration.signature, way), advice: .name(options.verbs))
        continue
      }
      report.add(
        name, .getsData(typeName.text, declaration.signature, way), way: way,
        agreed: options.style, owner: type.key)
    }
  }

  /// The way in which a view gets its data.
  enum Style: String, WayOption {
    case majority, render, configure, setup, update, set, bind, apply, fill, populate, property

    var practice: Finding.Message {
      switch self {
      case .majority: "agree"
      case .property: "get their data through a property with an observer"
      default: "get their data through `\(rawValue)(…)`"
      }
    }

    var advice: Finding.Message {
      switch self {
      case .majority: "agree on one way"
      case .property: "make it a property with `didSet`"
      default: "name the function `\(rawValue)`, and pass all data through it"
      }
    }
  }

  /// Whether data is passed as one value.
  enum Parameters: String, NamedOption { case any, one, several }

  struct Options: RuleOptions {
    /// The prescribed way.
    var style = Style.majority
    /// Patterns of the names of functions that pass data, in place of a way.
    var verbs: [String] = []
    /// Whether such a function takes one value.
    var parameters = Parameters.any
    /// Whether types of props must be `Equatable`.
    var equatable = false

    init() {}
    init(style: Style) { self.style = style }

    static let fields: [OptionField<Options>] = [
      OptionField(
        "style", \.style,
        "the way to use; `majority` means the way that most view types of the project use"),
      .patterns(
        "verbs", \.verbs,
        "the project's own functions that pass data, in place of `style`",
        example: ["display", "show*"]),
      OptionField(
        "parameters", \.parameters,
        "whether a function that passes data takes `one` value such as `Props`, or `several` parameters; closures do not count"
      ),
      OptionField(
        "equatable", \.equatable,
        "whether structures named `Props` must conform to `Equatable` in their file"),
    ]
  }

  static let clashes = [
    OptionClash("style", with: ViewConfiguration.self, "verbs", .error) { (own: Options, other) in
      guard own.style != .majority, let verb = other.verbs.first else { return nil }
      return .init(
        "verbs: [\(verb)]", advice: "remove one of the two: each says how data is passed")
    },
    OptionClash("style", with: ViewConfiguration.self, "parameters", .error) {
      (own: Options, other) in
      guard own.style == .property, other.parameters == .several else { return nil }
      return .init("parameters: several", advice: "write `one`: a property has a single value")
    },
  ]

  private func checkParameters(
    of declaration: Declaration, _ name: Lexeme, _ report: inout Report
  ) {
    guard let all = declaration.parameters?.parameters else { return }
    // Handlers of interactions are no data.
    let parameters = all.filter { !$0.isHandler }
    switch options.parameters {
    case .any: return
    case .one:
      guard parameters.count > 1 else { return }
      report.add(name, .takes(parameters.count, declaration.signature), advice: .oneValue)
    case .several:
      guard parameters.count == 1,
        let type = parameters[0].type.last(where: { $0.kind == .identifier }),
        type.hasSuffix("Props") || type.hasSuffix("Model")
      else { return }
      report.add(name, .takesOne(declaration.signature, type.text), advice: .severalParameters)
    }
  }

  /// Reports the structures of props in a file that cannot be compared.
  private func checkProps(in file: ViewFile, _ report: inout Report) {
    var comparable = KeySet()
    for declaration in file.code.declarations
    where declaration.kind == .extension && declaration.isEquatable {
      for name in declaration.extendedNames { comparable.insert(file.names.key(name)) }
    }
    for declaration in file.code.declarations where declaration.kind == .structure {
      guard let name = declaration.name, name.hasSuffix("Props"), !declaration.isEquatable,
        !comparable.contains(file.names.key(name))
      else { continue }
      report.add(name, .cannotBeCompared(name.text), advice: "add `: Equatable`")
    }
  }
}

extension Parameter {
  /// Whether it is a closure, by its type or by the name of that: `() -> Void`, `TapHandler?`.
  fileprivate var isHandler: Bool {
    let type = type.prefix { $0.kind != .equal }
    if type.contains(where: { $0.kind == .arrow }) { return true }
    guard let name = type.last(where: { $0.kind == .identifier }) else { return false }
    return Self.handlerEndings.contains { name.hasSuffix($0) }
  }

  private static let handlerEndings: [StaticString] = [
    "Handler", "Closure", "Callback", "Completion", "Block",
  ]
}

extension Declaration {
  fileprivate var takesParameters: Bool {
    kind == .function && !(parameters?.parameters.isEmpty ?? true)
  }

  fileprivate var isEquatable: Bool {
    type.contains { $0 == "Equatable" || $0 == "Hashable" || $0 == "Comparable" }
  }

  /// The names of the type that an extension extends, perhaps inside of another: `extension PlayerCell.Props`.
  fileprivate var extendedNames: [Lexeme] {
    guard let first = name, let body = body?.open else { return [] }
    var last = first
    while last < body, let member = last.member { last = member }
    return [first, last]
  }
}

extension Finding.Message {
  fileprivate static func name(_ verbs: [String]) -> Self {
    "pass all data through one function, and name it like \(list(verbs))"
  }

  fileprivate static func takes(_ count: Int, _ function: String) -> Self {
    "`\(function)` takes \(count) parameters"
  }

  fileprivate static var oneValue: Self { "pass one value with all data: `props: Props`" }

  fileprivate static func takesOne(_ function: String, _ type: String) -> Self {
    "`\(function)` takes all data as one `\(type)`"
  }

  fileprivate static var severalParameters: Self { "pass each value as a parameter of its own" }

  fileprivate static func cannotBeCompared(_ type: String) -> Self {
    "values of `\(type)` cannot be compared"
  }

  fileprivate static func getsData(
    _ type: String, _ member: String, _ way: ViewConfiguration.Style
  ) -> Self {
    way == .property
      ? "`\(type)` gets its data through the property `\(member)`"
      : "`\(type)` gets its data through `\(member)`"
  }
}

extension ViewConfiguration {
  static let description = RuleDescription(
    id: "view_configuration",
    family: .cookbook,
    chapter: .configuration,
    summary: "The views of a project get their data in the same way",
    rationale: """
      If one view is filled with `configure(…)`, another with `render(props:)` and a third through a property, each \
      must be read before it can be used. The rule counts the functions of view classes that other types can call, \
      with the usual names (`render`, `configure`, `setup`, `update`, `set`, `bind`, `apply`, `fill`, `populate`, \
      possibly with an ending such as `With` or `Cell`), and properties such as `viewModel` and `props` with \
      `didSet`. Functions that pass a single value, a state, a style or a delegate, such as `update(progress:)` and \
      `configure(isLoading:)`, and overrides do not count. The way of the majority of view types in the run is taken as the convention, and the \
      others are reported. The files of each configuration are counted separately, and only those that are linted. \
      `verbs` prescribes other names, `parameters` one value or several beside the closures that report interactions, \
      and `equatable` that props can be compared. \
      If a hook or an editor lints single files, set `style`.
      """,
    source:
      "UIKit In Code, What things should be described, How view is configured: \"Define a single way to pass data into the view\"",
    defaultSeverity: .off,
    options: Options.descriptions,
    goodExamples: [
      "Props everywhere, and a single value in addition": """
      final class PlayerCell: UITableViewCell {
        func render(props: Props) {
          songNameLabel.text = props.songName
        }

        func update(progress: Float) {
          progressView.progress = progress
        }
      }

      final class AlbumCell: UITableViewCell {
        func render(props: Props) {
          titleLabel.text = props.title
        }
      }
      """,
      "A controller": """
      final class PlayerCell: UITableViewCell {
        func render(props: Props) {}
      }

      final class AlbumCell: UITableViewCell {
        func render(props: Props) {}
      }

      final class PlayerViewController: UIViewController {
        func configure(with player: Player) {}
      }
      """,
    ],
    badExamples: [
      "A view that differs": """
      final class PlayerCell: UITableViewCell {
        func render(props: Props) {}
      }

      final class AlbumCell: UITableViewCell {
        func render(props: Props) {}
      }

      final class ArtistCell: UITableViewCell {
        func ↓configure(with artist: Artist) {
          nameLabel.text = artist.name
        }
      }
      """,
      "A second way": """
      final class PlayerCell: UITableViewCell {
        func configure(song: String, album: String) {}
      }

      final class AlbumCell: UITableViewCell {
        var ↓viewModel: AlbumViewModel? {
          didSet { titleLabel.text = viewModel?.title }
        }

        func configure(album: Album) {}
      }
      """,
    ])
}
