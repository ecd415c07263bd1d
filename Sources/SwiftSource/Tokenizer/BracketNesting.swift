/// The brackets around the cursor of a tokenizer: how deep they are, and whether all had a partner so far.
///
/// A stack of one byte for each bracket, the one that closes it. What it says of a whole file is all that most files ever
/// need: brackets that all match here are paired in the same way by the outline, which reports nothing then.
struct BracketNesting {
  /// How many brackets may stand in each other. The compiler stops at 256.
  static let mostLevels = 1 << 18
  /// Bytes that the stack needs.
  static let byteCount = mostLevels + 1
  /// What closes the part of a string before an interpolation: no bracket.
  static let interpolationEnd = UInt8.quote

  private let bottom: UnsafeMutablePointer<UInt8>
  private let limit: UnsafeMutablePointer<UInt8>
  private var top: UnsafeMutablePointer<UInt8>
  private var hasStrays = false

  /// - Parameter stack: `byteCount` bytes.
  init(stack: UnsafeMutablePointer<UInt8>) {
    // No bracket closes what is at the bottom.
    stack.initialize(to: 0)
    bottom = stack
    top = stack
    limit = stack + Self.mostLevels
  }

  /// Whether no other bracket may open.
  @inline(__always)
  var isFull: Bool { top == limit }

  /// Whether each bracket has a partner, and no two pairs cross.
  var isBalanced: Bool { top == bottom && !hasStrays }

  /// Must not be called when it is full.
  @inline(__always)
  mutating func open(closer: UInt8) {
    top += 1
    top.pointee = closer
  }

  @inline(__always)
  mutating func close(_ closer: UInt8) {
    if top.pointee == closer { top -= 1 } else { hasStrays = true }
  }

  /// Leaves the innermost interpolation, which must be open, and what was never closed in it.
  mutating func closeInterpolation() {
    while top.pointee != Self.interpolationEnd {
      hasStrays = true
      top -= 1
    }
    top -= 1
  }
}
