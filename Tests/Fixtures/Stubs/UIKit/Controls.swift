open class UILabel: UIView {
  open var text: String?
  open var attributedText: String?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: CGFloat(text?.count ?? 0) * 8, height: font.lineHeight)
  }
}

open class UIImageView: UIView {
  open var image: UIImage?
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// Replaces `#selector(…)`, which needs Objective-C.
public struct StubSelector {
  public init(_ method: Any) {}
}

open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 64)
    public static let valueChanged = Event(rawValue: 4096)
  }
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
  }

  open var isEnabled = true
  open var isSelected = false
  open func addTarget(_ target: Any?, action: StubSelector, for events: Event) {}
  open func addAction(_ action: UIAction, for events: Event) {}
}

open class UIButton: UIControl {
  public enum ButtonType: Sendable { case custom, system, close }

  public let titleLabel: UILabel? = nil
  public let imageView: UIImageView? = nil
  private var title: String?
  private var titleColor: UIColor?
  private var imageName: String?

  public convenience init(type: ButtonType) { self.init(frame: .zero) }

  open func setTitle(_ title: String?, for state: State) { self.title = title }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColor = color }
  open func setImage(_ image: UIImage?, for state: State) { imageName = image?.name }
}

open class UISlider: UIControl {
  open var value: Float = 0
  open var maximumValue: Float = 1
  open var minimumTrackTintColor: UIColor?
}

open class UISwitch: UIControl {
  open var isOn = false
}

open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open var font: UIFont?
}

open class UIRefreshControl: UIControl {
  open func endRefreshing() {}
}

open class UIActivityIndicatorView: UIView {
  public enum Style: Sendable { case medium, large }
  public convenience init(style: Style) { self.init(frame: .zero) }
  open func startAnimating() {}
}

open class UIVisualEffectView: UIView {
  public private(set) lazy var contentView = UIView()
}

open class UIStackView: UIView {
  public enum Distribution: Sendable { case fill, fillEqually, fillProportionally, equalSpacing }
  public enum Alignment: Sendable { case fill, leading, top, center, trailing, bottom }

  public private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var isLayoutMarginsRelativeArrangement = false

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    addSubview(view)
    arrangedSubviews.append(view)
  }
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    insertSubview(view, at: index)
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
  }
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
}

open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Sendable { case none, onDrag, interactive }

  open var contentInset = UIEdgeInsets.zero
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var isPagingEnabled = false
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var refreshControl: UIRefreshControl?
  public private(set) lazy var contentLayoutGuide = UILayoutGuide("content", of: self)
  public private(set) lazy var frameLayoutGuide = UILayoutGuide("frame", of: self)
}

open class UITextView: UIScrollView {
  open var text: String! = ""
  open var font: UIFont?
  open var textContainerInset = UIEdgeInsets.zero
}
open class UIGestureRecognizer {
  public enum State: Sendable { case possible, began, changed, ended }
  open var state = State.possible
  public init(target: Any?, action: StubSelector?) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
}

open class UITapGestureRecognizer: UIGestureRecognizer {}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}
