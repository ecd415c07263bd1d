import SwiftSource

/// What a file has to hold for something to be found in it: one of some words, or one of some traits. A file that holds
/// none of a run's triggers is not read beyond its tokens.
public struct Triggers: Sendable, Equatable {
  private var words: WordSet
  private var traits: SourceTraits
  /// Names that are not words of layout, which the tokenizer has to be told.
  public private(set) var names: Set<String> = []
  /// Patterns of names, which are compared with each name that the code declares, calls or reads as a member.
  public private(set) var patterns: [String] = []

  /// The triggers of these words and traits; none where both are empty.
  public init(_ words: [LayoutWord] = [], traits: SourceTraits = []) {
    self.words = WordSet(words)
    self.traits = traits
  }

  /// One of some names, which may be words of layout or not.
  public init(names: [String]) {
    self.init()
    for name in names {
      if let word = LayoutWord(rawValue: name) {
        words.insert(word.word)
      } else if name.first?.isUppercase == true,
        LayoutVocabulary.viewSuffixes.contains(where: name.hasSuffix)
      {
        // It has to stay the name of a type of views.
        words.formUnion(WordSet([.viewTypeName]))
      } else {
        words.insert(LayoutWord.projectName.word)
        self.names.insert(name)
      }
    }
  }

  init(patterns: [String]) {
    self.init()
    self.patterns = patterns
  }

  private init(words: WordSet) {
    self.words = words
    traits = []
  }

  /// Every file has it, also one without any word.
  public static let everyFile = Triggers(words: .all)

  /// Adds the triggers of others.
  public mutating func formUnion(_ other: Triggers) {
    words.formUnion(other.words)
    traits.formUnion(other.traits)
    names.formUnion(other.names)
    patterns += other.patterns
  }

  /// Tells the tokenizer the names of others, which are no triggers here.
  package mutating func recognize(_ other: Triggers) { names.formUnion(other.names) }

  /// Adds words.
  public mutating func formUnion(_ other: WordSet) { words.formUnion(other) }

  /// Words of which a file that holds one of the triggers holds one; nil where words don't tell: without any, if all files
  /// hold them, and if a trait or a pattern may take their place.
  package var necessaryWords: WordSet? {
    traits.isEmpty && patterns.isEmpty && words != WordSet() && words != .all ? words : nil
  }

  /// Whether a file holds one of them, apart from names that fit a pattern.
  public func occur(in source: SourceFile) -> Bool {
    source.words.intersects(words) || words == .all
      || (!traits.isEmpty && source.hasTrait(of: traits))
  }
}

/// A kind of fact that a file may hold.
public struct FileContent: Sendable {
  /// What a file has to hold to hold such facts.
  public let triggers: Triggers
  /// Whether a file may hold such facts; false only if it does not.
  package let mayHold: @Sendable (ViewFile) -> Bool
  private var count: @Sendable (ViewFile) -> Int

  init(_ triggers: Triggers, _ mayHold: @escaping @Sendable (ViewFile) -> Bool) {
    self.triggers = triggers
    self.mayHold = mayHold
    count = { mayHold($0) ? 1 : 0 }
  }

  init(
    _ words: [LayoutWord], traits: SourceTraits = [],
    _ mayHold: @escaping @Sendable (ViewFile) -> Bool
  ) {
    self.init(Triggers(words, traits: traits), mayHold)
  }

  /// The same, with a number of such facts in a file.
  private func counting(_ count: @escaping @Sendable (ViewFile) -> Int) -> FileContent {
    var content = self
    content.count = count
    return content
  }

  /// The number of such facts in a file; where they are too various to count, the file itself counts.
  public func count(in file: ViewFile) -> Int { count(file) }

  /// The same as `mayHold`.
  public func mayBePresent(in file: ViewFile) -> Bool { mayHold(file) }

  /// What a file has that holds one or the other.
  public static func || (left: FileContent, right: FileContent) -> FileContent {
    var triggers = left.triggers
    triggers.formUnion(right.triggers)
    return FileContent(triggers) { left.mayHold($0) || right.mayHold($0) }
      .counting { max(left.count($0), right.count($0)) }
  }
}

extension FileContent {
  /// What a file has that holds both. It is read where it has a trigger of the first one.
  public static func && (left: FileContent, right: FileContent) -> FileContent {
    var triggers = left.triggers
    triggers.recognize(right.triggers)
    return FileContent(triggers) { left.mayHold($0) && right.mayHold($0) }
  }

  /// Constraints, however they are written.
  public static let constraints = FileContent(LayoutWord.makingConstraints) {
    !$0.constraints.isEmpty
  }
  .counting { $0.constraints.count }
  /// Statements that add views.
  public static let additions = FileContent(LayoutWord.addingViews, traits: .subviewAddition) {
    !$0.actions.isEmpty
  }
  .counting { file in file.actions.count { $0.role == .addition } }
  /// Statements that add views or constrain them, with an empty closure too.
  public static let placements = FileContent(LayoutWord.placingViews, traits: .subviewAddition) {
    !$0.actions.isEmpty
  }
  /// Frames that are set.
  public static let frames = FileContent(LayoutWord.settingFrames) { !$0.actions.isEmpty }
  /// Statements that set how a view looks.
  public static let appearance = FileContent(MemberRoles.appearance) { !$0.actions.isEmpty }
  /// Closures that change constraints.
  public static let constraintUpdates = names(.updateConstraints, .snp_updateConstraints)
  /// Functions that are named for layout.
  public static let layoutFunctions = FileContent([], traits: .layoutFunction) {
    !$0.functions.isEmpty
  }
  /// Types and extensions of views.
  public static let viewTypes = FileContent(
    LayoutWord.placingViews, traits: [.subviewAddition, .viewTypeHeader]
  ) { $0.types.contains(where: \.isView) }
  .counting { file in file.types.count(where: \.isView) }
  /// Classes of views.
  public static let viewClasses = FileContent(viewTypes.triggers) {
    $0.types.contains { $0.isView && $0.kind == .class }
  }
  .counting { file in file.types.count { $0.isView && $0.kind == .class } }
  /// Properties and locals that hold views.
  public static let subviews = FileContent([.viewTypeName]) { !$0.subviews.isEmpty }
    .counting { $0.subviews.count }
  /// Private properties that hold views.
  public static let privateSubviews = FileContent([], traits: .privateView) {
    !$0.subviews.isEmpty
  }
  .counting { file in file.subviews.count { $0.declaration.isPrivate } }
  /// Values that compute a frame with ViewLayout.
  public static let frameLayouts = FileContent([.withFrame, .withBounds]) {
    !$0.frameLayouts.isEmpty
  }
  .counting { $0.frameLayouts.count }

  /// One of some names.
  public static func names(_ words: LayoutWord...) -> FileContent { names(words) }

  /// One of some names.
  public static func names(_ words: [LayoutWord]) -> FileContent {
    let set = WordSet(words)
    return FileContent(words) { $0.source.words.intersects(set) }
  }

  /// One of some names that need not be words of layout.
  public static func spelled(_ names: String...) -> FileContent { spelled(names) }

  /// One of some names that need not be words of layout.
  public static func spelled(_ names: [String]) -> FileContent {
    let triggers = Triggers(names: names)
    return FileContent(triggers) { triggers.occur(in: $0.source) }
  }

  /// Names that fit one of some patterns: functions and properties of the project, for what a rule collects about them.
  public static func names(like patterns: [String]) -> FileContent {
    FileContent(Triggers(patterns: patterns)) { _ in true }.counting { _ in 0 }
  }

  /// Numbers of layout.
  public static func numbers(_ places: NumberPlaces) -> FileContent {
    FileContent(.numbers(places)) { _ in true }
  }

  /// Anything: no file is without it.
  public static let anything = FileContent(.everyFile) { _ in true }
}

extension NamePatterns {
  /// Whether a file declares, calls or reads as a member something with a name that fits.
  package func occur(in source: SourceFile) -> Bool {
    guard !isEmpty else { return false }
    let tokens = source.tokens
    // The last token is the end of the file.
    for index in tokens.indices.dropLast() where tokens[index].kind == .identifier {
      let next = tokens[index + 1].kind
      let isUsed =
        next == .leftParen || next == .leftBrace
        || index > 0
          && (tokens[index - 1].kind == .period || tokens[index - 1].is(.func)
            || tokens[index - 1].is(.var) || tokens[index - 1].is(.let))
      if isUsed, match(UnsafeRawBufferPointer(rebasing: source.bytes[tokens[index].range])) {
        return true
      }
    }
    return false
  }
}

extension Triggers {
  /// A file that holds none of these has no numbers of layout.
  public static func numbers(_ places: NumberPlaces) -> Triggers {
    var triggers = Triggers()
    if places.contains(.constraints) {
      triggers.formUnion(FileContent.constraints.triggers)
      triggers.formUnion(Triggers([.constant], traits: .constantUpdate))
    }
    if places.contains(.frames) { triggers.formUnion(FileContent.frames.triggers) }
    if places.contains(.insets) {
      triggers.formUnion(
        Triggers([
          .UIEdgeInsets, .NSDirectionalEdgeInsets, .inset, .insets,
          .top, .bottom, .left, .right, .leading, .trailing,
        ]))
    }
    if places.contains(.arithmetic) { return .everyFile }
    if places.contains(.fonts) { triggers.formUnion(Triggers([.ofSize, .withSize, .UIFont])) }
    return triggers
  }
}

/// Where numbers of layout are.
public struct NumberPlaces: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Constants, multipliers and priorities of constraints.
  public static let constraints = NumberPlaces(rawValue: 1)
  public static let frames = NumberPlaces(rawValue: 2)
  public static let insets = NumberPlaces(rawValue: 4)
  /// Sizes of fonts, which are no numbers of layout and come after these.
  public static let fonts = NumberPlaces(rawValue: 8)
  /// Negative numbers in any other expression, which are no numbers of layout and come last.
  public static let arithmetic = NumberPlaces(rawValue: 16)
}

/// What a file holds beyond single words: combinations of them, and the places where they are.
///
/// More files have a trait than have something that a rule reports; none that has is left out.
public struct SourceTraits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A view's type, or a controller's, in the header of a class or an extension: without it no declaration of the file
  /// says that a type is a view's.
  public static let viewTypeHeader = SourceTraits(rawValue: 1)
  /// A view's type after `private`: without it no private property of the file is known as a view.
  public static let privateView = SourceTraits(rawValue: 2)
  /// A function with `layout` or `constrain` in its name, whatever their first letter, in a file that has a word of
  /// appearance or a view's type: without it no function that is named for layout sets an appearance.
  public static let layoutFunction = SourceTraits(rawValue: 4)
  /// A name that begins with `addSubview`, `insertSubview` or `addArrangedSubview` and is not a word, in a file that has
  /// a view's type or a word of appearance: a function of the project that adds a view.
  public static let subviewAddition = SourceTraits(rawValue: 8)
  /// `update` and `offset` or `inset`: without them no constant of a SnapKit constraint is changed.
  public static let constantUpdate = SourceTraits(rawValue: 16)
}

extension SourceFile {
  /// Whether the file has one of some traits, which may cost another pass over its tokens.
  public func hasTrait(of traits: SourceTraits) -> Bool {
    if traits.contains(.constantUpdate), words.contains(LayoutWord.update.word),
      words.contains(LayoutWord.offset.word) || words.contains(LayoutWord.inset.word)
    {
      return true
    }
    guard traits != .constantUpdate, words.intersects(TraitReader.words) else { return false }
    var reader = TraitReader(self)
    return reader.finds(traits)
  }
}

/// Finds the places of view types, and how functions are called; counts brackets instead of matching them.
private struct TraitReader {
  /// The words without which no place matters.
  static let words = WordSet(MemberRoles.appearance + [.viewTypeName])

  private let tokens: UnsafeBufferPointer<Token>
  private let bytes: UnsafeRawBufferPointer
  /// The brackets that are open since `class` or `extension`, up to the brace of the body; nil elsewhere.
  private var headDepth: Int?
  /// The brackets that are open since `private` or `fileprivate`, up to the next function beside what they are before;
  /// nil elsewhere.
  private var privateDepth: Int?
  private var isBehindFunc = false
  private var found: SourceTraits = []

  init(_ source: SourceFile) {
    tokens = source.tokens
    bytes = source.bytes
  }

  mutating func finds(_ traits: SourceTraits) -> Bool {
    for token in tokens {
      switch token.kind {
      case .leftBrace:
        if headDepth == 0 { headDepth = nil }
        open()
      case .leftParen, .leftBracket: open()
      case .rightBrace, .rightParen, .rightBracket: close()
      case .keyword: read(token.word)
      case .identifier:
        read(token)
        if !found.isDisjoint(with: traits) { return true }
      default: continue
      }
    }
    return false
  }

  private mutating func open() {
    headDepth = headDepth.map { $0 + 1 }
    privateDepth = privateDepth.map { $0 + 1 }
  }

  private mutating func close() {
    // A bracket that nothing opened closes nothing.
    headDepth = headDepth.map { max(0, $0 - 1) }
    privateDepth = privateDepth.map { max(0, $0 - 1) }
  }

  private mutating func read(_ keyword: Word) {
    switch keyword {
    case Keyword.class.word, Keyword.extension.word: headDepth = 0
    case Keyword.private.word, Keyword.fileprivate.word: privateDepth = 0
    case Keyword.func.word:
      if privateDepth == 0 { privateDepth = nil }
      isBehindFunc = true
    default: break
    }
  }

  private mutating func read(_ name: Token) {
    if isBehindFunc {
      isBehindFunc = false
      if isAboutLayout(name) { found.insert(.layoutFunction) }
    }
    guard name.namesViewType else {
      if name.isOrdinaryName, addsSubview(name) { found.insert(.subviewAddition) }
      return
    }
    if headDepth != nil { found.insert(.viewTypeHeader) }
    if privateDepth != nil, !isController(name) { found.insert(.privateView) }
  }

  private func isController(_ name: Token) -> Bool {
    let ending = "Controller".utf8
    return bytes[name.range].suffix(ending.count).elementsEqual(ending)
  }

  private func addsSubview(_ name: Token) -> Bool {
    guard name.range.count > 8, let base = bytes.baseAddress else { return false }
    let start = (base + name.range.lowerBound).loadUnaligned(as: UInt64.self)
    switch UInt64(bigEndian: start) {
    // "addSubvi", "insertSu", "addArran"
    case 0x6164_6453_7562_7669, 0x696E_7365_7274_5375, 0x6164_6441_7272_616E: return true
    default: return false
    }
  }

  private func isAboutLayout(_ name: Token) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    return name.range.contains { index in
      // Zeros follow the last byte.
      switch UInt32(bigEndian: (base + index).loadUnaligned(as: UInt32.self)) {
      case 0x6179_6F75, 0x6F6E_7374: true  // "ayou", "onst"
      default: false
      }
    }
  }
}
