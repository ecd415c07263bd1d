import LayoutModel
import RuleKit
import Semantics
import SwiftSource

extension MethodCall {
  /// That the method makes constraints of the view each time that it is called so.
  var constrains: ViewHanding {
    let isGiven = call.arguments?.contains {
      $0.value.count != 1 || $0.value.first?.is(.nil) != true
    }
    return ViewHanding(
      handing, sure: isGiven == true ? .activatesGiven : .activates,
      allowed: [.optsOut, .constrains, .setup, .other])
  }
}

extension [MethodCall] {
  /// Those on views of UIKit's classes that the file declares, of each method one.
  var constraining: [MethodCall] {
    var found: [MethodCall] = []
    for call in self where call.view?.subview?.isOfUIKit == true {
      if !found.contains(where: { $0.constrains == call.constrains }) { found.append(call) }
    }
    return found
  }
}
