import Foundation

/// A process that parses Swift files with SwiftSyntax; see `Tests/Differential/Reference.swift`.
final class ReferenceLexer {
  enum Failure: Error, CustomStringConvertible {
    case missing(String)
    case compiler(String)
    case broken(path: String)

    var description: String {
      switch self {
      case .missing(let what): "this toolchain has no \(what)"
      case .compiler(let text): "the program with SwiftSyntax does not compile:\n\(text)"
      case .broken(let path): "the program with SwiftSyntax ended while it read \(path)"
      }
    }
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init(_ program: URL) throws {
    process.executableURL = program
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// - Returns: nil for a file that cannot be read.
  func read(_ path: String) throws -> ReferenceFile? {
    try input.fileHandleForWriting.write(contentsOf: Data(path.utf8 + [0]))
    let head = try numbers(3, of: path)
    guard head[0] != .max else { return nil }
    let tokens = try numbers(Int(head[0]) * 3, of: path)
    let declarations = try numbers(Int(head[1]) * 6, of: path)
    let message = try bytes(Int(head[2]), of: path)
    var file = ReferenceFile()
    file.tokens.reserveCapacity(tokens.count / 3)
    for index in stride(from: 0, to: tokens.count, by: 3) {
      let token = ReferenceFile.Token(
        kind: try kind(tokens[index], in: path),
        range: Int(tokens[index + 1])..<Int(tokens[index + 2]))
      if token.kind.isComment { file.comments.append(token) } else { file.tokens.append(token) }
    }
    for index in stride(from: 0, to: declarations.count, by: 6) {
      let fields = declarations[index..<index + 6].map { $0 == .max ? nil : Int($0) }
      guard let keyword = fields[1] else { continue }
      file.declarations.append(
        .init(
          kind: try kind(declarations[index], in: path), keyword: keyword,
          name: fields[2].flatMap { start in fields[3].map { start..<$0 } },
          leftBrace: fields[4], rightBrace: fields[5]))
    }
    file.complaint = message.isEmpty ? nil : String(decoding: message, as: UTF8.self)
    return file
  }

  private func kind(_ number: UInt32, in path: String) throws -> ReferenceKind {
    guard let kind = UInt8(exactly: number).flatMap(ReferenceKind.init) else {
      throw Failure.broken(path: path)
    }
    return kind
  }

  private func numbers(_ count: Int, of path: String) throws -> [UInt32] {
    let bytes = try bytes(count * 4, of: path)
    return bytes.withUnsafeBytes { bytes in
      (0..<count).map {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
      }
    }
  }

  private func bytes(_ count: Int, of path: String) throws -> Data {
    var bytes = Data()
    while bytes.count < count {
      let piece = try output.fileHandleForReading.read(upToCount: count - bytes.count)
      guard let piece, !piece.isEmpty else { throw Failure.broken(path: path) }
      bytes += piece
    }
    return bytes
  }

  // MARK: - The program

  /// Compiles the program into `folder` against the toolchain's own SwiftSyntax.
  static func build(in folder: URL) throws -> URL {
    let verify = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let tests = verify.deletingLastPathComponent().deletingLastPathComponent()
    let libraries = try libraryFolder()
    let program = folder.appendingPathComponent("reference")
    let text = try run([
      "swiftc", "-O", "-parse-as-library", "-module-cache-path", folder.path,
      tests.appendingPathComponent("Differential/Reference.swift").path,
      verify.appendingPathComponent("ReferenceKind.swift").path,
      "-I", libraries, "-L", libraries, "-Xlinker", "-rpath", "-Xlinker", libraries,
      "-o", program.path,
    ])
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw Failure.compiler(text)
    }
    return program
  }

  /// The folder where the toolchain keeps the libraries for its macros.
  private static func libraryFolder() throws -> String {
    struct Target: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    let text = try run(["swiftc", "-print-target-info"])
    guard let target = try? JSONDecoder().decode(Target.self, from: Data(text.utf8)) else {
      throw Failure.missing("swiftc that says where its libraries are")
    }
    let folder = target.paths.runtimeResourcePath + "/host"
    guard FileManager.default.fileExists(atPath: folder + "/SwiftParser.swiftmodule") else {
      throw Failure.missing("SwiftSyntax")
    }
    return folder
  }

  /// The output of a command to both its streams.
  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
