/// A parameter of a function or an initializer.
public struct Parameter {
  /// The label in calls, `_` for none.
  public let label: Lexeme
  /// The name inside of the function.
  public let name: Lexeme
  /// The type and, behind it, a default value.
  public let type: Lexemes

  /// Nil for what is no parameter, as in broken code.
  package init?(_ argument: Argument) {
    if let label = argument.label {
      (self.label, name, type) = (label, label, argument.value)
      return
    }
    guard let colon = argument.value.first(where: { $0.kind == .colon }),
      let name = colon.previous, let label = name.previous,
      label.index >= argument.value.startIndex
    else { return nil }
    // `@ViewBuilder content: …` has an attribute, and no other label.
    let isAttribute = label.previous == "@"
    (self.label, self.name) = (isAttribute ? name : label, name)
    type = argument.value.suffix(after: colon)
  }
}

extension Arguments {
  /// The same as the parameters of a declaration.
  public var parameters: [Parameter] { compactMap(Parameter.init) }
}

extension Declaration {
  /// Whether it is `init(coder:)`.
  public var isDecodingInitializer: Bool {
    guard kind == .initializer, let parameters, parameters.open.next == "coder" else {
      return false
    }
    return parameters.parameters.count == 1
  }
}
