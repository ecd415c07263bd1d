import UIKit
import ViewLayout

/// Bars that move with the music, in frames that ViewLayout works out.
final class VisualizerViewController: UIViewController {
  private var stageView = UIView()
  private var barView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = CGSize(width: 200, height: 120)
    let stage = UIView.ViewLayout(withBounds: view, position: .center, size: size, padding: (0, 0))
    // The stage comes first.
    stageView = UIView(frame: stage.makeInnerLayout())
    view.addSubview(stageView)

    let bar = UIView.ViewLayout(
      //          ↓ view_layout_guide
      withBounds: stageView, position: .bottomLeft, size: size, padding: (0, 0))
    barView = UIView(frame: bar.makeInnerLayout())
    view.addSubview(barView)

//  ↓ unfinished_view_layout                                                         ↓ unscaled_constant
    UIView.ViewLayout(withFrame: barView, position: .right, size: size, padding: (0, 8))
  }
}
