import UIKit

protocol TicketCellDelegate: AnyObject {
  func ticketCellDidShare(_ cell: TicketCell)
}

final class TicketCell: UITableViewCell {

  struct Props: Equatable {
    let poster: UIImage
    let title: String
    let place: String
  }

  private struct Constants {
    static let posterSize: CGFloat = 48
    static let inset: CGFloat = 12
  }

  weak var delegate: TicketCellDelegate?

  private let posterImageView = UIImageView()
  private let titleLabel = UILabel()
  private let placeLabel = UILabel()
  private let shareButton = UIButton()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setup()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setup() {
    selectionStyle = .none
    backgroundColor = .white

    posterImageView.contentMode = .scaleAspectFill
    posterImageView.round(radius: Constants.posterSize / 2)
    posterImageView.clipsToBounds = true
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    placeLabel.font = .preferredFont(forTextStyle: .caption1)
    placeLabel.numberOfLines = 2
    shareButton.tintColor = .systemPink
    shareButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.ticketCellDidShare(self)
      },
      for: .touchUpInside)

    let labels = UIStackView(arrangedSubviews: [titleLabel, placeLabel])
    labels.axis = .vertical
    labels.alignment = .leading

    let stack = UIStackView(arrangedSubviews: [posterImageView, labels, UIView(), shareButton])
    stack.alignment = .center
    stack.spacing = 8
    stack.setCustomSpacing(16, after: labels)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)

    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Constants.inset),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Constants.inset),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Constants.inset),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Constants.inset)
        .withPriority(.almostRequired),
      posterImageView.heightAnchor.constraint(equalToConstant: Constants.posterSize),
      posterImageView.widthAnchor.constraint(equalToConstant: Constants.posterSize),
    ])
  }

  func render(props: Props) {
    posterImageView.image = props.poster
    titleLabel.text = props.title
    placeLabel.text = props.place
  }
}
