package games.oxo.app;

import games.oxo.game.Position;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The game, and the position of it, that a command is about. */
final class PositionParameter {
  static final String MEANING =
      "Moves (e5 d4), rows (XOX/.O./...) with or without moves after them, a file with either"
          + " or with a drawn board, or - for standard input. Without it: the start.";

  @Mixin private GameParameter game = new GameParameter();

  @Parameters(index = "1..*", paramLabel = "POSITION", description = MEANING)
  private List<String> words = List.of();

  Position read(Terminal terminal) {
    return PositionArgument.read(UserGames.load(game.name), words, terminal.in());
  }
}
