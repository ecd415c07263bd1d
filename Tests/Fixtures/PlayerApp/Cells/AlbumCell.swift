import UIKit

//          ↓ missing_preview
final class AlbumCell: UICollectionViewCell {
  private enum Layout {
    static let margin: CGFloat = 8
    static let coverRatio: CGFloat = 1
  }

  //          ↓ member_order
  private let coverView = UIImageView()
  private let titleLabel = UILabel()
  private let yearLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupCoverView()
    setupTitleLabel()
    setupYearLabel()
    setupConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("AlbumCell is made in code")
  }

  //   ↓ view_configuration
  func configure(title: String, year: Int, cover: UIImage?) {
    titleLabel.text = title
    yearLabel.text = String(year)
    coverView.image = cover
  }

  private func setupCoverView() {
    coverView.contentMode = .scaleAspectFit
    coverView.backgroundColor = .secondarySystemFill
    contentView.addSubview(coverView)
  }

  private func setupTitleLabel() {
//  ↓ fixed_text_size
    titleLabel.font = .preferredFont(forTextStyle: .callout)
    titleLabel.numberOfLines = 2
    contentView.addSubview(titleLabel)
  }

  private func setupYearLabel() {
//  ↓ fixed_text_size
    yearLabel.font = .preferredFont(forTextStyle: .caption1)
    contentView.addSubview(yearLabel)
  }

  private func setupConstraints() {
    [coverView, titleLabel, yearLabel].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
    }

    NSLayoutConstraint.activate([
      coverView.topAnchor.constraint(equalTo: contentView.topAnchor),
      coverView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      coverView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      coverView.heightAnchor.constraint(
        equalTo: coverView.widthAnchor, multiplier: Layout.coverRatio),

      titleLabel.leadingAnchor.constraint(equalTo: coverView.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: coverView.trailingAnchor),
//    ↓ constraint_order
      titleLabel.topAnchor.constraint(equalTo: coverView.bottomAnchor, constant: Layout.margin),

      yearLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 2),
      yearLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      yearLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      yearLabel.bottomAnchor.constraint(
        //                                                     ↓ negative_constant
        lessThanOrEqualTo: contentView.bottomAnchor, constant: -Layout.margin),
    ])
  }
}
