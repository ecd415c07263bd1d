import SwiftSource

extension LayoutLibrary {
  public static let flexLayout = LayoutLibrary(
    "flexlayout", "FlexLayout", proxy: "flex",
    claiming: ClaimingDialect(
      occurs: { $0.source.words.contains(LayoutWord.flex.word) },
      read: { FlexLayoutDialect(file: $1).read($0) }))
}

/// FlexLayout: `root.flex.direction(.row).padding(12).define { flex in flex.addItem(label).width(100) }`.
///
/// It sets frames. Chains are on `view.flex`, on the parameter of a closure that is passed to `define`, and on a value
/// named `flex`. `addItem(label)` adds the view to the container; the calls behind it are about that view. The closures of
/// `define` are places of layout, as a maker's are, and run at once. Sizes and edges are constraints without a place in an
/// order. What decorates boxes without a view of their own, `backgroundColor` and the like, is not appearance: the code has
/// no other place for it.
///
/// Source: FlexLayout 2.2.2 (https://github.com/layoutBox/FlexLayout).
struct FlexLayoutDialect {
  private enum Method {
    case addItem, define
    case length(LayoutAttributes)
    case layout
    case other

    var isLayout: Bool { if case .other = self { false } else { true } }
  }

  struct Container {
    /// The view of the container; unknown for a box without one.
    var item: Item
    /// The tokens of the view, if the proxy is a member of it.
    var view: Range<Int>?
    /// The statement of the proxy, seen from outside of the closures that define containers.
    var statement: Statement
  }

  let file: FactBuilder

  fileprivate func read(_ first: Call) -> Bool {
    let (start, name) = (first.chainStart.index, first.head.index)
    guard let method = Self.methods.value(of: name, in: file), let proxy = proxy(of: first)
    else { return false }
    if let view = proxy.view, method.isLayout {
      file.addAction(
        .frame, proxy.statement, file.path(view), in: file.block(of: first.statement),
        member: file.code[name - 2], tokens: start..<(name - 1))
    }
    var item = proxy.item
    for call in first.chain {
      guard let method = Self.methods.value(of: call.head.index, in: file) else { break }
      switch method {
      case .addItem: item = addItem(call, to: proxy)
      case .define: define(call, item, proxy.statement)
      case .length(let attributes): readLengths(call, attributes, of: item)
      case .layout, .other: break
      }
    }
    return true
  }

  private func proxy(of call: Call) -> Container? {
    let containers = file.dialects.containers
    let block = file.block(of: call.statement)
    // A statement directly in a closure that defines a container runs with the statement around the closure.
    let statement = containers[block]?.statement ?? call.statement
    let root = call.chainStart.index
    guard call.head.index - 2 == root, file.tokens[root + 1].kind == .period else {
      return file.viewOfProxy("flex", in: call).map {
        Container(item: file.itemOfView($0, in: block), view: $0, statement: statement)
      }
    }
    // A parameter of a closure: a name or `$0`.
    if !containers.isEmpty,
      let closure = file.parameter(call.chainStart, around: block)?.closure,
      let item = containers[closure.body.index]?.item
    {
      let isDirect = closure.body.index == block
      return Container(item: item, statement: isDirect ? statement : call.statement)
    }
    guard file.tokens[root].is(.flex) else { return nil }
    // A container from elsewhere, or that of the view around the code.
    return file.isDeclared(root, in: block)
      ? Container(item: .unknown(at: root), statement: call.statement)
      : Container(item: .implicitSelf(at: root), view: root..<root, statement: call.statement)
  }

  /// Adds the view in the parentheses, if there is one, and returns it.
  private func addItem(_ call: Call, to proxy: Container) -> Item {
    let block = file.block(of: call.statement)
    guard let value = file.arguments(of: call).first?.value.indices else {
      // A box without a view of its own: the call identifies it.
      let made = call.head.through(call.last).indices
      file.addAction(
        .addition, proxy.statement, nil, in: block, member: call.name, tokens: made,
        parent: proxy.item)
      return Item(key: TextHash.pair(1, UInt64(made.lowerBound)), tokens: made)
    }
    let view = file.isPath(value) ? value : nil
    file.addAction(
      .addition, proxy.statement, view, in: block, member: call.name, tokens: value,
      parent: proxy.item)
    return view.map { file.names.item($0, in: block) } ?? .unknown(at: value.lowerBound)
  }

  private func define(_ call: Call, _ item: Item, _ statement: Statement) {
    guard let body = call.closure?.body else { return }
    file.makerBlocks.insert(body.key)
    file.dialects.containers[body.index] = Container(item: item, statement: statement)
  }

  private func readLengths(_ call: Call, _ attributes: LayoutAttributes, of item: Item) {
    var constraint = file.constraint(
      call.head.through(call.last).indices, in: call.statement, on: item, attributes,
      .of(.used, .list(call.head.index)), Constraint.Relation(named: call.head))
    constraint.setsFrame = true
    constraint.hasPlace = false
    let arguments = file.arguments(of: call)
    guard let length = arguments.first else { return }
    file.readLength(length.value.indices, of: &constraint)
    for further in arguments.dropFirst() {
      file.addNumber(.offset, further.value.indices, of: constraint)
    }
    file.add(constraint)
  }

  private static let methods: NameTable<Method> = [
    "addItem": .addItem, "define": .define,
    "width minWidth maxWidth": .length(.width), "height minHeight maxHeight": .length(.height),
    "size": .length([.width, .height]),
    "top": .length(.top), "bottom": .length(.bottom), "left": .length(.left),
    "right": .length(.right), "start": .length(.leading), "end": .length(.trailing),
    "horizontally": .length([.left, .right]), "vertically": .length([.top, .bottom]),
    "all": .length([.top, .left, .bottom, .right]), "basis gap columnGap rowGap": .length([]),
    "margin marginTop marginLeft marginBottom marginRight": .length([]),
    "marginStart marginEnd marginHorizontal marginVertical": .length([]),
    "padding paddingTop paddingLeft paddingBottom paddingRight": .length([]),
    "paddingStart paddingEnd paddingHorizontal paddingVertical": .length([]),
    "layout direction wrap layoutDirection justifyContent alignItems": .layout,
    "alignSelf alignContent overflow grow shrink aspectRatio position": .layout,
    "display boxSizing": .layout,
    "backgroundColor cornerRadius border markDirty sizeThatFits isIncludedInLayout": .other,
  ]
}
