import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view that a type makes is also shown.
struct DeadSubview: Rule {
  let query = Query.views(with: .privateSubviews || .viewClasses)
  static let collectsFunctions = true

  func check(_ view: View, in file: ViewFile, _ report: inout Report) {
    guard let subview = view.subview, subview.isProperty,
      case let declaration = subview.declaration, let name = declaration.name,
      declaration.isCandidate, file.types[subview.type].kind == .class,
      // What a lazy property does to make its view never happens if nothing names it.
      view.placements.allSatisfy({
        declaration.value?.indices.contains($0.action.tokens.startIndex) == true
      }),
      // A constant without a value gets it from an initializer's caller, as a rule.
      declaration.isPrivate
        || (declaration.value != nil || declaration.keyword.is(.var))
          && file.types[subview.type].isView,
      !view.isNamedElsewhere, let fate = Fate(of: view, declaration, in: file)
    else { return }
    let text = name.text
    let finding: Finding =
      if let place = fate.constrained {
        Finding(
          place,
          "`\(text)` is constrained, but nothing adds it to a view: activating its constraints raises an exception",
          advice: "add it before its constraints are activated", severity: .error)
      } else if let place = fate.framed {
        Finding(
          place,
          "`\(text)` gets a frame, but nothing adds it to a view: it never appears, and what is placed beside it stays where it is",
          advice: "add it to a view", severity: .warning)
      } else if fate.isSetUp {
        Finding(
          name,
          "`\(text)` is set up, but nothing adds it to a view or hands it to code that could, so it never appears",
          advice: "add it to a view")
      } else {
        Finding(
          name, "nothing uses the property `\(text)`, so its view never appears",
          advice: "delete it", fix: report.fix(declaration.deletion(in: file)))
      }
    let handed = fate.handings.map { ViewHanding($0, allowed: [.optsOut, .constrains, .setup]) }
    report.add(finding, view.certaintyAboutFiles.and(.certain(if: handed)))
  }
}

/// What happens to a view that nothing shows.
private struct Fate {
  /// The first place where constraints relate it to other views.
  private(set) var constrained: Lexeme?
  /// The first place where a library that computes frames places it, or another view beside it.
  private(set) var framed: Lexeme?
  private(set) var isSetUp: Bool
  /// The calls of functions that may be in other files, which must not show the view.
  private(set) var handings: [Handing] = []

  /// Nil where it may be shown after all.
  init?(of view: View, _ declaration: Declaration, in file: ViewFile) {
    isSetUp =
      declaration.value.map { value in
        value.contains { $0.kind == .leftBrace } || file.model.returnedView(of: value) != nil
      } ?? false
    if view.events.count == view.eventsOfMaking, view.renewals.isEmpty {
      guard let value = declaration.value else {
        // A type of another file may be a protocol.
        guard let type = declaration.type.last(where: { $0.kind == .identifier }),
          type.namesOnlyViews,
          type.isNameOfUIKit
            || file.types.contains(where: { $0.kind == .class && $0.key == file.names.key(type) })
        else { return nil }
        return
      }
      guard isSetUp || value.first?.namesOnlyViews == true else { return nil }
      // Whatever the closure or the function of a lazy property does, it is never run.
      if declaration.modifiers.contains(.lazy) {
        isSetUp = false
        return
      }
    }
    guard view.isMade,
      view.makings.allSatisfy({ $0.isOfUIKit || !file.handsOutViews($0.initializer) })
    else { return nil }
    for use in view.events where !read(use, of: view, in: file) { return nil }
  }

  /// False where it may show the view.
  private mutating func read(_ use: ViewUse, of view: View, in file: ViewFile) -> Bool {
    switch use.kind {
    case .assignment: return true
    case .returned: return false
    case .element:
      // What the closure does are other events.
      guard use.call?.closure != nil, use.placement(in: file) == nil else { return false }
    case .memberAssignment, .call, .member, .argument, .other:
      let isItem = use.kind != .memberAssignment && use.kind != .other
      let constraint = isItem ? use.tokens.last.flatMap { file.constraint(around: $0) } : nil
      // `cover.pin.top()`, `label.pin.below(of: cover)`
      if constraint?.setsFrame == true
        || use.kind == .member && use.member?.setsFrameByLibrary == true
      {
        framed = framed ?? use.tokens.last
        return true
      } else if isItem, let isRelated = view.isRelated(by: use, in: constraint) {
        if isRelated { constrained = constrained ?? use.tokens.last }
      } else if !file.onlyConfigures(use) {
        guard let handing = use.handing(in: file) else { return false }
        handings.append(handing)
      }
    }
    isSetUp = true
    return true
  }
}

extension Declaration {
  /// Stored, and kept alive by its type, which alone knows its name or other files of the module.
  fileprivate var isCandidate: Bool {
    body == nil && !hasAttribute && modifiers.isDisjoint(with: [.static, .weak, .override])
      && !prefix.contains { $0.is(.public) || $0.is(.open) }
  }

  fileprivate func deletion(in file: ViewFile) -> Fix? {
    statement.tokens.outermost.contains { $0.kind == .comma }
      ? nil : StatementLines(file).deletion(of: statement)
  }
}

extension View {
  /// For a use that is nothing but an item of constraints, whether an active one relates it to another view; nil for any
  /// other use.
  fileprivate func isRelated(by use: ViewUse, in constraint: Constraint?) -> Bool? {
    let isItem =
      use.kind == .member
      ? use.member.map {
        $0.layoutWord?.servesConstraints ?? false || $0.is(.safeAreaLayoutGuide)
          || $0.is(.layoutMarginsGuide)
      } : use.call?.name.map { $0.is(.NSLayoutConstraint) || $0.hasSuffix(.equalTo) }
    guard isItem == true || constraint?.manner.contains(.returnsConstraint) == true,
      let name = use.tokens.last
    else { return nil }
    guard let sides else { return true }
    let constraints = sides.map { file.constraints[$0.constraint] }.filter {
      $0.firstItem.tokens.contains(name.index)
        || $0.secondItem?.tokens.contains(name.index) == true
    }
    guard !constraints.isEmpty else { return nil }
    return constraints.contains { constraint in
      guard let second = constraint.secondItem, second != constraint.firstItem,
        !constraint.setsFrame
      else { return false }
      return constraint.isMadeByLibrary || constraint.container == .activatedArray
        || constraint.container == .isActive || file.activation(ofKept: constraint) != nil
    }
  }
}

extension ViewFile {
  /// Whether a statement only configures a view and does not show it: it sets a member, or calls a method of UIKit or
  /// one that is named for configuration, and passes it no other view.
  fileprivate func onlyConfigures(_ use: ViewUse) -> Bool {
    guard let member = use.member else { return false }
    if use.kind == .memberAssignment {
      guard let value = use.statement.assignedValue, value.first?.kind != .leftBrace,
        use.statement.assignment?.previous == member, !member.hasSuffix(.delegate),
        !member.hasSuffix(.dataSource)
      else { return true }
      return !handsOutViews(value, besides: use.statement.target?.first?.freeName)
    }
    guard use.kind == .call else { return false }
    let verbs: [NamePart] = [.set, .configure, .apply, .style, .render, .update]
    return names.isUIKitMethod(member)
      || verbs.contains(where: member.hasWordPrefix)
        && !handsOutViews(use.statement.tokens.suffix(after: member))
  }

  /// Whether some tokens name the code's own view or controller as a whole, or something with the name of a view.
  ///
  /// - Parameter own: the name of a view whose size may be read.
  fileprivate func handsOutViews(_ tokens: Lexemes, besides own: Lexeme? = nil) -> Bool {
    tokens.contains { token in
      if let own, token.hasSameText(as: own), token.member.is(.frame) || token.member.is(.bounds) {
        return false
      }
      if token.is(Keyword.`self`) {
        return token.next?.kind != .period && token.next?.kind != .questionPostfix
      }
      guard token.kind == .identifier, token.next?.kind != .colon, !token.isMemberOfType else {
        return false
      }
      return token.is(.view) || token.is(.contentView) || token.is(.superview)
        || names.isNamedLikeView(token) || token.hasSuffix(.controller) || token.hasSuffix(.window)
    }
  }
}

extension Lexeme {
  /// Whether only views have types of this name: an indicator, a bar or a picker may be anything.
  fileprivate var namesOnlyViews: Bool {
    namesViewType
      && (hasLastWord(.view) || hasLastWord(.label) || hasLastWord(.button) || hasLastWord(.cell)
        || isNameOfUIKit)
  }

  fileprivate var isMemberOfType: Bool {
    guard previous?.kind == .period, let owner else { return false }
    switch owner.kind {
    case .identifier: return owner.hasCapital
    case .equal, .leftParen, .comma, .colon: return true
    default: return false
    }
  }
}

extension DeadSubview {
  static let description = RuleDescription(
    id: "dead_subview",
    family: .correctness,
    summary: "View that is never shown",
    rationale: """
      A view in a property that is configured, or not even that, but never added, returned, read or passed on costs \
      time and memory and never appears: the line that adds it was deleted or forgotten. With constraints to other \
      views, activating them raises an exception. Any other use may show the view. A private property can be used \
      only in its file; another one is reported only if the run sees the whole project.
      """,
    limits: [
      "outlets, public properties, and properties that a protocol may require",
      "views that a function creates",
      "views passed to project functions, unless a folder is linted and these only set them up",
    ],
    source:
      "UIKit, UIView.addSubview(_:) (https://developer.apple.com/documentation/uikit/uiview/addsubview(_:))",
    defaultSeverity: .note,
    effect: .sight,
    reportsDeadCode: true,
    framePresets: [.responsiveFrames],
    fixSafety: .unsafe,
    goodExamples: [
      "A view that is added": """
      class PlayerView: UIView {
        private let titleLabel = UILabel()

        func setupTitleLabel() {
          titleLabel.numberOfLines = 0
          addSubview(titleLabel)
        }
      }
      """
    ],
    badExamples: [
      "Set up and forgotten": """
      class PlayerView: UIView {
        private let titleLabel = UILabel()
        private let ↓albumLabel = UILabel()

        func setupLabels() {
          titleLabel.numberOfLines = 0
          albumLabel.textColor = .gray
          addSubview(titleLabel)
        }
      }
      """,
      "A closure that is never run": """
      class PlayerView: UIView {
        private lazy var ↓closeButton: UIButton = {
          let button = UIButton(type: .close)
          button.addTarget(self, action: #selector(close), for: .touchUpInside)
          return button
        }()
      }
      """,
    ])
}
