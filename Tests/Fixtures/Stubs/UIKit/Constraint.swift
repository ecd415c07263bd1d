/// A relation between two attributes, recorded while it is active.
public class NSLayoutConstraint: Hashable {
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin
    case trailingMargin, centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Axis: Int, Sendable { case horizontal, vertical }

  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllTop = FormatOptions(rawValue: 8)
    public static let alignAllCenterY = FormatOptions(rawValue: 1024)
  }

  public let firstItem: AnyObject?
  public let secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  public var constant: CGFloat
  public var identifier: String?
  public var shouldBeArchived = false
  public var priority = UILayoutPriority.required {
    didSet {
      guard isActive, (priority == .required) != (oldValue == .required) else { return }
      Recorder.exception("priority changed to or from required while active", self)
    }
  }

  public init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem: Any?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = item as AnyObject
    secondItem = toItem.map { $0 as AnyObject }
    firstAttribute = attribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  public convenience init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem: Any?,
    attribute secondAttribute: Attribute, multiplier: CGFloat
  ) {
    self.init(
      item: item, attribute: attribute, relatedBy: relation, toItem: toItem,
      attribute: secondAttribute, multiplier: multiplier, constant: 0)
  }

  /// Whether it is active. Without a common ancestor of its items, UIKit raises an exception, which is recorded.
  public var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        activate()
      } else {
        Recorder.activeConstraints.removeAll { $0 === self }
      }
    }
  }

  private func activate() {
    if !hasCommonAncestor { Recorder.exception("no common ancestor", self) }
    let attributes = [firstAttribute, secondAttribute]
    if attributes.contains(where: { $0 == .leading || $0 == .trailing }),
      attributes.contains(where: { $0 == .left || $0 == .right })
    {
      Recorder.exception("leading or trailing with left or right", self)
    }
    Recorder.activeConstraints.append(self)
  }

  private var hasCommonAncestor: Bool {
    guard let second = Self.view(secondItem) else { return true }
    guard let first = Self.view(firstItem) else { return false }
    return first.topmost === second.topmost
  }

  private static func view(_ item: AnyObject?) -> UIView? {
    (item as? UILayoutGuide)?.owningView ?? item as? UIView
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// One constraint for each view of the format, named after the format: enough to see which ones are active.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let attribute = format.hasPrefix("V:") ? Attribute.top : .leading
    let names = views.keys.filter { format.contains("[\($0)") }.sorted()
    return names.enumerated().map { index, name in
      let constraint = NSLayoutConstraint(
        item: views[name] as Any, attribute: attribute, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1)
      constraint.identifier = "\(format) \(index)"
      return constraint
    }
  }

  public static func == (one: NSLayoutConstraint, other: NSLayoutConstraint) -> Bool {
    one === other
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  // The SDK adds these to its own type, too.
  public static func + (one: UILayoutPriority, other: Float) -> UILayoutPriority {
    UILayoutPriority(one.rawValue + other)
  }
  public static func - (one: UILayoutPriority, other: Float) -> UILayoutPriority {
    UILayoutPriority(one.rawValue - other)
  }
}
