import LayoutModel
import RuleKit

/// A layout function of the project, for the key `layout_helpers`.
public struct LearnedHelper: Sendable {
  public var name: String
  public var uses: LayoutHelpers.Uses
  public var callCount = 0
}

/// The name of setup functions of the project's own, for the key `setup_functions`.
public struct LearnedSetupName: Sendable {
  public var name: String
  public var count: Int
}

private let mostNames = 12

extension Tally {
  /// The protocols that a search for helpers has found types of UIKit to conform to.
  var protocolsOfViews: [String] { ways("conformance").map(\.name) }
}

extension [LearnedHelper] {
  /// The helpers that a search has found.
  init(_ tally: Tally) {
    var helpers: [String: LayoutHelpers.Uses] = [:]
    let protocols = Set(tally.protocolsOfViews)
    for (way, _) in tally.ways("helper") {
      let words = way.split(separator: " ").map(String.init)
      guard words.count == 3, let uses = UInt8(words[2]),
        words[1] == "-" || protocols.contains(words[1])
      else { continue }
      helpers[words[0], default: []].formUnion(LayoutHelpers.Uses(rawValue: uses))
    }
    self = helpers.map { name, uses in
      LearnedHelper(name: name, uses: uses.contains(.edges) ? uses.subtracting(.constrain) : uses)
    }.sorted { $0.name < $1.name }
  }

  /// Those of the helpers that are called most, and whose name no other function has, unless nearly all calls name an
  /// attribute.
  func used(_ tally: Tally) -> [LearnedHelper] {
    let used = compactMap { helper -> LearnedHelper? in
      let count = tally[HelperWay.call.of(helper.name)]
      let attributes = tally[HelperWay.attributeCall.of(helper.name)]
      guard count > 0,
        tally[HelperWay.other.of(helper.name)] == 0
          || count >= Tally.leastPlaces && attributes * 5 >= count * 4
      else { return nil }
      var helper = helper
      helper.callCount = count
      return helper
    }
    return used.sorted { ($1.callCount, $0.name) < ($0.callCount, $1.name) }.prefix(mostNames)
      .sorted { $0.name < $1.name }
  }
}

extension [LearnedSetupName] {
  /// The names of functions that set views up, nearly all of them.
  init(_ tally: Tally) {
    self = tally.ways("setup").lazy.filter { name, count in
      count >= Tally.leastPlaces && tally[HelperWay.noSetup.of(name)] * 19 <= count
    }.prefix(mostNames).map { LearnedSetupName(name: $0.name, count: $0.count) }
      .sorted { $0.name < $1.name }
  }
}
