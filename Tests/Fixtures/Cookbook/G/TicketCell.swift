import UIKit

final class TicketCell: UITableViewCell {

  private lazy var poster: UIImageView = {
    let view = UIImageView()
    view.contentMode = .scaleAspectFill
    view.layer.cornerRadius = 24.0
    view.clipsToBounds = true
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()
  private lazy var labels: UIStackView = {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 4.0
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()
  private lazy var title: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()
  private lazy var place: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .caption1)
    label.numberOfLines = 2
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()
  private lazy var share: UIButton = {
    let button = UIButton()
    button.tintColor = .systemPink
    button.addTarget(self, action: #selector(didTapShare), for: .touchUpInside)
    button.translatesAutoresizingMaskIntoConstraints = false
    return button
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpViews()
    setUpConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("TicketCell cannot be used with a nib file")
  }

  func configure(poster: UIImage, title: String, place: String) {
    self.poster.image = poster
    self.title.text = title
    self.place.text = place
  }

  private func setUpViews() {
    contentView.addSubview(poster)
    contentView.addSubview(labels)
      labels.addArrangedSubview(title)
      labels.addArrangedSubview(place)
    contentView.addSubview(share)
  }

  private func setUpConstraints() {
    let inset: CGFloat = 12.0
    NSLayoutConstraint.activate([
      poster.heightAnchor.constraint(equalToConstant: 48.0),
      poster.widthAnchor.constraint(equalTo: poster.heightAnchor),
      poster.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset),
      poster.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
      poster.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -1.0 * inset),
      labels.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset),
      labels.leadingAnchor.constraint(equalTo: poster.trailingAnchor, constant: inset),
      labels.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -1.0 * inset),
      share.leadingAnchor.constraint(equalTo: labels.trailingAnchor, constant: inset),
      share.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -1.0 * inset),
      share.centerYAnchor.constraint(equalTo: labels.centerYAnchor),
    ])
  }

  @objc private func didTapShare() {
    UIApplication.shared.sendAction(#selector(TicketScreen.share(_:)), to: nil, from: self, for: nil)
  }
}
