package games.oxo.game;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.text.Drawing;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionReader;
import games.oxo.game.text.PositionWriter;
import games.oxo.game.text.RuleText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One recorded game of every game and variant. When the rules are meant to change, {@code mvn test
 * -pl game -Dtest=PlaythroughTest -Doxo.record=true} records them anew; read the difference before
 * committing it.
 */
@DisplayName("Recorded games come out the same, board by board")
class PlaythroughTest {
  private static final String MOVES = "Moves: ";

  @ParameterizedTest
  @MethodSource("games.oxo.game.Samples#allBuiltIn")
  void ofEveryGameAndVariant(Game game) throws IOException {
    String file = "playthroughs/" + game.id().replace(':', '-') + ".txt";
    if (Boolean.getBoolean("oxo.record")) {
      Files.writeString(Path.of("src/test/resources", file), record(game, moves(game)));
      return;
    }
    String recorded = Samples.lines(file).collect(Collectors.joining("\n", "", "\n"));
    String moves =
        recorded.lines().filter(line -> line.startsWith(MOVES)).findFirst().orElseThrow();
    assertThat(record(game, moves.substring(MOVES.length()))).isEqualTo(recorded);
  }

  /**
   * The author's own example for TicTacTrains, a random game with a swap, where it is offered, for
   * the others.
   */
  private static String moves(Game game) {
    if (game.id().equals("tictactrains")) {
      return Samples.lines("tictactrains-example.txt").collect(Collectors.joining(" "));
    }
    Dice dice = new Dice(game.id().hashCode());
    Position position = game.start();
    while (!position.outcome().isOver()) {
      List<Move> legal = position.legalMoves();
      Move random = legal.get(dice.below(legal.size()));
      position = position.play(position.swapOffered() ? Move.SWAP : random);
    }
    return new MoveNotation(game).writeList(position.moves());
  }

  private static String record(Game game, String moves) {
    MoveNotation notation = new MoveNotation(game);
    Position end = PositionReader.read(game, moves);
    StringBuilder text = new StringBuilder();
    text.append("Game: ").append(game.id()).append('\n');
    text.append(MOVES).append(notation.writeList(end.moves())).append('\n');
    Position position = game.start();
    describe(position, text);
    for (Move move : end.moves()) {
      String mover = position.toMove().orElseThrow().name();
      position = position.play(move);
      text.append('\n').append(mover).append(": ").append(notation.write(move)).append('\n');
      describe(position, text);
    }
    return text.toString();
  }

  private static void describe(Position position, StringBuilder text) {
    MoveNotation notation = new MoveNotation(position.game());
    new Drawing(position.game(), false).draw(position).forEach(l -> text.append(l).append('\n'));
    text.append(PositionWriter.rows(position)).append('\n');
    text.append(RuleText.outcome(position)).append('\n');
    if (!position.outcome().isOver()) {
      String legal =
          position.legalMoves().stream()
              .map(notation::writeInList)
              .collect(Collectors.joining(" "));
      text.append("Legal: ").append(legal).append('\n');
    }
  }
}
