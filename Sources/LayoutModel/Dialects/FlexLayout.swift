import SwiftSource

/// FlexLayout: `root.flex.direction(.row).padding(12).define { flex in flex.addItem(label).width(100) }`.
///
/// It sets frames. Recognised are chains on `view.flex`, on the parameter of a closure that is handed to `define`, and
/// on a value named `flex`. `addItem(label)` adds the view to the container; what is behind it is about that view. The
/// closures of `define` are places of layout, as a maker's are, and run at once. Sizes (`width`, `minHeight`, `size`, …)
/// and edges (`top`, `start`, `horizontally`, `all`, …) are constraints without a place in an order: they are the
/// properties of an item. These, `basis`, margins, paddings and gaps are numbers. `backgroundColor`, `cornerRadius` and `border` of
/// the proxy are no appearance: they decorate boxes that have no view of their own in the code, in the only place where
/// that can be said. `markDirty`, `sizeThatFits` and `isIncludedInLayout` do nothing to the tree.
///
/// Source: FlexLayout 2.2.2 (https://github.com/layoutBox/FlexLayout).
enum FlexLayoutDialect {
  private enum Method {
    case addItem, define
    /// Sets lengths, of these attributes.
    case length(LayoutAttributes, Constraint.Relation = .equal)
    /// Anything else of the library; whether it is layout.
    case other(isLayout: Bool)
  }

  /// The proxy that a chain begins with.
  private struct Proxy {
    /// The container, and for one that is a view's, the tokens of the view.
    var item: Item
    var view: Range<Int>?
    /// The statement to which the chain belongs, seen from outside of the closures that define containers.
    var statement: Int
  }

  /// Whether a chain that begins with this token is one of the library.
  static func isChain(_ start: Int, in file: FactBuilder) -> Bool {
    file.dialects.flexChains.contains(start)
  }

  /// Reads the chain that a call begins; false where it is none of the library.
  static func read(_ index: Int, in file: FactBuilder) -> Bool {
    let first = file.outline.calls[index]
    guard let method = methods.value(of: first.name, in: file),
      let proxy = proxy(of: first, in: file)
    else { return false }
    file.dialects.libraryChains.insert(first.chainStart)
    file.dialects.flexChains.insert(first.chainStart)
    if let view = proxy.view, isLayout(method) {
      file.addAction(
        .frame, proxy.statement, view.isEmpty || file.isPath(view) ? view : nil,
        in: file.block(of: first.statement), member: first.name - 2,
        tokens: first.chainStart..<(first.name - 1))
    }
    var item = proxy.item
    var next: Int? = index
    while let current = next {
      let call = file.outline.calls[current]
      guard let method = methods.value(of: call.name, in: file) else { break }
      switch method {
      case .addItem: item = addItem(call, to: proxy, in: file)
      case .define: define(call, item, proxy.statement, in: file)
      case .length(let attributes, let relation):
        readLengths(call, attributes, relation, of: item, in: file)
      case .other: break
      }
      next = file.callInChain(after: call)
    }
    return true
  }

  private static func isLayout(_ method: Method) -> Bool {
    if case .other(let isLayout) = method { isLayout } else { true }
  }

  // MARK: - The proxy

  private static func proxy(of call: Outline.Call, in file: FactBuilder) -> Proxy? {
    let block = file.block(of: call.statement)
    let root = call.chainStart
    guard call.name - 2 == root, file.tokens[call.name - 1].kind == .period else {
      guard let view = file.viewOfProxy(.flex, in: call) else { return nil }
      return Proxy(
        item: file.itemOfView(view, in: block), view: view,
        statement: outerStatement(of: call.statement, in: file))
    }
    if let container = container(named: root, around: block, in: file) {
      let isDirect = container.block == block
      return Proxy(
        item: container.item, view: nil,
        statement: isDirect ? container.statement : call.statement)
    }
    guard file.tokens[root].is(.flex) else { return nil }
    // A container handed over by somebody else, or the one of the view that the code belongs to.
    return file.isDeclared(root, in: block)
      ? Proxy(item: .unknown(at: root), view: nil, statement: call.statement)
      : Proxy(item: .implicitSelf(at: root), view: root..<root, statement: call.statement)
  }

  /// A statement directly in a closure that defines a container runs with the statement that the closure is part of.
  private static func outerStatement(of statement: Int, in file: FactBuilder) -> Int {
    file.dialects.flexContainers[file.block(of: statement)]?.statement ?? statement
  }

  /// The container whose closure has the parameter at `root`, which is a name or `$0`.
  private static func container(
    named root: Int, around block: Int, in file: FactBuilder
  ) -> FlexContainer? {
    guard !file.dialects.flexContainers.isEmpty else { return nil }
    return file.closure(withParameter: root, around: block)
      .flatMap { file.dialects.flexContainers[$0.block] }
  }

  // MARK: - The methods

  /// Adds the view in the parentheses, if there is one, and gives it.
  private static func addItem(
    _ call: Outline.Call, to proxy: Proxy, in file: FactBuilder
  ) -> Item {
    let block = file.block(of: call.statement)
    guard let value = file.arguments(of: call).first?.value else { return .unknown(at: call.name) }
    let view = file.isPath(value) ? value : nil
    file.addAction(
      .addition, proxy.statement, view, in: block, member: call.name, tokens: value,
      parent: proxy.item)
    return view.map { file.names.item($0, in: block) } ?? .unknown(at: value.lowerBound)
  }

  private static func define(
    _ call: Outline.Call, _ item: Item, _ statement: Int, in file: FactBuilder
  ) {
    guard let body = file.closure(of: call)?.block else { return }
    file.makerBlocks.insert(body)
    file.dialects.flexContainers[body] = FlexContainer(
      block: body, item: item, statement: statement)
  }

  private static func readLengths(
    _ call: Outline.Call, _ attributes: LayoutAttributes, _ relation: Constraint.Relation,
    of item: Item, in file: FactBuilder
  ) {
    let key = BlockKey.list(call.name)
    let arguments = file.arguments(of: call)
    for argument in arguments {
      file.addNumber(.offset, argument.value, key, item, of: call.statement)
    }
    guard !attributes.isEmpty, let value = arguments.first?.value else { return }
    var constraint = Constraint(
      tokens: call.name..<(call.end + 1), statement: file.code.statements[call.statement],
      firstItem: item,
      attributes: attributes, relation: relation, container: .used, block: key,
      setsFrame: true)
    constraint.hasPlace = false
    constraint.constantPointsInward = !attributes.isDisjoint(with: .farEdges)
    if file.isPercentage(value) {
      constraint.multiplier = value
    } else {
      constraint.constant = value
    }
    file.constraints.append(constraint)
  }

  private static let setting = Method.other(isLayout: true)
  private static let driving = Method.other(isLayout: false)
  private static let spacing = Method.length([])

  private static let methods: NameTable<Method> = [
    "addItem": .addItem, "define": .define, "layout": setting,
    "width": .length(.width), "height": .length(.height), "size": .length([.width, .height]),
    "minWidth": .length(.width, .greaterThanOrEqual),
    "maxWidth": .length(.width, .lessThanOrEqual),
    "minHeight": .length(.height, .greaterThanOrEqual),
    "maxHeight": .length(.height, .lessThanOrEqual),
    "top": .length(.top), "bottom": .length(.bottom), "left": .length(.left),
    "right": .length(.right), "start": .length(.leading), "end": .length(.trailing),
    "horizontally": .length([.left, .right]), "vertically": .length([.top, .bottom]),
    "all": .length([.top, .left, .bottom, .right]),
    "basis": spacing, "gap": spacing, "columnGap": spacing, "rowGap": spacing,
    "margin": spacing, "marginTop": spacing, "marginLeft": spacing, "marginBottom": spacing,
    "marginRight": spacing, "marginStart": spacing, "marginEnd": spacing,
    "marginHorizontal": spacing, "marginVertical": spacing,
    "padding": spacing, "paddingTop": spacing, "paddingLeft": spacing, "paddingBottom": spacing,
    "paddingRight": spacing, "paddingStart": spacing, "paddingEnd": spacing,
    "paddingHorizontal": spacing, "paddingVertical": spacing,
    "direction": setting, "wrap": setting, "layoutDirection": setting, "justifyContent": setting,
    "alignItems": setting, "alignSelf": setting, "alignContent": setting, "overflow": setting,
    "grow": setting, "shrink": setting, "aspectRatio": setting, "position": setting,
    "display": setting, "boxSizing": setting, "backgroundColor": driving, "cornerRadius": driving,
    "border": driving, "markDirty": driving, "sizeThatFits": driving, "isIncludedInLayout": driving,
  ]
}

/// A container that a closure defines.
struct FlexContainer {
  /// The block of the closure.
  var block: Int
  /// The view of the container; unknown for a box without one.
  var item: Item
  /// The statement that the outermost of the closures is part of.
  var statement: Int
}
