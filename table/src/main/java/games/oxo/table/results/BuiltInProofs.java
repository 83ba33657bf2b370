package games.oxo.table.results;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.certificate.CertifiedWins;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.value.Result;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The proofs that come with the program: certificates, one after the other, as resources named by
 * the fingerprint of the rules. They are read when a position is first asked for; the referee
 * accepted them when they were made, and a test has it accept them again.
 */
public final class BuiltInProofs {
  private static final String FOLDER = "/oxo/proofs/";
  private static final String ENDING = ".oxoproofs";

  private BuiltInProofs() {}

  /** What is proven of a game, with or without a swap; {@link ExactValues#NONE} without proofs. */
  public static ExactValues of(Game game) {
    return BuiltInProofs.class.getResource(name(game)) == null
        ? ExactValues.NONE
        : new Unread(game);
  }

  /** The certificates of a game, as text; empty when none has its rules. */
  public static Optional<String> text(Game game) {
    try (InputStream in = BuiltInProofs.class.getResourceAsStream(name(game))) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.US_ASCII));
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", name(game), e.getMessage()));
    }
  }

  private static String name(Game game) {
    return FOLDER + RulesFingerprint.of(game).brief() + ENDING;
  }

  /** Proofs that are read when they are first needed. */
  private static final class Unread implements ExactValues {
    private final Game game;
    private volatile @Nullable ExactValues read;

    Unread(Game game) {
      this.game = game;
    }

    @Override
    public OptionalInt value(Position position) {
      return OptionalInt.empty();
    }

    @Override
    public Optional<Result> result(Position position) {
      return proofs().result(position);
    }

    @Override
    public Optional<Move> winningMove(Position position) {
      return proofs().winningMove(position);
    }

    private ExactValues proofs() {
      ExactValues already = read;
      return already == null ? read() : already;
    }

    private synchronized ExactValues read() {
      ExactValues already = read;
      if (already == null) {
        already = CertifiedWins.read(game, text(game).orElse(""), name(game));
        read = already;
      }
      return already;
    }
  }
}
