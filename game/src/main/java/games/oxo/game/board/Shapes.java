package games.oxo.game.board;

import java.util.ArrayList;
import java.util.List;

/** The shapes that a definition or a certificate can name. Immutable. */
public final class Shapes {
  static final Shape SQUARE = new SquareShape();
  static final Shape HEXAGON = new HexagonShape();

  /** Those that the program offers. */
  public static final Shapes BUILT_IN = new Shapes(List.of(SQUARE, HEXAGON));

  private final List<Shape> shapes;

  private Shapes(List<Shape> shapes) {
    this.shapes = shapes;
  }

  /** These and one more, which has a word of its own. */
  public Shapes and(Shape shape) {
    if (keys().contains(shape.key())) {
      throw new IllegalArgumentException("there already is a shape '" + shape.key() + "'");
    }
    List<Shape> more = new ArrayList<>(shapes);
    more.add(shape);
    return new Shapes(List.copyOf(more));
  }

  /** All of them. */
  public List<Shape> list() {
    return shapes;
  }

  /** The words for all of them. */
  public List<String> keys() {
    return shapes.stream().map(Shape::key).toList();
  }

  /** The shape with this word, which must be one of {@link #keys()}. */
  public Shape ofKey(String key) {
    return shapes.stream().filter(shape -> shape.key().equals(key)).findFirst().orElseThrow();
  }

  /** The names of the figures that boards of any of these shapes have. */
  public List<String> figureNames() {
    return shapes.stream().flatMap(shape -> shape.figureNames().stream()).distinct().toList();
  }
}
