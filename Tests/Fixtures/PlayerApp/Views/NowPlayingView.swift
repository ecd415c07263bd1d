import UIKit

/// Artwork, titles and transport controls of the song that is playing.
//          ↓ missing_preview
//          ↓ view_structure
final class NowPlayingView: UIView {
//    ↓ exposed_subview
  let playButton = UIButton(type: .system)
//    ↓ exposed_subview
  let progressSlider = UISlider()

  private let artworkView = UIImageView()
  private let titleLabel = UILabel()
  private let artistLabel = UILabel()
  private lazy var titleStack = UIStackView(arrangedSubviews: [titleLabel, artistLabel])

  private var artworkTop: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
    setupConstraints()
  }

//         ↓ initializer_style
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
    setupConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
//  ↓ rounded_corners
//  ↓ unclipped_corners
    artworkView.layer.cornerRadius = artworkView.bounds.width / 16
    artworkView.layer.shadowPath = UIBezierPath(rect: artworkView.bounds).cgPath
  }

  func render(_ song: Song, isPlaying: Bool) {
    titleLabel.text = song.title
    artistLabel.text = song.artist
    progressSlider.maximumValue = Float(song.duration)
    playButton.setImage(UIImage(systemName: isPlaying ? "pause.fill" : "play.fill"), for: .normal)
    artworkTop?.constant = isPlaying ? 24 : 48
  }

  //           ↓ setup_grouping                     ↓ unknown_suppression
  //                        ↓ suppression_reason
  private func setup() { // layoutlint:disable:this setup_groups
    backgroundColor = .systemBackground

    artworkView.contentMode = .scaleAspectFit
    artworkView.layer.shadowOpacity = 0.2
    artworkView.layer.shadowRadius = 12

//  ↓ fixed_text_size
    titleLabel.font = .preferredFont(forTextStyle: .title2)
    titleLabel.textAlignment = .center

//  ↓ fixed_text_size
    artistLabel.font = .preferredFont(forTextStyle: .body)
    artistLabel.textColor = .secondaryLabel
    artistLabel.textAlignment = .center

    titleStack.axis = .vertical
    titleStack.spacing = 4

    progressSlider.minimumTrackTintColor = .systemPink
//  ↓ subview_order
    playButton.tintColor = .systemPink

    for view in [artworkView, titleStack, progressSlider, playButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  private func setupConstraints() {
    let guide = safeAreaLayoutGuide
    let margin = directionalLayoutMargins.leading

    let artworkTop = artworkView.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24)
    self.artworkTop = artworkTop

    NSLayoutConstraint.activate([
      artworkTop,
      artworkView.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      artworkView.heightAnchor.constraint(equalTo: artworkView.widthAnchor),
      artworkView.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.8),

      titleStack.topAnchor.constraint(equalTo: artworkView.bottomAnchor, constant: 32),
      titleStack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: margin),
      titleStack.trailingAnchor.constraint(
        equalTo: guide.trailingAnchor, constant: -1.0 * margin),

      progressSlider.topAnchor.constraint(equalTo: titleStack.bottomAnchor, constant: 24),
      progressSlider.leadingAnchor.constraint(equalTo: titleStack.leadingAnchor),
      progressSlider.trailingAnchor.constraint(equalTo: titleStack.trailingAnchor),

      playButton.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
//                                                                                    ↓ repeated_number
      playButton.topAnchor.constraint(equalTo: progressSlider.bottomAnchor, constant: 24),
    ])
  }
}
