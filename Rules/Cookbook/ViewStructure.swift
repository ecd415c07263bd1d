import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The views of a project set up their subviews in the same way.
struct ViewStructure: Rule {
  let options: Options
  let query = Query.viewClasses

  func check(_ type: ViewType, in file: ViewFile, _ report: inout Report) {
    guard let typeName = type.declaration.name, report.isFirst(type.key) else { return }
    let setups = file.memoized(SubviewSetups.init)
    for (name, declaration) in setups.kept(by: type.key, otherwiseThan: options.storage) {
      let keywords =
        declaration.modifiers.contains(.lazy) ? "lazy var" : declaration.keyword.text
      report.add(
        name, "the subview `\(name.text)` is a `\(keywords)`",
        advice:
          "make it a `\(options.storage == .lazy ? "lazy var" : "let")` with the view as its value")
    }
    guard options.style == .majority else {
      for (name, way) in setups.setUp(by: type.key, otherwiseThan: options.style) {
        report.add(
          name, "`\(name.text)` is set up in \(way.place)", advice: options.style.advice)
      }
      return
    }
    guard let way = setups.way(of: type.key) else { return }
    let place = way == .functions ? "a function each" : way == .method ? "one method" : "closures"
    report.add(
      typeName, "`\(typeName.text)` sets up most of its subviews in \(place)", way: way,
      agreed: options.style, owner: type.key)
  }

  enum Style: String, WayOption {
    case majority, functions, method, closures

    var practice: Finding.Message {
      switch self {
      case .majority, .functions: "set up each subview in a function of its own"
      case .method: "set up their subviews in one method"
      case .closures: "set up each subview in a closure that is its initial value"
      }
    }
    var advice: Finding.Message {
      switch self {
      case .majority, .functions: "give each subview a setup function of its own"
      case .method: "set up the subviews together in one method"
      case .closures:
        "write the setup of each subview into a closure: `private lazy var label: UILabel = { … }()`"
      }
    }

    fileprivate var place: String {
      switch self {
      case .majority, .functions: "a function of its own"
      case .method: "one method with others"
      case .closures: "a closure"
      }
    }
  }

  enum Storage: String, NamedOption { case any, `let`, lazy }

  struct Options: RuleOptions {
    var style = Style.majority
    var storage = Storage.any

    init() {}
    init(style: Style) { self.style = style }

    static let fields: [OptionField<Options>] = [
      OptionField(
        "style", \.style,
        "the way to use; `majority` means the way that most view types of the project use"),
      OptionField(
        "storage", \.storage,
        "whether a property keeps a subview in a `let`, or makes it when it is first used: `lazy`"),
    ]
  }

  static let clashes = [
    OptionClash("style", with: SetupGrouping.self, nil, .turnsOff) { (own: Options, _) in
      guard own.style == .method else { return nil }
      return .init(
        advice: "remove `setup_grouping`, which asks for several functions, or choose another style"
      )
    }
  ]
}

/// How the view types of a file set up the subviews in their properties.
struct SubviewSetups {
  private unowned let file: ViewFile
  /// The properties that count, in source order, by the key of the type.
  private var properties: [UInt64: [View]] = [:]
  private var declarations: [View: Declaration] = [:]
  private var ways: [View: ViewStructure.Style] = [:]
  /// The subviews with a closure that functions set up as well.
  private var closuresWithFunctions: Set<View> = []
  /// The subviews that each setup function sets up.
  private var functions: [(subviews: Set<View>, isEntry: Bool)] = []

  init(_ file: ViewFile) {
    self.file = file
    let rootViews = Self.rootViews(in: file)
    for property in file.views where property.isProperty {
      guard let subview = property.subview, case let declaration = subview.declaration,
        // A view from a storyboard is not built in code, and an accessor may give the view of a superclass.
        !declaration.hasAttribute("IBOutlet"), !declaration.isStatic, declaration.isStored,
        !isGiven(property, declaration), !rootViews.contains(subview.key),
        !declaration.isMadeOnDemand
      else { continue }
      properties[property.typeKey, default: []].append(property)
      declarations[property] = declaration
      if declaration.value?.isClosure == true { ways[property] = .closures }
    }
    guard !properties.isEmpty else { return }
    for function in file.functions where function.isSetup && function.isMember {
      read(function)
    }
    findFunctions()
  }

  /// The way of more than half of the subviews that a type sets up; nil for less than two subviews, or for mixed ways.
  func way(of type: UInt64) -> ViewStructure.Style? {
    let ways = self.ways(of: type)
    guard ways.count > 1 else { return nil }
    return Set(ways).first { way in 2 * ways.count { $0 == way } > ways.count }
  }

  /// The subviews of a type that are set up in another way than this one, and which. The only subview that a type sets up in
  /// functions is set up in one method as well.
  func setUp(
    by type: UInt64, otherwiseThan style: ViewStructure.Style
  ) -> [(name: Lexeme, way: ViewStructure.Style)] {
    let isOnly = ways(of: type).count { $0 != .closures } == 1
    return (properties[type] ?? []).compactMap { property in
      guard let name = property.name, let way = ways[property],
        way != style || closuresWithFunctions.contains(property),
        !(style == .method && way == .functions && isOnly)
      else { return nil }
      return (name, way == style ? .method : way)
    }
  }

  private func ways(of type: UInt64) -> [ViewStructure.Style] {
    (properties[type] ?? []).compactMap { ways[$0] }
  }

  /// The subviews of a type that are kept in another way than this one.
  func kept(
    by type: UInt64, otherwiseThan storage: ViewStructure.Storage
  ) -> [(name: Lexeme, declaration: Declaration)] {
    guard storage != .any else { return [] }
    return (properties[type] ?? []).compactMap { property in
      guard let name = property.name, let declaration = property.declaration else { return nil }
      let isLazy = declaration.modifiers.contains(.lazy)
      // Only a lazy value can use `self`.
      guard storage == .let ? !declaration.keyword.is(.let) : !isLazy,
        !(isLazy && declaration.value?.contains { $0.is(Keyword.`self`) } == true)
      else { return nil }
      return (name, declaration)
    }
  }

  private mutating func read(_ function: ViewFunction) {
    let type = file.typeKey(at: function.type)
    var found: Set<View> = []
    var styled: Set<View> = []
    // What goes with the data that a function hands on belongs there.
    var handed: Set<View> = []
    for action in file.actions[function.actions]
    where action.role == .appearance || action.role == .configuration {
      guard let property = file.view(action.root, in: action.statement.block),
        property.typeKey == type, let declaration = declarations[property],
        action.role == .appearance || !isOwnClass(declaration),
        !file.names.isLocalItem(action.root, at: action.statement),
        action.statement.runsDirectly(in: function.body)
      else { continue }
      guard !action.takesArgument(of: function) else {
        handed.insert(property)
        continue
      }
      // Settings of one case only, such as `isHidden`, are state.
      if action.role == .appearance || !action.showsState { found.insert(property) }
      if action.role == .appearance, !action.showsState { styled.insert(property) }
    }
    for property in styled.subtracting(handed) where ways[property] == .closures {
      closuresWithFunctions.insert(property)
    }
    for property in found where ways[property] == nil { ways[property] = .method }
    guard !found.isEmpty else { return }
    functions.append((found, function.declaration.isEntry || addsSeveral(function)))
  }

  private func isOwnClass(_ declaration: Declaration) -> Bool {
    guard let type = declaration.value.flatMap(file.names.viewType(madeIn:)) else { return false }
    return !type.isNameOfSystem
  }

  private func addsSeveral(_ function: ViewFunction) -> Bool {
    let additions = file.actions[function.actions].lazy.filter { $0.role == .addition }
    guard let first = additions.first else { return false }
    return additions.contains { $0.item != first.item }
  }

  /// The names of the views that controllers of a file make their own: `view = profileView` in `loadView`. Such a view sets
  /// itself up, and gets data.
  private static func rootViews(in file: ViewFile) -> KeySet {
    var names = KeySet()
    for function in file.functions where function.declaration.name.is(.loadView) {
      for statement in function.body.statementsOnAllLevels {
        guard statement.target?.last?.is(.view) == true, let value = statement.assignedValue,
          value.count == 1, let name = value.first
        else { continue }
        names.insert(file.names.key(name))
      }
    }
    return names
  }

  /// Whether an initializer gets a view from its caller, who has set it up: `self.header = header`.
  private func isGiven(_ view: View, _ declaration: Declaration) -> Bool {
    guard declaration.value == nil else { return false }
    return view.renewals.contains { statement in
      guard let value = statement.assignedValue?.first,
        let function = statement.block.function, function.kind == .initializer
      else { return false }
      return function.hasParameter(value)
    }
  }

  /// Finds the subviews with a function of their own: it sets up no other subview, except ones that have such a function
  /// too.
  private mutating func findFunctions() {
    var isComplete = false
    while !isComplete {
      isComplete = true
      for index in functions.indices.reversed() {
        let function = functions[index]
        let others = function.subviews.filter { ways[$0] != .functions }
        guard others.count < 2 else { continue }
        functions.remove(at: index)
        guard !function.isEntry, let property = others.first, ways[property] == .method else {
          continue
        }
        ways[property] = .functions
        isComplete = false
      }
    }
  }
}

extension Lexemes {
  /// `{ …; return view }()`, `UILabel().then { … }`.
  fileprivate var isClosure: Bool { first?.kind == .leftBrace || last?.kind == .rightBrace }
}

extension Declaration {
  /// Whether a view may not exist, `var badge: UIView?`, or a function makes it, `let badge = makeBadge()`: how it is set up
  /// is then a matter of its own.
  fileprivate var isMadeOnDemand: Bool {
    guard let value else { return type.last == "?" }
    guard let name = value.last?.partner?.previous, value.last?.kind == .rightParen else {
      return false
    }
    return name.kind == .identifier && !name.hasCapital && name.call != nil
  }

  fileprivate var isEntry: Bool { name == nil || modifiers.contains(.override) }
}

extension ViewStructure {
  static let description = RuleDescription(
    id: "view_structure",
    family: .cookbook,
    summary: "Subviews set up in another way than the project's",
    rationale: """
      It should be clear where any view sets up its subviews: in a function for each, in one method for all, or in a \
      closure as the initial value of each. A view type's way is the one of more than half of its subviews. The \
      majority of view types decides; with `style`, each subview set up otherwise is reported. `storage` prescribes \
      a `let` or a `lazy var`. `style: method` turns `setup_grouping` off.
      """,
    limits: [
      "outlets, computed properties, locals, plain values, and values from parameters",
      "a single value, or a state, set outside of the closure",
      "a lazy subview whose value needs `self` is accepted with `storage: let`",
      "without `style`, only files of this run count, separately for each configuration",
    ],
    source:
      "UIKit In Code, What things should be described, View structure: \"Main goal is to have single way across all project\"",
    defaultSeverity: .off,
    options: Options.descriptions,
    goodExamples: [
      "Two views with a function for each subview": """
      final class PlayerCell: UITableViewCell {
        private let songNameLabel = UILabel()
        private let durationLabel = UILabel()

        private func setupSongNameLabel() { songNameLabel.lineBreakMode = .byTruncatingMiddle }
        private func setupDurationLabel() { durationLabel.font = .systemFont(ofSize: 14) }
      }

      final class AlbumCell: UITableViewCell {
        private let coverView = UIImageView()
        private let titleLabel = UILabel()

        private func setupCoverView() { coverView.contentMode = .center }
        private func setupTitleLabel() { titleLabel.numberOfLines = 2 }
      }
      """
    ],
    badExamples: [
      "One method among functions": """
      final class PlayerCell: UITableViewCell {
        private let songNameLabel = UILabel()
        private let durationLabel = UILabel()

        private func setupSongNameLabel() { songNameLabel.lineBreakMode = .byTruncatingMiddle }
        private func setupDurationLabel() { durationLabel.font = .systemFont(ofSize: 14) }
      }

      final class AlbumCell: UITableViewCell {
        private let coverView = UIImageView()
        private let titleLabel = UILabel()

        private func setupCoverView() { coverView.contentMode = .center }
        private func setupTitleLabel() { titleLabel.numberOfLines = 2 }
      }

      final class ↓ArtistCell: UITableViewCell {
        private let photoView = UIImageView()
        private let nameLabel = UILabel()

        private func setup() {
          photoView.clipsToBounds = true
          nameLabel.numberOfLines = 1
        }
      }
      """
    ])
}
