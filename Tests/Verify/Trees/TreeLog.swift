import Foundation

/// The strace log of a run, and the accesses outside of the tree.
struct TreeLog {
  /// The recorded calls: those that open, change and start something.
  static let calls =
    "trace=open,openat,openat2,creat,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat,rmdir,link,linkat,"
    + "symlink,symlinkat,truncate,chmod,fchmodat,chown,lchown,fchownat,mknod,mknodat,execve,execveat,connect,socket"

  /// The absolute path of the tree, links resolved.
  let tree: String
  /// The programs that may be started: `layoutlint` and Git.
  let programs: [String]
  /// Whether the command line names what may be read elsewhere.
  let readsAnything: Bool

  /// Folders that every program opens in order to run, and names that no tree can choose.
  private static let systemFolders = ["/usr/", "/lib/", "/lib64/", "/opt/swift/usr/lib/", "/sys/"]
  private static let systemFiles = [
    "/etc/ld.so.cache", "/etc/ld.so.preload", "/dev/null", "/etc/localtime",
  ]

  /// The lines about something outside.
  func violations(_ text: String) -> [String] {
    var lines: [String] = []
    // Git reads what its own configuration names; only its output and the programs that it starts are limited.
    var gitProcesses: Set<Substring> = []
    for line in text.split(separator: "\n") {
      let process = line.prefix { $0 != " " }
      let call = line.dropFirst(process.count).drop { $0 == " " }
      if call.hasPrefix("execve"), call.hasSuffix(" = 0"), call.contains("/git\"") {
        gitProcesses.insert(process)
      }
      if !isFine(call, isGit: gitProcesses.contains(process)) { lines.append(String(line)) }
    }
    return lines
  }

  private func isFine(_ call: Substring, isGit: Bool) -> Bool {
    // A failed call has changed nothing.
    guard let result = call.range(of: ") = ")?.upperBound, !call[result...].hasPrefix("-1 "),
      !call[result...].hasPrefix("?")
    else { return true }
    let name = call.prefix { $0 != "(" }
    switch name {
    case "execve", "execveat":
      return programs.contains { call.contains("(\"\($0)\"") }
    case "socket", "connect": return false
    case "open", "openat", "openat2", "creat":
      // `= 5</path>`, the resolved path.
      guard let start = call[result...].firstIndex(of: "<"), call.last == ">" else { return false }
      let path = call[call.index(after: start)...].dropLast()
      let isWritten = ["O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC"].contains { call.contains($0) }
      if isInside(path) || path == "/dev/null" { return true }
      if isWritten { return false }
      return isGit || readsAnything || Self.systemFiles.contains(String(path)) || isSystem(path)
    default:
      // Every name in the call that is not relative to an open folder in the tree.
      return names(in: call).allSatisfy { isInside($0[...]) || !$0.hasPrefix("/") }
        && (call.contains("AT_FDCWD") || !call.contains("<") || call.contains("<\(tree)"))
    }
  }

  private func isInside(_ path: Substring) -> Bool {
    path == tree || path.hasPrefix(tree + "/")
  }

  private func isSystem(_ path: Substring) -> Bool {
    // Queries of the program about its own process.
    Self.systemFolders.contains { path.hasPrefix($0) }
      || path.hasPrefix("/proc/")
        && ["stat", "status", "maps"].contains(path.split(separator: "/").last)
  }

  /// The quoted arguments of a call.
  private func names(in call: Substring) -> [String] {
    var names: [String] = []
    var current: String?
    var isEscaped = false
    for character in call {
      if let text = current {
        if isEscaped || (character != "\"" && character != "\\") {
          current = text + String(character)
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else {
          names.append(text)
          current = nil
        }
      } else if character == "\"" {
        current = ""
      }
    }
    return names
  }
}
