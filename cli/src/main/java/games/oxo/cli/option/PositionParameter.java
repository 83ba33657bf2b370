package games.oxo.cli.option;

import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Position;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The game, and the position of it, that a command is about. */
public final class PositionParameter {
  public static final String MEANING =
      "Moves (e5 d4), rows (XOX/.O./...) with or without moves after them, a file with either"
          + " or with a drawn board, or - for standard input. Without it: the start.";

  @Mixin private GameParameter game = new GameParameter();

  @Parameters(index = "1..*", paramLabel = "POSITION", description = MEANING)
  private List<String> words = List.of();

  @Mixin private ToMoveOption toMove = new ToMoveOption();

  /** The game, as the user names it. */
  public String game() {
    return game.name;
  }

  public Position read(Terminal terminal) {
    return PositionArgument.read(UserGames.load(game.name), words, toMove, terminal);
  }
}
