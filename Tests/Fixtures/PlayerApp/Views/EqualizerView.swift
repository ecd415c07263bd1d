import KTResponsiveUI
import UIKit

/// The bands of the equalizer, in frames that scale with the screen.
//          ↓ missing_preview
final class EqualizerView: UIView {
  private var knobView: UIView!
  private var bassLabel: UILabel!
  private var trebleLabel: UILabel!

  override func performLayout() {
    // A knob is round.
    //         ↓ scaled_circle
    knobView = UIView(topInset: 12, leftInset: 16, width: 44, height: 44)
//  ↓ rounded_corners
    knobView.layer.cornerRadius = knobView.frame.height / 2
    addSubview(knobView)

    //                                                                          ↓ repeated_number
    bassLabel = UILabel(origin: knobView.bottomLeftPoint(), topInset: 8, width: 80, height: 20)
    addSubview(bassLabel)
  }

  //            ↓ layout_entry_point
  //            ↓ interface_builder
  override func awakeFromNib() {
    super.awakeFromNib()
    //           ↓ frame_snapping
    let corner = CGPoint(x: bassLabel.frame.maxX, y: bassLabel.frame.minY)
    trebleLabel = UILabel(origin: corner, leftInset: 8, width: 80, height: 20)
    addSubview(trebleLabel)
  }
}
