import Project
import Reporting

/// What the schema of configurations says about places in one.
struct SchemaReader {
  private let root: JSON

  init(_ known: KnownNames) {
    var bytes: [UInt8] = []
    ConfigurationSchema(rules: known.rules.map { $0.description }, reporters: known.reporters)
      .render(into: &bytes)
    root = (try? JSON(parsing: bytes)) ?? [:]
  }

  /// What is written about the key of a line; nil if the place is on none.
  func hover(_ text: TextDocument, _ offset: Int) -> String? {
    let place = ConfigurationPlaceReader(text, offset)
    guard let key = place.key else { return nil }
    let nodes = nodes(at: place.parents + [key])
    let values = values(of: nodes).map { "`\($0)`" }
    let sentences = nodes.compactMap { $0["description"]?.text }
    guard let first = sentences.first else { return nil }
    return "**\(key)**: \(first)" + (values.isEmpty ? "" : "\n\n\(values.joined(separator: ", "))")
  }

  /// The keys or values that can be written at a place.
  func completions(_ text: TextDocument, _ offset: Int) -> [JSON] {
    let place = ConfigurationPlaceReader(text, offset)
    let parents = place.parents
    if place.isInValue, let key = place.key {
      return values(of: elements(nodes(at: parents + [key]))).map {
        ["label": .string($0), "kind": 12]
      }
    }
    let nodes = elements(nodes(at: parents))
    let keys = keys(of: nodes).map { name, description -> JSON in
      let item: JSON = [
        "label": .string(name), "kind": 10, "insertText": .string(name + ": "),
      ]
      return item.with("documentation", description.map { .string($0) })
    }
    let words: [JSON] =
      place.isItem ? values(of: nodes).map { ["label": .string($0), "kind": 12] } : []
    return keys + words
  }

  // MARK: - The schema

  /// The alternatives that a node stands for.
  private func alternatives(_ node: JSON) -> [JSON] {
    if let reference = node["$ref"]?.text {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      let target = root["definitions"]?[name] ?? [:]
      // The description beside the reference says more.
      return alternatives(node["description"].map { target.with("description", $0) } ?? target)
    }
    let others = (node["oneOf"]?.elements ?? []) + (node["anyOf"]?.elements ?? [])
    return [node] + others.flatMap(alternatives)
  }

  private func nodes(at path: [String]) -> [JSON] {
    var nodes = alternatives(root)
    for name in path {
      nodes = elements(nodes).flatMap { node -> [JSON] in
        if let member = node["properties"]?[name] { return alternatives(member) }
        guard let other = node["additionalProperties"], other.members != nil else { return [] }
        return alternatives(other)
      }
    }
    return nodes
  }

  /// The nodes, and those of the elements of lists among them.
  private func elements(_ nodes: [JSON]) -> [JSON] {
    nodes
      + nodes.flatMap { node -> [JSON] in
        node["items"].map { elements(alternatives($0)) } ?? []
      }
  }

  private func keys(of nodes: [JSON]) -> [(name: String, description: String?)] {
    let members = nodes.flatMap { $0["properties"]?.members?.map { ($0.key, $0.value) } ?? [] }
    return Dictionary(members) { first, _ in first }.sorted { $0.key < $1.key }
      .map { ($0.key, alternatives($0.value).lazy.compactMap { $0["description"]?.text }.first) }
  }

  private func values(of nodes: [JSON]) -> [String] {
    var values: [String] = []
    for node in nodes {
      let words = (node["enum"]?.elements ?? []) + [node["const"]].compactMap(\.self)
      values += words.compactMap(\.text)
      if node["type"] == "boolean" { values += ["true", "false"] }
    }
    var seen: Set<String> = []
    return values.filter { seen.insert($0).inserted }
  }
}

/// Where a place in a configuration is, judged by indentation: the text may be no YAML while it is written.
struct ConfigurationPlaceReader {
  /// The keys around the line, from the outside.
  private(set) var parents: [String] = []
  /// The key of the line.
  private(set) var key: String?
  /// Whether the place is behind the colon of the key.
  private(set) var isInValue = false
  /// Whether the line begins an item of a list.
  private(set) var isItem = false

  init(_ text: TextDocument, _ offset: Int) {
    let flows = Self.flows(text, offset)
    self.init(text, lineAt: flows.first?.open ?? offset)
    guard !flows.isEmpty else { return }
    for (index, flow) in flows.enumerated() {
      parents += [key].compactMap(\.self)
      (key, isInValue, isItem) = (nil, false, text.bytes[flow.open] == UInt8(ascii: "["))
      let isLast = index + 1 == flows.count
      let end = isLast ? offset : flows[index + 1].open
      // The key may go on behind the place.
      let rest = isLast ? text.bytes[end...].prefix { !",}]\n".utf8.contains($0) } : []
      let entry = Line((text.bytes[flow.entry..<end] + rest).map { $0 == 0x0A ? 0x20 : $0 }[...])
      guard !isItem, let colon = entry.colon else { continue }
      (key, isInValue) = (entry.key, flow.entry + colon < end)
    }
  }

  /// The `{` and `[` around a place that YAML reads as maps and lists, and where the current entry of each begins.
  private static func flows(_ text: TextDocument, _ offset: Int) -> [(open: Int, entry: Int)] {
    var flows: [(open: Int, entry: Int)] = []
    var quote: UInt8?
    // Whether a value begins here: elsewhere, brackets and quotes are plain text.
    var isStart = true
    var index = 0
    while index < offset {
      let byte = text.bytes[index]
      let next = index + 1 < text.bytes.count ? text.bytes[index + 1] : 0x0A
      switch byte {
      case 0x0A:
        (isStart, quote) = (true, nil)
        // What is not indented is no part of a map that has no end yet.
        if ![0x20, 0x0A, 0x0D, 0x23, 0x5D, 0x7D].contains(next) { flows = [] }
      case _ where quote != nil: if byte == quote { quote = nil }
      case UInt8(ascii: "#") where isStart || text.bytes[index - 1] == 0x20:
        while index + 1 < offset, text.bytes[index + 1] != 0x0A { index += 1 }
      case 0x22 where isStart, 0x27 where isStart: (quote, isStart) = (byte, false)
      case UInt8(ascii: "{") where isStart, UInt8(ascii: "[") where isStart:
        flows.append((index, index + 1))
      case UInt8(ascii: "}") where !flows.isEmpty, UInt8(ascii: "]") where !flows.isEmpty:
        flows.removeLast()
      case UInt8(ascii: ",") where !flows.isEmpty:
        flows[flows.count - 1].entry = index + 1
        isStart = true
      case UInt8(ascii: ":") where next <= 0x20, UInt8(ascii: "-") where isStart && next <= 0x20:
        isStart = true
      case 0x20, 0x0D: break
      default: isStart = false
      }
      index += 1
    }
    return flows
  }

  /// The place in a line that is in no flow.
  private init(_ text: TextDocument, lineAt offset: Int) {
    let number = text.position(of: offset, .utf8).line
    let current = Line(Self.bytes(text, number))
    let column = offset - text.lineStarts[number]
    (key, isItem) = (current.key, current.isItem)
    isInValue = current.colon.map { column > $0 } ?? false
    var indentation = current.isBlank ? column : current.indentation
    for index in stride(from: number - 1, through: 0, by: -1) where indentation > 0 || isItem {
      let line = Line(Self.bytes(text, index))
      // The items of a list may be as far to the right as its key.
      let isAround =
        line.indentation < indentation
        || (current.isItem && !line.isItem && parents.isEmpty
          && line.outerIndentation == current.outerIndentation)
      guard !line.isBlank, isAround, let name = line.key else { continue }
      parents.insert(name, at: 0)
      indentation = line.indentation
      if indentation == 0 { break }
    }
  }

  private static func bytes(_ text: TextDocument, _ line: Int) -> ArraySlice<UInt8> {
    let end = line + 1 < text.lineStarts.count ? text.lineStarts[line + 1] : text.bytes.count
    return text.bytes[text.lineStarts[line]..<end]
  }

  /// A line with its key.
  private struct Line {
    var key: String?
    /// The column of the colon behind the key.
    var colon: Int?
    /// The column at which the key begins.
    var indentation = 0
    /// The column of the dash of an item; otherwise that of the key.
    var outerIndentation = 0
    var isItem = false
    var isBlank = true

    init(_ bytes: ArraySlice<UInt8>) {
      let text = Array(bytes.prefix { $0 != 0x0A && $0 != 0x0D })
      var index = text.prefix { $0 == 0x20 }.count
      outerIndentation = index
      while index < text.count, text[index] == UInt8(ascii: "-"),
        index + 1 == text.count || text[index + 1] == 0x20
      {
        isItem = true
        index += 1
        while index < text.count, text[index] == 0x20 { index += 1 }
      }
      indentation = index
      isBlank = index == text.count && !isItem || index < text.count && text[index] == 0x23
      guard !isBlank, let end = text[index...].firstIndex(of: UInt8(ascii: ":")),
        end + 1 == text.count || text[end + 1] == 0x20
      else { return }
      colon = end
      let name = text[index..<end].filter { $0 != 0x22 && $0 != 0x27 }
      key = String(decoding: name, as: UTF8.self)
    }
  }
}
