package games.oxo.app.prove;

import static java.nio.charset.StandardCharsets.US_ASCII;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.input.InputException;
import games.oxo.game.text.PositionReader;
import games.oxo.game.words.Text;
import games.oxo.search.prove.PartsFormat;
import games.oxo.search.prove.Strategy;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * The parts of a proof that {@code oxo prove} has found so far, read from its file.
 *
 * @param position what is to be proven
 * @param attacker the side that is to win
 * @param strategy its moves in the positions that are proven
 */
public record UnfinishedProof(Position position, Player attacker, Strategy strategy) {
  /** A header is shorter than this. */
  private static final int MOST_HEADER = 10_000;

  /** Whether a file begins as one with the parts of a proof does. */
  public static boolean is(String firstLine) {
    return firstLine.equals(PartsFormat.FIRST_LINE);
  }

  /**
   * Reads a file.
   *
   * @param game the game without a swap
   * @throws InputException when it is none, or about another game
   */
  public static UnfinishedProof read(Game game, Path file) {
    try (BufferedReader in =
        new BufferedReader(new InputStreamReader(Files.newInputStream(file), US_ASCII))) {
      Map<String, String> fields = new HashMap<>();
      long length = 0;
      for (String line = in.readLine();
          line != null && !PartsFormat.isPart(line) && length < MOST_HEADER;
          line = in.readLine()) {
        length += line.length() + 1;
        String[] words = line.split(" ", 2);
        fields.put(words[0], words.length > 1 ? words[1] : "");
      }
      if (!fields.getOrDefault("rules", "").equals(RulesFingerprint.of(game).toString())) {
        throw new InputException(
            Text.format("%s is a proof for other rules than those of %s", file, game.id()));
      }
      Position position = PositionReader.read(game, fields.getOrDefault("position", ""));
      Player attacker = fields.getOrDefault("winner", "").equals("O") ? Player.O : Player.X;
      Strategy strategy = new Strategy(game.symmetryGroup());
      PartsReader.read(file, length, new PartsFormat(game.board().cells(), attacker), strategy);
      return new UnfinishedProof(position, attacker, strategy);
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", file, e.getMessage()));
    }
  }
}
