import UIKit

/// The words of the song, in step with the music. What is wrong here compiles, and shows at run time only.
//          ↓ missing_preview
final class LyricsView: UIView {
  var onSelectLine: ((Int) -> Void)?

  private let scrollView = UIScrollView()
  private let linesLabel = UILabel()
  //          ↓ missing_autoresizing_opt_out
  private let sourceLabel = UILabel()
  private let shadeView = UIView()
  //          ↓ dead_subview
  private let hintLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupScrollView()
    setupLinesLabel()
    setupSourceLabel()
    setupShadeView()
    setupHintLabel()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func render(props: Props) {
    linesLabel.text = props.lines
    sourceLabel.text = props.source
  }

  private func setupScrollView() {
    addSubview(scrollView, withConstraints: [
      scrollView.topAnchor.constraint(equalTo: topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
//    ↓ foreign_constraint
      shadeView.topAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  private func setupLinesLabel() {
    linesLabel.numberOfLines = 0
//  ↓ subview_wrapper
    scrollView.addSubview(linesLabel)
    linesLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      linesLabel.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      linesLabel.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
//    ↓ mixed_edge_directions
      //         ↓ physical_edges
      linesLabel.rightAnchor.constraint(equalTo: scrollView.contentLayoutGuide.rightAnchor),
      linesLabel.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
    ])
//  ↓ inactive_constraint
    linesLabel.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor)
  }

  private func setupSourceLabel() {
    sourceLabel.textColor = .secondaryLabel
    addSubview(sourceLabel)
    NSLayoutConstraint.activate([
      sourceLabel.topAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: 8),
      sourceLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
//    ↓ outward_inequality
      sourceLabel.trailingAnchor.constraint(greaterThanOrEqualTo: trailingAnchor, constant: -16),
//                                                         ↓ repeated_number
      sourceLabel.heightAnchor.constraint(equalToConstant: 20),
//    ↓ duplicate_constraint
      sourceLabel.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  private func setupShadeView() {
    shadeView.translatesAutoresizingMaskIntoConstraints = false
    shadeView.backgroundColor = .systemBackground
    addSubview(shadeView)
//  ↓ subview_wrapper
    //         ↓ added_twice
    addSubview(shadeView)
    NSLayoutConstraint.activate([
//                                                                         ↓ repeated_number
      shadeView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      //                                                                     ↓ constant_sign
      shadeView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 16),
//    ↓ self_constraint
      shadeView.bottomAnchor.constraint(equalTo: shadeView.topAnchor),
    ])
  }

  private func setupHintLabel() {
//  ↓ fixed_text_size
    hintLabel.font = .preferredFont(forTextStyle: .footnote)
  }
}

extension LyricsView {
  struct Props {
    let lines: String
    let source: String
  }
}
