package games.oxo.game.definition;

import games.oxo.game.board.Board;
import games.oxo.game.board.BoardFeatures;
import games.oxo.game.board.Shape;
import games.oxo.game.board.Shapes;
import games.oxo.game.board.Wrap;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;

/** The table {@code board} of a definition. */
final class BoardTable {
  private static final String CELLS = "board.cells";
  private static final String WRAP = "board.wrap";
  private static final String DIRECTIONS = "board.directions";

  private final Settings settings;
  private final Shapes shapes;

  BoardTable(Settings settings, Shapes shapes) {
    this.settings = settings;
    this.shapes = shapes;
  }

  Board board() {
    Shape shape = shapes.ofKey(settings.text("board.shape", shapes.keys()));
    for (String other : shapes.figureNames()) {
      if (!shape.figureNames().contains(other)) {
        settings.refuse("board." + other, shape.figureRule());
      }
    }
    boolean gravity = settings.flag("board.gravity", false);
    if (gravity && !shape.hasColumns()) {
      Settings.located(() -> Board.of(shape, List.of(), true), "board.gravity");
    }
    BoardFeatures features = new BoardFeatures(gravity, outline(), directions(shape), wrap());
    List<Integer> figures = figures(shape, features);
    List<String> keys = new ArrayList<>();
    keys.add(WRAP);
    keys.add(CELLS);
    shape.figureNames().forEach(name -> keys.add(1, "board." + name));
    return Settings.located(() -> Board.of(shape, figures, features), keys.toArray(new String[0]));
  }

  /** The rows of places, without blanks; none where the definition gives none. */
  private List<String> outline() {
    if (!settings.has(CELLS)) {
      return List.of();
    }
    List<String> rows = settings.rows(CELLS);
    List<String> places = rows.stream().map(row -> row.replaceAll("\\s", "")).toList();
    if (places.stream().allMatch(String::isEmpty)) {
      throw new DefinitionProblem(
          "'board.cells' has no rows; a row is text with a '.' for each cell and a '#' for each"
              + " hole",
          CELLS);
    }
    return places;
  }

  /** The directions in which lines run; none where the definition gives none. */
  private List<String> directions(Shape shape) {
    List<String> names = settings.each(DIRECTIONS);
    if (settings.has(DIRECTIONS) && names.isEmpty()) {
      throw new DefinitionProblem(
          "'board.directions' names no direction; leave it out where lines run in all", DIRECTIONS);
    }
    List<String> allowed = BoardFeatures.directionsOf(shape);
    return names.stream().map(name -> settings.text(name, allowed)).toList();
  }

  private Wrap wrap() {
    return settings.has(WRAP) ? Wrap.ofKey(settings.text(WRAP, Wrap.keys())) : Wrap.NONE;
  }

  /** Those that the definition gives, and where it gives an outline, those that follow from it. */
  private List<Integer> figures(Shape shape, BoardFeatures features) {
    List<String> rows = features.outline();
    int columns = rows.stream().mapToInt(String::length).max().orElse(0);
    List<Integer> found = shape.figuresOf(rows.size(), columns);
    int largest = features.isWhole() ? shape.largestFigure() : shape.largestFigureWithHoles();
    List<Integer> figures = new ArrayList<>();
    for (int i = 0; i < found.size(); i++) {
      String name = shape.figureNames().get(i);
      boolean given = rows.isEmpty() || settings.has("board." + name);
      int figure = given ? settings.whole("board." + name, 1, largest) : found.get(i);
      if (figure > largest) {
        throw new DefinitionProblem(
            Text.format("the cells make a %s of %d; it must be 1 to %d", name, figure, largest),
            CELLS);
      }
      figures.add(figure);
    }
    return figures;
  }
}
