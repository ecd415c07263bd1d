import LayoutSolver

/// What a scene is laid out on.
public struct SceneDevice: Sendable, Equatable {
  public var name: String
  /// The size of the screen in points.
  public var width: Int
  public var height: Int
  /// What the bars of the system take at the top and the bottom.
  public var topInset: Int
  public var bottomInset: Int
  /// Whether leading is right.
  public var isRightToLeft = false
  /// What fonts are multiplied by.
  public var textScale = Fraction(1)

  /// An iPhone with a notch: 393 by 852 points, safe area insets 59 and 34.
  public static let phone = SceneDevice(
    name: "phone", width: 393, height: 852, topInset: 59, bottomInset: 34)
  /// The smallest iPhone that current systems run on: 375 by 667 points, a status bar of 20.
  public static let smallPhone = SceneDevice(
    name: "small-phone", width: 375, height: 667, topInset: 20, bottomInset: 0)
  /// An 11-inch iPad: 834 by 1194 points, safe area insets 24 and 20.
  public static let tablet = SceneDevice(
    name: "tablet", width: 834, height: 1194, topInset: 24, bottomInset: 20)

  /// The device of a name, or of a size such as `320x568`; nil for another text.
  public init?(_ text: String) {
    if let known = [Self.phone, .smallPhone, .tablet].first(where: { $0.name == text }) {
      self = known
      return
    }
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { return nil }
    self.init(name: text, width: width, height: height, topInset: 0, bottomInset: 0)
  }

  private init(name: String, width: Int, height: Int, topInset: Int, bottomInset: Int) {
    self.name = name
    (self.width, self.height) = (width, height)
    (self.topInset, self.bottomInset) = (topInset, bottomInset)
  }
}
