import LayoutModel
import SwiftSource

/// Collects what one file contributes for the rules of a set.
struct FactCollector: Sendable {
  private let configuration: FilePath?
  /// The group of the occurrences of each collecting rule, by the rule's index.
  private var groups: [Int: Occurrence.Group] = [:]
  /// The functions to look for.
  private var functions: [FunctionName] = []
  /// The rules that require helpers, and the patterns of their names.
  private var helpers: [(rule: any CollectingRule, patterns: [NamePattern])] = []
  /// Whether a function or a helper decides about findings, and not only about fixes.
  private(set) var decidesFindings = false
  private var baseNames: Set<[UInt8]> = []
  /// Whether a rule needs the names of all files, here or elsewhere under the same configuration.
  var collectsNames = false
  /// A bit for each length of a base name; the last bit is for all longer ones.
  private var lengths: UInt64 = 0

  /// - Parameter configuration: the configuration file of the rules, whose files are counted together; nil if there is
  ///   none.
  init(_ configuration: FilePath?) { self.configuration = configuration }

  mutating func add(_ rule: any CollectingRule, at index: Int) {
    groups[index] = Occurrence.Group(
      configuration: configuration, rule: type(of: rule).id, options: rule.optionsText)
    if type(of: rule).collectsNames { collectsNames = true }
    if !rule.requiredFunctions.isEmpty { decidesFindings = true }
    if !rule.requiredHelpers.isEmpty {
      decidesFindings = true
      helpers.append((rule, rule.requiredHelpers.map(NamePattern.init)))
    }
    for function in rule.collectedFunctions + rule.requiredFunctions {
      let name = Array(function.base.utf8)
      if !functions.contains(function) { functions.append(function) }
      baseNames.insert(name)
      lengths |= Self.bit(ofLength: name.count)
    }
  }

  private static func bit(ofLength length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  /// Whether there is a function or a helper to look for.
  var looksForNames: Bool { lengths != 0 || !helpers.isEmpty }

  /// The tokens of a file that spell the base name of a function or may name a helper, in order.
  func mentions(in source: SourceFile) -> [Int] {
    guard !functions.isEmpty || !helpers.isEmpty else { return [] }
    return source.tokens.indices.filter { index in
      let token = source.tokens[index]
      guard token.kind == .identifier else { return false }
      let isFunction =
        lengths & Self.bit(ofLength: token.range.count) != 0
        && baseNames.contains { $0.elementsEqual(source.bytes[token.range]) }
      return isFunction || mayNameHelper(index, in: source)
    }
  }

  /// Whether a name fits the pattern of a helper, and is declared or called, or follows a number.
  private func mayNameHelper(_ index: Int, in source: SourceFile) -> Bool {
    guard !helpers.isEmpty, index > 1, index + 1 < source.tokens.count else { return false }
    let before = source.tokens[index - 1]
    let isUsed =
      source.tokens[index + 1].kind == .leftParen || before.is(.func) || before.is(.var)
      || (before.kind == .period && source.tokens[index - 2].endsNumber)
    guard isUsed else { return false }
    let name = UnsafeRawBufferPointer(rebasing: source.bytes[source.tokens[index].range])
    return helpers.contains { $0.patterns.contains { $0.matches(name) } }
  }

  /// The contribution of a file.
  ///
  /// - Parameters:
  ///   - found: the rules' findings, whose occurrences get their groups.
  ///   - mentions: the tokens that spell the base name of a function.
  ///   - classes: what the rules say about the classes of the file.
  ///   - seesProject: whether the run sees the whole project.
  /// - Returns: nil if there is nothing.
  func facts(
    _ found: inout [(rule: Int, finding: Finding)], _ mentions: [Int], _ classes: ClassFacts,
    in file: ViewFile, seesProject: Bool
  ) -> RunFacts? {
    var occurrences: [Occurrence] = []
    lazy var names = NameCensus(of: file.source)
    let effects = seesProject && collectsNames ? file.functionEffects() : []
    for index in found.indices {
      for place in found[index].finding.reliances.indices {
        switch found[index].finding.reliances[place] {
        case .minority(var occurrence):
          occurrence.group = groups[found[index].rule]
          found[index].finding.reliances[place] = .minority(occurrence)
          occurrences.append(occurrence)
        case .unnamed(var member):
          member.note(names)
          found[index].finding.reliances[place] = .unnamed(member)
        case .handed(var handing):
          handing.note(effects)
          found[index].finding.reliances[place] = .handed(handing)
        case .declaration, .presence, .absence, .helper, .noProtocol, .overridden, .layerMethod,
          .contradicted, .notEmbedded, .coveringContentViews, .keeps, .inherited:
          continue
        }
      }
    }
    let visibleEffects = effects.filter { !$0.isPrivate }
    guard
      !(occurrences.isEmpty && visibleEffects.isEmpty && classes.isEmpty && helpers.isEmpty
        && mentions.isEmpty)
    else { return nil }
    var facts = RunFacts(occurrences, visibleEffects, classes)
    addFunctions(at: mentions, in: file, to: &facts)
    addHelpers(at: mentions, in: file, to: &facts)
    return facts
  }

  private func addHelpers(at mentions: [Int], in file: ViewFile, to facts: inout RunFacts) {
    for helper in helpers {
      let names = mentions.map { file.code[$0] }.filter { name in
        helper.patterns.contains { $0.matches(name.text) }
      }
      if helper.rule.hasHelper(file, names) { facts.addHelper(helper.rule.requiredHelpers) }
    }
  }

  private func addFunctions(at mentions: [Int], in file: ViewFile, to facts: inout RunFacts) {
    guard !mentions.isEmpty else { return }
    for mention in mentions {
      guard let call = file.code[mention].call else { continue }
      for function in functions where isCall(call, of: function, in: file) {
        facts.add(function.text)
      }
    }
    let names = Set(mentions)
    for declaration in file.code.declarations where declaration.kind == .function {
      guard let index = declaration.name?.index, names.contains(index) else { continue }
      let name = declaration.signature
      guard functions.contains(where: { $0.text == name }) else { continue }
      facts.add(name, extending: file.scopes.typeExtended(with: declaration)?.text)
    }
  }

  /// Whether a call is one of the function. Arguments with default values may be missing, but not from a name that UIKit
  /// has, too.
  private func isCall(_ call: Call, of function: FunctionName, in file: ViewFile) -> Bool {
    guard let name = call.name, name.spells(function.base) else { return false }
    if call.signature == function.text { return true }
    guard let arguments = call.arguments, !arguments.tokens.isEmpty,
      !file.names.isUIKitMethod(name)
    else { return false }
    var rest = function.labels[...]
    return arguments.allSatisfy { argument in
      guard let index = rest.firstIndex(of: argument.label?.text ?? "_") else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }
}

extension Token {
  /// Whether it may be the end of a number: a literal, or a `)`.
  fileprivate var endsNumber: Bool {
    switch kind {
    case .integerLiteral, .floatLiteral, .rightParen: true
    default: false
    }
  }
}
