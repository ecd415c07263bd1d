import LayoutModel
import SwiftSource

/// Looks in files for the functions that fixes rely on.
struct HelperSearch: Sendable {
  /// The full names.
  private var functions: Set<String> = []
  private var baseNames: Set<[UInt8]> = []
  /// A bit for each length of a base name, the last one for all that are longer.
  private var lengths: UInt64 = 0

  /// Whether there is nothing to look for.
  var isEmpty: Bool { functions.isEmpty }

  mutating func add(_ helpers: [FunctionName]) {
    for helper in helpers {
      let name = Array(helper.base.utf8)
      functions.insert(helper.text)
      baseNames.insert(name)
      lengths |= Self.bit(ofLength: name.count)
    }
  }

  private static func bit(ofLength length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  /// The tokens of a file that spell one of the names, in order.
  func mentions(in source: SourceFile) -> [Int] {
    guard !isEmpty else { return [] }
    return source.tokens.indices.filter { index in
      let token = source.tokens[index]
      return token.kind == .identifier && lengths & Self.bit(ofLength: token.range.count) != 0
        && baseNames.contains { $0.elementsEqual(source.bytes[token.range]) }
    }
  }

  /// What a file declares and calls.
  ///
  /// - Parameter mentions: the tokens that spell one of the names.
  func sightings(at mentions: [Int], in file: ViewFile) -> HelperSightings {
    var sightings = HelperSightings()
    guard !mentions.isEmpty else { return sightings }
    for mention in mentions {
      guard let call = file.outline.call(named: mention) else { continue }
      let name = file.signature(of: file.outline.calls[call])
      if functions.contains(name) { sightings.addCall(of: name) }
    }
    let names = Set(mentions)
    for declaration in file.outline.declarations
    where declaration.kind == .function && names.contains(declaration.name) {
      let name = file.signature(of: declaration)
      guard functions.contains(name) else { continue }
      sightings.addDeclaration(
        of: name, extending: file.typeExtended(with: declaration).map(file.text))
    }
    return sightings
  }
}
