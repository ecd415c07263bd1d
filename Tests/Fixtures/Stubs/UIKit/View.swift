open class UIResponder: Hashable {
  public init() {}

  public static func == (one: UIResponder, other: UIResponder) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  @discardableResult open func becomeFirstResponder() -> Bool { true }
}

/// A view that records what is added to it.
open class UIView: UIResponder, LayoutItem {
  public enum ContentMode: Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, center }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  // MARK: - Frames

  private var position: CGPoint
  open var bounds: CGRect { didSet { if bounds.size != oldValue.size { setNeedsLayout() } } }
  open var center: CGPoint {
    get { position }
    set { position = newValue }
  }
  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - bounds.width / 2, y: position.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  // MARK: - Settings

  public var translatesAutoresizingMaskIntoConstraints = true
  public var autoresizingMask: AutoresizingMask = []
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .blue
  open var contentMode = ContentMode.scaleToFill
  open var clipsToBounds = false
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  open var tag = 0
  open var transform = CGAffineTransform.identity
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  open var isAccessibilityElement = false
  public let layer = CALayer()

  // MARK: - The tree

  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  var topmost: UIView { superview?.topmost ?? self }

  public init(frame: CGRect) {
    position = CGPoint(x: frame.midX, y: frame.midY)
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
    Recorder.views.append(self)
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    position = .zero
    bounds = .zero
    super.init()
    Recorder.views.append(self)
  }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count, "is added to") }
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index, "is inserted into")
  }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex(of: sibling) ?? 0, "is inserted into")
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: (subviews.firstIndex(of: sibling) ?? -1) + 1, "is inserted into")
  }

  private func insert(_ view: UIView, at index: Int, _ verb: String) {
    view.superview?.subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    Recorder.events.append([.object(view), .text(verb), .object(self), .text("at \(index)")])
    didAddSubview(view)
    view.didMoveToSuperview()
  }

  open func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.subviews.removeAll { $0 === self }
    superview = nil
    Recorder.events.append([.object(self), .text("is removed from"), .object(parent)])
  }

  open func didAddSubview(_ subview: UIView) {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func bringSubviewToFront(_ view: UIView) {
    subviews.removeAll { $0 === view }
    subviews.append(view)
    Recorder.events.append([.object(view), .text("comes to the front")])
  }

  // MARK: - Constraints

  public var constraints: [NSLayoutConstraint] { Recorder.activeConstraints }
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide("safeArea", of: self)
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide("margins", of: self)
  public private(set) lazy var readableContentGuide = UILayoutGuide("readable", of: self)
  open func addLayoutGuide(_ guide: UILayoutGuide) { guide.owningView = self }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  // MARK: - Layout

  open func layoutSubviews() {}
  open func layoutIfNeeded() {}
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() {}
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open func awakeFromNib() {}
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  /// KTResponsiveUI's; no extension of a class without Objective-C can declare what subclasses override.
  open func performLayout() {}

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }
}
