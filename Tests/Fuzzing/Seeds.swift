import Foundation
import FuzzSupport

/// Writes a folder of inputs for each property, and the file `dictionary`.
///
/// - Returns: whether all could be written.
func writeSeeds(to path: String) -> Bool {
  let files = FileManager.default
  let folder = URL(filePath: path)
  do {
    for property in Properties.all {
      let target = folder.appending(path: property.name)
      try files.createDirectory(at: target, withIntermediateDirectories: true)
      for seed in property.seeds {
        try Data(seed.bytes).write(to: target.appending(path: seed.name))
      }
      print("\(property.name): \(property.seeds.count) seeds, -max_len=\(property.longestInput)")
    }
    try Data(FuzzDictionary.text.utf8).write(to: folder.appending(path: "dictionary"))
    return true
  } catch {
    print("\(path): \(error)")
    return false
  }
}
