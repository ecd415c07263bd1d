import UIKit

/// Stands above the list of songs that come next. Its parts are made when they are first needed.
//          ↓ missing_preview
//          ↓ view_structure
final class QueueHeaderView: UITableViewHeaderFooterView {
  private let margin: CGFloat = 16

  private lazy var titleLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
//  ↓ fixed_text_size
    label.font = .preferredFont(forTextStyle: .headline)
    label.text = "Up next"
    return label
  }()

  //               ↓ idle_control
  private lazy var shuffleButton: UIButton = {
    let button = UIButton(type: .system)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.setImage(UIImage(systemName: "shuffle"), for: .normal)
//  ↓ activate_together
//                                                  ↓ repeated_number
    button.heightAnchor.constraint(equalToConstant: 44).isActive = true
    button.widthAnchor.constraint(equalToConstant: 44).isActive = true
    return button
  }()

  private lazy var countLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.textColor = .secondaryLabel
    //                     ↓ layout_in_initialization
    contentView.addSubview(label)
//  ↓ activate_together
    label.lastBaselineAnchor.constraint(equalTo: titleLabel.lastBaselineAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8).isActive = true
    return label
  }()

  private lazy var titleStack: UIStackView = {
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(titleLabel)
    stack.addArrangedSubview(shuffleButton)
    return stack
  }()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(titleStack)
    setUpConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("QueueHeaderView is made in code")
  }

  func show(count: Int) {
    countLabel.text = String(count)
    countLabel.isHidden = count == 0
  }

//             ↓ setup_prefix
  private func setUpConstraints() {
//  ↓ activate_together
    titleStack.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    titleStack.leadingAnchor.constraint(
      equalTo: contentView.leadingAnchor, constant: margin
    ).isActive = true
    titleStack.trailingAnchor.constraint(
      equalTo: contentView.trailingAnchor, constant: -1.0 * margin
    ).isActive = true
    titleStack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
  }
}
