package games.oxo.table.extract;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.solve.ExactValues;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The extracts that come with the program, as resources named by the fingerprint of the rules. One
 * is read when a value is first asked for.
 */
public final class BuiltInExtracts {
  private static final String FOLDER = "/oxo/extracts/";
  private static final String ENDING = ".oxoextract";

  private BuiltInExtracts() {}

  /** What is known about a game; {@link ExactValues#NONE} when no extract has its rules. */
  public static ExactValues of(Game game) {
    String name = name(game);
    return isThere(name) ? new Unread(game, name) : ExactValues.NONE;
  }

  /** The extract of a game, read now; empty when none has its rules. */
  public static Optional<Extract> read(Game game) {
    String name = name(game);
    return isThere(name) ? Optional.of(read(game, name)) : Optional.empty();
  }

  private static String name(Game game) {
    return FOLDER + RulesFingerprint.of(game).brief() + ENDING;
  }

  private static boolean isThere(String name) {
    return BuiltInExtracts.class.getResource(name) != null;
  }

  private static Extract read(Game game, String name) {
    try (InputStream in = BuiltInExtracts.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("the resource is missing");
      }
      return Extract.read(game, in.readAllBytes(), name);
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", name, e.getMessage()));
    }
  }

  /** An extract that is read when it is first needed. */
  private static final class Unread implements ExactValues {
    private final Game game;
    private final String name;
    private volatile @Nullable Extract read;

    Unread(Game game, String name) {
      this.game = game;
      this.name = name;
    }

    @Override
    public OptionalInt value(Position position) {
      Extract extract = read;
      if (extract == null) {
        extract = read();
        read = extract;
      }
      return extract.value(position);
    }

    private synchronized Extract read() {
      Extract already = read;
      if (already != null) {
        return already;
      }
      return BuiltInExtracts.read(game, name);
    }
  }
}
