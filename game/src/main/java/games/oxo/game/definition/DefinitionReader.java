package games.oxo.game.definition;

import games.oxo.game.board.Board;
import games.oxo.game.board.CellNames;
import games.oxo.game.board.NotationStyle;
import games.oxo.game.board.Outline;
import games.oxo.game.board.Shape;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.toml.TomlValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Reads definition files; {@code docs/definition.md} describes every key. A file that {@code
 * extends} another takes over what it does not say itself, by the rules of {@link Settings}.
 */
public final class DefinitionReader {
  private static final List<String> CELL_SETS = List.of("border", "corners", "all");

  private final Settings settings;

  private DefinitionReader(Settings settings) {
    this.settings = settings;
  }

  /**
   * Reads a file and all that it extends.
   *
   * @throws InputException with file and line when there is anything wrong
   */
  public static Definition read(Source source, Source.Finder finder) {
    return new DefinitionReader(Settings.read(source, finder)).definition(source);
  }

  /** The paths of all keys that a file may have: {@code name}, {@code board.width} and so on. */
  public static List<String> keys() {
    return Settings.knownKeys();
  }

  private Definition definition(Source source) {
    if (!settings.has("name")) {
      throw new InputException("the key 'name' is missing").at(source.label());
    }
    if (!settings.has("board.shape")) {
      throw new InputException(
              "the key 'board' with its 'shape' is missing; a board is "
                  + Arrays.stream(Shape.values())
                      .map(shape -> shape.outline().example())
                      .collect(Collectors.joining(" or ")))
          .at(source.label());
    }
    try {
      Board board = board();
      NotationStyle notation =
          settings.has("notation")
              ? NotationStyle.ofKey(settings.text("notation", NotationStyle.keys()))
              : NotationStyle.defaultFor(board);
      return new Definition(
          source.id(),
          settings.text("name"),
          board,
          line(board),
          score(board, notation),
          settings.flag("swap", false),
          turns(),
          notation);
    } catch (DefinitionProblem problem) {
      throw new InputException(problem.getMessage()).at(settings.place(problem.keys()));
    }
  }

  private Board board() {
    Shape shape = Shape.ofKey(settings.text("board.shape", Shape.keys()));
    Outline outline = shape.outline();
    for (String other : Settings.FIGURES) {
      if (!outline.figureNames().contains(other)) {
        settings.refuse("board." + other, outline.figureRule());
      }
    }
    boolean gravity = settings.flag("board.gravity", false);
    if (gravity && !outline.hasColumns()) {
      located(() -> Board.of(shape, List.of(), true), "board.gravity");
    }
    List<Integer> figures = new ArrayList<>();
    List<String> keys = new ArrayList<>();
    for (String name : outline.figureNames()) {
      figures.add(settings.whole("board." + name, 1, outline.largestFigure()));
      keys.add(0, "board." + name);
    }
    return located(() -> Board.of(shape, figures, gravity), keys.toArray(new String[0]));
  }

  private @Nullable LineRule line(Board board) {
    if (!settings.has("line")) {
      return null;
    }
    return new LineRule(
        settings.has("line.win") ? length("line.win", board) : 0,
        settings.has("line.lose") ? length("line.lose", board) : 0);
  }

  private int length(String key, Board board) {
    int length = settings.whole(key);
    Definition.checkLength(length, board, key);
    return length;
  }

  private @Nullable ScoreRule score(Board board, NotationStyle notation) {
    if (!settings.has("score")) {
      return null;
    }
    if (settings.has("score.longest")) {
      settings.text("score.longest", List.of("path"));
    }
    List<ScoreRule.Run> runs = new ArrayList<>();
    for (String run : settings.each("score.run")) {
      runs.add(new ScoreRule.Run(length(run + ".length", board), points(run + ".points")));
    }
    List<String> bonuses = settings.each("score.bonus");
    Integer[] bonus = new Integer[bonuses.isEmpty() ? 0 : board.cells()];
    Arrays.fill(bonus, 0);
    for (String each : bonuses) {
      int points = points(each + ".points");
      long cells = cells(each + ".cells", board, notation);
      for (long rest = cells; rest != 0; rest &= rest - 1) {
        bonus[Long.numberOfTrailingZeros(rest)] += points;
      }
    }
    return new ScoreRule(runs, List.of(bonus), settings.has("score.longest"));
  }

  private int points(String key) {
    return settings.whole(key, -Definition.MAX_POINTS, Definition.MAX_POINTS);
  }

  /** A set of cells: {@code "border"}, {@code "ring 2"}, or a list of names. */
  private long cells(String key, Board board, NotationStyle notation) {
    if (settings.value(key) instanceof TomlValue.Array) {
      CellNames names = located(() -> new CellNames(board, notation), "notation");
      long cells = 0;
      for (String name : settings.texts(key)) {
        cells |= 1L << located(() -> names.read(name), key);
      }
      return cells;
    }
    String set = settings.text(key);
    if (set.matches("ring [0-9]{1,2}")) {
      int ring = Integer.parseInt(set.substring("ring ".length()));
      if (ring < 1 || ring > board.rings()) {
        throw new DefinitionProblem(
            "'%s': this board (%s) has rings 1 to %d"
                .formatted(set, board.describe(), board.rings()),
            key);
      }
      return board.ringCells(ring);
    }
    return switch (set) {
      case "border" -> board.border();
      case "corners" -> board.corners();
      case "all" -> board.all();
      default ->
          throw new DefinitionProblem(
              "'%s' is no set of cells; it is border, corners, all, 'ring 1' and so on, or a list such as [\"%s\"]%s"
                  .formatted(
                      set,
                      new CellNames(board, notation).name(0),
                      Nearest.hint(set, CELL_SETS).startsWith("; did")
                          ? Nearest.hint(set, CELL_SETS)
                          : ""),
              key);
    };
  }

  private TurnOrder turns() {
    if (!settings.has("turns")) {
      return TurnOrder.ALTERNATING;
    }
    String text = settings.text("turns");
    return located(() -> TurnOrder.parse(text), "turns");
  }

  /** Blames the keys for whatever the work complains of. */
  private static <T> T located(Supplier<T> work, String... keys) {
    try {
      return work.get();
    } catch (DefinitionProblem e) {
      throw e;
    } catch (InputException e) {
      throw new DefinitionProblem(e.getMessage(), keys);
    }
  }
}
