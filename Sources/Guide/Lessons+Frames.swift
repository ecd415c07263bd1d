extension Lesson {
  /// What a team that lays out with frames agrees on. The examples are those of the rules.
  static var frames: [Lesson] {
    [
      agreement(
        "unscaled_constant", "Numbers scale with the screen",
        """
        The numbers of our designs are for one screen. We pass each of them through a helper that scales it, or to an \
        initializer that does: a number that stays as it is looks right on that one screen only.
        """),
      agreement(
        "scaled_circle", "Round views scale by one side",
        """
        Widths scale with the width of the screen and heights with its height, so two equal sides are equal on one device \
        only. We give a round view one side and `keepEqual`.
        """),
      agreement(
        "frame_snapping", "Views snap to named points",
        """
        We say where the next view begins with the name of a point, such as `icon.topRightPoint()`: `minX` and `minY` are \
        easily confused.
        """),
      agreement(
        "layout_entry_point", "Layout begins in `performLayout()`",
        """
        The initializers that scale a frame call `performLayout()`. We create and add subviews there and nowhere else, so \
        we do not override an initializer for it, and we know where to look.
        """),
      agreement(
        "zero_size", "Every view gets a size",
        """
        A view without a width or a height is not seen. We give both, or one of them and `keepEqual`.
        """),
      agreement(
        "view_layout_guide", "Bounds of the root view only",
        """
        A frame is a place in the superview, and bounds begin at zero. We take the bounds of the view around, and the frame \
        of any other one.
        """),
      agreement(
        "view_layout_padding", "Padding: first down, then right",
        """
        The padding of a `ViewLayout` has no labels. We write the vertical number first, and a positive one moves the view \
        down or to the right.
        """),
      agreement(
        "snap_target", "First the view, then what snaps to it",
        """
        A frame is read once, when the next view is laid out. We make a view and give it its frame before another one snaps \
        to it, and only snap views of one superview to each other.
        """),
      agreement(
        "frames_only", "Frames, and nothing besides",
        """
        Constraints keep their points on each screen and move what a frame has placed. We lay out with frames only, and \
        in one way.
        """),
    ]
  }

  private static func agreement(_ rule: String, _ title: String, _ text: String) -> Lesson {
    Lesson(
      rule: rule, chapter: .frames, title: title, text: { _ in text }, good: { _ in [] },
      bad: { _ in [] })
  }
}
