package games.oxo.game.board;

import java.util.Arrays;
import java.util.List;

/** The board shapes. Everything that depends on the shape is in its {@link Outline}. */
public enum Shape {
  SQUARE(new SquareOutline()),
  HEXAGON(new HexagonOutline());

  // An outline has no fields.
  @SuppressWarnings("ImmutableEnumChecker")
  private final Outline outline;

  Shape(Outline outline) {
    this.outline = outline;
  }

  /** Its geometry. */
  public Outline outline() {
    return outline;
  }

  /** The words for all shapes. */
  public static List<String> keys() {
    return Arrays.stream(values()).map(shape -> shape.outline.key()).toList();
  }

  /** The shape with this word, which must be one of {@link #keys()}. */
  public static Shape ofKey(String key) {
    return Arrays.stream(values())
        .filter(shape -> shape.outline.key().equals(key))
        .findFirst()
        .orElseThrow();
  }
}
