import LayoutModel
import LintEngine
import SwiftSource

/// Finds the project's own layout functions: those that add or constrain the view that they are called on, or one that
/// they are called with; its setup functions with names of its own; and the libraries for frames.
///
/// It is no rule of the catalogue: its findings tell the learner what the functions do, and how often they are called.
struct HelperSearch: FileRule {
  let options: Options
  private let names: Set<String>

  init(options: Options) {
    self.options = options
    names = Set(options.names)
  }

  var query: Query<ViewFile> {
    var triggers = (FileContent.constraints || .additions).triggers
    triggers.formUnion(Triggers([.KTResponsiveUI, .ViewLayout]))
    return Query(triggers) { file, check in check(file) }
  }

  func check(_ file: ViewFile, _ report: inout Report) {
    if names.isEmpty { findHelpers(in: file, &report) } else { count(in: file, &report) }
  }

  struct Options: RuleOptions {
    /// The names to count; empty to search.
    var names: [String] = []

    static let fields = [OptionField<Options>("names", \.names, "the names to count")]
  }

  private func findHelpers(in file: ViewFile, _ report: inout Report) {
    for (library, preset) in [
      (LayoutWord.KTResponsiveUI, Preset.responsiveFrames), (.ViewLayout, .viewLayout),
    ] where file.imports(library) {
      if let first = file.code.statements.first(where: { $0.kind == .importing }) {
        report.add(first.tokens, HelperReport.preset(preset).message, advice: "")
      }
    }
    findSetups(in: file, &report)
    let functions = file.functions.compactMap {
      function -> (function: ViewFunction, name: Lexeme)? in
      guard let name = function.declaration.name, isVisible(function, in: file),
        LayoutHelpers.isName(name.text), !Self.namesOfUIKit.contains(name.token.word)
      else { return nil }
      return (function, name)
    }
    var helpers: [String: LayoutHelpers.Uses] = [:]
    for (function, name) in functions {
      let uses = uses(of: function, in: file)
      guard !uses.isEmpty else { continue }
      helpers[name.text, default: []].formUnion(uses)
      report.add(name, HelperReport.helper(name.text, uses).message, advice: "")
    }
    guard !helpers.isEmpty else { return }
    for (function, name) in functions where helpers[name.text] == nil && function.type >= 0 {
      let uses = handedOn(by: function, to: helpers)
      guard !uses.isEmpty else { continue }
      report.add(name, HelperReport.helper(name.text, uses).message, advice: "")
    }
  }

  /// Reports the parameterless functions of views whose names do not say that they set these up, with what they do. The
  /// base class of a project calls those that override its own: `bindConstraints()`.
  private func findSetups(in file: ViewFile, _ report: inout Report) {
    for function in file.functions where function.type >= 0 && !function.isNamedForSetup {
      let declaration = function.declaration
      guard file.types[function.type].isView, declaration.kind == .function,
        !function.isNested, !function.hasParameters, !declaration.isStatic,
        !declaration.hasAttribute("objc"),
        let name = declaration.name, SetupNames.isPattern(name.text)
      else { continue }
      let isOverride = declaration.modifiers.contains(.override)
      if isOverride, Self.isMethodOfUIKit(name, in: file) { continue }
      let setsUp =
        isOverride
        ? laysOut(function, in: file) : function.isSetup && touchesViews(function, in: file)
      report.add(
        name,
        (setsUp ? HelperReport.setup(name.text) : .noSetup(name.text)).message, advice: "")
    }
  }

  /// Whether a function overrides one that UIKit calls, or that its classes have: those have their own times.
  private static func isMethodOfUIKit(_ name: Lexeme, in file: ViewFile) -> Bool {
    let beginnings: [StaticString] = [
      "view", "layout", "update", "draw", "prepare", "did", "will", "loadView", "awake", "become",
      "resign", "setNeeds", "sizeToFit", "invalidate", "load",
    ]
    return file.names.isUIKitMethod(name) || beginnings.contains { name.hasWordPrefix($0) }
  }

  private func laysOut(_ function: ViewFunction, in file: ViewFile) -> Bool {
    file.actions[function.actions].contains {
      $0.role == .addition || $0.role == .arrangement || $0.role == .constraint
    }
  }

  private func touchesViews(_ function: ViewFunction, in file: ViewFile) -> Bool {
    file.actions[function.actions].contains { action in
      switch action.role {
      case .addition, .arrangement, .constraint, .frame: true
      case .appearance, .neutral, .configuration: file.names.isSubview(action)
      case .renewal: false
      }
    }
  }

  /// Methods of UIKit that add or constrain views: most calls of these names do not mean functions of the project.
  private static let namesOfUIKit = WordSet([
    .constraint, .addConstraint, .addConstraints, .addSubview, .insertSubview, .addArrangedSubview,
    .insertArrangedSubview, .activate,
  ])

  /// What a function leaves to others of the file for its own view: `pinToSuperview()` calls `pin(to: superview)`.
  private func handedOn(
    by function: ViewFunction, to helpers: [String: LayoutHelpers.Uses]
  ) -> LayoutHelpers.Uses {
    function.body.tokens.reduce(into: []) { uses, token in
      guard token.call != nil,
        token.previous?.kind != .period || token.owner?.is(Keyword.`self`) == true,
        let others = helpers[token.text]
      else { return }
      uses.formUnion(others)
    }
  }

  /// Whether other files can call it on a view or with one.
  private func isVisible(_ function: ViewFunction, in file: ViewFile) -> Bool {
    let declaration = function.declaration
    guard declaration.kind == .function, !function.isNested, !declaration.isPrivate,
      !declaration.modifiers.contains(.override)
    else { return false }
    return function.type < 0 || file.types[function.type].extendsUIKit
  }

  private func uses(of function: ViewFunction, in file: ViewFile) -> LayoutHelpers.Uses {
    func isGiven(_ item: Item) -> Bool {
      if item.isSelf { return function.type >= 0 }
      let names = file.code[item.tokens]
      guard names.count == 1, let name = names.first else { return false }
      return function.declaration.hasParameter(name)
    }
    var uses: LayoutHelpers.Uses = []
    for action in file.actions[function.actions] where action.role == .addition {
      if isGiven(action.item) { uses.insert(.add) }
    }
    var attributes: LayoutAttributes = []
    for constraint in file.constraints(in: function.body.tokens) where isGiven(constraint.firstItem)
    {
      uses.insert(.constrain)
      if constraint.relation == .equal { attributes.formUnion(constraint.attributes.asDirections) }
    }
    if attributes.isSuperset(of: [.top, .leading, .trailing, .bottom]) {
      uses.remove(.constrain)
      uses.insert(.edges)
    }
    return uses
  }

  /// Counts the calls of some names, and other functions that have them.
  private func count(in file: ViewFile, _ report: inout Report) {
    for call in file.code.calls {
      guard let name = call.name, names.contains(name.text) else { continue }
      report.add(name, HelperReport.call(name.text).message, advice: "")
    }
    for declaration in file.code.declarations where declaration.kind == .function {
      guard let name = declaration.name, names.contains(name.text),
        let type = file.scopes.type(around: declaration.statement), !type.extendsUIKit
      else { continue }
      report.add(name, HelperReport.other(name.text).message, advice: "")
    }
  }
}

extension ViewType {
  fileprivate var extendsUIKit: Bool {
    kind == .extension && declaration.name.map { $0.is(.viewTypeName) && $0.isNameOfUIKit } ?? false
  }
}

extension HelperSearch {
  static let description = RuleDescription(
    id: "layout_helper", family: .cookbook, summary: "The project's own layout functions",
    rationale: "", source: "", goodExamples: [:], badExamples: [:])
}
