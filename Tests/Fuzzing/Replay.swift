import Foundation
import FuzzSupport

/// Checks a property on files.
struct Replay {
  private let property: any Property

  init(_ property: any Property) { self.property = property }

  /// Checks it on files and on the files in folders, and reports violations and slow inputs.
  ///
  /// - Returns: whether it holds for all.
  func run(_ paths: some Sequence<String>) -> Bool {
    var holds = true
    for path in paths.flatMap(files) {
      guard let input = FileManager.default.contents(atPath: path) else {
        print("\(path): cannot be read")
        holds = false
        continue
      }
      let clock = ContinuousClock()
      var violation: String?
      let time = clock.measure { violation = property.violation(in: [UInt8](input)) }
      if let violation {
        print("\(path): \(violation)")
        holds = false
      }
      if time > .milliseconds(500) { print("\(path): \(input.count) bytes took \(time)") }
    }
    return holds
  }

  private func files(at path: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: path)?.compactMap({ $0 as? String }),
      !names.isEmpty
    else { return [path] }
    return names.sorted().map { path + "/" + $0 }
      .filter {
        (try? FileManager.default.attributesOfItem(atPath: $0)[.type]) as? FileAttributeType
          == .typeRegular
      }
  }
}
