import YAML

/// A tree in the form of `PyYAML.outlines`.
func outline(of node: YAMLNode?) -> [String] {
  guard let node else { return [] }
  let place = "\(node.place.start.line):\(node.place.start.column)"
  switch node.content {
  case .scalar(let scalar):
    return ["\(place) \(scalar.style) \(PyYAML.hexadecimal(Array(scalar.text.utf8)))"]
  case .sequence(let items): return ["\(place) list"] + items.flatMap(outline) + ["end"]
  case .mapping(let mapping):
    let entries = mapping.entries.flatMap { outline(of: $0.key) + outline(of: $0.value) }
    return ["\(place) mapping"] + entries + ["end"]
  }
}

/// Whether two outlines are the same. In a file without a value, the place is after `---` for us, and at the next token for
/// PyYAML.
func isSame(_ ours: [String], _ reference: [String]) -> Bool {
  if reference.count == 1, reference[0].hasSuffix(" plain ") { return ours.isEmpty }
  return ours == reference
}
