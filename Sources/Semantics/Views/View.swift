import LayoutModel
import SwiftSource

/// One object that the code of a file calls a view, whatever names it: a property, the local that becomes it, the parameter
/// of a closure that gets it, another name for it, `self`, `view`, what its class inherits. A layout guide is one, too.
///
/// Two are equal if they are one object as far as the file tells, and no name has got a new view between.
package struct View: Hashable {
  unowned(unsafe) let model: SemanticModel
  /// Counts the views of a file: first those in `ViewFile.subviews`, then others in the order in which they are asked for.
  package let index: Int

  package static func == (one: View, other: View) -> Bool { one.index == other.index }

  package func hash(into hasher: inout Hasher) { hasher.combine(index) }

  /// The key of a `KeyMap`.
  package var key: UInt64 { UInt64(index) }

  /// The file that names it.
  package var file: ViewFile { model.file }

  /// How the file declares it; nil for one that the file only names.
  package var subview: Subview? {
    index < file.subviews.count ? file.subviews[index] : nil
  }

  package var declaration: Declaration? { subview?.declaration }

  /// Its name in the declaration.
  package var name: Lexeme? { declaration?.name }

  /// The name for a message.
  package var text: String { name?.text ?? "" }

  package var isProperty: Bool { subview?.isProperty == true }

  package var isLocal: Bool { subview?.isLocal == true }
}

/// A view, or one of its guides, as code names it.
package struct ViewReference: Equatable {
  /// Nil where the file does not tell it.
  package var view: View?
  /// The guide of the view that is meant.
  package var guide: ViewGuide?

  /// The view whose place is meant: not that of what scrolls in it.
  package var placedView: View? { guide?.isInset == false ? nil : view }
}

extension ViewFile {
  /// What the file says about its views.
  package var model: SemanticModel {
    if let known = semantics { return unsafeDowncast(known, to: SemanticModel.self) }
    let model = SemanticModel(self)
    semantics = model
    return model
  }

  /// The views that the file declares, in source order; a local that becomes a property is not among them.
  package var views: [View] { model.views }

  /// The view that the file declares with an index.
  package func view(_ index: Int) -> View { model.view(declared: index) }

  /// The view that an item means in the code of a block; nil for a call or a subscript. A variable of a loop is its own view.
  package func view(_ item: Item, in block: Block) -> View? { model.view(item, in: block) }

  /// The same, where the text means one view until its name gets a new value: no computed or inherited property.
  package func lastingView(_ item: Item, in block: Block) -> View? {
    names.alwaysMeansOne(item, in: block) ? view(item, in: block) : nil
  }

  /// The view that a path means; nil for another expression.
  package func view(_ path: Lexemes, in block: Block) -> View? {
    names.isPath(path) ? view(names.item(path, in: block), in: block) : nil
  }

  /// The views that a path means: the elements of a list for the variable of a loop over it.
  package func views(_ path: Lexemes, in block: Block) -> [View] {
    names.isPath(path) ? views(names.item(path, in: block), in: block) : []
  }

  /// The same for an item.
  package func views(_ item: Item, in block: Block) -> [View] { model.views(item, in: block) }

  /// The view that an item means, or that it is a guide of, and that guide.
  package func reference(_ item: Item, in block: Block) -> ViewReference {
    model.reference(item, in: block)
  }

  /// The views that the two sides of a constraint mean.
  package func first(of constraint: Constraint) -> View? {
    view(constraint.firstItem, in: constraint.statement.block)
  }
  package func second(of constraint: Constraint) -> View? {
    constraint.secondItem.flatMap { view($0, in: constraint.statement.block) }
  }
}

/// What a file says about its views: each is resolved on first use.
package final class SemanticModel {
  unowned(unsafe) let file: ViewFile
  /// By the identity of a name.
  @exclusivity(unchecked) private var indices = KeyMap<Int>()
  /// How many views there are.
  @exclusivity(unchecked) private var count: Int
  /// For the index of each local in a closure, that of the view which the closure makes.
  @exclusivity(unchecked) private var owners = KeyMap<Int>()
  /// The views that code belongs to or is responsible for.
  @exclusivity(unchecked) private var containers = KeySet()
  /// By an item and its block; most rules ask for the same ones.
  @exclusivity(unchecked) private var found = KeyMap<View?>()
  @exclusivity(unchecked) private var knownViews: [View]?
  @exclusivity(unchecked) var knownMentions: Mentions?
  @exclusivity(unchecked) private var knownAliases: ViewAliases?
  @exclusivity(unchecked) private var knownArrangements: Arrangements?
  @exclusivity(unchecked) var lives = KeyMap<ViewLife>()
  @exclusivity(unchecked) var knownUses: ViewUses?
  @exclusivity(unchecked) var knownHierarchy: Hierarchy?

  init(_ file: ViewFile) {
    self.file = file
    count = file.subviews.count
    for (index, subview) in file.subviews.enumerated() {
      let identity = file.names.identity(of: subview)
      guard let known = indices.index(of: identity) else {
        indices[identity] = index
        if subview.isProperty, let name = subview.declaration.name,
          name.is(.view) || name.is(.contentView)
        {
          containers.insert(UInt64(index))
        }
        continue
      }
      // Two declarations share the name, as in the branches of `#if`: it is unknown which is meant.
      if indices[at: known] < file.subviews.count {
        indices[at: known] = count
        count += 1
      }
    }
  }

  var views: [View] {
    if let knownViews { return knownViews }
    let views = file.subviews.indices.map { View(model: self, index: $0) }
      .filter { view(declared: $0.index) == $0 }
    knownViews = views
    return views
  }

  package var aliases: ViewAliases {
    if let knownAliases { return knownAliases }
    let aliases = ViewAliases(file)
    knownAliases = aliases
    return aliases
  }

  var arrangements: Arrangements {
    if let knownArrangements { return knownArrangements }
    let arrangements = Arrangements(file)
    knownArrangements = arrangements
    return arrangements
  }

  // MARK: - Names

  func view(_ item: Item, in block: Block) -> View? {
    let place = UInt64(item.tokens.lowerBound) << 32 | UInt64(item.tokens.upperBound)
    let key = TextHash.pair(TextHash.pair(item.key, place), block.key)
    if let known = found[key] { return known }
    var fuel = Fuel()
    let view = view(item, in: block, &fuel)
    found[key] = .some(view)
    return view
  }

  private func view(_ item: Item, in block: Block, _ fuel: inout Fuel) -> View? {
    guard fuel.burn() else { return nil }
    if let owner = ownerOfSuperview(item, in: block) {
      return view(owner, in: block, &fuel)?.parent
    }
    if let source = sources(of: item, in: block)?.onlyName {
      return view(source.item, in: source.block, &fuel)
    }
    return file.names.identity(of: item, in: block).map { identity in
      view(identity: identity, isContainer: file.names.isContainer(item, in: block))
    }
  }

  func isContainer(_ view: View) -> Bool { containers.contains(view.key) }

  func views(_ item: Item, in block: Block) -> [View] {
    var fuel = Fuel()
    return views(item, in: block, &fuel)
  }

  private func views(_ item: Item, in block: Block, _ fuel: inout Fuel) -> [View] {
    guard fuel.burn() else { return [] }
    guard let sources = sources(of: item, in: block) else {
      return [view(item, in: block, &fuel)].compactMap(\.self)
    }
    return sources.flatMap { views($0.item, in: $0.block, &fuel) }
  }

  func reference(_ item: Item, in block: Block) -> ViewReference {
    var (item, block, fuel) = (item, block, Fuel())
    while fuel.burn() {
      if let owner = ownerOfSuperview(item, in: block) {
        return ViewReference(view: view(owner, in: block, &fuel)?.parent)
      }
      let (view, guide) = file.names.guide(item, in: block)
      if let guide {
        return ViewReference(
          view: guide == .keyboard ? nil : self.view(view, in: block, &fuel), guide: guide)
      }
      guard let source = sources(of: item, in: block)?.onlyName else { break }
      (item, block) = (source.item, source.block)
    }
    return ViewReference(view: view(item, in: block, &fuel))
  }

  /// `scroll` of `scroll.superview!`.
  private func ownerOfSuperview(_ item: Item, in block: Block) -> Item? {
    guard item.tokens.count > 2, case var path = file.code[item.tokens], let last = path.last else {
      return nil
    }
    if last.kind == .exclamationPostfix || last.kind == .questionPostfix { path = path.dropLast() }
    guard path.count > 2, path.last.is(.superview) else { return nil }
    return file.names.item(path.dropLast(2), in: block)
  }

  /// What the first name of an item is another name of, with the rest of its path; nil where it stands for itself.
  private func sources(of item: Item, in block: Block) -> [ViewAliases.Source]? {
    guard mayBeAlias(item, in: block), let name = file.names.leadingName(item),
      let sources = aliases.sources(of: name, in: block), !sources.isEmpty
    else { return nil }
    let path = file.code[item.tokens]
    let rest = path.dropFirst().first {
      $0.kind != .questionPostfix && $0.kind != .exclamationPostfix
    }
    guard rest != nil else { return sources }
    return sources.map { source in
      ViewAliases.Source(
        item: file.names.item(path, of: source.item, in: source.block), block: source.block,
        isElement: source.isElement)
    }
  }

  /// A quick look that says no for most items.
  func mayBeAlias(_ item: Item, in block: Block) -> Bool {
    guard item.key != 0, let name = file.names.leadingName(item),
      name.index == item.tokens.lowerBound
    else { return false }
    if name.kind == .dollarIdentifier { return true }
    guard let local = file.scopes.local(name.index, in: block.index) else { return false }
    let identity = TextHash.pair(local, Item.key(ofHash: file.names.key(name)))
    guard let index = indices[identity], index < file.subviews.count else { return true }
    // A local that makes a view stands for itself.
    return file.subviews[index].declaration.value.map(file.names.isPath) ?? false
  }

  /// The declaration that a name means itself, whatever it is another name of: an index in `ViewFile.subviews`.
  func declared(_ item: Item, in block: Block) -> Int? {
    let index = file.names.identity(of: item, in: block).flatMap { indices[$0] }
    return index.flatMap { $0 < file.subviews.count ? $0 : nil }
  }

  /// - Parameter isContainer: whether code belongs to the view or is responsible for it.
  func view(identity: UInt64, isContainer: @autoclosure () -> Bool) -> View {
    if let known = indices[identity] { return view(declared: known) }
    let index = count
    count += 1
    indices[identity] = index
    if isContainer() { containers.insert(UInt64(index)) }
    return View(model: self, index: index)
  }

  /// The view with an index: for a local whose closure makes a property, that property.
  func view(declared index: Int) -> View {
    guard index < file.subviews.count, file.subviews[index].isLocal,
      file.subviews[index].declaration.block.kind == .closure
    else { return View(model: self, index: index) }
    if let known = owners[UInt64(index)] { return View(model: self, index: known) }
    let owner = owner(ofLocal: index) ?? index
    owners[UInt64(index)] = owner
    return View(model: self, index: owner)
  }

  private func owner(ofLocal index: Int) -> Int? {
    guard let closure = file.subviews[index].declaration.block.closure,
      let statement = closure.open.statement, let property = statement.declaration,
      let name = property.name, let value = property.value, value.first == closure.open,
      returnedView(of: value) == .local(index),
      let identity = file.names.identity(
        of: file.names.item(name.alone, in: statement.block), in: statement.block),
      let owner = indices[identity], owner < file.subviews.count, owner != index
    else { return nil }
    return view(declared: owner).index
  }
}

extension [ViewAliases.Source] {
  /// The one view that a name always stands for.
  fileprivate var onlyName: ViewAliases.Source? {
    count == 1 && !self[0].isElement ? self[0] : nil
  }
}
