import LayoutModel
import RuleKit
import SwiftSource

/// A method that the project declares for UIKit's views, and that gives its view a gesture recognizer, without turning the
/// touches of the view on: `cover.onTap { … }`.
enum TapMethod {
  /// Identifies the methods that a call may mean.
  static func method(_ name: UInt64) -> UIKitMethod {
    UIKitMethod(name: name, effect: .addsRecognizer)
  }

  /// Collects which methods of UIKit's views in a file do so.
  static func collect(from file: ViewFile, _ report: inout Report) {
    for (function, isOfLayer) in UIKitMethod.declarations(in: file)
    where !isOfLayer && function.declaration.name?.mayHandleTaps == true {
      report.collect(UIKitMethods.self) {
        $0.add(method(function.key), fits: function.addsRecognizerToItself)
      }
    }
  }

  /// What the calls of a file say about such methods.
  fileprivate struct Calls {
    /// Whether one may mean such a method.
    let exist: Bool

    init(_ file: ViewFile) {
      exist = file.code.calls.contains { call in
        call.receiver != nil && call.name?.mayHandleTaps == true
      }
    }
  }
}

extension ViewFile {
  /// Whether it calls a method that may give its view a gesture recognizer.
  var mayCallTapMethods: Bool { memoized(TapMethod.Calls.init).exist }
}

extension Lexeme {
  /// Whether a method of this name may give its view a gesture recognizer.
  var mayHandleTaps: Bool {
    kind == .identifier && !isLayoutWord && Self.gestures.contains(where: contains)
  }

  private static let gestures: [NamePart] = [.tap, .gesture, .press, .swipe]
}

extension ViewFunction {
  fileprivate var addsRecognizerToItself: Bool {
    !body.tokens.contains {
      $0.is(.isUserInteractionEnabled) || $0.call != nil && !$0.hasCapital && $0.mayHandleTaps
    }
      && body.statements.contains { statement in
        guard statement.kind == .expression, statement.block == body,
          let call = statement.tokens.last?.partner?.previous?.call,
          call.name?.is(.addGestureRecognizer) == true
        else { return false }
        return call.receiver.map { $0.count == 1 && $0.first.is(Keyword.`self`) } ?? true
      }
  }
}
