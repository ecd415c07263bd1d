import SnapKit
import UIKit

protocol MiniPlayerViewDelegate: AnyObject {
  func miniPlayerDidTapPlay(_ view: MiniPlayerView)
}

/// The bar above the tabs that shows what is playing.
//          ↓ missing_preview
//          ↓ view_structure
final class MiniPlayerView: UIView {
  //       ↓ interaction_style
  weak var delegate: MiniPlayerViewDelegate?

  private let inset: CGFloat = 12
  private let artworkView = UIImageView()
  private let titleLabel = UILabel()
  private let playButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupSubviews()
    makeConstraints()
  }

//         ↓ initializer_style
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setupSubviews()
    makeConstraints()
  }

  func show(_ song: Song, artwork: UIImage?) {
    titleLabel.text = song.title
    artworkView.image = artwork
  }

  func setExpanded(_ isExpanded: Bool) {
    artworkView.snp.updateConstraints { make in
//    ↓ layout_dialect
//                                        ↓ repeated_number
      make.size.equalTo(isExpanded ? 64 : 40)
    }
  }

  private func setupSubviews() {
    artworkView.contentMode = .scaleAspectFill
    artworkView.clipsToBounds = true
//  ↓ fixed_text_size
    titleLabel.font = .preferredFont(forTextStyle: .footnote)
    playButton.setImage(UIImage(systemName: "play.fill"), for: .normal)
    playButton.addTarget(self, action: #selector(didTapPlay), for: .touchUpInside)
    [artworkView, titleLabel, playButton].forEach(addSubview)
  }

  private func makeConstraints() {
    artworkView.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(inset)
      make.centerY.equalToSuperview()
      make.size.equalTo(40)
    }

    titleLabel.snp.makeConstraints { make in
      make.leading.equalTo(artworkView.snp.trailing).offset(inset)
      //                                                             ↓ negative_constant
      make.trailing.lessThanOrEqualTo(playButton.snp.leading).offset(-inset)
//    ↓ constraint_order
      make.top.bottom.equalToSuperview()
    }

    playButton.snp.makeConstraints { make in
//    ↓ config_in_layout
      playButton.tintColor = .label
      make.centerY.equalToSuperview()
      make.trailing.equalToSuperview().inset(inset)
      make.height.width.equalTo(44)
    }
  }

  @objc private func didTapPlay() {
    delegate?.miniPlayerDidTapPlay(self)
  }
}
