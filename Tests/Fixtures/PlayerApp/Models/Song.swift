import Foundation

struct Song: Hashable, Sendable {
  let id: UUID
  let title: String
  let artist: String
  let album: String
  let duration: TimeInterval
  var isFavorite = false
}

extension Song {
  /// "3:07", or "-0:42" for what is left of a song.
  static func formatted(_ time: TimeInterval) -> String {
    let seconds = Int(abs(time).rounded())
    let sign = time < 0 ? "-" : ""
    return String(format: "%@%d:%02d", sign, seconds / 60, seconds % 60)
  }

  func remaining(at elapsed: TimeInterval) -> String {
    let left = duration - elapsed
    return Self.formatted(-left)
  }
}

/// Where a crossfade begins, seen from the end of the song.
struct Crossfade: Sendable {
  var length: TimeInterval

  var offset: TimeInterval { -length }
}
