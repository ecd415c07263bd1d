import SwiftSource

/// A part of a name that tells what the name is about: `color` in `titleColor`, `remove` in `removeConstraints`.
public enum NamePart: String, Sendable {
  // What a function does.
  case add, addSubview, animate, apply, bind, build, configure, convert, create, fill, install,
    populate
  case prepare, contains, deactivate, dequeue, didAddSubview
  case didMove, end, insert, insertSubview, isDescendant, layout, make, prepareFor, register
  case remove, removeConstraint, render, set, setImage, setNeedsLayout, setUp
  case setup, sizeToFit, stop, style, systemLayoutSizeFitting, touches, uninstall, update

  // What something is.
  case action, attribute, animations, arrangedSubview, arrangedSubviews, autoLayout,
    autolayout
  case base, border, button, cell, color, collectionViewCell, constraint, constraints, corner
  case dataSource, `default`, delegate, edges, equal, equalTo, fittingPriority, font, frame
  case gesture, gestures, gestureRecognizer, gestureRecognizers, guide, height, inset, insets
  case keyboard, label, layer, layoutMargins, margin, margins, nib, point, props
  case recognizer, recognizers, scale, shadow, size, spacing, sublayers, subviews, tableViewCell
  case target, targets, view, viewController, width, window, controller, radius, actions
  case activate, collection, max, accessibility, configuration, systemName
  case async, circle, circular, gradient, mask, round, press, swipe, tap
  case background, backdrop, cancel, close, container, dimming, dismiss, editing, hide, outside,
    overlay
}

extension Lexeme {
  /// Whether the text begins so.
  public func hasPrefix(_ part: NamePart) -> Bool { part.isIn(text8) { _, _ in 0...0 } }

  /// Whether the text begins with this word of a camel-case name: `setup` in `setupView`, not in `setupper`.
  public func hasWordPrefix(_ part: NamePart) -> Bool {
    guard hasPrefix(part) else { return false }
    let rest = text8.dropFirst(part.rawValue.utf8.count)
    return rest.first.map { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? true
  }

  /// Whether the text ends so, with a small or a capital letter: `color` and `titleColor` with `color`.
  public func hasSuffix(_ part: NamePart) -> Bool {
    part.isIn(text8, orCapital: true) { ($0 - $1)...($0 - $1) }
  }

  /// Whether the text ends with this word and a capital letter: `Point` in `topLeftPoint`, not in `point`.
  public func hasLastWord(_ part: NamePart) -> Bool {
    hasSuffix(part) && text8[bytes.count - part.rawValue.utf8.count] & 0x20 == 0
  }

  /// Whether the text has this part anywhere, with a small or a capital letter.
  public func contains(_ part: NamePart) -> Bool {
    part.isIn(text8, orCapital: true) { 0...($0 - $1) }
  }
}

extension NamePart {
  fileprivate func isIn(
    _ text: UnsafeRawBufferPointer, orCapital: Bool = false,
    _ places: (Int, Int) -> ClosedRange<Int>
  ) -> Bool {
    var part = rawValue
    return part.withUTF8 { part in
      guard part.count <= text.count else { return false }
      for start in places(text.count, part.count) {
        let first = text[start]
        guard first == part[0] || orCapital && first | 0x20 == part[0] else { continue }
        var offset = 1
        while offset < part.count, text[start &+ offset] == part[offset] { offset &+= 1 }
        if offset == part.count { return true }
      }
      return false
    }
  }
}
