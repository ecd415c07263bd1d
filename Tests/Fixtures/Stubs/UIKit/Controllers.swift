open class UIViewController: UIResponder {
  open var view: UIView! = UIView()
  open var title: String?
  open var definesPresentationContext = false
  public let navigationItem = UINavigationItem()
  public private(set) var children: [UIViewController] = []

  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }

  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}
  open func viewWillLayoutSubviews() {}
  open func addChild(_ child: UIViewController) { children.append(child) }
  open func didMove(toParent parent: UIViewController?) {}
}
public final class UINavigationItem {
  public var searchController: UISearchController?
  public var hidesSearchBarWhenScrolling = true
  public var rightBarButtonItem: UIBarButtonItem?
}
public final class UIBarButtonItem {
  public init(image: UIImage?, menu: UIMenu? = nil) {}
}

open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
}

public final class UISearchController: UIViewController {
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  public var obscuresBackgroundDuringPresentation = true
  public let searchBar = UISearchBar()

  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}
open class UIMenuElement {}

public final class UIMenu: UIMenuElement {
  public init(title: String = "", children: [UIMenuElement] = []) {}
}

public final class UIAction: UIMenuElement {
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {}
}
