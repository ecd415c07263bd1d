import SwiftSource

/// The local that the closure of an initial value makes a view in and returns.
public enum ReturnedView: Equatable {
  /// The index of the local in `ViewFile.subviews`.
  case local(Int)
  /// The closure's argument, `$0`: `{ $0.font = x; return $0 }(UILabel())`.
  case argument
  /// The closure makes nothing but the view: `{ UILabel() }()`.
  case made
}
