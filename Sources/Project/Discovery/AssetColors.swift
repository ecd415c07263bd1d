import Platform
import YAML

/// The colors of an asset catalog, which keeps each in a folder with a JSON file, a part of YAML.
///
/// Source: Asset Catalog Format Reference, Named Color Type
/// (https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/).
public struct AssetColors {
  /// The names with those of the catalog and folders, `Colors/brand`, and the colors as code makes them:
  /// `UIColor(hex: "#1a73e8ff")`.
  public private(set) var colors: [(name: String, color: String)] = []

  private static let mostFolders = 10_000
  private static let mostBytes = 64 * 1024

  /// Reads what can be read.
  public init(catalog: FilePath) {
    let component = catalog.bytes.split(separator: UInt8(ascii: "/")).last ?? []
    let name = String(decoding: component.dropLast(9), as: UTF8.self)
    var folders = [(path: catalog, name: name)]
    var listing = FolderListing()
    var count = 0
    while let folder = folders.popLast(), count < Self.mostFolders {
      count += 1
      guard let open = try? OpenFolder(path: folder.path.systemBytes),
        (try? open.list(into: &listing)) != nil
      else { continue }
      for index in 0..<listing.count where listing.kind(index) == .folder {
        let name = String(decoding: listing.name(index), as: UTF8.self)
        let path = folder.path.appending(listing.name(index))
        guard name.hasSuffix(".colorset") else {
          if !name.hasSuffix("set") { folders.append((path, "\(folder.name)/\(name)")) }
          continue
        }
        let file = path.appending(Array("Contents.json".utf8)[...])
        if let bytes = try? readFile(file.systemBytes, most: Self.mostBytes),
          let color = Self.color(YAMLDocument(bytes).root?.mapping)
        {
          colors.append(("\(folder.name)/\(name.dropLast(9))", color))
        }
      }
    }
    colors.sort { $0 < $1 }
  }

  private static func color(_ file: YAMLMapping?) -> String? {
    let entries = file?["colors"]?.items?.compactMap(\.mapping) ?? []
    func find(_ appearance: String?) -> String? {
      entries.lazy.filter {
        $0["appearances"]?.items?.first?.mapping?["value"]?.scalar?.text == appearance
      }.compactMap { $0["color"]?.mapping }.compactMap(code).first
    }
    guard let light = find(nil) else { return nil }
    return find("dark").map { "UIColor(light: \(light), dark: \($0))" } ?? light
  }

  private static func code(_ color: YAMLMapping) -> String? {
    if let name = color["reference"]?.scalar?.text {
      return ".\(name.hasSuffix("Color") ? String(name.dropLast(5)) : name)"
    }
    guard let components = color["components"]?.mapping else { return nil }
    let names =
      components["white"] == nil ? ["red", "green", "blue"] : ["white", "white", "white"]
    let numbers = (names + ["alpha"]).compactMap { components[$0]?.scalar?.text }.compactMap(digits)
    return numbers.count == 4 ? "UIColor(hex: \"#\(numbers.joined())\")" : nil
  }

  /// A component in two hexadecimal digits: of `0x1A`, `26` and `0.102`.
  private static func digits(_ text: String) -> String? {
    let value: Int?
    if text.hasPrefix("0x") {
      value = Int(text.dropFirst(2), radix: 16)
    } else if text.contains(".") {
      value = Double(text).flatMap { (0...1).contains($0) ? Int(($0 * 255).rounded()) : nil }
    } else {
      value = Int(text)
    }
    guard let value, (0...255).contains(value) else { return nil }
    return (value < 16 ? "0" : "") + String(value, radix: 16)
  }
}
