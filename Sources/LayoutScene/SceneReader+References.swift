import LayoutModel
import Semantics
import SwiftSource

extension SceneReader {
  /// The views that an item means: several for the variable of a loop; none where the code does not say which.
  func references(to item: Item, at statement: Statement) -> [SceneEdge] {
    references(to: item, in: statement.block, depth: 0)
  }

  /// The views that an item means, and no guides or superviews.
  func boxes(of item: Item, at statement: Statement) -> [BoxName] {
    references(to: item, at: statement).compactMap {
      $0.guide == nil && !$0.isOfSuperview ? $0.box : nil
    }
  }

  func boxes(ofPath path: Lexemes, at statement: Statement) -> [BoxName] {
    guard file.names.isPath(path) else { return [] }
    return boxes(of: file.names.item(path, in: statement.block), at: statement)
  }

  private func references(to item: Item, in block: Block, depth: Int) -> [SceneEdge] {
    guard item.key != 0, !item.isSuperview, depth < Self.deepestAlias else { return [] }
    guard !item.isSelf, !item.tokens.isEmpty, let name = file.names.leadingName(item) else {
      return item.isSelf || item.tokens.isEmpty ? [SceneEdge(box: .root)] : []
    }
    if let call = name.call, call.head.through(call.last).indices == item.tokens {
      // FlexLayout's `addItem()`.
      return [SceneEdge(box: boxName(madeBy: file.code[item.tokens]))]
    }
    var names = pathNames(from: name, in: file.code[item.tokens])
    guard !names.isEmpty else { return [] }
    let isMember = name.index > item.tokens.lowerBound
    var bases = [SceneEdge(box: .root)]
    if !isMember, let sources = aliases.sources(of: name, in: block) {
      bases = sources.flatMap { references(to: $0.item, in: $0.block, depth: depth + 1) }
      if let index = names[0].index, sources.count == bases.count {
        bases = bases.indices.contains(index) ? [bases[index]] : []
      }
      names.removeFirst()
    } else if name.kind == .dollarIdentifier {
      return []
    } else if !isMember, file.scopes.isLocal(name) {
      let identity = file.names.identity(of: file.names.item(name.alone, in: block), in: block) ?? 0
      bases = [SceneEdge(box: BoxName(text: name.text, scope: TextHash.pair(identity, salt)))]
      names.removeFirst()
    } else if !isMember, let loop = loop(naming: name, around: block) {
      // `for (index, view) in views.enumerated()`
      bases =
        elements(of: loop)?.flatMap { references(to: $0.item, in: $0.block, depth: depth + 1) }
        ?? [SceneEdge(box: BoxName(text: name.text, scope: TextHash.pair(loop.key, salt)))]
      names.removeFirst()
    } else if names.first == "view", isInController(block) {
      names.removeFirst()
    } else if ViewGuide(rawValue: names[0]) != nil, isProperty(name, in: block) {
      // A guide that the code makes, not UIKit's of that name.
      bases[0].box = BoxName.root.member(names.removeFirst())
    }
    for index in bases.indices {
      for member in names { bases[index].append(member) }
    }
    return bases
  }

  func isProperty(_ name: Lexeme, in block: Block) -> Bool {
    let type = block.firstStatement.flatMap { file.scopes.type(around: $0) }
    return type.map {
      file.names.propertyNames.contains(TextHash.pair($0.key, file.names.key(name)))
    } ?? false
  }

  private static let deepestAlias = 4

  /// The views of a loop over an enumerated list; nil where the code does not say which these are.
  private func elements(of loop: Block) -> [ViewAliases.Source]? {
    guard let list = list(ofLoop: loop), let statement = loop.owner ?? list.first?.statement,
      list.count > 4, case let call = list.suffix(4), call.dropFirst().first == "enumerated"
    else { return nil }
    let found = aliases.elements(ofList: list.dropLast(4), in: statement.block)
    return found?.isEmpty == false ? found : nil
  }

  /// The names of a path from its first one on; empty where it is not a plain path.
  private func pathNames(from first: Lexeme, in path: Lexemes) -> [String] {
    var names: [String] = []
    for token in path.suffix(from: first) {
      switch token.kind {
      case .identifier, .dollarIdentifier, .keyword, .integerLiteral: names.append(token.text)
      case .period, .questionPostfix, .exclamationPostfix: continue
      case .leftBracket, .rightBracket:
        // An element of a list of views is a view of its own: `labels[0]`.
        guard let last = names.indices.last else { return [] }
        if token.kind == .leftBracket, let index = token.next, index.kind == .integerLiteral {
          names[last] += "[\(index.text)]"
        } else if token.kind == .leftBracket {
          return []
        }
      default: return []
      }
    }
    return names.filter { Int($0) == nil }
  }

  private func isInController(_ block: Block) -> Bool {
    block.firstStatement.map { file.scopes.role(around: $0) == .controller } ?? false
  }
}

extension String {
  /// The index of an element of a list: 2 of `labels[2]`.
  fileprivate var index: Int? {
    guard last == "]", let open = lastIndex(of: "[") else { return nil }
    return Int(self[self.index(after: open)...].dropLast())
  }
}

extension SceneEdge {
  fileprivate mutating func append(_ name: String) {
    if let guide = ViewGuide(rawValue: name), !isOfSuperview {
      self.guide = guide
    } else if name == "superview", guide == nil, !isOfSuperview {
      isOfSuperview = true
    } else if name != "layer", name != "snp" {
      box = box.member(name)
    }
  }
}
