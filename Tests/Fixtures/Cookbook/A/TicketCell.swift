import SwiftUI
import UIKit

// MARK: - TicketCell

final class TicketCell: UITableViewCell {

  // MARK: - Accessible Properties

  var onShare: (() -> Void)?

  // MARK: - Private Properties

  private let posterImageView = UIImageView()
  private let titleLabel = UILabel()
  private let placeLabel = UILabel()
  private let shareButton = UIButton()

  // MARK: - Lifecycle

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    commonSetup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonSetup()
  }

  // MARK: - Accessible Methods

  func render(props: Props) {
    posterImageView.image = props.poster
    titleLabel.text = props.title
    placeLabel.text = props.place
  }

  // MARK: - Private Methods

  private func commonSetup() {
    setupView()
    setupPosterImageView()
    setupTitleLabel()
    setupPlaceLabel()
    setupShareButton()
  }

  private func setupView() {
    selectionStyle = .none
    backgroundColor = Palette.paper

    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: Constants.height).withPriority(.almostRequired)
    ])
  }

  private func setupPosterImageView() {
    posterImageView.contentMode = .scaleAspectFill
    posterImageView.layer.cornerRadius = Constants.posterSize.height / 2
    posterImageView.clipsToBounds = true

    contentView.addSubview(posterImageView, withConstraints: [
      posterImageView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      posterImageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      posterImageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
        .withPriority(.almostRequired),
      posterImageView.heightAnchor.constraint(equalToConstant: Constants.posterSize.height),
      posterImageView.widthAnchor.constraint(equalToConstant: Constants.posterSize.width),
    ])
  }

  private func setupTitleLabel() {
    titleLabel.font = Fonts.title
    titleLabel.textColor = Palette.ink

    contentView.addSubview(titleLabel, withConstraints: [
      titleLabel.topAnchor.constraint(equalTo: posterImageView.topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: posterImageView.trailingAnchor, constant: 16),
    ])
  }

  private func setupPlaceLabel() {
    placeLabel.font = Fonts.caption
    placeLabel.numberOfLines = 2

    contentView.addSubview(placeLabel, withConstraints: [
      placeLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      placeLabel.bottomAnchor.constraint(equalTo: posterImageView.bottomAnchor),
    ])
  }

  private func setupShareButton() {
    shareButton.tintColor = Palette.accent
    shareButton.addAction(UIAction { [weak self] _ in self?.onShare?() }, for: .touchUpInside)

    contentView.addSubview(shareButton, withConstraints: [
      shareButton.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
      shareButton.leadingAnchor.constraint(greaterThanOrEqualTo: placeLabel.trailingAnchor, constant: 8),
      shareButton.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      shareButton.centerYAnchor.constraint(equalTo: posterImageView.centerYAnchor),
    ])
  }
}

// MARK: - Declarations

extension TicketCell {

  struct Props {
    let poster: UIImage
    let title: String
    let place: String
  }

  private enum Constants {
    static let height: CGFloat = 72
    static let posterSize = CGSize(width: 48, height: 48)
  }
}

// MARK: - Preview

struct TicketCellPreview: PreviewProvider {
  static var previews: some View {
    Preview(content: TicketCell())
      .frame(width: 335, height: 72)
  }
}
