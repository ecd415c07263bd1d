import SwiftSource

// PinLayout and FlexLayout say `start` and `end` for what mirrors; the names of one chain mirror together or not at all.
extension FactBuilder {
  /// The first token of the chain that a constraint of PinLayout's or FlexLayout's belongs to; nil for any other
  /// constraint.
  func frameChain(of constraint: Constraint) -> Int? {
    guard constraint.setsFrame, constraint.container == .used,
      let index = outline.call(named: constraint.tokens.lowerBound)
    else { return nil }
    let start = outline.calls[index].chainStart
    return dialects.libraryChains.contains(start) ? start : nil
  }

  /// The lefts and rights of such a chain.
  func edges(ofChain start: Int, _ statement: Int) -> PhysicalEdgeNames {
    var result = PhysicalEdgeNames()
    var name = start
    let end = outline.statements[statement].end
    while name < end {
      switch tokens[name].kind {
      case .identifier:
        if let call = outline.call(named: name) { read(outline.calls[call], &result) }
      case .keyword, .period, .questionPostfix, .exclamationPostfix, .leftParen, .leftBracket,
        .leftBrace:
        break
      default:
        return result
      }
      name = outline.skip(name, tokens)
    }
    return result
  }

  private func read(_ call: Outline.Call, _ result: inout PhysicalEdgeNames) {
    guard call.name > call.chainStart, call.open >= 0 else { return }
    let first = outline.arguments(call.open, tokens).first
    let isRelative = first.map { $0.label >= 0 && spells($0.label, "of") } ?? false
    let table = isRelative ? ChainEdgeNames.relative : ChainEdgeNames.methods
    if let mirrored = table.value(of: call.name, in: self) {
      result.edges.append(PhysicalEdge(token: call.name, mirrored: mirrored))
    }
    let justifies = spells(call.name, "justify")
    for argument in outline.arguments(call.open, tokens) {
      guard let last = argument.value.last else { continue }
      let isEdge =
        argument.label >= 0 && (spells(argument.label, "to") || spells(argument.label, "aligned"))
      guard isEdge || (justifies && argument.label < 0) else { continue }
      // An edge in a variable may be a left or a right.
      let isNamed =
        tokens[last].kind == .identifier && last > 0 && tokens[last - 1].kind == .period
        && isEdgePath(argument.value)
      if let mirrored = ChainEdgeNames.methods.value(of: last, in: self), isNamed {
        result.edges.append(PhysicalEdge(token: last, mirrored: mirrored))
      } else if !isNamed || !ChainEdgeNames.others.contains(key(last)) {
        result.canMirror = false
      }
    }
  }

  /// Whether a value is an edge or an alignment by its name: `icon.edge.left`, `.left`.
  private func isEdgePath(_ value: Range<Int>) -> Bool {
    let owner = value.upperBound - 3
    guard owner >= value.lowerBound else { return true }
    return spells(owner, "edge") || spells(owner, "anchor") || spells(owner, "HorizontalAlign")
      || spells(owner, "VerticalAlign")
  }
}

/// What mirrors in PinLayout and FlexLayout.
///
/// Source: PinLayout (https://github.com/layoutBox/PinLayout/blob/master/docs/rtl_support.md).
private enum ChainEdgeNames {
  static let methods: NameTable<String> = [
    "left": "start", "right": "end", "topLeft": "topStart", "topRight": "topEnd",
    "centerLeft": "centerStart", "centerRight": "centerEnd", "bottomLeft": "bottomStart",
    "bottomRight": "bottomEnd", "marginLeft": "marginStart", "marginRight": "marginEnd",
    "paddingLeft": "paddingStart", "paddingRight": "paddingEnd",
  ]

  /// `left(of: icon)` is `before(of: icon)`.
  static let relative: NameTable<String> = ["left": "before", "right": "after"]

  /// The edges and alignments that mirror, or need not.
  static let others = Set(
    [
      "start", "end", "hCenter", "vCenter", "center", "none", "top", "bottom", "topStart", "topEnd",
      "topCenter", "centerStart", "centerEnd", "bottomStart", "bottomEnd", "bottomCenter",
    ].map(TextHash.key))
}
