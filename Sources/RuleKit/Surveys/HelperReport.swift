import LayoutModel

/// What a search for helpers says about one place.
public enum HelperReport: Sendable, Equatable {
  /// A function of this full name has these effects on a view that it gets; perhaps one of a type that may be a protocol.
  case helper(String, LayoutHelpers.Uses, of: String?)
  /// Views conform to a protocol of this name.
  case conformance(String)
  /// A function of this name is called.
  case call(String)
  /// A function of this name is called for an attribute that its first argument names.
  case attributeCall(String)
  /// A function of this name is no helper.
  case other(String)
  /// An override of this name lays out a view.
  case setup(String)
  /// An override of this name does not.
  case noSetup(String)
  /// The file uses the library of a preset.
  case preset(Preset)

  /// The report as the message of a finding.
  public var message: Finding.Message {
    switch self {
    case .helper(let name, let uses, of: nil): "helper \(name) \(uses.names.joined(separator: " "))"
    case .helper(let name, let uses, of: let owner?):
      "helper_of \(owner) \(name) \(uses.names.joined(separator: " "))"
    case .conformance(let name): "conformance \(name)"
    case .call(let name): "call \(name)"
    case .attributeCall(let name): "attribute_call \(name)"
    case .other(let name): "other \(name)"
    case .setup(let name): "setup \(name)"
    case .noSetup(let name): "no_setup \(name)"
    case .preset(let preset): "preset \(preset.rawValue)"
    }
  }

  package init?(_ message: String) {
    let words = message.split(separator: " ").map(String.init)
    guard words.count > 1 else { return nil }
    switch words[0] {
    case "helper": self = .helper(words[1], Self.uses(words.dropFirst(2)), of: nil)
    case "helper_of":
      guard words.count > 2 else { return nil }
      self = .helper(words[2], Self.uses(words.dropFirst(3)), of: words[1])
    case "conformance": self = .conformance(words[1])
    case "call": self = .call(words[1])
    case "attribute_call": self = .attributeCall(words[1])
    case "other": self = .other(words[1])
    case "setup": self = .setup(words[1])
    case "no_setup": self = .noSetup(words[1])
    case "preset":
      guard let preset = Preset(rawValue: words[1]) else { return nil }
      self = .preset(preset)
    default: return nil
    }
  }

  private static func uses(_ names: ArraySlice<String>) -> LayoutHelpers.Uses {
    names.compactMap(LayoutHelpers.Uses.init(name:)).reduce([]) { $0.union($1) }
  }
}
