package games.oxo.app.page;

import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.PositionArgument;
import games.oxo.cli.option.PositionParameter;
import games.oxo.cli.option.ToMoveOption;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.files.TextFile;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.game.words.Text;
import games.oxo.offline.file.FramePage;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The small page with one position, puzzle or game, for a frame in a page of others. */
public final class FrameOptions {
  private static final List<String> PARTS = List.of("analysis", "play", "puzzle", "steps");

  @Option(
      names = "--embed",
      description =
          "Write a small page with the board of GAME and POSITION alone, for a frame in a page of"
              + " others.")
  private boolean embed;

  @Option(
      names = "--show",
      split = ",",
      paramLabel = "WHAT",
      description =
          "With --embed, what the board offers: analysis, play, puzzle (find the best move), steps"
              + " (buttons through the moves); several with commas.")
  private List<String> shown = List.of();

  @Option(
      names = "--board",
      paramLabel = "ADDRESS",
      description =
          "With --embed, where the files of --package are (default: oxo-board/, beside the page).")
  private String board = "oxo-board/";

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GAME",
      description = "With --embed: " + GameParameter.MEANING)
  private String name = "";

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "POSITION",
      description = PositionParameter.MEANING)
  private List<String> words = List.of();

  @Mixin private ToMoveOption toMove = new ToMoveOption();

  boolean isWanted() {
    return embed;
  }

  /**
   * What belongs to a frame is given with a frame.
   *
   * @throws InputException when it is not
   */
  void checkUnused() {
    if (!name.isEmpty() || !shown.isEmpty()) {
      throw new InputException(
          "a game and --show belong to --embed; the page itself has all games");
    }
  }

  /** The page. */
  String html(Terminal terminal) {
    if (name.isEmpty()) {
      throw new InputException("--embed needs a game, as in './oxo page --embed squava 1,1 2,2'");
    }
    for (String part : shown) {
      if (!PARTS.contains(part)) {
        throw new InputException(
            Text.format(
                "--show is '%s'; it must be of %s%s",
                part, String.join(", ", PARTS), Nearest.hint(part, PARTS)));
      }
    }
    Game game = UserGames.load(name);
    Position position = PositionArgument.read(game, words, toMove, terminal);
    return FramePage.html(
        game.name(), attributes(game, position), board.endsWith("/") ? board : board + "/");
  }

  private Map<String, String> attributes(Game game, Position position) {
    Map<String, String> attributes = new LinkedHashMap<>();
    if (BuiltInGames.isId(game.id())) {
      attributes.put("game", game.id());
    } else {
      Optional<Path> file = PositionArgument.file(name);
      attributes.put("definition", TextFile.read(file.orElseThrow()));
    }
    if (position.origin().ply() > 0) {
      attributes.put("position", PositionWriter.rows(position.origin()));
    }
    if (!position.moves().isEmpty()) {
      attributes.put("moves", new MoveNotation(game).writeList(position.moves()));
    }
    shown.forEach(part -> attributes.put(part, ""));
    return attributes;
  }
}
