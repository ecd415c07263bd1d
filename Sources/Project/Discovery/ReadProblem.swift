import Platform

/// Why something that should have been linted could not be read.
public struct ReadProblem: Error, Hashable, Sendable {
  /// As the walk or the user named it.
  public var path: FilePath
  /// What is wrong, no final period.
  public var message: String
  /// What to do about it, no final period.
  public var advice: String

  public init(path: FilePath, message: String, advice: String) {
    self.path = path
    self.message = message
    self.advice = advice
  }

  /// Output order: path, then message.
  package static func precedes(_ left: ReadProblem, _ right: ReadProblem) -> Bool {
    left.path != right.path ? left.path < right.path : left.message < right.message
  }
}

extension ReadProblem {
  package init(path: FilePath, error: SystemError) {
    switch error {
    case .notFound, .notAFolder:
      self.init(
        path: path, message: "no such file or folder", advice: "check the spelling of the path")
    case .linkLoop:
      self.init(
        path: path, message: "the symbolic link is part of a cycle",
        advice: "remove the link, or point it to a file or folder")
    case .notSeekable: self = .special(path)
    case .notPermitted:
      self.init(
        path: path, message: "cannot be read: \(error.text)",
        advice: "make it readable, or leave it out of the paths")
    case .locked:
      self.init(
        path: path, message: "cannot be read: \(error.text)", advice: SystemAdvice.denied)
    default:
      self.init(
        path: path, message: "cannot be read: \(error.text)",
        advice: "check that it can be opened, or leave it out of the paths")
    }
  }

  static func danglingLink(_ path: FilePath) -> ReadProblem {
    ReadProblem(
      path: path, message: "the symbolic link is broken",
      advice: "remove the link, or point it to a file or folder")
  }

  /// - Parameter isNamed: whether the user named it.
  static func special(_ path: FilePath, isNamed: Bool = false) -> ReadProblem {
    ReadProblem(
      path: path, message: "neither a file nor a folder",
      advice: isNamed
        ? "name a Swift file or a folder, or pass the text on standard input with `-`"
        : "remove it, or leave it out of the paths")
  }

  package static func outOfMemory(_ path: FilePath) -> ReadProblem {
    ReadProblem(
      path: path, message: "not enough memory to check it",
      advice: "give the process more memory, or leave the file out of the paths")
  }

  /// - Parameter most: the most bytes that it may have.
  package static func tooLarge(_ path: FilePath, most: Int) -> ReadProblem {
    ReadProblem(
      path: path, message: "more than \(most) bytes, which is too large for source code",
      advice: "leave it out of the paths, or split it")
  }
}

/// What to do about files that a system protects beside their permissions.
package enum SystemAdvice {
  #if os(macOS)
    /// About a file that cannot be written.
    package static let locked =
      "unlock it in the Finder, or give the terminal access to its folder in the privacy settings"
    /// About a file that cannot be read.
    static let denied =
      "give the terminal access to its folder in the privacy settings, or leave it out of the paths"
  #else
    /// About a file that cannot be written.
    package static let locked =
      "make it and its folder mutable with `chattr -i`, or leave it out of the paths"
    /// About a file that cannot be read.
    static let denied = "check what protects it, or leave it out of the paths"
  #endif
}
