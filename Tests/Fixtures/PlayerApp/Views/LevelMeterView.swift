import UIKit

/// Bars that follow the music, laid out by frames: they change sixty times a second.
//          ↓ missing_preview
final class LevelMeterView: UIView {
  var levels: [CGFloat] = [] {
    didSet { setNeedsLayout() }
  }

  private let peakLabel = UILabel()
  private let baseline = UIView()
  private var bars: [UIView] = []
  private let spacing: CGFloat = 2
  private let overhang: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupPeakLabel()
    setupBaseline()
  }

  required init?(coder: NSCoder) {
    fatalError("LevelMeterView is made in code")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(size.height - spacing, 44))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    makeBars()

    let width = (bounds.width - CGFloat(bars.count - 1) * spacing) / CGFloat(max(bars.count, 1))
    for (index, bar) in bars.enumerated() {
      let height = bounds.height * levels[index]
      bar.frame = CGRect(
        x: CGFloat(index) * (width + spacing), y: bounds.height - height,
        width: width, height: height)
      bar.backgroundColor = levels[index] > 0.9 ? .systemRed : tintColor
    }

//  ↓ layout_dialect
    baseline.frame = CGRect(
      //                                                                        ↓ unscaled_constant
      x: -overhang, y: bounds.maxY, width: bounds.width + 2 * overhang, height: 1)

    peakLabel.sizeToFit()
    peakLabel.frame.origin.x = bounds.maxX - peakLabel.frame.width
//  ↓ constraint_order         ↓ unscaled_constant
    peakLabel.frame.origin.y = 4
  }

  private func makeBars() {
    while bars.count < levels.count {
      let bar = UIView()
      bar.isUserInteractionEnabled = false
      addSubview(bar)
      bars.append(bar)
    }
    while bars.count > levels.count {
      bars.removeLast().removeFromSuperview()
    }
  }

  private func setupPeakLabel() {
    //               ↓ inline_style                     ↓ unscaled_constant
    peakLabel.font = .monospacedDigitSystemFont(ofSize: 10, weight: .medium)
    peakLabel.textColor = .tertiaryLabel
    addSubview(peakLabel)
  }

  private func setupBaseline() {
    addSubview(baseline)
//  ↓ config_in_layout
    baseline.backgroundColor = .separator
  }
}
