import LayoutModel
import RuleKit
import SwiftSource

/// A method that the project declares for UIKit's views, and that computes the shape of a layer from the size that the view
/// has then: `sheet.roundCorners([.topLeft, .topRight], radius: 12)`.
enum ShapeMethod {
  /// A bound on the calls of one file.
  private static let most = 16

  /// Identifies the methods that a call may mean.
  static func method(_ name: UInt64) -> UIKitMethod {
    UIKitMethod(key: TextHash.pair(name, 6))
  }

  /// Collects which methods of UIKit's views in a file do so.
  static func collect(from file: ViewFile, _ report: inout Report) {
    guard file.hasWord(.cornerRadius, .shadowPath, .mask, .addSublayer, .insertSublayer) else {
      return
    }
    for function in file.functions
    where function.type >= 0 && !function.isNested && !function.declaration.isStatic {
      let type = file.types[function.type]
      guard type.kind == .extension, function.declaration.kind == .function,
        type.declaration.name?.isNameOfUIKit == true, function.declaration.name?.mayShape == true
      else { continue }
      report.collect(UIKitMethods.self) {
        $0.add(method(function.key), fits: function.shapesItself)
      }
    }
  }

  /// The calls of methods that may do so, on a view, each a statement of its own.
  static func calls(in file: ViewFile) -> [Call] { file.memoized(ShapeCalls.init).all }

  private struct ShapeCalls {
    private(set) var all: [Call] = []

    init(_ file: ViewFile) {
      for call in file.code.calls where all.count < ShapeMethod.most {
        guard let name = call.name, name.mayShape, call.receiver != nil,
          call.tokens == call.statement.tokens, !file.names.isUIKitMethod(name)
        else { continue }
        all.append(call)
      }
    }
  }

  /// Whether the file calls the same method in another place, too, such as `layoutSubviews`.
  static func isCalledElsewhere(_ call: Call, in file: ViewFile) -> Bool {
    guard let name = call.name else { return true }
    return file.code.calls.contains {
      $0.name?.hasSameText(as: name) == true && $0.head != call.head
        && $0.receiver?.last?.text == call.receiver?.last?.text
    }
  }
}

extension ViewFile {
  /// Whether it calls a method that may compute a shape from the size of a view.
  var mayCallShapeMethods: Bool { !ShapeMethod.calls(in: self).isEmpty }
}

extension Lexeme {
  /// Whether a method of this name may shape a view or one of its layers.
  fileprivate var mayShape: Bool {
    guard kind == .identifier, !isLayoutWord else { return false }
    switch firstByte {
    case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "d"), UInt8(ascii: "m"),
      UInt8(ascii: "r"), UInt8(ascii: "s"):
      return Self.shapes.contains(where: contains)
    default: return false
    }
  }

  private static let shapes: [NamePart] = [
    .round, .corner, .gradient, .shadow, .border, .circle, .mask,
  ]

  /// Whether code of this name may run later, or keep what is computed up to date.
  fileprivate var waits: Bool {
    self.is(.layoutIfNeeded) || self.is(.autoresizingMask) || hasPrefix(.async)
  }
}

extension ViewFunction {
  /// Whether a method always computes the shape of its view from the size that this has.
  fileprivate var shapesItself: Bool {
    var reads = false
    for token in body.tokens where token.kind == .identifier {
      if token.waits { return false }
      guard token.is(.bounds) || token.is(.frame),
        token.isFreeName || token.owner?.is(Keyword.`self`) == true,
        let statement = token.statement, statement.block == body, statement.target?.last != token
      else { continue }
      reads = true
    }
    return reads
  }
}
