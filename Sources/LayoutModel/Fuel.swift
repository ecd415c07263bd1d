/// How much one search through a file may look at. Only malicious files use it up: the answer is unknown then.
///
/// Each search begins with a full tank, so that its answer depends on nothing but the file: not on which rules asked before.
public struct Fuel: Sendable {
  private var left: Int

  public init() { left = 1 << 12 }

  /// For all that one rule looks for in a file.
  public static let ofFile = Fuel(left: 1 << 18)

  private init(left: Int) { self.left = left }

  /// Takes some of it; false where there is not enough left.
  ///
  /// - Parameter amount: how many tokens, statements, views or constraints the search looks at next.
  public mutating func burn(_ amount: Int = 1) -> Bool {
    left -= amount
    return left >= 0
  }
}
