/// The brackets around the cursor of a tokenizer: their depth, and whether all have matched so far.
///
/// A stack with one byte for each bracket: the byte that closes it. Most files need no more: if all brackets match
/// here, the outline pairs them in the same way and reports nothing.
struct BracketNesting {
  /// The deepest nesting of brackets. The compiler stops at 256.
  static let mostLevels = 1 << 18
  /// The size of the stack in bytes.
  static let byteCount = mostLevels + 1
  /// Closes the part of a string before an interpolation; not a bracket.
  static let interpolationEnd = UInt8.quote

  private let bottom: UnsafeMutablePointer<UInt8>
  private let limit: UnsafeMutablePointer<UInt8>
  private var top: UnsafeMutablePointer<UInt8>
  private var hasStrays = false

  /// - Parameter stack: `byteCount` bytes.
  init(stack: UnsafeMutablePointer<UInt8>) {
    // No bracket closes the bottom of the stack.
    stack.initialize(to: 0)
    bottom = stack
    top = stack
    limit = stack + Self.mostLevels
  }

  /// Whether the stack is full.
  @inline(__always)
  var isFull: Bool { top == limit }

  /// Whether each bracket has a partner, and no two pairs cross.
  var isBalanced: Bool { top == bottom && !hasStrays }

  /// Must not be called when the stack is full.
  @inline(__always)
  mutating func open(closer: UInt8) {
    top += 1
    top.pointee = closer
  }

  @inline(__always)
  mutating func close(_ closer: UInt8) {
    if top.pointee == closer { top -= 1 } else { hasStrays = true }
  }

  /// Leaves the innermost interpolation, which must be open, and unclosed brackets in it.
  mutating func closeInterpolation() {
    while top.pointee != Self.interpolationEnd {
      hasStrays = true
      top -= 1
    }
    top -= 1
  }
}
