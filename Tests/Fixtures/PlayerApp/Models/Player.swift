import Foundation
import UIKit

@MainActor
final class Player {
  static let songChanged = Notification.Name("Player.songChanged")
  static let libraryChanged = Notification.Name("Player.libraryChanged")

  var songs: [Song] = []
  private(set) var currentSong: Song?
  private(set) var isPlaying = false

  func togglePlayback() {
    isPlaying.toggle()
    currentSong = currentSong ?? songs.first
    NotificationCenter.default.post(name: Self.songChanged, object: self)
  }

  func toggleFavorite(_ song: Song) {
    guard let index = songs.firstIndex(of: song) else { return }
    songs[index].isFavorite.toggle()
    NotificationCenter.default.post(name: Self.libraryChanged, object: self)
  }

  func reloadLibrary() {
    NotificationCenter.default.post(name: Self.libraryChanged, object: self)
  }
}

@MainActor
final class ArtworkCache {
  static let shared = ArtworkCache()

  private var images: [String: UIImage] = [:]

  func image(for song: Song) -> UIImage? { images[song.album] }
}
