import UIKit

/// An episode, written before there was a cookbook: what the rules that are off by default find.
//          ↓ missing_preview
final class PodcastCell: UICollectionViewCell {
  var onDownload: (() -> Void)?

  private func layoutRow() {
    let row = UIStackView()
//  ↓ subview_wrapper
    //         ↓ cell_content_view
    addSubview(row)
//  ↓ hierarchy_indentation
    row.addArrangedSubview(titleLabel)
    row.addArrangedSubview(downloadButton)
    row.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor),
      //  ↓ physical_edges
      row.leftAnchor.constraint(equalTo: leftAnchor),
      row.rightAnchor.constraint(equalTo: rightAnchor, constant: -8),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  //          ↓ member_order
  private let titleLabel = UILabel()
  //          ↓ idle_control
  private let downloadButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    layoutRow()
    setupTitleLabel()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func render(props: Props) {
    titleLabel.text = props.title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
//  ↓ layout_in_callback
    titleLabel.widthAnchor.constraint(equalToConstant: bounds.width / 2).isActive = true
  }

  //           ↓ setup_name
  private func setupTitleLabel() {
    downloadButton.tintColor = .systemPink
  }

  struct Props {
    let title: String
  }
}
