import LayoutModel
import SwiftSource

/// Collects what one file contributes for the rules of a set.
struct FactCollector: Sendable {
  private let configuration: FilePath?
  /// The group of the occurrences of each collecting rule, by the rule's index.
  private var groups: [Int: Occurrence.Group] = [:]
  /// The full names of the functions to look for.
  private var functions: Set<String> = []
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
    for function in rule.collectedFunctions {
      let name = Array(function.base.utf8)
      functions.insert(function.text)
      baseNames.insert(name)
      lengths |= Self.bit(ofLength: name.count)
    }
  }

  private static func bit(ofLength length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  /// The tokens of a file that spell the base name of a function, in order.
  func mentions(in source: SourceFile) -> [Int] {
    guard !functions.isEmpty else { return [] }
    return source.tokens.indices.filter { index in
      let token = source.tokens[index]
      return token.kind == .identifier && lengths & Self.bit(ofLength: token.range.count) != 0
        && baseNames.contains { $0.elementsEqual(source.bytes[token.range]) }
    }
  }

  /// The contribution of a file.
  ///
  /// - Parameters:
  ///   - found: the rules' findings, whose occurrences get their groups.
  ///   - mentions: the tokens that spell the base name of a function.
  func facts(
    _ found: inout [(rule: Int, finding: Finding)], _ mentions: [Int], in file: ViewFile
  ) -> RunFacts {
    var occurrences: [Occurrence] = []
    lazy var names = NameCensus(of: file.source)
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
        case .declaration, .presence: continue
        }
      }
    }
    var facts = RunFacts(occurrences)
    addFunctions(at: mentions, in: file, to: &facts)
    return facts
  }

  private func addFunctions(at mentions: [Int], in file: ViewFile, to facts: inout RunFacts) {
    guard !mentions.isEmpty else { return }
    for mention in mentions {
      guard let name = file.code[mention].call?.signature, functions.contains(name) else {
        continue
      }
      facts.add(name)
    }
    let names = Set(mentions)
    for declaration in file.code.declarations where declaration.kind == .function {
      guard let index = declaration.name?.index, names.contains(index) else { continue }
      let name = declaration.signature
      guard functions.contains(name) else { continue }
      facts.add(name, extending: file.scopes.typeExtended(with: declaration)?.text)
    }
  }
}
