import UIKit

// This file follows the cookbook to the letter: by default nothing is found here.

// MARK: - SongCell

//          ↓ missing_preview
final class SongCell: UITableViewCell {

  // MARK: - Private Properties

  private let artworkView = UIImageView()
  private let titleLabel = UILabel()
  private let artistLabel = UILabel()
  private let durationLabel = UILabel()

  // MARK: - Lifecycle

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    commonSetup()
  }

//         ↓ initializer_style
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonSetup()
  }

  // MARK: - Accessible Methods

  func render(props: Props) {
    artworkView.image = props.artwork
    titleLabel.text = props.title
    artistLabel.text = props.artist
    durationLabel.text = props.duration
    durationLabel.textColor = props.isPlaying ? .systemPink : .secondaryLabel
  }

  // MARK: - Private Methods

  private func commonSetup() {
    setupView()
    setupArtworkView()
    setupTitleLabel()
    setupArtistLabel()
    setupDurationLabel()
  }

  private func setupView() {
    selectionStyle = .none
    backgroundColor = .systemBackground

    NSLayoutConstraint.activate([
      contentView.heightAnchor.constraint(equalToConstant: Constants.height)
        .withPriority(.almostRequired),
    ])
  }

  private func setupArtworkView() {
    artworkView.contentMode = .scaleAspectFill
    artworkView.roundCornersContinuosly(radius: Constants.artworkRadius)

    contentView.addSubview(artworkView, withConstraints: [
      artworkView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      artworkView.leadingAnchor.constraint(
        equalTo: contentView.leadingAnchor,
        constant: Constants.margin),
      artworkView.heightAnchor.constraint(equalToConstant: Constants.artworkSize.height),
      artworkView.widthAnchor.constraint(equalToConstant: Constants.artworkSize.width),
    ])
  }

  private func setupTitleLabel() {
//  ↓ fixed_text_size
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.lineBreakMode = .byTruncatingMiddle

    contentView.addSubview(titleLabel, withConstraints: [
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      titleLabel.leadingAnchor.constraint(equalTo: artworkView.trailingAnchor, constant: 12),
    ])
  }

  private func setupArtistLabel() {
//  ↓ fixed_text_size
    artistLabel.font = .preferredFont(forTextStyle: .subheadline)
    artistLabel.textColor = .secondaryLabel

    contentView.addSubview(artistLabel, withConstraints: [
      artistLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      artistLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
//                                                                                      ↓ repeated_number
      artistLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  private func setupDurationLabel() {
    //                   ↓ inline_style                     ↓ unscaled_constant
    durationLabel.font = .monospacedDigitSystemFont(ofSize: 14, weight: .regular)
    durationLabel.setContentCompressionResistancePriority(.required, for: .horizontal)

    contentView.addSubview(durationLabel, withConstraints: [
      durationLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      durationLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: titleLabel.trailingAnchor,
        constant: 8),
      durationLabel.trailingAnchor.constraint(
        equalTo: contentView.trailingAnchor,
        constant: -1.0 * Constants.margin),
    ])
  }
}

// MARK: - Declarations

extension SongCell {

  struct Props: Equatable {
    let artwork: UIImage?
    let title: String
    let artist: String
    let duration: String
    let isPlaying: Bool
  }

  private enum Constants {
    static let height: CGFloat = 68
    static let margin: CGFloat = 16
    static let artworkRadius: CGFloat = 6
    static let artworkSize = CGSize(width: 44, height: 44)
  }
}
