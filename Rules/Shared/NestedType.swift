import SwiftSource

extension Declaration {
  /// Whether it declares a type.
  var isType: Bool {
    switch kind {
    case .class, .structure, .enumeration, .actor, .protocol: name != nil
    default: false
    }
  }
}
