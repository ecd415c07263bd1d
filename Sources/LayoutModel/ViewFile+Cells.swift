import SwiftSource

extension ViewFile {
  /// The class of the cell to which an action adds a view, and not to the cell's content view; nil for other actions.
  public func cellAddedTo(_ action: ViewAction) -> ViewType? {
    guard action.role == .addition, action.member >= 0, let parent = action.parent, parent.isSelf
    else { return nil }
    switch tokens[action.member].layoutWord {
    case .addSubview, .addSubviews, .insertSubview, .forEach: break
    default: return nil
    }
    guard let type = declaredType(around: action.statement.index), isCell(type),
      action.item.key == 0 || !isContainer(action.item, at: action.statement.index)
    else { return nil }
    return isPlacedBesideContentView(action) ? nil : type
  }

  /// The type that the code of a statement belongs to: the class of an extension, if the file has it.
  private func declaredType(around statement: Int) -> ViewType? {
    guard let type = type(around: statement) else { return nil }
    guard type.kind == .extension else { return type }
    return typesByName[type.key].map { types[$0] }
  }

  /// Whether a class inherits from a type that is named like a cell.
  private func isCell(_ type: ViewType) -> Bool {
    guard type.kind == .class else { return false }
    let inherited = outline.declarations[type.declaration.index].type
    // A class's own superclass comes first; `Cell` by itself may be anything.
    guard let name = inherited.first(where: { tokens[$0].kind == .identifier }) else {
      return false
    }
    return tokens[name].is(.viewTypeName) && hasSuffix(name, "Cell")
  }

  /// `insertSubview(shadow, belowSubview: contentView)`.
  private func isPlacedBesideContentView(_ action: ViewAction) -> Bool {
    guard tokens[action.member].is(.insertSubview), let call = outline.call(named: action.member)
    else { return false }
    return outline.arguments(outline.calls[call].open, tokens)
      .contains { argument in
        argument.label >= 0 && argument.value.contains { tokens[$0].is(.contentView) }
      }
  }

  /// The types that override `addSubview(_:)`, which may pass every view on to the content view.
  public func typesOverridingAddition() -> Set<UInt64> {
    var keys: Set<UInt64> = []
    for function in functions where function.type >= 0 {
      let declaration = outline.declarations[function.declaration.index]
      if declaration.name >= 0, tokens[declaration.name].is(.addSubview),
        declaration.modifiers.contains(.override)
      {
        keys.insert(types[function.type].key)
      }
    }
    return keys
  }
}
