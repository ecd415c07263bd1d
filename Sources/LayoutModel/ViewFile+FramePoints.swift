import SwiftSource

/// A point on the edge of a view's frame that is spelled out: `CGPoint(x: icon.frame.maxX, y: icon.frame.minY)`.
public struct FramePoint: Sendable {
  /// Where on one axis the point is.
  public enum Part: UInt8, Sendable { case minimum, middle, maximum }

  /// The tokens of the expression.
  public var tokens: Range<Int>
  /// The index of the statement in `Outline.statements`.
  public var statement: Int
  /// The tokens that name the view; empty for the view that the code belongs to.
  public var view: Range<Int>
  /// Where the point is from left to right.
  public var horizontal: Part
  /// Where the point is from top to bottom.
  public var vertical: Part
}

extension FactBuilder {
  /// The points on the edges of known views' frames that the file spells out, in source order.
  public func framePoints() -> [FramePoint] {
    outline.calls.compactMap { call in
      guard call.open >= 0, call.name >= 0, tokens[call.name].is(.CGPoint),
        call.chainStart == call.name, call.end == outline.partner(of: call.open)
      else { return nil }
      return framePoint(call)
    }
  }

  private func framePoint(_ call: Outline.Call) -> FramePoint? {
    var parts: [(view: Range<Int>, part: FramePoint.Part)] = []
    for argument in outline.arguments(call.open, tokens) {
      guard argument.label >= 0, parts.count < 2,
        tokens[argument.label].is(parts.isEmpty ? LayoutWord.x : .y),
        let part = framePart(argument.value, isHorizontal: parts.isEmpty)
      else { return nil }
      parts.append(part)
    }
    let block = block(of: call.statement)
    guard parts.count == 2,
      names.item(parts[0].view, in: block) == names.item(parts[1].view, in: block),
      isViewWithFrame(parts[0].view, in: block)
    else { return nil }
    return FramePoint(
      tokens: call.chainStart..<(call.end + 1), statement: call.statement, view: parts[0].view,
      horizontal: parts[0].part, vertical: parts[1].part)
  }

  /// `icon.frame.maxX`, `frame.maxX`.
  private func framePart(
    _ value: Range<Int>, isHorizontal: Bool
  ) -> (view: Range<Int>, part: FramePoint.Part)? {
    guard value.count >= 3, isPath(value) else { return nil }
    let frame = value.upperBound - 3
    guard tokens[frame].is(.frame), tokens[frame + 1].kind == .period else { return nil }
    let part: FramePoint.Part
    switch text(frame + 2) {
    case isHorizontal ? "minX" : "minY": part = .minimum
    case isHorizontal ? "midX" : "midY": part = .middle
    case isHorizontal ? "maxX" : "maxY": part = .maximum
    default: return nil
    }
    guard frame > value.lowerBound else { return (frame..<frame, part) }
    guard tokens[frame - 1].kind == .period else { return nil }
    return (value.lowerBound..<(frame - 1), part)
  }

  /// Whether a name is that of a view for all that the file says; empty for the view that the code belongs to.
  private func isViewWithFrame(_ path: Range<Int>, in block: Int) -> Bool {
    guard !isOtherFrame(path, in: block) else { return false }
    guard let name = path.last(where: { tokens[$0].kind == .identifier }) else {
      let isFrame = path.isEmpty && scopes.isLocal(path.lowerBound, in: block)
      return scopes.type(aroundBlock: block)?.isView ?? false && !isFrame
    }
    let isNamedSo =
      isNamedLikeView(name) || tokens[name].is(.view) || tokens[name].is(.contentView)
      || tokens[name].is(.superview)
    let isQualified = tokens[path.lowerBound].is(Keyword.`self`)
    guard path.first(where: { tokens[$0].kind == .identifier }) == name else { return isNamedSo }
    if !isQualified, let local = scopes.local(name, in: block) {
      return names.viewNames.contains(local) || isNamedSo
    }
    guard let member = scopes.memberKey(key(name), in: block) else { return isNamedSo }
    if names.viewNames.contains(member) || names.placedNames.contains(member) { return true }
    return !names.propertyNames.contains(member) && isNamedSo
  }

  /// The name of the function or the property whose body a statement stands in, but for closures inside it.
  public func functionName(around statement: Int) -> Int? {
    functionName(aroundBlock: block(of: statement))
  }

  /// Whether a statement stands in an extension of the type with this name.
  public func isInExtension(of name: StaticString, _ statement: Int) -> Bool {
    guard let type = scopes.type(around: statement), type.kind == .extension else { return false }
    let extended = outline.declarations[type.declaration.index].name
    return extended >= 0 && spells(extended, name)
  }
}
