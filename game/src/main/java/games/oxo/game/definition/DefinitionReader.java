package games.oxo.game.definition;

import games.oxo.game.board.Board;
import games.oxo.game.board.NotationStyle;
import games.oxo.game.board.Shape;
import games.oxo.game.board.Shapes;
import games.oxo.game.input.InputException;
import games.oxo.game.score.ScorePart;
import games.oxo.game.score.ScoreParts;
import games.oxo.game.score.ScoreSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Reads definition files; {@code docs/definition.md} describes every key. A file that {@code
 * extends} another inherits the keys that it does not set, by the rules of {@link Settings}.
 */
public final class DefinitionReader {
  private final Settings settings;
  private final Shapes shapes;

  private DefinitionReader(Settings settings, Shapes shapes) {
    this.settings = settings;
    this.shapes = shapes;
  }

  /**
   * Reads a file and all that it extends.
   *
   * @throws InputException with file and line when there is anything wrong
   */
  public static Definition read(Source source, Source.Finder finder) {
    return read(source, finder, Shapes.BUILT_IN);
  }

  /**
   * Reads a file and all that it extends, with boards of these shapes.
   *
   * @throws InputException with file and line when there is anything wrong
   */
  public static Definition read(Source source, Source.Finder finder, Shapes shapes) {
    Settings settings = Settings.read(source, finder, new KnownKeys(shapes));
    return new DefinitionReader(settings, shapes).definition(source);
  }

  /** The paths of all keys that a file may have: {@code name}, {@code board.width} and so on. */
  public static List<String> keys() {
    return new KnownKeys(Shapes.BUILT_IN).paths();
  }

  private Definition definition(Source source) {
    if (!settings.has("name")) {
      throw new InputException("the key 'name' is missing").at(source.label());
    }
    if (!settings.has("board.shape")) {
      throw new InputException(
              "the key 'board' with its 'shape' is missing; a board is "
                  + shapes.list().stream().map(Shape::example).collect(Collectors.joining(" or ")))
          .at(source.label());
    }
    try {
      Board board = new BoardTable(settings, shapes).board();
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
      throw settings.locate(problem);
    }
  }

  private @Nullable LineRule line(Board board) {
    if (!settings.has("line")) {
      return null;
    }
    return new LineRule(
        settings.has("line.win") ? settings.length("line.win", board) : 0,
        settings.has("line.lose") ? settings.length("line.lose", board) : 0,
        new PatternTable(settings, board).patterns());
  }

  private @Nullable ScoreRule score(Board board, NotationStyle notation) {
    if (!settings.has("score")) {
      return null;
    }
    ScoreSettings score = new ScoreTable(settings, board, notation);
    List<ScorePart> parts = new ArrayList<>();
    ScoreParts.KINDS.forEach(kind -> parts.addAll(kind.read(score)));
    return new ScoreRule(parts);
  }

  private TurnOrder turns() {
    if (!settings.has("turns")) {
      return TurnOrder.ALTERNATING;
    }
    String text = settings.text("turns");
    return Settings.located(() -> TurnOrder.parse(text), "turns");
  }
}
