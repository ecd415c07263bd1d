import LayoutModel
import RuleKit

/// A layout function of the project, for the key `layout_helpers`.
public struct LearnedHelper: Sendable {
  /// With its labels.
  public var name: String
  public var uses: LayoutHelpers.Uses
  /// Where it is declared.
  public var place: CodePlace
  /// How often it is called.
  public var callCount = 0
}

extension Tally {
  /// The protocols that a search for helpers has found types of UIKit to conform to.
  var protocolsOfViews: [String] {
    counts.keys.compactMap {
      if case .conformance(let name) = HelperReport($0) { name } else { nil }
    }
  }
}

extension [LearnedHelper] {
  /// The helpers that a search has found.
  ///
  /// - Parameter tally: counts its findings by their messages.
  init(_ tally: Tally) {
    var helpers: [String: (uses: LayoutHelpers.Uses, messages: [String])] = [:]
    let protocols = Set(tally.protocolsOfViews)
    for message in tally.counts.keys {
      guard case .helper(let name, let uses, let owner) = HelperReport(message),
        owner.map(protocols.contains) ?? true
      else { continue }
      helpers[name, default: ([], [])].uses.formUnion(uses)
      helpers[name]?.messages.append(message)
    }
    self = helpers.compactMap { name, found -> LearnedHelper? in
      guard let place = tally.places(found.messages).first else { return nil }
      var helper = LearnedHelper(name: name, uses: found.uses, place: place)
      if helper.uses.contains(.edges) { helper.uses.remove(.constrain) }
      return helper
    }.sorted { $0.name < $1.name }
  }

  /// Those of the helpers that are called, and whose name no other function has, unless nearly all calls name an attribute.
  ///
  /// - Parameter tally: counts the findings of a search for their names by their messages.
  func used(_ tally: Tally) -> [LearnedHelper] {
    compactMap { helper in
      let count = tally[HelperReport.call(helper.name).message.text]
      let attributes = tally[HelperReport.attributeCall(helper.name).message.text]
      guard count > 0,
        tally[HelperReport.other(helper.name).message.text] == 0
          || Consistency(attributes, of: count).isDecided
      else { return nil }
      var helper = helper
      helper.callCount = count
      return helper
    }
  }
}
