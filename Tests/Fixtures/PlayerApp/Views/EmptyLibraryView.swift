import UIKit

/// What the library shows before the first song. Much here looks like a finding and is none.
//          ↓ missing_preview
final class EmptyLibraryView: UIView {
  struct Props {
    var icon: UIImage?
    var tint: UIColor
    var title: String
    var message: String
    var action: String
  }

  //          ↓ member_order
  private let iconView = UIImageView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let actionButton = UIButton(type: .system)

  private let lift: CGFloat = 40

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews()
    setupIconView()
    setupMessageLabel()
    setupConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("EmptyLibraryView is made in code")
  }

  // Data comes in here: a function with parameters may touch every view.
  func render(props: Props) {
    iconView.image = props.icon
    iconView.tintColor = props.tint
    titleLabel.text = props.title
    titleLabel.textColor = props.tint
    messageLabel.text = props.message
    messageLabel.textColor = .secondaryLabel
    actionButton.setTitle(props.action, for: .normal)
  }

  // A minus that moves, but does not lay out.
  func animateIn() {
    iconView.transform = CGAffineTransform(translationX: 0, y: -lift)
    UIView.animate(withDuration: 0.3) {
      self.iconView.transform = .identity
    }
  }

  // Views that are added count for nothing.
  private func addSubviews() {
    for view in [titleLabel, messageLabel, actionButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  // The state of a view after it was added is no appearance.
  private func setupIconView() {
    iconView.translatesAutoresizingMaskIntoConstraints = false
    insertSubview(iconView, belowSubview: titleLabel)
    iconView.alpha = 0.8
    iconView.isUserInteractionEnabled = false
  }

  private func setupMessageLabel() {
    messageLabel.numberOfLines = 0
    // messageLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: -lift)
    messageLabel.accessibilityHint = "addSubview(messageLabel); constant: -lift"
  }

  private func setupConstraints() {
    // The groups of the order are free among each other: sizes may come before edges.
    NSLayoutConstraint.activate([
//                                                      ↓ repeated_number
      iconView.heightAnchor.constraint(equalToConstant: 96),
      iconView.widthAnchor.constraint(equalToConstant: 96),
      iconView.bottomAnchor.constraint(equalTo: titleLabel.topAnchor, constant: -20),
      iconView.centerXAnchor.constraint(equalTo: centerXAnchor),

      titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor, constant: -1.0 * lift),
      titleLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),

      messageLabel.topAnchor.constraint(
        equalTo: titleLabel.bottomAnchor, constant: lift - titleLabel.font.lineHeight),
      messageLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      messageLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
    ])

    // A new block has an order of its own.
    //  ↓ priority_wrapper
    let top = actionButton.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 24)
    //             ↓ inline_priority
    top.priority = .required - 1
    let center = actionButton.centerXAnchor.constraint(equalTo: centerXAnchor)
    NSLayoutConstraint.activate([center, top])
  }
}
