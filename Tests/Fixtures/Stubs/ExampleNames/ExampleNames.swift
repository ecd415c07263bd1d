import UIKit

// Names that the examples of the rules use but do not declare.

public var albumLabel = UILabel()
public var badge = UIView()
public var button = UIButton()
public var contentView = UIView()
public var coverView = UIImageView()
public var albumNameLabel = UILabel()
public var artistLabel = UILabel()
public var badgeContainer = UIView()
public var badgeLabel = UILabel()
public var dot = UIView()
public var hintLabel = UILabel()
public var icon = UIImageView()
public var iconView = UIImageView()
public var label = UILabel()
public var muteButton = UIButton()
public var nameLabel = UILabel()
public var panel = UIView()
public var playButton = UIButton()
public var scrollView = UIScrollView()
public var songNameLabel = UILabel()
public var subtitleLabel = UILabel()
public var textContainer = UIStackView()
public var titleLabel = UILabel()
public var userImageView = UIImageView()
public var userLabel = UILabel()
public var view = UIView()

public let bottomConstraint = titleLabel.bottomAnchor.constraint(
  equalTo: view.bottomAnchor)
public var anchor = CGPoint.zero

public let inset: CGFloat = 8
public let keyboardHeight: CGFloat = 300
public let size = CGSize(width: 32, height: 32)
public let top: CGFloat = 4
public let bottom: CGFloat = 6

public enum Layout {
  public static let margin: CGFloat = 16
  public static let overhang: CGFloat = 4
}

public struct Artist { public let name = "" }
public struct AlbumViewModel { public let title = "" }
public struct Song {
  public let likes = 0
  public let photo: UIImage? = nil
}
public struct Props { public let songName = "" }
public protocol PlayerViewDelegate: AnyObject {}
public protocol QueueViewDelegate: AnyObject {}
public protocol VolumeViewDelegate: AnyObject {}
public func close() {}

extension UIColor {
  public init(hex: Int) { self.init(white: CGFloat(hex), alpha: 1) }
}

extension UIImage {
  public static let close = UIImage(named: "close")
  public static let empty = UIImage(named: "empty")
  public static let play = UIImage(named: "play")
}
