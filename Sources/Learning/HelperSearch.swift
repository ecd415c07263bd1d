import LayoutModel
import RuleKit
import SwiftSource

/// Finds the project's own layout functions: those that add or constrain the view that they are called on, or one that
/// they are called with; its setup functions with names of its own; and the libraries for frames. Then counts the calls.
///
/// It is no rule of the catalogue: it only says which files it reads.
struct HelperSearch: FileRule {
  // What a function of the project does is told by all its uses.
  var query: Query<ViewFile> {
    var triggers = (FileContent.constraints || .additions || .viewTypes).triggers
    triggers.formUnion(FileContent.frameLibraries.triggers)
    return Query(triggers) { file, check in check(file) }
  }

  func check(_ file: ViewFile, _ report: inout Report) {}

  static let description = RuleDescription(
    id: "layout_helper", family: .cookbook, summary: "The project's own layout functions",
    rationale: "", source: "", goodExamples: [:], badExamples: [:])
}

/// What a search for helpers counts, each with a name.
enum HelperWay: String {
  /// A function with the name, what it may be a method of, and what it does with a view that it gets.
  case helper
  /// A protocol that views conform to.
  case conformance
  /// A call of a function, and one for an attribute that its first argument names.
  case call, attributeCall
  /// A function that is no helper.
  case other
  /// An override that lays out a view, and one that does not.
  case setup, noSetup
  /// A file that uses the library of a preset.
  case preset

  func of(_ name: String) -> String { "\(rawValue) \(name)" }
}

extension HelperSearch {
  static func find(in file: ViewFile, _ tally: inout Tally) {
    for (isImported, preset) in [
      (file.importsScaledFrames, Preset.responsiveFrames), (file.importsFrameLayouts, .viewLayout),
    ] where isImported {
      tally.count(HelperWay.preset.of(preset.rawValue))
    }
    findSetups(in: file, &tally)
    findConformances(in: file, &tally)
    let functions = file.functions.compactMap {
      function -> (function: ViewFunction, name: Lexeme, signature: String)? in
      let signature = function.declaration.signature
      guard let name = function.declaration.name, isVisible(function, in: file),
        LayoutHelpers.isName(signature), !LayoutHelpers.isOfUIKit(signature)
      else { return nil }
      return (function, name, signature)
    }
    func add(
      _ function: ViewFunction, _ name: Lexeme, _ signature: String, _ uses: LayoutHelpers.Uses
    ) {
      // What UIKit's own method of this name does is known.
      if uses.isEmpty || uses == .add && file.names.isUIKitMethod(name) { return }
      let type = function.isMember ? file.types[function.type] : nil
      let owner = type.flatMap { $0.extendsUIKit ? nil : $0.declaration.name?.text }
      tally.count(HelperWay.helper.of("\(signature) \(owner ?? "-") \(uses.rawValue)"))
    }
    var helpers: [String: LayoutHelpers.Uses] = [:]
    var others: [(function: ViewFunction, name: Lexeme, signature: String)] = []
    for (function, name, signature) in functions {
      let uses = uses(of: function, in: file)
      if uses.isEmpty {
        if function.isMember { others.append((function, name, signature)) }
      } else {
        helpers[name.text, default: []].formUnion(uses)
        add(function, name, signature, uses)
      }
    }
    guard !helpers.isEmpty else { return }
    for (function, name, signature) in others {
      add(function, name, signature, handedOn(by: function, to: helpers, in: file))
    }
  }

  /// Reports the protocols that types of UIKit conform to: `extension UIView: Anchorable`.
  private static func findConformances(in file: ViewFile, _ tally: inout Tally) {
    for type in file.types where type.extendsUIKit {
      for name in type.declaration.type where name.kind == .identifier {
        tally.count(HelperWay.conformance.of(name.text))
      }
    }
  }

  /// Reports the parameterless functions of views that override those of a base class of the project, which calls them, with
  /// whether they lay out: `bindConstraints()`. What a view calls itself needs no name.
  private static func findSetups(in file: ViewFile, _ tally: inout Tally) {
    for function in file.functions where function.isMember && !function.isNamedForSetup {
      let declaration = function.declaration
      guard file.types[function.type].isView, declaration.kind == .function,
        declaration.modifiers.contains(.override), !function.isNested, !function.hasParameters,
        !declaration.isStatic, !declaration.hasAttribute("objc"),
        let name = declaration.name, SetupNames.isPattern(name.text), !name.isNamedLikeUIKit,
        !file.names.isUIKitMethod(name)
      else { continue }
      let laysOut = file.actions[function.actions].contains {
        $0.role == .addition || $0.role == .arrangement || $0.role == .constraint
      }
      tally.count((laysOut ? HelperWay.setup : .noSetup).of(name.text))
    }
  }

  /// What a function leaves to others of the file for its own view, or for one that it is given: `pinToSuperview()` calls
  /// `pin(to: superview)`. A controller that shows a message is no helper for views.
  private static func handedOn(
    by function: ViewFunction, to helpers: [String: LayoutHelpers.Uses], in file: ViewFile
  ) -> LayoutHelpers.Uses {
    var edges: LayoutAttributes = []
    let uses = function.body.tokens.reduce(into: LayoutHelpers.Uses()) { uses, token in
      guard let call = token.call, let others = helpers[token.text] else { return }
      edges.formUnion(attributesNamed(in: call).asDirections)
      guard token.previous?.kind != .period || token.owner?.is(Keyword.`self`) == true else {
        return
      }
      let handsOn = call.arguments?.contains { argument in
        argument.value.count == 1
          && argument.value.first.map(function.declaration.hasParameter) == true
      }
      if handsOn == true || file.scopes.role(around: function.declaration.statement) != .controller
      {
        uses.formUnion(others)
      }
    }
    let isAllEdges = edges.isSuperset(of: [.top, .leading, .trailing, .bottom])
    return uses == .constrain && isAllEdges ? .edges : uses
  }

  private static func isVisible(_ function: ViewFunction, in file: ViewFile) -> Bool {
    let declaration = function.declaration
    guard declaration.kind == .function, !function.isNested, !declaration.isPrivate,
      !declaration.modifiers.contains(.override)
    else { return false }
    guard function.isMember else { return true }
    // What it extends may be a protocol that views conform to.
    return file.types[function.type].kind == .extension
  }

  private static func uses(of function: ViewFunction, in file: ViewFile) -> LayoutHelpers.Uses {
    func isGiven(_ item: Item) -> Bool {
      if item.isSelf { return function.isMember }
      let names = file.code[item.tokens]
      guard names.count == 1, let name = names.first else { return false }
      return function.declaration.hasParameter(name)
    }
    var uses: LayoutHelpers.Uses = []
    // What a view makes and adds to itself is its content, which says nothing about the view's own place.
    var contents = KeySet()
    for action in file.actions[function.actions] where action.role == .addition {
      if isGiven(action.item) { uses.insert(.add) } else { contents.insert(action.item.key) }
    }
    var attributes: LayoutAttributes = []
    for constraint in file.constraints(in: function.body.tokens) where isGiven(constraint.firstItem)
    {
      if let second = constraint.secondItem, contents.contains(second.key) { continue }
      uses.insert(.constrain)
      if constraint.relation == .equal { attributes.formUnion(constraint.attributes.asDirections) }
    }
    if attributes.isSuperset(of: [.top, .leading, .trailing, .bottom]) {
      uses.remove(.constrain)
      uses.insert(.edges)
    }
    if uses.isEmpty, contents.isEmpty, choosesAnchor(function) { uses.insert(.constrain) }
    return uses
  }

  /// Whether a function makes a constraint of one of several anchors: `(isWide ? widthAnchor : heightAnchor).constraint(…)`.
  private static func choosesAnchor(_ function: ViewFunction) -> Bool {
    let tokens = function.body.tokens
    func isGiven(_ anchor: Lexeme) -> Bool {
      guard let owner = anchor.owner else {
        return function.isMember && anchor.previous?.kind != .period
      }
      return owner.is(Keyword.`self`) || function.declaration.hasParameter(owner)
    }
    let calls = tokens.compactMap { $0.is(.constraint) ? $0.call : nil }
    guard !calls.isEmpty else { return false }
    // `anchor(from: edge).constraint(…)`.
    let asksItself = calls.contains { $0.chainStart.call != nil && $0.chainStart != $0.head }
    return tokens.contains { $0.isAnchor && isGiven($0) } || function.isMember && asksItself
  }

  /// The attributes that the first argument of a call names: `set(.height, to: 20)`.
  private static func attributesNamed(in call: Call) -> LayoutAttributes {
    guard let value = call.arguments?.first(where: { _ in true })?.value, value.count == 2,
      value.first?.kind == .period, let name = value.last
    else { return [] }
    return name.namedAttributes
  }

  /// Counts the calls of some names, and other functions that have them.
  static func count(
    _ names: [String: [FunctionName]], besides protocols: [String], in file: ViewFile,
    _ tally: inout Tally
  ) {
    for call in file.code.calls {
      guard let name = call.name, let functions = names[name.text] else { continue }
      let called =
        functions.first { $0.text == call.signature }
        ?? functions.first { $0.takes(call) }
      guard let called else { continue }
      tally.count(HelperWay.call.of(called.text))
      if !attributesNamed(in: call).isEmpty {
        tally.count(HelperWay.attributeCall.of(called.text))
      }
    }
    for declaration in file.code.declarations where declaration.kind == .function {
      guard let name = declaration.name, let functions = names[name.text] else { continue }
      let signature = declaration.signature
      guard functions.contains(where: { $0.text == signature }),
        let type = file.scopes.type(around: declaration.statement), !type.extendsUIKit,
        !(type.declaration.name.map { protocols.contains($0.text) } ?? false)
      else { continue }
      tally.count(HelperWay.other.of(signature))
    }
  }
}

extension ViewType {
  fileprivate var extendsUIKit: Bool {
    kind == .extension && declaration.name.map { $0.namesViewType && $0.isNameOfUIKit } ?? false
  }
}
