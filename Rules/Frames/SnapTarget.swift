import LayoutModel
import RuleKit
import SwiftSource

/// A view that another one snaps to has its frame, and is in the same superview.
struct SnapTarget: Rule {
  let query = Query(.frames || .frameLayouts) { file, check in
    for read in FrameRead.all(in: file) { check(read) }
  }

  func check(_ read: FrameRead, in file: ViewFile, _ report: inout Report) {
    guard report.isFirst(UInt64(read.name.startIndex)) else { return }
    let target = file.name(read.target)
    switch file.memoized(FrameLives.init).state(of: read, in: file) {
    case .missing:
      report.add(
        read.name, "this crashes: `\(target)` is nil here, and is only created below",
        advice: "create `\(target)` first")
    case .unframed:
      report.add(
        read.name,
        "`\(target)` has no frame here, so its edges are all 0: the other view ends up in the upper left corner",
        advice: "set the frame of `\(target)` first")
    case .framed:
      let superviews = file.memoized(OnlySuperviews.init)
      guard let view = read.view,
        let parent = superviews.parent(of: view, at: read.statement, in: file)
      else { return }
      let key = OnlySuperviews.key(of: read.target, at: read.statement, in: file)
      if parent == key, key > OnlySuperviews.own {
        report.add(
          read.name,
          "`\(file.name(view))` is inside of `\(target)`, whose frame is a place in another view: it is shifted by that",
          advice: "use its bounds")
      } else if let other = superviews.parent(of: read.target, at: read.statement, in: file),
        other != parent
      {
        report.add(
          read.name,
          "`\(target)` and `\(file.name(view))` are in different superviews, so the frame of one is not a place for the other",
          advice: "convert the frame with `convert(_:to:)`")
      }
    }
  }
}

/// When the views of a file are made and get a frame.
private struct FrameLives {
  enum State { case missing, unframed, framed }

  private struct Life {
    var made: [Statement] = []
    var framed: [Statement] = []
  }

  private var lives = KeyMap<Life>()

  init(_ file: ViewFile) {
    for action in file.actions {
      let isMade = action.role == .renewal
      guard
        isMade || action.role == .frame || action.role == .constraint
          || action.role == .arrangement,
        let view = file.names.identity(of: action.item, in: action.statement.block)
      else { continue }
      if isMade {
        lives[view, default: Life()].made.append(action.statement)
      } else {
        lives[view, default: Life()].framed.append(action.statement)
      }
    }
  }

  /// Whether the view of a read is there, and has a frame, as far as the code shows.
  func state(of read: FrameRead, in file: ViewFile) -> State {
    guard let index = file.names.subview(read.target, in: read.statement.block),
      let body = file.scopes.outermostFunction(read.statement),
      read.statement.runsDirectly(in: body),
      !file.names.isNamedElsewhere(index)
    else { return .framed }
    let subview = file.subviews[index]
    let life = lives[file.names.identity(of: subview)] ?? Life()
    let made = life.made
    if subview.isProperty, subview.declaration.value == nil,
      subview.declaration.type.last?.kind == .exclamationPostfix,
      !subview.declaration.hasAttribute, !made.isEmpty,
      made.allSatisfy({ $0.first.index >= read.statement.first.index }),
      made.allSatisfy({ file.scopes.outermostFunction($0) == body })
    {
      return .missing
    }
    guard isMadeBare(subview, made, before: read),
      !life.framed.contains(where: { frame in
        file.scopes.outermostFunction(frame) != body
          || frame.first.index <= read.statement.first.index
      })
    else { return .framed }
    // What is never framed in the file may get its frame from other code.
    if life.framed.isEmpty, subview.isProperty, !subview.declaration.isPrivate { return .framed }
    for use in file.names.uses(of: index)
    where use.statement.first.index < read.statement.first.index {
      switch use.kind {
      case .memberAssignment, .assignment: continue
      case .call
      where use.member.map({ !$0.is(.sizeToFit) && file.names.isUIKitMethod($0) }) == true:
        continue
      case .argument where use.call?.name?.is(.addSubview) == true: continue
      case _ where use.statement.declaration == subview.declaration: continue
      default: return .framed
      }
    }
    return .unframed
  }

  private func isMadeBare(_ subview: Subview, _ made: [Statement], before read: FrameRead) -> Bool {
    let values = made.map(\.assignedValue) + [subview.declaration.value]
    let first = values.compactMap(\.self)
    return first.count == 1 && first[0].isBareView
      && made.allSatisfy { $0.first.index < read.statement.first.index }
  }
}

extension Lexemes {
  /// `UIImageView()`.
  fileprivate var isBareView: Bool {
    guard count == 3, let name = first, let open = name.next else { return false }
    return name.isNameOfUIKit && open.kind == .leftParen && open.partner == last
  }
}

extension SnapTarget {
  static let description = RuleDescription(
    id: "snap_target",
    family: .frames,
    summary: "Snapping to a view without a frame or in another superview",
    rationale: """
      A frame is read once, when the next view is laid out. A property without a value crashes, a view without a \
      frame puts the other one into the corner, and a frame in another superview has other coordinates. The rule \
      reads the points and frames that KTResponsiveUI's views and the guides of `ViewLayout` use. It reports a \
      target that the same function creates or frames below, and two views in different superviews.
      """,
    limits: [
      "a target that is never framed at all"
    ],
    source:
      "Responsive iOS UI without AutoLayout, The make up of a view frame: \"we can easily snap views to each other\"; Coding the Top Bar: \"in relation to it's immediate superview\"",
    defaultSeverity: .off,
    framePresets: [.responsiveFrames, .viewLayout],
    goodExamples: [
      "One view after the other": """
      class TopBarView: UIView {
        var icon: UIImageView!
        var label: UILabel!

        override func performLayout() {
          icon = UIImageView(topInset: 10, leftInset: 10, height: 32, keepEqual: true)
          addSubview(icon)
          label = UILabel(origin: icon.topRightPoint(), leftInset: 10, width: 284, height: 32)
          addSubview(label)
        }
      }
      """
    ],
    badExamples: [
      "A view that is created below": """
      class TopBarView: UIView {
        var icon: UIImageView!
        var label: UILabel!

        override func performLayout() {
          label = UILabel(origin: ↓icon.topRightPoint(), leftInset: 10, width: 284, height: 32)
          addSubview(label)
          icon = UIImageView(topInset: 10, leftInset: 10, height: 32, keepEqual: true)
          addSubview(icon)
        }
      }
      """,
      "A guide without a frame": """
      class CardController: UIViewController {
        private let icon = UIImageView()
        private let label = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(icon)
          view.addSubview(label)
          label.frame = UIView.ViewLayout(
            withFrame: ↓icon, position: .right, size: size, padding: (0, 8)
          ).makeOuterLayout()
          icon.frame = UIView.ViewLayout(
            withBounds: view, position: .topLeft, size: size, padding: (20, 20)
          ).makeInnerLayout()
        }
      }
      """,
      "Different superviews": """
      class CardView: UIView {
        override func performLayout() {
          let card = UIView(topInset: 20, leftInset: 20, width: 335, height: 200)
          addSubview(card)
          let icon = UIImageView(topInset: 10, leftInset: 10, height: 32, keepEqual: true)
          card.addSubview(icon)
          let label = UILabel(origin: ↓icon.topRightPoint(), leftInset: 10, width: 200, height: 32)
          addSubview(label)
        }
      }
      """,
      "The frame of the superview": """
      class CardView: UIView {
        override func performLayout() {
          let card = UIView(topInset: 20, leftInset: 20, width: 335, height: 200)
          addSubview(card)
          let label = UILabel(origin: ↓card.topLeftPoint(), leftInset: 10, width: 200, height: 32)
          card.addSubview(label)
        }
      }
      """,
    ])
}
