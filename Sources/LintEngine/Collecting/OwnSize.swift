import LayoutModel

/// Lengths that a class fixes of its own views.
public struct OwnSize: Sendable, Hashable {
  /// The width, the height, or both.
  public var lengths: LayoutAttributes
  /// The name of the class.
  public var type: String
  /// The number or, if its file does not tell it, its text; empty where it is the argument itself.
  public var constant: String
  /// The argument that chooses it; nil if it is the same for all views.
  public var choice: Choice?

  /// What an argument of the class's only initializer has to do with a length.
  public struct Choice: Sendable, Hashable {
    /// The label of the argument.
    public var label: String
    /// The value for which the length holds, such as the name of a case; nil if the argument is the length itself.
    public var value: String?
    /// The value of an argument that is left out.
    public var fallback: String?

    public init(_ label: String, is value: String?, otherwise fallback: String?) {
      (self.label, self.value, self.fallback) = (label, value, fallback)
    }
  }

  public init(
    _ lengths: LayoutAttributes, of type: String, constant: String, choice: Choice? = nil
  ) {
    (self.lengths, self.type, self.constant, self.choice) = (lengths, type, constant, choice)
  }

  /// The length of a view that is made with some arguments; nil if the class does not fix it then.
  fileprivate func length(madeWith arguments: OwnSizeDemand.Arguments?) -> String? {
    guard let choice else { return constant }
    guard let arguments, let value = arguments[choice.label] ?? choice.fallback, !value.isEmpty
    else { return nil }
    guard let chosen = choice.value else { return value.isNumber ? value : nil }
    return value == chosen ? constant : nil
  }
}

/// A length that other code wants of a view whose class may fix it, too.
public struct OwnSizeDemand: Sendable, Equatable {
  /// For the label of each argument that the view is made with, its value: a number or the name of a case; empty for
  /// any other one.
  public typealias Arguments = [String: String]

  /// The width, the height, or both.
  public var lengths: LayoutAttributes
  /// The name of the class.
  public var type: String
  /// The number or, if its file does not tell it, its text.
  public var constant: String
  /// What the view is made with; nil if that is unknown.
  public var arguments: Arguments?

  public init(
    _ lengths: LayoutAttributes, of type: String, constant: String, madeWith arguments: Arguments?
  ) {
    (self.lengths, self.type, self.constant) = (lengths, type, constant)
    self.arguments = arguments
  }

  /// The lengths that the class of the view fixes.
  ///
  /// - Parameter sizes: all that the class may fix.
  /// - Returns: nil if there are none, or if one of them is what is wanted.
  func contradictions(by sizes: Set<OwnSize>) -> Set<String>? {
    let own = Set(
      sizes.lazy.filter { !$0.lengths.isDisjoint(with: lengths) }
        .compactMap { $0.length(madeWith: arguments) })
    return own.isEmpty || own.contains(constant) ? nil : own
  }

  /// What a message gets that has said that the class fixes the length: which one that is.
  func naming(_ lengths: Set<String>) -> String {
    guard let length = lengths.first, lengths.count == 1 else { return "" }
    guard length.isNumber, constant.isNumber else {
      return ", unless `\(length)` in `\(type)` is `\(constant)` here"
    }
    return " (`\(type)` has \(Self.points(length)), this constraint \(constant))"
  }

  private static func points(_ number: String) -> String {
    number == "1" ? "1 point" : "\(number) points"
  }
}

extension String {
  fileprivate var isNumber: Bool {
    utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == 46 }
  }
}
