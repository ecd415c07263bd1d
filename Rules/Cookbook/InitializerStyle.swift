import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The views of a project treat `init(coder:)` in the same way.
struct InitializerStyle: Rule {
  let options: Options
  let query = Query.initializers(with: .viewClasses)

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard Self.mayJudge(function, in: file), case let type = file.types[function.type],
      let typeName = type.declaration.name
    else { return }
    let isFatal = function.declaration.isFatal
    let isIdle = !isFatal && function.sureCalls.isEmpty
    // A view without common setup shows neither way.
    if isIdle, options.style != .fatalError {
      guard options.style == .commonSetup,
        file.functions(ofType: type.key).contains(where: {
          $0.declaration.kind == .initializer && !$0.sureCalls.isEmpty
        })
      else { return }
      report.add(
        function.declaration.keyword,
        "`init(coder:)` of `\(typeName.text)` skips the setup that another initializer calls",
        advice: Style.commonSetup.advice)
      return
    }
    let way = isFatal ? Style.fatalError : .commonSetup
    report.add(
      function.declaration.keyword,
      isFatal
        ? "`\(typeName.text)` fails in `init(coder:)`"
        : "`\(typeName.text)` can be created by `init(coder:)`",
      way: way, agreed: options.style, owner: type.key)
  }

  /// Whether a function is an `init(coder:)` of a view that no nib makes.
  static func mayJudge(_ function: ViewFunction, in file: ViewFile) -> Bool {
    guard function.declaration.kind == .initializer, function.isMember, !function.isNested,
      function.declaration.takesCoder, case let type = file.types[function.type]
    else { return false }
    return type.kind == .class && type.declaration.role == .view
      && !file.mayLoadFromNib(type)
  }

  enum Style: String, WayOption {
    case majority
    case commonSetup = "common_setup"
    case fatalError = "fatal_error"

    var practice: Finding.Message {
      self == .fatalError ? "fail in `init(coder:)`" : "can be created by `init(coder:)`"
    }
    var advice: Finding.Message {
      self == .fatalError
        ? "call `fatalError()` in it: views are only made in code"
        : "call `super.init(coder:)` and the setup that the other initializers call"
    }
  }

  typealias Options = WayOptions<Style>
}

extension Lexeme {
  fileprivate var isOfNib: Bool {
    self.is(.IBOutlet) || self.is(.loadNibNamed) || self.is(.UINib) || self.is(.awakeFromNib)
  }
}

extension Declaration {
  fileprivate var takesCoder: Bool {
    guard let parameters = parameters?.parameters, parameters.count == 1 else { return false }
    return parameters[0].label.is(.coder)
  }

  /// Whether the initializer cannot be used: it is unavailable, traps, or does nothing but return `nil`.
  fileprivate var isFatal: Bool {
    guard let body else { return false }
    return prefix.contains { $0.is(.unavailable) }
      || body.tokens.contains { $0.isTrap }
      || body.statements.contains { $0.first.is(.return) && $0.tokens.last?.is(.nil) == true }
  }
}

extension ViewFile {
  /// Whether a nib makes views of a type, or may: the type has outlets, loads a nib or awakes from one, or is that of an
  /// outlet.
  fileprivate func mayLoadFromNib(_ type: ViewType) -> Bool {
    answer(for: InitializerStyle.self, about: type.key) { file in
      file.type(type.key) { token in
        token.isOfNib && token.statement.flatMap(file.scopes.type)?.key == type.key
      }
        || type.declaration.name.map { file.mentions(of: $0) }?.contains { mention in
          guard let declaration = mention.statement?.declaration else { return false }
          return declaration.hasAttribute("IBOutlet")
            && declaration.type.indices.contains(mention.index)
        } == true
    }
  }
}

extension InitializerStyle {
  static let description = RuleDescription(
    id: "initializer_style",
    family: .cookbook,
    summary: "`init(coder:)` that differs from the project's other views",
    rationale: """
      Either `init(coder:)` fails, or it calls the same setup as the other initializers. If each view does it \
      differently, it is unclear which ones a storyboard can contain. `init(coder:)` fails if it is unavailable, \
      traps or returns `nil`; it is usable if it calls setup functions. The majority of view types decides, unless \
      `style` does. With `style: common_setup`, an initializer that skips another one's setup is reported too.
      """,
    limits: [
      "without `style`, only files of this run count: set it for hooks and editors that lint single files",
      "each configuration's files are counted separately",
    ],
    source:
      "UIKit In Code, What things should be described, View structure: \"Main goal is to have single way across all project\"; Examples from projects A, Y and G: `init(coder:)`",
    defaultSeverity: .off,
    options: Options.descriptions,
    goodExamples: [
      "Setup in both initializers": """
      final class PlayerView: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          commonSetup()
        }

        required init?(coder: NSCoder) {
          super.init(coder: coder)
          commonSetup()
        }
      }
      """
    ],
    badExamples: [
      "One view that fails": """
      final class PlayerView: UIView {
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          commonSetup()
        }
      }

      final class QueueView: UIView {
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          commonSetup()
        }
      }

      final class VolumeView: UIView {
        required ↓init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      }
      """
    ])
}
