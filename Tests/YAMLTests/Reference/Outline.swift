import YAML

/// A tree in the form of `PyYAML.outlines`.
func outline(of node: YAMLNode?) -> [String] {
  guard let node else { return [] }
  let place = "\(node.place.start.line):\(node.place.start.column)"
  if node.definition != nil { return [place + " alias"] }
  switch node.content {
  case .scalar(let scalar):
    return ["\(place) \(scalar.style) \(PyYAML.hexadecimal(Array(scalar.text.utf8)))"]
  case .sequence(let sequence):
    let kind = sequence.style == .flow ? "flowlist" : "list"
    return ["\(place) \(kind)"] + sequence.items.flatMap { outline(of: $0) } + ["end"]
  case .mapping(let mapping):
    let kind = mapping.style == .flow ? "flowmapping" : "mapping"
    let entries = mapping.entries.flatMap { outline(of: $0.key) + outline(of: $0.value) }
    return ["\(place) \(kind)"] + entries + ["end"]
  }
}

/// Whether two outlines are the same, where the place `?` matches any place.
///
/// In a file without a value, the place is after `---` for us, and at the next token for PyYAML.
func isSame(_ ours: [String], _ reference: [String]) -> Bool {
  if reference.count == 1, reference[0].hasSuffix(" plain ") {
    return ours.count == 1 && ours[0].hasSuffix(" plain ")
  }
  return ours.count == reference.count
    && zip(ours, reference).allSatisfy { ours, reference in
      reference.first == "?"
        ? ours.drop { $0 != " " } == reference.dropFirst() : ours == reference
    }
}
