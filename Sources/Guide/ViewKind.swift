import RuleKit

/// What a class is, as its name says.
enum ViewKind: CaseIterable {
  case view, screen, cell, item

  init(ofClass name: String) {
    if name.hasSuffix("Cell") {
      self = name.contains("Collection") ? .item : .cell
    } else if ["Controller", "VC", "Screen"].contains(where: name.hasSuffix) {
      self = .screen
    } else {
      self = .view
    }
  }

  /// What tells what such classes of a team inherit from.
  var habit: Habit {
    switch self {
    case .view: .view
    case .screen: .screen
    case .cell: .cell
    case .item: .item
    }
  }

  /// The class of UIKit's.
  var baseClass: String {
    switch self {
    case .view: "UIView"
    case .screen: "UIViewController"
    case .cell: "UITableViewCell"
    case .item: "UICollectionViewCell"
    }
  }

  /// What contains the subviews; empty for the object itself.
  var container: String {
    switch self {
    case .view: ""
    case .screen: "view"
    case .cell, .item: "contentView"
    }
  }
}
