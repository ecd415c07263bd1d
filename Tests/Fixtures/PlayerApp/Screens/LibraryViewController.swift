import UIKit

final class LibraryViewController: UIViewController {
  private enum Section { case favorites, songs }
  private typealias DataSource = UITableViewDiffableDataSource<Section, Song>

  //          ↓ member_order
  private let player: Player
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let miniPlayer = MiniPlayerView()
  private var dataSource: DataSource?
  private var observers: [NSObjectProtocol] = []

  init(player: Player) {
    self.player = player
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("LibraryViewController is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    view.backgroundColor = .systemGroupedBackground

    setupTableView()
    setupMiniPlayer()
    setupInteraction()
  }

  private func setupTableView() {
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.register(SongCell.self, forCellReuseIdentifier: "song")
//  ↓ subview_wrapper
    view.addSubview(tableView)
//  ↓ config_in_layout
    tableView.separatorStyle = .none
    tableView.keyboardDismissMode = .onDrag

    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func setupMiniPlayer() {
    miniPlayer.delegate = self
    view.addSubview(miniPlayer, withConstraints: [
      miniPlayer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      miniPlayer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      miniPlayer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      miniPlayer.heightAnchor.constraint(equalToConstant: 56),
    ])
  }

  //           ↓ setup_length
  private func setupInteraction() {
    let source = DataSource(tableView: tableView) { [weak self] tableView, indexPath, song in
      let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
      guard let songCell = cell as? SongCell else { return cell }
      songCell.render(
        props: SongCell.Props(
          artwork: ArtworkCache.shared.image(for: song),
          title: song.title,
          artist: song.artist,
          duration: Song.formatted(song.duration),
          isPlaying: song == self?.player.currentSong))
      return songCell
    }
    source.defaultRowAnimation = .fade
    dataSource = source

    let refresh = UIRefreshControl()
    refresh.addAction(
      UIAction { [weak self] _ in
        self?.player.reloadLibrary()
      },
      for: .valueChanged)
    tableView.refreshControl = refresh

    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Songs and artists"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = true
    definesPresentationContext = true

    let sort = UIMenu(
      title: "Sort by",
      children: [
        UIAction(title: "Title") { [weak self] _ in self?.sort(by: \.title) },
        UIAction(title: "Artist") { [weak self] _ in self?.sort(by: \.artist) },
        UIAction(title: "Album") { [weak self] _ in self?.sort(by: \.album) },
      ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.arrow.down"), menu: sort)

    let center = NotificationCenter.default
    observers.append(
      center.addObserver(forName: Player.songChanged, object: player, queue: .main) {
        [weak self] _ in
        guard let self, let song = player.currentSong else { return }
        miniPlayer.show(song, artwork: ArtworkCache.shared.image(for: song))
      })
    observers.append(
      center.addObserver(forName: Player.libraryChanged, object: player, queue: .main) {
        [weak self] _ in
        self?.showSongs(matching: "")
        self?.tableView.refreshControl?.endRefreshing()
      })

    let press = UILongPressGestureRecognizer(target: self, action: #selector(didPress))
    press.minimumPressDuration = 0.4
    tableView.addGestureRecognizer(press)
  }

  private func sort(by key: KeyPath<Song, String>) {
    player.songs.sort { $0[keyPath: key] < $1[keyPath: key] }
    showSongs(matching: "")
  }

  private func showSongs(matching text: String) {
    let songs = player.songs.filter { text.isEmpty || $0.title.localizedStandardContains(text) }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Song>()
    snapshot.appendSections([.favorites, .songs])
    snapshot.appendItems(songs.filter(\.isFavorite), toSection: .favorites)
    snapshot.appendItems(songs.filter { !$0.isFavorite }, toSection: .songs)
    dataSource?.apply(snapshot)
  }

  @objc private func didPress(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began,
      let indexPath = tableView.indexPathForRow(at: press.location(in: tableView)),
      let song = dataSource?.itemIdentifier(for: indexPath)
    else { return }
    player.toggleFavorite(song)
  }
}

extension LibraryViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    showSongs(matching: searchController.searchBar.text ?? "")
  }
}

extension LibraryViewController: MiniPlayerViewDelegate {
  func miniPlayerDidTapPlay(_ view: MiniPlayerView) {
    player.togglePlayback()
  }
}

// ↓ unused_suppression
// layoutlint:enable setup_grouping
