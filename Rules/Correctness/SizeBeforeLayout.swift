import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The size of a view is read after its layout.
struct SizeBeforeLayout: Rule {
  let query =
    Query<Finding>.found(in: content && sizes) { EarlyReads(file: $0).findings() }
    .map(Subject.read)
    || Query<Call>.found(in: content, by: ShapeMethod.calls).inFiles(with: .subviews)
      .map(Subject.call)
    || Query.views(with: content && sizes).inFiles(with: .names(.frame, .bounds))
      .inFiles(where: SizeRead.mayOccur).map(Subject.view)

  enum Subject {
    /// A value of the code's own view.
    case read(Finding)
    /// A call of a method that the project declares for UIKit's views, and that computes a shape from the size.
    case call(Call)
    case view(View)
  }

  private static let content =
    FileContent.additions
    || .names(.addSublayer, .insertSublayer, .cornerRadius, .shadowPath, .mask)
  private static let sizes = FileContent.names(.frame, .bounds, .safeAreaInsets)
  static let collectsNames = true

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    switch subject {
    case .read(let finding): report.add(finding)
    case .call(let call): check(call, in: file, &report)
    case .view(let view): check(view, in: file, &report)
    }
  }

  private func check(_ view: View, in file: ViewFile, _ report: inout Report) {
    var reported: [Int] = []
    for use in view.events {
      guard let read = SizeRead(use, in: file) else { continue }
      // What makes the view in a local runs before all else that is done with it.
      let scope = read.scope(ofLocalOf: view)
      guard
        scope.map({ !$0.forcesLayout })
          ?? (!view.isLocal && file.occasions(of: read.statement).isBeforeLayout)
      else { continue }
      let body = use.statement.block.function?.body?.index ?? -1
      guard !reported.contains(body), let name = view.name,
        UnsizedView.fits(view, inMaking: scope != nil),
        !file.memoized(AssignedPlaces.init).isRepeated(read.statement, in: file),
        !read.isRenewed(in: file, &report.fuel)
      else { continue }
      reported.append(body)
      let finding = Finding(
        read.tokens, .unknownSize(name.text, read.tokens.text, of: read.value),
        advice: .wait(isController: file.scopes.role(around: read.statement) == .controller))
      report.add(finding, scope == nil ? view.certaintyAboutFiles : .certain(if: []))
    }
  }

  private func check(_ call: Call, in file: ViewFile, _ report: inout Report) {
    guard file.occasions(of: call.statement).isBeforeLayout, let name = call.name,
      let receiver = call.receiver, let handing = Handing(receiverOf: call, in: file),
      let view = file.view(receiver, in: call.statement.block), UnsizedView.fits(view)
    else { return }
    let finding = Finding(
      call.tokens,
      "`\(view.text)` gets its size when it is laid out, after this code: what `\(name.text)` computes from it is empty",
      advice: .wait(isController: file.scopes.role(around: call.statement) == .controller),
      if: ViewHanding(handing, sure: .shapes, allowed: .anything))
    report.add(finding, view.certaintyAboutFiles)
  }
}

/// A statement that computes the shape of a layer from the size of a view.
struct SizeRead {
  /// The name of the view, and the members up to the last part of its frame.
  let tokens: Lexemes
  let statement: Statement
  /// What is read.
  enum Value { case number, rectangle }
  let value: Value

  init?(_ use: ViewUse, in file: ViewFile) {
    guard use.kind == .member, let member = use.member, member.is(.frame) || member.is(.bounds),
      member.call == nil, let first = use.tokens.first
    else { return nil }
    guard use.statement.shapesLayer, !use.statement.makesAccessory else { return nil }
    var last = member
    var value = Value.rectangle
    if last.next?.kind == .period, let part = last.next?.next {
      switch part.layoutWord {
      case .size:
        last = part
        if let side = part.next?.kind == .period ? part.next?.next : nil { last = side }
        value = last.is(.width) || last.is(.height) ? .number : .rectangle
      case .width, .height, .midX, .midY, .maxX, .maxY:
        last = part
        value = .number
      case .insetBy: break
      default: return nil
      }
    }
    (tokens, statement, self.value) = (first.through(last), use.statement, value)
  }

  /// The block of the local in which the view is made, if the code is there.
  func scope(ofLocalOf view: View) -> Block? {
    ([view.index] + view.makings.compactMap(\.local)).map { view.file.subviews[$0] }
      .first { $0.isLocal && statement.runsDirectly(in: $0.declaration.block) }?.declaration.block
  }

  /// Whether the type sets the same member again on each layout.
  func isRenewed(in file: ViewFile, _ fuel: inout Fuel) -> Bool {
    guard let member = statement.assignedMember else { return false }
    return file.renews(member, of: statement, &fuel)
  }

  /// Whether a statement of the file may be one: it costs less to ask than to find out where views are used.
  static func mayOccur(in file: ViewFile) -> Bool {
    file.code.statements.contains { statement in
      guard statement.shapesLayer else { return false }
      let target = statement.target?.last
      return statement.tokens.contains { ($0.is(.frame) || $0.is(.bounds)) && $0 != target }
    }
  }
}

extension Finding.Message {
  fileprivate static func unknownSize(
    _ view: String, _ text: String, of value: SizeRead.Value
  ) -> Self {
    let result = value == .number ? "0" : "empty"
    return
      "`\(view)` gets its size when it is laid out, after this code: `\(text)` is \(result) here"
  }

  fileprivate static func wait(isController: Bool) -> Self {
    "read it in `\(isController ? "viewDidLayoutSubviews" : "layoutSubviews")`, where it is up to date whenever the size changes"
  }
}

extension SizeBeforeLayout {
  static let description = RuleDescription(
    id: "size_before_layout",
    family: .correctness,
    summary: "Size read before layout",
    rationale: """
      Constraints and stacks size a view when the window is laid out, after `init` and `viewDidLoad`. What is \
      computed from its `frame` or `bounds` before is computed from zero: `cornerRadius = frame.height / 2` rounds \
      no corner. The rule reports frames, paths and radii computed from such a size in setup code. It also reports \
      `safeAreaInsets` read before the view is in a window, and layers that keep early `bounds`.
      """,
    limits: [
      "code that sizes the view or forces a layout",
      "places that the file assigns again, as `layoutSubviews` does",
      "the `contentSize` of a table, which is an estimate before its rows are laid out",
      "views that are not private, unless a folder is linted and no other file names them",
    ],
    source:
      "UIKit, UIView.layoutSubviews() (https://developer.apple.com/documentation/uikit/uiview/layoutsubviews())",
    effect: .sight,
    goodExamples: [
      "After the layout": """
      class PlayerView: UIView {
        private let cover = UIView()

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(cover)
        }

        override func layoutSubviews() {
          super.layoutSubviews()
          cover.layer.cornerRadius = cover.frame.height / 2
        }
      }
      """,
      "The size is known": """
      class PlayerView: UIView {
        private let cover = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(cover)
          cover.layer.cornerRadius = cover.frame.height / 2
        }
      }
      """,
    ],
    badExamples: [
      "In a function of the set-up": """
      class PlayerView: UIView {
        private let cover = UIView()

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(cover)
          setupCover()
        }

        private func setupCover() {
          cover.layer.cornerRadius = ↓cover.frame.height / 2
        }
      }
      """,
      "In viewDidLoad": """
      class PlayerViewController: UIViewController {
        private let footer = UIView()
        private let gradient = CAGradientLayer()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(footer)
          gradient.frame = ↓footer.bounds
          footer.layer.addSublayer(gradient)
        }
      }
      """,
      "The insets of a safe area": """
      class PlayerViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(footer)
          footer.snp.makeConstraints { make in
            make.bottom.equalToSuperview().inset(↓view.safeAreaInsets.bottom)
          }
        }
      }
      """,
      "A layer of the view itself": """
      class CardView: UIView {
        private let gradient = CAGradientLayer()

        override init(frame: CGRect) {
          super.init(frame: frame)
          gradient.frame = ↓bounds
          layer.addSublayer(gradient)
          layer.shadowPath = UIBezierPath(rect: ↓bounds).cgPath
        }
      }
      """,
      "A layer": """
      class ScannerViewController: UIViewController {
        private let preview = AVCaptureVideoPreviewLayer()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(frameView)
          preview.frame = ↓view.bounds
          view.layer.addSublayer(preview)
        }
      }
      """,
    ])
}
