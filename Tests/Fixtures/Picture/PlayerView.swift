import UIKit

/// What the picture in the README shows: mistakes before departures from conventions.
final class PlayerView: UIView {
  private let coverView = UIImageView()
  private let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupCoverView()
    setupTitleLabel()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setupCoverView() {
    coverView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(coverView)
    NSLayoutConstraint.activate([
      coverView.leadingAnchor.constraint(equalTo: leadingAnchor),
      coverView.topAnchor.constraint(equalTo: topAnchor),
      coverView.widthAnchor.constraint(equalToConstant: 48),
    ])
    coverView.heightAnchor.constraint(equalTo: coverView.widthAnchor)
  }

  private func setupTitleLabel() {
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: coverView.topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: coverView.trailingAnchor, constant: 12),
      titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
    ])
    addSubview(titleLabel)
  }
}
