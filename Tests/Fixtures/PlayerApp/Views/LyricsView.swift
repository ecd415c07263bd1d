import UIKit

/// The words of the song, in step with the music. What is wrong here compiles, and shows at run time only.
final class LyricsView: UIView {
  var onSelectLine: ((Int) -> Void)?

  private let scrollView = UIScrollView()
  private let linesLabel = UILabel()
  private let sourceLabel = UILabel()
  private let shadeView = UIView()
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
      shadeView.topAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  private func setupLinesLabel() {
    linesLabel.numberOfLines = 0
    linesLabel.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(linesLabel)
    NSLayoutConstraint.activate([
      linesLabel.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      linesLabel.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      linesLabel.rightAnchor.constraint(equalTo: scrollView.contentLayoutGuide.rightAnchor),
      linesLabel.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
    ])
    linesLabel.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor)
  }

  private func setupSourceLabel() {
    sourceLabel.textColor = .secondaryLabel
    addSubview(sourceLabel)
    NSLayoutConstraint.activate([
      sourceLabel.topAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: 8),
      sourceLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      sourceLabel.trailingAnchor.constraint(greaterThanOrEqualTo: trailingAnchor, constant: -16),
      sourceLabel.heightAnchor.constraint(equalToConstant: 20),
      sourceLabel.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  private func setupShadeView() {
    shadeView.translatesAutoresizingMaskIntoConstraints = false
    shadeView.backgroundColor = .systemBackground
    addSubview(shadeView)
    addSubview(shadeView)
    NSLayoutConstraint.activate([
      shadeView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      shadeView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 16),
      shadeView.bottomAnchor.constraint(equalTo: shadeView.topAnchor),
    ])
  }

  private func setupHintLabel() {
    hintLabel.font = .preferredFont(forTextStyle: .footnote)
  }
}

extension LyricsView {
  struct Props {
    let lines: String
    let source: String
  }
}
