import LayoutModel
import LintEngine
import SwiftSource

/// Code that runs again and again does not subscribe each time.
struct PilingSubscriptions: FileRule {
  let query = Query.file(with: .viewTypes)
  static let collectsNames = true

  func check(_ file: ViewFile, _ report: inout Report) {
    let stores = file.note(SubscriptionStores.init)
    if stores.uses != StoreUses() {
      report.collect(StoreUses.self) { $0.formUnion(stores.uses) }
    }
    for piled in PiledSubscription.all(in: file) {
      guard let conditions = stores.conditions(of: piled.subscription, in: file) else { continue }
      var finding = Finding(
        piled.subscription.source, .piles(piled),
        advice: .change(
          piled, isVariable: stores.isVariable(piled.subscription, in: file),
          isShared: piled.sharesKeeper(in: file)))
      finding.conditions = conditions
      report.add(finding)
    }
  }
}

extension Finding.Message {
  fileprivate static func piles(_ piled: PiledSubscription) -> Self {
    let source = piled.subscription.source.name
    guard let bag = piled.subscription.bag else {
      return
        "\(piled.occasion.text("adds an observer")), and the old ones stay: one notification runs the handler several times"
    }
    let consequence =
      switch piled.occasion {
      case .row: "one event runs the handlers of all rows that the cell has shown"
      default:
        piled.when == .reuse
          ? "the handlers for what it showed before still run"
          : "one event runs the handler several times"
      }
    return
      "\(piled.occasion.text("subscribes to `\(source)`")), and `\(bag)` keeps the old subscriptions: \(consequence)"
  }

  /// - Parameters:
  ///   - isVariable: whether the bag can be renewed.
  ///   - isShared: whether it also keeps subscriptions that renewing it would end for good.
  fileprivate static func change(
    _ piled: PiledSubscription, isVariable: Bool, isShared: Bool
  ) -> Self {
    guard let bag = piled.subscription.bag else {
      return switch piled.when {
      case .appearance: "remove it in `viewWillDisappear`, or add it once, in `viewDidLoad`"
      case .reuse: "remove it in `prepareForReuse`, or add it once, in the initializer"
      default: "add it once, where the view is set up"
      }
    }
    switch piled.occasion {
    case .row:
      return piled.subscription.owner == nil
        ? "keep it in a bag of the cell that `prepareForReuse` renews"
        : "let the cell renew its bag in `prepareForReuse`"
    case .event: return "subscribe once, where the outer subscription is made"
    case .action: return "subscribe once, where the view is set up"
    case .repetition:
      return switch piled.when {
      case .reuse where isShared:
        "keep it in a bag of its own that `prepareForReuse` renews"
      case .reuse where isVariable: "renew `\(bag)` in `prepareForReuse`"
      case .reuse: "make `\(bag)` a variable, and renew it in `prepareForReuse`"
      case .appearance: "subscribe once, in `viewDidLoad`, or renew `\(bag)` in `viewWillDisappear`"
      default: "subscribe once, where the view is set up, or renew `\(bag)` before"
      }
    }
  }
}

extension PiledSubscription.Occasion {
  /// What happens again, and when: "`viewWillAppear` adds an observer each time that the view appears".
  fileprivate func text(_ action: String) -> String {
    func place(_ callee: Lexeme?) -> String { callee.map { " in `\($0.text)`" } ?? "" }
    return switch self {
    case .repetition(let repetition, let callee):
      "`\(repetition.name.text)` \(action)\(place(callee)) each time that \(repetition.occasion.text)"
    case .row: "the code for each row \(action) of a reused cell"
    case .event(let source, let callee):
      "each event of `\(source.name)` \(action)\(place(callee))"
    case .action(let name): "`\(name.text)` \(action) each time that the action is sent"
    }
  }
}

extension Lexemes {
  /// A path as it is named, without line breaks.
  fileprivate var name: String { map(\.text).joined() }
}

extension Subscription {
  /// How code names the property that keeps it: `disposeBag`, `cell.disposeBag`.
  fileprivate var bag: String? {
    property.map { name in (owner.map { $0.text + "." } ?? "") + name.text }
  }
}

extension PilingSubscriptions {
  static let description = RuleDescription(
    id: "piling_subscriptions",
    family: .runTime,
    summary: "Code that runs repeatedly does not subscribe again while the old subscriptions stay",
    rationale: """
      A subscription lives until the bag or the set that keeps it is renewed or goes away. A reused cell that subscribes \
      for each row, and never renews its bag, ends up with one subscription for each row that it has shown: a tap runs the \
      handler that often, with the data of all these rows. The same happens in `viewWillAppear`, on each pass of the layout, in \
      `update…` functions, where a row subscribes to a button of its cell and the controller's bag keeps that, and where the handler of one event \
      subscribes to a view that stays. An observer that is added again is called again, too. The rule reports subscriptions to \
      events of views, to notifications and to the values of properties, and observers of notifications, that \
      such code makes without a condition. It is silent where any code of the class, its superclasses and subclasses renews or empties what keeps \
      them, or removes observers outside of `deinit`; about streams that may end by themselves; about views that the code \
      makes anew; and about functions that only run during setup. What other files could renew is reported only if a folder is linted.
      """,
    source:
      "Foundation, NotificationCenter.addObserver(_:selector:name:object:) (https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)), UIKit, UITableViewCell.prepareForReuse() (https://developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()), Combine, AnyCancellable (https://developer.apple.com/documentation/combine/anycancellable), and RxSwift, DisposeBag",
    effect: .growth,
    goodExamples: [
      "A bag for each row": """
      class PlayerCell: UITableViewCell {
        private let likeButton = UIButton()
        private var disposeBag = DisposeBag()

        override func prepareForReuse() {
          super.prepareForReuse()
          disposeBag = DisposeBag()
        }

        func configure(with song: Song) {
          likeButton.rx.tap
            .bind { song.like() }
            .disposed(by: disposeBag)
        }
      }
      """,
      "Once": """
      class PlayerViewController: UIViewController {
        private let likeButton = UIButton()
        private var cancellables = Set<AnyCancellable>()

        override func viewDidLoad() {
          super.viewDidLoad()
          likeButton.publisher(for: .touchUpInside)
            .sink { [weak self] _ in self?.like() }
            .store(in: &cancellables)
        }
      }
      """,
      "Removed before the view appears again": """
      class PlayerViewController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          NotificationCenter.default.addObserver(self, selector: #selector(pause), name: .pause, object: nil)
        }

        override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          NotificationCenter.default.removeObserver(self)
        }
      }
      """,
    ],
    badExamples: [
      "A bag that is never renewed": """
      class PlayerCell: UITableViewCell {
        private let likeButton = UIButton()
        private let disposeBag = DisposeBag()

        func configure(with song: Song) {
          ↓likeButton.rx.tap
            .bind { song.like() }
            .disposed(by: disposeBag)
        }
      }
      """,
      "The controller's bag for each row": """
      class PlayerViewController: UIViewController, UITableViewDataSource {
        private let disposeBag = DisposeBag()

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath) as! PlayerCell
          ↓cell.likeButton.rx.tap
            .subscribe(onNext: { [weak self] in self?.like(indexPath) })
            .disposed(by: disposeBag)
          return cell
        }
      }
      """,
      "On each appearance": """
      class PlayerViewController: UIViewController {
        private var cancellables = Set<AnyCancellable>()

        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          ↓NotificationCenter.default.publisher(for: .pause)
            .sink { [weak self] _ in self?.pause() }
            .store(in: &cancellables)
        }
      }
      """,
      "An observer that only deinit removes": """
      class PlayerViewController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          ↓NotificationCenter.default.addObserver(self, selector: #selector(pause), name: .pause, object: nil)
        }

        deinit {
          NotificationCenter.default.removeObserver(self)
        }
      }
      """,
      "In the handler of another event": """
      class PlayerViewController: UIViewController {
        private let deleteButton = UIButton()
        private let alert = AlertView()
        private let disposeBag = DisposeBag()

        override func viewDidLoad() {
          super.viewDidLoad()
          deleteButton.rx.tap.bind { [unowned self] in
            self.view.addSubview(self.alert)
            ↓self.alert.confirmButton.rx.tap.bind { [weak self] in self?.delete() }
              .disposed(by: self.disposeBag)
          }.disposed(by: disposeBag)
        }
      }
      """,
    ])
}
