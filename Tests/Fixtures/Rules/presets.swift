// What the presets for the two schools of frame layout find in code of their style.

// configuration:
extends: [cookbook, responsive_frames]

// case: a view that does everything in performLayout() is clean
import UIKit

class TrackView: UIView {
  var coverView: UIImageView!
  var titleLabel: UILabel!
  var artistLabel: UILabel!
  var lengthLabel: UILabel!
  var likeButton: UIButton!
  

  override func performLayout() {
    coverView = UIImageView(topInset: 8, leftInset: 16, height: 48, keepEqual: true)
    coverView.layer.cornerRadius = coverView.frame.height / 2
    coverView.clipsToBounds = true
    coverView.image = UIImage(named: "cover")
    self.addSubview(coverView)

    titleLabel = UILabel(origin: coverView.topRightPoint(), leftInset: 12, width: 220, height: 24)
    titleLabel.text = "Title"
    titleLabel.font = .boldSystemFont(ofSize: UIView.getValueScaledByScreenWidthFor(baseValue: 16))
    self.addSubview(titleLabel)

    artistLabel = UILabel(origin: titleLabel.bottomLeftPoint(), width: 220, height: 20)
    artistLabel.textColor = .gray
    self.addSubview(artistLabel)

    lengthLabel = UILabel(origin: titleLabel.topRightPoint(), width: 40, height: 24)
    lengthLabel.textAlignment = .right
    self.addSubview(lengthLabel)

    likeButton = UIButton(topInset: 20, leftInset: 335, width: 24, height: 22)
    likeButton.setImage(UIImage(named: "heart"), for: .normal)
    self.addSubview(likeButton)
    
  }
}

// configuration:
extends: [cookbook]

// case: a view that does everything in performLayout() is clean
import UIKit

class TrackView: UIView {
  var coverView: UIImageView!
  var titleLabel: UILabel!
  var artistLabel: UILabel!
  var lengthLabel: UILabel!
  var likeButton: UIButton!
  

  override func ↓performLayout() {
    coverView = UIImageView(topInset: 8, leftInset: 16, height: 48, keepEqual: true)
    coverView.layer.cornerRadius = coverView.frame.height / 2
    coverView.clipsToBounds = true
    coverView.image = UIImage(named: "cover")
    self.addSubview(coverView)

    titleLabel = UILabel(origin: coverView.topRightPoint(), leftInset: 12, width: 220, height: 24)
    titleLabel.text = "Title"
    titleLabel.font = .boldSystemFont(ofSize: UIView.getValueScaledByScreenWidthFor(baseValue: 16))
    self.addSubview(titleLabel)

    artistLabel = UILabel(origin: titleLabel.bottomLeftPoint(), width: 220, height: 20)
    artistLabel.textColor = .gray
    self.addSubview(artistLabel)

    lengthLabel = UILabel(origin: titleLabel.topRightPoint(), width: 40, height: 24)
    lengthLabel.textAlignment = .right
    self.addSubview(lengthLabel)

    likeButton = UIButton(topInset: 20, leftInset: 335, width: 24, height: 22)
    likeButton.setImage(UIImage(named: "heart"), for: .normal)
    self.addSubview(likeButton)
    
  }
}
// says: setup_grouping: `performLayout()` sets up 5 views: `coverView`, `titleLabel`, `artistLabel`, `lengthLabel`, `likeButton`

// configuration:
extends: [cookbook, responsive_frames]

// case: a view that does everything in performLayout() is clean
import UIKit

class TrackView: KTResponsiveView {
  var coverView: UIImageView!
  var titleLabel: KTLabel!
  var artistLabel: KTLabel!
  var lengthLabel: KTLabel!
  var likeButton: KTButton!
  

  override func performLayout() {
    coverView = KTEqualImageView(topInset: 8, leftInset: 16, height: 48)
    coverView.layer.cornerRadius = coverView.frame.height / 2
    coverView.clipsToBounds = true
    coverView.image = UIImage(named: "cover")
    self.addSubview(coverView)

    titleLabel = KTLabel(origin: coverView.topRightPoint(), leftInset: 12, width: 220, height: 24)
    titleLabel.text = "Title"
    titleLabel.font = .boldSystemFont(ofSize: UIView.getValueScaledByScreenWidthFor(baseValue: 16))
    self.addSubview(titleLabel)

    artistLabel = KTLabel(origin: titleLabel.bottomLeftPoint(), width: 220, height: 20)
    artistLabel.textColor = .gray
    self.addSubview(artistLabel)

    lengthLabel = KTLabel(origin: titleLabel.topRightPoint(), width: 40, height: 24)
    lengthLabel.textAlignment = .right
    self.addSubview(lengthLabel)

    likeButton = KTButton(topInset: 20, leftInset: 335, width: 24, height: 22)
    likeButton.setImage(UIImage(named: "heart"), for: .normal)
    self.addSubview(likeButton)
    
  }
}

// configuration:
extends: [cookbook]

// case: a preset lets the entry point of its school configure many views, and be long
class TrackView: UIView {
  let coverView = UIView()
let titleView = UIView()
let artistView = UIView()
let likeView = UIView()
  func ↓↓layoutViews() {
    ↓coverView.backgroundColor = colors[0]
titleView.backgroundColor = colors[1]
artistView.backgroundColor = colors[2]
likeView.backgroundColor = colors[3]
coverView.backgroundColor = colors[4]
titleView.backgroundColor = colors[5]
artistView.backgroundColor = colors[6]
likeView.backgroundColor = colors[7]
coverView.backgroundColor = colors[8]
titleView.backgroundColor = colors[9]
artistView.backgroundColor = colors[10]
likeView.backgroundColor = colors[11]
coverView.backgroundColor = colors[12]
titleView.backgroundColor = colors[13]
artistView.backgroundColor = colors[14]
likeView.backgroundColor = colors[15]
coverView.backgroundColor = colors[16]
titleView.backgroundColor = colors[17]
artistView.backgroundColor = colors[18]
likeView.backgroundColor = colors[19]
coverView.backgroundColor = colors[20]
titleView.backgroundColor = colors[21]
artistView.backgroundColor = colors[22]
likeView.backgroundColor = colors[23]
coverView.backgroundColor = colors[24]
titleView.backgroundColor = colors[25]
artistView.backgroundColor = colors[26]
likeView.backgroundColor = colors[27]
coverView.backgroundColor = colors[28]
titleView.backgroundColor = colors[29]
artistView.backgroundColor = colors[30]
likeView.backgroundColor = colors[31]
coverView.backgroundColor = colors[32]
titleView.backgroundColor = colors[33]
artistView.backgroundColor = colors[34]
likeView.backgroundColor = colors[35]
coverView.backgroundColor = colors[36]
titleView.backgroundColor = colors[37]
artistView.backgroundColor = colors[38]
likeView.backgroundColor = colors[39]
coverView.backgroundColor = colors[40]
titleView.backgroundColor = colors[41]
artistView.backgroundColor = colors[42]
likeView.backgroundColor = colors[43]
coverView.backgroundColor = colors[44]
titleView.backgroundColor = colors[45]
artistView.backgroundColor = colors[46]
likeView.backgroundColor = colors[47]
coverView.backgroundColor = colors[48]
titleView.backgroundColor = colors[49]
artistView.backgroundColor = colors[50]
likeView.backgroundColor = colors[51]
coverView.backgroundColor = colors[52]
titleView.backgroundColor = colors[53]
artistView.backgroundColor = colors[54]
likeView.backgroundColor = colors[55]
coverView.backgroundColor = colors[56]
titleView.backgroundColor = colors[57]
artistView.backgroundColor = colors[58]
likeView.backgroundColor = colors[59]
  }
}
// says: setup_grouping: `layoutViews()` sets up 4 views: `coverView`, `titleView`, `artistView`, `likeView`
// says: setup_length: `layoutViews()` has 60 lines of code, more than 50
// says: config_in_layout: `backgroundColor` of `coverView` is set in a function whose name is only about layout; so are `titleView`, `artistView`, `likeView`

// configuration:
extends: [cookbook, view_layout]

// case: a preset lets the entry point of its school configure many views, and be long
class TrackView: UIView {
  let coverView = UIView()
let titleView = UIView()
let artistView = UIView()
let likeView = UIView()
  func layoutViews() {
    coverView.backgroundColor = colors[0]
titleView.backgroundColor = colors[1]
artistView.backgroundColor = colors[2]
likeView.backgroundColor = colors[3]
coverView.backgroundColor = colors[4]
titleView.backgroundColor = colors[5]
artistView.backgroundColor = colors[6]
likeView.backgroundColor = colors[7]
coverView.backgroundColor = colors[8]
titleView.backgroundColor = colors[9]
artistView.backgroundColor = colors[10]
likeView.backgroundColor = colors[11]
coverView.backgroundColor = colors[12]
titleView.backgroundColor = colors[13]
artistView.backgroundColor = colors[14]
likeView.backgroundColor = colors[15]
coverView.backgroundColor = colors[16]
titleView.backgroundColor = colors[17]
artistView.backgroundColor = colors[18]
likeView.backgroundColor = colors[19]
coverView.backgroundColor = colors[20]
titleView.backgroundColor = colors[21]
artistView.backgroundColor = colors[22]
likeView.backgroundColor = colors[23]
coverView.backgroundColor = colors[24]
titleView.backgroundColor = colors[25]
artistView.backgroundColor = colors[26]
likeView.backgroundColor = colors[27]
coverView.backgroundColor = colors[28]
titleView.backgroundColor = colors[29]
artistView.backgroundColor = colors[30]
likeView.backgroundColor = colors[31]
coverView.backgroundColor = colors[32]
titleView.backgroundColor = colors[33]
artistView.backgroundColor = colors[34]
likeView.backgroundColor = colors[35]
coverView.backgroundColor = colors[36]
titleView.backgroundColor = colors[37]
artistView.backgroundColor = colors[38]
likeView.backgroundColor = colors[39]
coverView.backgroundColor = colors[40]
titleView.backgroundColor = colors[41]
artistView.backgroundColor = colors[42]
likeView.backgroundColor = colors[43]
coverView.backgroundColor = colors[44]
titleView.backgroundColor = colors[45]
artistView.backgroundColor = colors[46]
likeView.backgroundColor = colors[47]
coverView.backgroundColor = colors[48]
titleView.backgroundColor = colors[49]
artistView.backgroundColor = colors[50]
likeView.backgroundColor = colors[51]
coverView.backgroundColor = colors[52]
titleView.backgroundColor = colors[53]
artistView.backgroundColor = colors[54]
likeView.backgroundColor = colors[55]
coverView.backgroundColor = colors[56]
titleView.backgroundColor = colors[57]
artistView.backgroundColor = colors[58]
likeView.backgroundColor = colors[59]
  }
}
// ---
class TrackView: UIView {
  let coverView = UIView()
let titleView = UIView()
let artistView = UIView()
let likeView = UIView()
  func ↓↓setupViews() {
    coverView.backgroundColor = colors[0]
titleView.backgroundColor = colors[1]
artistView.backgroundColor = colors[2]
likeView.backgroundColor = colors[3]
coverView.backgroundColor = colors[4]
titleView.backgroundColor = colors[5]
artistView.backgroundColor = colors[6]
likeView.backgroundColor = colors[7]
coverView.backgroundColor = colors[8]
titleView.backgroundColor = colors[9]
artistView.backgroundColor = colors[10]
likeView.backgroundColor = colors[11]
coverView.backgroundColor = colors[12]
titleView.backgroundColor = colors[13]
artistView.backgroundColor = colors[14]
likeView.backgroundColor = colors[15]
coverView.backgroundColor = colors[16]
titleView.backgroundColor = colors[17]
artistView.backgroundColor = colors[18]
likeView.backgroundColor = colors[19]
coverView.backgroundColor = colors[20]
titleView.backgroundColor = colors[21]
artistView.backgroundColor = colors[22]
likeView.backgroundColor = colors[23]
coverView.backgroundColor = colors[24]
titleView.backgroundColor = colors[25]
artistView.backgroundColor = colors[26]
likeView.backgroundColor = colors[27]
coverView.backgroundColor = colors[28]
titleView.backgroundColor = colors[29]
artistView.backgroundColor = colors[30]
likeView.backgroundColor = colors[31]
coverView.backgroundColor = colors[32]
titleView.backgroundColor = colors[33]
artistView.backgroundColor = colors[34]
likeView.backgroundColor = colors[35]
coverView.backgroundColor = colors[36]
titleView.backgroundColor = colors[37]
artistView.backgroundColor = colors[38]
likeView.backgroundColor = colors[39]
coverView.backgroundColor = colors[40]
titleView.backgroundColor = colors[41]
artistView.backgroundColor = colors[42]
likeView.backgroundColor = colors[43]
coverView.backgroundColor = colors[44]
titleView.backgroundColor = colors[45]
artistView.backgroundColor = colors[46]
likeView.backgroundColor = colors[47]
coverView.backgroundColor = colors[48]
titleView.backgroundColor = colors[49]
artistView.backgroundColor = colors[50]
likeView.backgroundColor = colors[51]
coverView.backgroundColor = colors[52]
titleView.backgroundColor = colors[53]
artistView.backgroundColor = colors[54]
likeView.backgroundColor = colors[55]
coverView.backgroundColor = colors[56]
titleView.backgroundColor = colors[57]
artistView.backgroundColor = colors[58]
likeView.backgroundColor = colors[59]
  }
}
// says: setup_grouping: `setupViews()` sets up 4 views: `coverView`, `titleView`, `artistView`, `likeView`
// says: setup_length: `setupViews()` has 60 lines of code, more than 50

// configuration:
extends: [cookbook]

// case: a preset lets the entry point of its school configure many views, and be long
class TrackView: UIView {
  let coverView = UIView()
let titleView = UIView()
let artistView = UIView()
let likeView = UIView()
  func ↓↓performLayout() {
    coverView.backgroundColor = colors[0]
titleView.backgroundColor = colors[1]
artistView.backgroundColor = colors[2]
likeView.backgroundColor = colors[3]
coverView.backgroundColor = colors[4]
titleView.backgroundColor = colors[5]
artistView.backgroundColor = colors[6]
likeView.backgroundColor = colors[7]
coverView.backgroundColor = colors[8]
titleView.backgroundColor = colors[9]
artistView.backgroundColor = colors[10]
likeView.backgroundColor = colors[11]
coverView.backgroundColor = colors[12]
titleView.backgroundColor = colors[13]
artistView.backgroundColor = colors[14]
likeView.backgroundColor = colors[15]
coverView.backgroundColor = colors[16]
titleView.backgroundColor = colors[17]
artistView.backgroundColor = colors[18]
likeView.backgroundColor = colors[19]
coverView.backgroundColor = colors[20]
titleView.backgroundColor = colors[21]
artistView.backgroundColor = colors[22]
likeView.backgroundColor = colors[23]
coverView.backgroundColor = colors[24]
titleView.backgroundColor = colors[25]
artistView.backgroundColor = colors[26]
likeView.backgroundColor = colors[27]
coverView.backgroundColor = colors[28]
titleView.backgroundColor = colors[29]
artistView.backgroundColor = colors[30]
likeView.backgroundColor = colors[31]
coverView.backgroundColor = colors[32]
titleView.backgroundColor = colors[33]
artistView.backgroundColor = colors[34]
likeView.backgroundColor = colors[35]
coverView.backgroundColor = colors[36]
titleView.backgroundColor = colors[37]
artistView.backgroundColor = colors[38]
likeView.backgroundColor = colors[39]
coverView.backgroundColor = colors[40]
titleView.backgroundColor = colors[41]
artistView.backgroundColor = colors[42]
likeView.backgroundColor = colors[43]
coverView.backgroundColor = colors[44]
titleView.backgroundColor = colors[45]
artistView.backgroundColor = colors[46]
likeView.backgroundColor = colors[47]
coverView.backgroundColor = colors[48]
titleView.backgroundColor = colors[49]
artistView.backgroundColor = colors[50]
likeView.backgroundColor = colors[51]
coverView.backgroundColor = colors[52]
titleView.backgroundColor = colors[53]
artistView.backgroundColor = colors[54]
likeView.backgroundColor = colors[55]
coverView.backgroundColor = colors[56]
titleView.backgroundColor = colors[57]
artistView.backgroundColor = colors[58]
likeView.backgroundColor = colors[59]
  }
}
// says: setup_grouping: `performLayout()` sets up 4 views: `coverView`, `titleView`, `artistView`, `likeView`
// says: setup_length: `performLayout()` has 60 lines of code, more than 50

// configuration:
extends: [cookbook, responsive_frames]

// case: a preset lets the entry point of its school configure many views, and be long
class TrackView: UIView {
  let coverView = UIView()
let titleView = UIView()
let artistView = UIView()
let likeView = UIView()
  func performLayout() {
    coverView.backgroundColor = colors[0]
titleView.backgroundColor = colors[1]
artistView.backgroundColor = colors[2]
likeView.backgroundColor = colors[3]
coverView.backgroundColor = colors[4]
titleView.backgroundColor = colors[5]
artistView.backgroundColor = colors[6]
likeView.backgroundColor = colors[7]
coverView.backgroundColor = colors[8]
titleView.backgroundColor = colors[9]
artistView.backgroundColor = colors[10]
likeView.backgroundColor = colors[11]
coverView.backgroundColor = colors[12]
titleView.backgroundColor = colors[13]
artistView.backgroundColor = colors[14]
likeView.backgroundColor = colors[15]
coverView.backgroundColor = colors[16]
titleView.backgroundColor = colors[17]
artistView.backgroundColor = colors[18]
likeView.backgroundColor = colors[19]
coverView.backgroundColor = colors[20]
titleView.backgroundColor = colors[21]
artistView.backgroundColor = colors[22]
likeView.backgroundColor = colors[23]
coverView.backgroundColor = colors[24]
titleView.backgroundColor = colors[25]
artistView.backgroundColor = colors[26]
likeView.backgroundColor = colors[27]
coverView.backgroundColor = colors[28]
titleView.backgroundColor = colors[29]
artistView.backgroundColor = colors[30]
likeView.backgroundColor = colors[31]
coverView.backgroundColor = colors[32]
titleView.backgroundColor = colors[33]
artistView.backgroundColor = colors[34]
likeView.backgroundColor = colors[35]
coverView.backgroundColor = colors[36]
titleView.backgroundColor = colors[37]
artistView.backgroundColor = colors[38]
likeView.backgroundColor = colors[39]
coverView.backgroundColor = colors[40]
titleView.backgroundColor = colors[41]
artistView.backgroundColor = colors[42]
likeView.backgroundColor = colors[43]
coverView.backgroundColor = colors[44]
titleView.backgroundColor = colors[45]
artistView.backgroundColor = colors[46]
likeView.backgroundColor = colors[47]
coverView.backgroundColor = colors[48]
titleView.backgroundColor = colors[49]
artistView.backgroundColor = colors[50]
likeView.backgroundColor = colors[51]
coverView.backgroundColor = colors[52]
titleView.backgroundColor = colors[53]
artistView.backgroundColor = colors[54]
likeView.backgroundColor = colors[55]
coverView.backgroundColor = colors[56]
titleView.backgroundColor = colors[57]
artistView.backgroundColor = colors[58]
likeView.backgroundColor = colors[59]
  }
}
// ---
class TrackView: UIView {
  let coverView = UIView()
let titleView = UIView()
let artistView = UIView()
let likeView = UIView()
  func ↓↓setupViews() {
    coverView.backgroundColor = colors[0]
titleView.backgroundColor = colors[1]
artistView.backgroundColor = colors[2]
likeView.backgroundColor = colors[3]
coverView.backgroundColor = colors[4]
titleView.backgroundColor = colors[5]
artistView.backgroundColor = colors[6]
likeView.backgroundColor = colors[7]
coverView.backgroundColor = colors[8]
titleView.backgroundColor = colors[9]
artistView.backgroundColor = colors[10]
likeView.backgroundColor = colors[11]
coverView.backgroundColor = colors[12]
titleView.backgroundColor = colors[13]
artistView.backgroundColor = colors[14]
likeView.backgroundColor = colors[15]
coverView.backgroundColor = colors[16]
titleView.backgroundColor = colors[17]
artistView.backgroundColor = colors[18]
likeView.backgroundColor = colors[19]
coverView.backgroundColor = colors[20]
titleView.backgroundColor = colors[21]
artistView.backgroundColor = colors[22]
likeView.backgroundColor = colors[23]
coverView.backgroundColor = colors[24]
titleView.backgroundColor = colors[25]
artistView.backgroundColor = colors[26]
likeView.backgroundColor = colors[27]
coverView.backgroundColor = colors[28]
titleView.backgroundColor = colors[29]
artistView.backgroundColor = colors[30]
likeView.backgroundColor = colors[31]
coverView.backgroundColor = colors[32]
titleView.backgroundColor = colors[33]
artistView.backgroundColor = colors[34]
likeView.backgroundColor = colors[35]
coverView.backgroundColor = colors[36]
titleView.backgroundColor = colors[37]
artistView.backgroundColor = colors[38]
likeView.backgroundColor = colors[39]
coverView.backgroundColor = colors[40]
titleView.backgroundColor = colors[41]
artistView.backgroundColor = colors[42]
likeView.backgroundColor = colors[43]
coverView.backgroundColor = colors[44]
titleView.backgroundColor = colors[45]
artistView.backgroundColor = colors[46]
likeView.backgroundColor = colors[47]
coverView.backgroundColor = colors[48]
titleView.backgroundColor = colors[49]
artistView.backgroundColor = colors[50]
likeView.backgroundColor = colors[51]
coverView.backgroundColor = colors[52]
titleView.backgroundColor = colors[53]
artistView.backgroundColor = colors[54]
likeView.backgroundColor = colors[55]
coverView.backgroundColor = colors[56]
titleView.backgroundColor = colors[57]
artistView.backgroundColor = colors[58]
likeView.backgroundColor = colors[59]
  }
}
// says: setup_grouping: `setupViews()` sets up 4 views: `coverView`, `titleView`, `artistView`, `likeView`
// says: setup_length: `setupViews()` has 60 lines of code, more than 50

// case: what the page warns of is reported
import UIKit

class TrackView: UIView {
  var coverView: UIImageView!
  var titleLabel: UILabel!
  var artistLabel: UILabel!
  var lengthLabel: UILabel!
  var likeButton: UIButton!
  override ↓init(frame: CGRect) { super.init(frame: frame); likeButton.tintColor = .red }

  override func performLayout() {
    coverView = UIImageView(topInset: 8, leftInset: 16, height: 48, keepEqual: true)
    coverView.layer.cornerRadius = coverView.frame.height / 2
    coverView.clipsToBounds = true
    coverView.image = UIImage(named: "cover")
    self.addSubview(coverView)

    titleLabel = UILabel(origin: coverView.topRightPoint(), leftInset: 12, width: 220, height: 24)
    titleLabel.text = "Title"
    titleLabel.font = .boldSystemFont(ofSize: UIView.getValueScaledByScreenWidthFor(baseValue: 16))
    self.addSubview(titleLabel)

    artistLabel = UILabel(origin: titleLabel.bottomLeftPoint(), width: 220, height: 20)
    artistLabel.textColor = .gray
    self.addSubview(artistLabel)

    lengthLabel = UILabel(origin: titleLabel.topRightPoint(), width: 40, height: 24)
    lengthLabel.textAlignment = .right
    self.addSubview(lengthLabel)

    likeButton = UIButton(topInset: 20, leftInset: 335, width: 24, height: 22)
    likeButton.setImage(UIImage(named: "heart"), for: .normal)
    self.addSubview(likeButton)
    
  }
}
// says: layout_entry_point: `init` configures `likeButton` outside of `performLayout()`
// ---
import UIKit

class TrackView: UIView {
  var coverView: UIImageView!
  var titleLabel: UILabel!
  var artistLabel: UILabel!
  var lengthLabel: UILabel!
  var likeButton: UIButton!
  private let line = UIView(); func setUp() { line.isHidden = isLast; addSubview(line) }

  override func performLayout() {
    coverView = UIImageView(topInset: 8, leftInset: 16, height: 48, keepEqual: true)
    coverView.layer.cornerRadius = coverView.frame.height / 2
    coverView.clipsToBounds = true
    coverView.image = UIImage(named: "cover")
    self.addSubview(coverView)

    titleLabel = UILabel(origin: coverView.topRightPoint(), leftInset: 12, width: 220, height: 24)
    titleLabel.text = "Title"
    titleLabel.font = .boldSystemFont(ofSize: UIView.getValueScaledByScreenWidthFor(baseValue: 16))
    self.addSubview(titleLabel)

    artistLabel = UILabel(origin: titleLabel.bottomLeftPoint(), width: 220, height: 20)
    artistLabel.textColor = .gray
    self.addSubview(artistLabel)

    lengthLabel = UILabel(origin: titleLabel.topRightPoint(), width: 40, height: 24)
    lengthLabel.textAlignment = .right
    self.addSubview(lengthLabel)

    likeButton = UIButton(topInset: 20, leftInset: 335, width: 24, height: 22)
    likeButton.setImage(UIImage(named: "heart"), for: .normal)
    self.addSubview(likeButton)
    
  }
}
// ---
import UIKit

class TrackView: UIView {
  var coverView: UIImageView!
  var titleLabel: UILabel!
  var artistLabel: UILabel!
  var lengthLabel: UILabel!
  var likeButton: UIButton!
  func ↓setUpLine() { let line = UIView(topInset: 63, width: 375, height: 1); addSubview(line) }

  override func performLayout() {
    coverView = UIImageView(topInset: 8, leftInset: 16, height: 48, keepEqual: true)
    coverView.layer.cornerRadius = coverView.frame.height / 2
    coverView.clipsToBounds = true
    coverView.image = UIImage(named: "cover")
    self.addSubview(coverView)

    titleLabel = UILabel(origin: coverView.topRightPoint(), leftInset: 12, width: 220, height: 24)
    titleLabel.text = "Title"
    titleLabel.font = .boldSystemFont(ofSize: UIView.getValueScaledByScreenWidthFor(baseValue: 16))
    self.addSubview(titleLabel)

    artistLabel = UILabel(origin: titleLabel.bottomLeftPoint(), width: 220, height: 20)
    artistLabel.textColor = .gray
    self.addSubview(artistLabel)

    lengthLabel = UILabel(origin: titleLabel.topRightPoint(), width: 40, height: 24)
    lengthLabel.textAlignment = .right
    self.addSubview(lengthLabel)

    likeButton = UIButton(topInset: 20, leftInset: 335, width: 24, height: 22)
    likeButton.setImage(UIImage(named: "heart"), for: .normal)
    self.addSubview(likeButton)
    
  }
}
// says: layout_entry_point: `setUpLine()` creates and adds `line` outside of `performLayout()`
// ---
import UIKit

class TrackView: UIView {
  var coverView: UIImageView!
  var titleLabel: UILabel!
  var artistLabel: UILabel!
  var lengthLabel: UILabel!
  var likeButton: UIButton!
  

  override func performLayout() {
    coverView = UIImageView(topInset: 8, leftInset: 16, height: 48, keepEqual: true)
    coverView.layer.cornerRadius = coverView.frame.height / 2
    coverView.clipsToBounds = true
    coverView.image = UIImage(named: "cover")
    self.addSubview(coverView)

    titleLabel = UILabel(origin: coverView.topRightPoint(), leftInset: 12, width: 220, height: 24)
    titleLabel.text = "Title"
    titleLabel.font = .boldSystemFont(ofSize: UIView.getValueScaledByScreenWidthFor(baseValue: 16))
    self.addSubview(titleLabel)

    artistLabel = UILabel(origin: titleLabel.bottomLeftPoint(), width: 220, height: 20)
    artistLabel.textColor = .gray
    self.addSubview(artistLabel)

    lengthLabel = UILabel(origin: titleLabel.topRightPoint(), width: 40, height: 24)
    lengthLabel.textAlignment = .right
    self.addSubview(lengthLabel)

    likeButton = UIButton(topInset: 20, leftInset: 335, width: 24, height: 22)
    likeButton.setImage(UIImage(named: "heart"), for: .normal)
    self.addSubview(likeButton)
    let line = ↓UIView(topInset: 63, width: 375, height: 1); line.backgroundColor = .gray
  }
}
// says: layout_entry_point: `line` is created in `performLayout()` and never added, so it is not seen
// ---
import UIKit

class TrackView: UIView {
  var coverView: UIImageView!
  var titleLabel: UILabel!
  var artistLabel: UILabel!
  var lengthLabel: UILabel!
  var likeButton: UIButton!
  

  override func performLayout() {
    coverView = UIImageView(topInset: 8, leftInset: 16, height: 48, keepEqual: true)
    coverView.layer.cornerRadius = coverView.frame.height / 2
    coverView.clipsToBounds = true
    coverView.image = UIImage(named: "cover")
    self.addSubview(coverView)

    titleLabel = UILabel(origin: coverView.topRightPoint(), leftInset: 12, width: 220, height: 24)
    titleLabel.text = "Title"
    titleLabel.font = .boldSystemFont(ofSize: UIView.getValueScaledByScreenWidthFor(baseValue: 16))
    self.addSubview(titleLabel)

    artistLabel = UILabel(origin: titleLabel.bottomLeftPoint(), width: 220, height: 20)
    artistLabel.textColor = .gray
    self.addSubview(artistLabel)

    lengthLabel = UILabel(origin: titleLabel.topRightPoint(), width: 40, height: 24)
    lengthLabel.textAlignment = .right
    self.addSubview(lengthLabel)

    likeButton = UIButton(topInset: 20, leftInset: 335, width: 24, height: 22)
    likeButton.setImage(UIImage(named: "heart"), for: .normal)
    self.addSubview(likeButton)
    let menu = MenuView(width: 375, height: 40); ↓menu.performLayout(); addSubview(menu)
  }
}
// says: layout_entry_point: this is a second call of `performLayout()` of `menu`, which creates and adds the same views again
// ---
import UIKit

class TrackView: UIView {
  var coverView: UIImageView!
  var titleLabel: UILabel!
  var artistLabel: UILabel!
  var lengthLabel: UILabel!
  var likeButton: UIButton!
  

  override func performLayout() {
    coverView = UIImageView(topInset: 8, leftInset: 16, height: 48, keepEqual: true)
    coverView.layer.cornerRadius = coverView.frame.height / 2
    coverView.clipsToBounds = true
    coverView.image = UIImage(named: "cover")
    self.addSubview(coverView)

    titleLabel = UILabel(origin: coverView.topRightPoint(), leftInset: 12, width: 220, height: 24)
    titleLabel.text = "Title"
    titleLabel.font = .boldSystemFont(ofSize: UIView.getValueScaledByScreenWidthFor(baseValue: 16))
    self.addSubview(titleLabel)

    artistLabel = UILabel(origin: titleLabel.bottomLeftPoint(), width: 220, height: 20)
    artistLabel.textColor = .gray
    self.addSubview(artistLabel)

    lengthLabel = UILabel(origin: titleLabel.topRightPoint(), width: 40, height: 24)
    lengthLabel.textAlignment = .right
    self.addSubview(lengthLabel)

    likeButton = UIButton(topInset: 20, leftInset: 335, width: 24, height: 22)
    likeButton.setImage(UIImage(named: "heart"), for: .normal)
    self.addSubview(likeButton)
    let line = ↓UIView(topInset: 63, width: 375); addSubview(line)
  }
}
// says: zero_size: `line` has no height: it defaults to 0, so the view is not seen
// ---
import UIKit

class TrackView: UIView {
  var coverView: UIImageView!
  var titleLabel: UILabel!
  var artistLabel: UILabel!
  var lengthLabel: UILabel!
  var likeButton: UIButton!
  

  override func performLayout() {
    coverView = UIImageView(topInset: 8, leftInset: 16, height: 48, keepEqual: true)
    coverView.layer.cornerRadius = coverView.frame.height / 2
    coverView.clipsToBounds = true
    coverView.image = UIImage(named: "cover")
    self.addSubview(coverView)

    titleLabel = UILabel(origin: coverView.topRightPoint(), leftInset: 12, width: 220, height: 24)
    titleLabel.text = "Title"
    titleLabel.font = .boldSystemFont(ofSize: UIView.getValueScaledByScreenWidthFor(baseValue: 16))
    self.addSubview(titleLabel)

    artistLabel = UILabel(origin: titleLabel.bottomLeftPoint(), width: 220, height: 20)
    artistLabel.textColor = .gray
    self.addSubview(artistLabel)

    lengthLabel = UILabel(origin: titleLabel.topRightPoint(), width: 40, height: 24)
    lengthLabel.textAlignment = .right
    self.addSubview(lengthLabel)

    likeButton = UIButton(topInset: 20, leftInset: 335, width: 24, height: 22)
    likeButton.setImage(UIImage(named: "heart"), for: .normal)
    self.addSubview(likeButton)
    addSubview(↓UIView(topInset: 63))
  }
}
// says: zero_size: `UIView` has no size: its width and its height default to 0, so it is not seen
// ---
import UIKit

class TrackView: UIView {
  var coverView: UIImageView!
  var titleLabel: UILabel!
  var artistLabel: UILabel!
  var lengthLabel: UILabel!
  var likeButton: UIButton!
  

  override func performLayout() {
    coverView = UIImageView(topInset: 8, leftInset: 16, height: 48, keepEqual: true)
    coverView.layer.cornerRadius = coverView.frame.height / 2
    coverView.clipsToBounds = true
    coverView.image = UIImage(named: "cover")
    self.addSubview(coverView)

    titleLabel = UILabel(origin: coverView.topRightPoint(), leftInset: 12, width: 220, height: 24)
    titleLabel.text = "Title"
    titleLabel.font = .boldSystemFont(ofSize: UIView.getValueScaledByScreenWidthFor(baseValue: 16))
    self.addSubview(titleLabel)

    artistLabel = UILabel(origin: titleLabel.bottomLeftPoint(), width: 220, height: 20)
    artistLabel.textColor = .gray
    self.addSubview(artistLabel)

    lengthLabel = UILabel(origin: titleLabel.topRightPoint(), width: 40, height: 24)
    lengthLabel.textAlignment = .right
    self.addSubview(lengthLabel)

    likeButton = UIButton(topInset: 20, leftInset: 335, width: 24, height: 22)
    likeButton.setImage(UIImage(named: "heart"), for: .normal)
    self.addSubview(likeButton)
    let dot = ↓UIView(topInset: 63, width: 8, height: 8)
dot.layer.cornerRadius = dot.frame.height / 2
addSubview(dot)
  }
}
// says: scaled_circle: `dot` is round, but its width and its height scale separately, so it is an oval on other screens
// ---
import UIKit

class TrackView: UIView {
  var coverView: UIImageView!
  var titleLabel: UILabel!
  var artistLabel: UILabel!
  var lengthLabel: UILabel!
  var likeButton: UIButton!
  

  override func performLayout() {
    coverView = UIImageView(topInset: 8, leftInset: 16, height: 48, keepEqual: true)
    coverView.layer.cornerRadius = coverView.frame.height / 2
    coverView.clipsToBounds = true
    coverView.image = UIImage(named: "cover")
    self.addSubview(coverView)

    titleLabel = UILabel(origin: coverView.topRightPoint(), leftInset: 12, width: 220, height: 24)
    titleLabel.text = "Title"
    titleLabel.font = .boldSystemFont(ofSize: UIView.getValueScaledByScreenWidthFor(baseValue: 16))
    self.addSubview(titleLabel)

    artistLabel = UILabel(origin: titleLabel.bottomLeftPoint(), width: 220, height: 20)
    artistLabel.textColor = .gray
    self.addSubview(artistLabel)

    lengthLabel = UILabel(origin: titleLabel.topRightPoint(), width: 40, height: 24)
    lengthLabel.textAlignment = .right
    self.addSubview(lengthLabel)

    likeButton = UIButton(topInset: 20, leftInset: 335, width: 24, height: 22)
    likeButton.setImage(UIImage(named: "heart"), for: .normal)
    self.addSubview(likeButton)
    ↓artistLabel.font = .systemFont(ofSize: ↓13)
  }
}
// says: config_in_layout: `font` of `artistLabel` is set after the view was added or constrained
// says: unscaled_constant: `13` in the font size does not scale with the screen
// ---
import UIKit

class TrackView: UIView {
  var coverView: UIImageView!
  var titleLabel: UILabel!
  var artistLabel: UILabel!
  var lengthLabel: UILabel!
  var likeButton: UIButton!
  

  override func performLayout() {
    coverView = UIImageView(topInset: 8, leftInset: 16, height: 48, keepEqual: true)
    coverView.layer.cornerRadius = coverView.frame.height / 2
    coverView.clipsToBounds = true
    coverView.image = UIImage(named: "cover")
    self.addSubview(coverView)

    titleLabel = UILabel(origin: coverView.topRightPoint(), leftInset: 12, width: 220, height: 24)
    titleLabel.text = "Title"
    titleLabel.font = .boldSystemFont(ofSize: UIView.getValueScaledByScreenWidthFor(baseValue: 16))
    self.addSubview(titleLabel)

    artistLabel = UILabel(origin: titleLabel.bottomLeftPoint(), width: 220, height: 20)
    artistLabel.textColor = .gray
    self.addSubview(artistLabel)

    lengthLabel = UILabel(origin: titleLabel.topRightPoint(), width: 40, height: 24)
    lengthLabel.textAlignment = .right
    self.addSubview(lengthLabel)

    likeButton = UIButton(topInset: 20, leftInset: 335, width: 24, height: 22)
    likeButton.setImage(UIImage(named: "heart"), for: .normal)
    self.addSubview(likeButton)
    let dot = UIView(origin: ↓CGPoint(x: artistLabel.frame.maxX, y: artistLabel.frame.minY), width: 8, height: 4)
addSubview(dot)
  }
}
// says: frame_snapping: this spells out the `topRightPoint()` of `artistLabel`
// ---
import UIKit

class TrackView: UIView {
  var coverView: UIImageView!
  var titleLabel: UILabel!
  var ↓artistLabel: UILabel!
  var lengthLabel: UILabel!
  var likeButton: UIButton!
  

  override func performLayout() {
    coverView = UIImageView(topInset: 8, leftInset: 16, height: 48, keepEqual: true)
    coverView.layer.cornerRadius = coverView.frame.height / 2
    coverView.clipsToBounds = true
    coverView.image = UIImage(named: "cover")
    self.addSubview(coverView)

    titleLabel = UILabel(origin: coverView.topRightPoint(), leftInset: 12, width: 220, height: 24)
    titleLabel.text = "Title"
    titleLabel.font = .boldSystemFont(ofSize: UIView.getValueScaledByScreenWidthFor(baseValue: 16))
    self.addSubview(titleLabel)

    artistLabel = UILabel(origin: titleLabel.bottomLeftPoint(), width: 220, height: 20)
    artistLabel.textColor = .gray
    self.addSubview(artistLabel)

    lengthLabel = UILabel(origin: titleLabel.topRightPoint(), width: 40, height: 24)
    lengthLabel.textAlignment = .right
    self.addSubview(lengthLabel)

    likeButton = UIButton(topInset: 20, leftInset: 335, width: 24, height: 22)
    likeButton.setImage(UIImage(named: "heart"), for: .normal)
    self.addSubview(likeButton)
    ↓↓artistLabel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
artistLabel.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
  }
}
// says: missing_autoresizing_opt_out: `artistLabel` is not where its constraints say: those of its autoresizing mask contradict them, and UIKit breaks some of them
// says: activate_together: the constraint is activated on its own; 1 more like it in this block
// says: frames_only: `TrackView` is laid out by frames that scale, and this constraint does not scale
// ---
import UIKit

class TrackView: UIView {
  var coverView: UIImageView!
  var titleLabel: UILabel!
  var artistLabel: UILabel!
  var lengthLabel: UILabel!
  var likeButton: UIButton!
  private let ↓badge = UIView(topInset: 3, width: 8, height: 4)

  override func performLayout() {
    coverView = UIImageView(topInset: 8, leftInset: 16, height: 48, keepEqual: true)
    coverView.layer.cornerRadius = coverView.frame.height / 2
    coverView.clipsToBounds = true
    coverView.image = UIImage(named: "cover")
    self.addSubview(coverView)

    titleLabel = UILabel(origin: coverView.topRightPoint(), leftInset: 12, width: 220, height: 24)
    titleLabel.text = "Title"
    titleLabel.font = .boldSystemFont(ofSize: UIView.getValueScaledByScreenWidthFor(baseValue: 16))
    self.addSubview(titleLabel)

    artistLabel = UILabel(origin: titleLabel.bottomLeftPoint(), width: 220, height: 20)
    artistLabel.textColor = .gray
    self.addSubview(artistLabel)

    lengthLabel = UILabel(origin: titleLabel.topRightPoint(), width: 40, height: 24)
    lengthLabel.textAlignment = .right
    self.addSubview(lengthLabel)

    likeButton = UIButton(topInset: 20, leftInset: 335, width: 24, height: 22)
    likeButton.setImage(UIImage(named: "heart"), for: .normal)
    self.addSubview(likeButton)
    
  }
}
// says: dead_subview: nothing uses the property `badge`, so its view never appears

// configuration:
extends: [cookbook, view_layout]

// case: a controller that lays its views out once, and after a rotation, is clean
import UIKit

class PanelViewController: UIViewController {
  var coverView: UIImageView!
  var titleLabel: UILabel!
  

  override func viewDidLoad() {
    super.viewDidLoad()
    let side = view.bounds.width / 3
    let coverFrame = UIView.ViewLayout(
      withBounds: view, position: .topLeft, size: CGSize(width: side, height: side),
      padding: (40, 8)
    ).makeInnerLayout()
    coverView = UIImageView(frame: coverFrame)
    coverView.backgroundColor = .darkGray
    view.addSubview(coverView)
    let titleFrame = UIView.ViewLayout(
      withFrame: coverView, position: .right, size: CGSize(width: side, height: 40),
      padding: (0, 8)
    ).makeOuterLayout()
    titleLabel = UILabel(frame: titleFrame)
    titleLabel.textColor = .white
    view.addSubview(titleLabel)
    
  }
}
// ---
import UIKit

class PanelViewController: UIViewController {
  var coverView: UIImageView!
  var titleLabel: UILabel!
  override func didRotate(from orientation: UIInterfaceOrientation) { setFrames() }

private func setFrames() {
  coverView.frame = UIView.ViewLayout(
    withBounds: view, position: .topLeft, size: coverView.frame.size, padding: (40, 8)
  ).makeInnerLayout()
}

  override func viewDidLoad() {
    super.viewDidLoad()
    let side = view.bounds.width / 3
    let coverFrame = UIView.ViewLayout(
      withBounds: view, position: .topLeft, size: CGSize(width: side, height: side),
      padding: (40, 8)
    ).makeInnerLayout()
    coverView = UIImageView(frame: coverFrame)
    coverView.backgroundColor = .darkGray
    view.addSubview(coverView)
    let titleFrame = UIView.ViewLayout(
      withFrame: coverView, position: .right, size: CGSize(width: side, height: 40),
      padding: (0, 8)
    ).makeOuterLayout()
    titleLabel = UILabel(frame: titleFrame)
    titleLabel.textColor = .white
    view.addSubview(titleLabel)
    
  }
}

// case: layout in callbacks, unfinished values and wrong guides are reported
import UIKit

class PanelViewController: UIViewController {
  var coverView: UIImageView!
  var titleLabel: UILabel!
  override func viewDidLayoutSubviews() {
  super.viewDidLayoutSubviews()
  ↓coverView.frame = UIView.ViewLayout(
    withBounds: view, position: .topLeft, size: coverView.frame.size, padding: (40, 8)
  ).makeInnerLayout()
}

  override func viewDidLoad() {
    super.viewDidLoad()
    let side = view.bounds.width / 3
    let coverFrame = UIView.ViewLayout(
      withBounds: view, position: .topLeft, size: CGSize(width: side, height: side),
      padding: (40, 8)
    ).makeInnerLayout()
    coverView = UIImageView(frame: coverFrame)
    coverView.backgroundColor = .darkGray
    view.addSubview(coverView)
    let titleFrame = UIView.ViewLayout(
      withFrame: coverView, position: .right, size: CGSize(width: side, height: 40),
      padding: (0, 8)
    ).makeOuterLayout()
    titleLabel = UILabel(frame: titleFrame)
    titleLabel.textColor = .white
    view.addSubview(titleLabel)
    
  }
}
// says: layout_in_callback: `viewDidLayoutSubviews()` sets the frame of `coverView` each time that UIKit calls it, even during an animation
// ---
import UIKit

class PanelViewController: UIViewController {
  var coverView: UIImageView!
  var titleLabel: UILabel!
  override func viewWillLayoutSubviews() { ↓setFrames() }

private func setFrames() {
  let frame = UIView.ViewLayout(
    withFrame: coverView, position: .right, size: coverView.frame.size, padding: (0, 8)
  ).makeOuterLayout()
  titleLabel.frame = frame
}

  override func viewDidLoad() {
    super.viewDidLoad()
    let side = view.bounds.width / 3
    let coverFrame = UIView.ViewLayout(
      withBounds: view, position: .topLeft, size: CGSize(width: side, height: side),
      padding: (40, 8)
    ).makeInnerLayout()
    coverView = UIImageView(frame: coverFrame)
    coverView.backgroundColor = .darkGray
    view.addSubview(coverView)
    let titleFrame = UIView.ViewLayout(
      withFrame: coverView, position: .right, size: CGSize(width: side, height: 40),
      padding: (0, 8)
    ).makeOuterLayout()
    titleLabel = UILabel(frame: titleFrame)
    titleLabel.textColor = .white
    view.addSubview(titleLabel)
    
  }
}
// says: layout_in_callback: `setFrames()` sets the frame of `titleLabel` each time that UIKit calls `viewWillLayoutSubviews()`, even during an animation
// ---
import UIKit

class PanelViewController: UIViewController {
  var coverView: UIImageView!
  var titleLabel: UILabel!
  

  override func viewDidLoad() {
    super.viewDidLoad()
    let side = view.bounds.width / 3
    let coverFrame = UIView.ViewLayout(
      withBounds: view, position: .topLeft, size: CGSize(width: side, height: side),
      padding: (40, 8)
    ).makeInnerLayout()
    coverView = UIImageView(frame: coverFrame)
    coverView.backgroundColor = .darkGray
    view.addSubview(coverView)
    let titleFrame = UIView.ViewLayout(
      withFrame: coverView, position: .right, size: CGSize(width: side, height: 40),
      padding: (0, 8)
    ).makeOuterLayout()
    titleLabel = UILabel(frame: titleFrame)
    titleLabel.textColor = .white
    view.addSubview(titleLabel)
    let layout = ↓UIView.ViewLayout(withFrame: coverView, position: .left, size: size, padding: (0, 0))
  }
}
// says: unfinished_view_layout: the `ViewLayout` in `layout` is never turned into a frame, so it has no effect
// ---
import UIKit

class PanelViewController: UIViewController {
  var coverView: UIImageView!
  var titleLabel: UILabel!
  

  override func viewDidLoad() {
    super.viewDidLoad()
    let side = view.bounds.width / 3
    let coverFrame = UIView.ViewLayout(
      withBounds: view, position: .topLeft, size: CGSize(width: side, height: side),
      padding: (40, 8)
    ).makeInnerLayout()
    coverView = UIImageView(frame: coverFrame)
    coverView.backgroundColor = .darkGray
    view.addSubview(coverView)
    let titleFrame = UIView.ViewLayout(
      withFrame: coverView, position: .right, size: CGSize(width: side, height: 40),
      padding: (0, 8)
    ).makeOuterLayout()
    titleLabel = UILabel(frame: titleFrame)
    titleLabel.textColor = .white
    view.addSubview(titleLabel)
    titleLabel.frame = UIView.ViewLayout(
  withBounds: ↓coverView, position: .left, size: size, padding: (0, 0)
).makeOuterLayout()
  }
}
// says: view_layout_guide: `coverView` is not the root view, and its bounds do not contain its position
