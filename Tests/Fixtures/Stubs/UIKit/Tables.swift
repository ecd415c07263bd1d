open class UITableViewCell: UIView {
  public enum CellStyle: Sendable { case `default`, value1, subtitle }
  public enum SelectionStyle: Sendable { case none, `default` }

  public let contentView = UIView()
  open var selectionStyle = SelectionStyle.default
  open var accessoryView: UIView?

  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}
}

open class UITableViewHeaderFooterView: UIView {
  public let contentView = UIView()

  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UICollectionReusableView: UIView {
  open func prepareForReuse() {}
}

open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UITableView: UIScrollView {
  public enum Style: Sendable { case plain, grouped, insetGrouped }
  public enum SeparatorStyle: Sendable { case none, singleLine }

  open var separatorStyle = SeparatorStyle.singleLine
  open var rowHeight: CGFloat = -1
  open var tableHeaderView: UIView?

  public convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }

  open func register(_ cell: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(
    withIdentifier identifier: String, for path: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  open func reloadData() {}
}

open class UICollectionView: UIScrollView {}
public final class UITableViewDiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
> {
  public enum RowAnimation: Sendable { case fade, automatic }
  public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?

  public var defaultRowAnimation = RowAnimation.automatic

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {}
  public func apply(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {}
  public func itemIdentifier(for path: IndexPath) -> Item? { nil }
}

public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  public init() {}
  public mutating func appendSections(_ sections: [Section]) {}
  public mutating func appendItems(_ items: [Item], toSection section: Section) {}
}
