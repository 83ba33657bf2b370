package games.oxo.app.prove;

import static java.nio.charset.StandardCharsets.US_ASCII;

import games.oxo.app.solve.ShortLines;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.check.CheckedProof;
import games.oxo.game.input.InputException;
import games.oxo.game.text.PositionReader;
import games.oxo.game.words.Text;
import games.oxo.search.certificate.ProofRefused;
import games.oxo.search.prove.PartsFormat;
import games.oxo.search.prove.ProofWriter;
import games.oxo.search.prove.Prover;
import games.oxo.search.prove.Strategy;
import games.oxo.search.prove.StrategyPart;
import games.oxo.search.solve.SymmetricMoves;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a proof that {@code oxo prove} has found so far, read from its file. Anybody may
 * have written it: it gives away only what the referee accepts.
 */
public final class UnfinishedProof {
  /** Receives what is proven. */
  @FunctionalInterface
  public interface Taker {
    /**
     * A reply that is beaten.
     *
     * @param before the position that is to be proven
     * @param reply the defender's move there; null when the attacker moves first, and wins
     * @param proof that the attacker wins after it
     */
    void take(Position before, @Nullable Move reply, CheckedProof proof);
  }

  /** A header is shorter than this. */
  private static final int MOST_HEADER = 10_000;

  private final Path file;
  private final Position position;
  private final Player attacker;
  private final Strategy strategy;

  private final List<StrategyPart> parts;

  private UnfinishedProof(Path file, Position position, Player attacker, List<StrategyPart> parts) {
    this.file = file;
    this.position = position;
    this.attacker = attacker;
    this.parts = parts;
    strategy = new Strategy(position.game().symmetryGroup());
    parts.forEach(part -> part.addTo(strategy));
  }

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
      ShortLines lines = new ShortLines(in);
      while (lines.hasNext() && length < MOST_HEADER) {
        String line = lines.next();
        if (PartsFormat.isPart(line)) {
          break;
        }
        length += line.length() + 1;
        String[] words = line.split(" ", 2);
        fields.put(words[0], words.length > 1 ? words[1] : "");
      }
      if (!fields.getOrDefault("rules", "").equals(RulesFingerprint.of(game).toString())) {
        throw new InputException(
            Text.format("it is a proof for other rules than those of %s", game.id()));
      }
      Position position = PositionReader.read(game, fields.getOrDefault("position", ""));
      Prover.check(position);
      Player attacker = attacker(fields.getOrDefault("winner", ""));
      List<StrategyPart> parts = new ArrayList<>();
      PartsReader.read(file, length, new PartsFormat(game.board().cells(), attacker), parts::add);
      return new UnfinishedProof(file, position, attacker, parts);
    } catch (InputException e) {
      throw e.at(file.toString());
    } catch (UncheckedIOException | IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", file, e.getMessage()));
    }
  }

  private static Player attacker(String text) {
    if (!text.equals("X") && !text.equals("O")) {
      throw new InputException(Text.format("the winner must be X or O, not '%s'", text));
    }
    return Player.valueOf(text);
  }

  /**
   * Has the referee check what is said to be proven.
   *
   * @throws InputException when it refuses something
   */
  public void forEachBeaten(Taker taker) {
    if (position.toMove().orElseThrow() == attacker) {
      if (isKnown(position)) {
        taker.take(position, null, checked(position));
      }
      return;
    }
    List<Move> replies = position.legalMoves();
    int[] firsts = SymmetricMoves.firsts(position, replies);
    Map<Integer, CheckedProof> proofs = new HashMap<>();
    for (int i = 0; i < firsts.length; i++) {
      Position first = position.play(replies.get(firsts[i]));
      if (!first.outcome().isOver() && isKnown(first)) {
        taker.take(
            position, replies.get(i), proofs.computeIfAbsent(firsts[i], same -> checked(first)));
      }
    }
  }

  /** The side that is to win. */
  Player attacker() {
    return attacker;
  }

  /**
   * Has the referee check all that is said to be proven, also where no reply is beaten yet. What it
   * refuses is left out.
   */
  void forEachProof(Consumer<CheckedProof> taker) {
    ProofWriter.checkAll(position.game(), attacker, parts, taker);
  }

  private boolean isKnown(Position at) {
    return strategy.knows(at.stones(attacker), at.stones(attacker.other()));
  }

  private CheckedProof checked(Position won) {
    try {
      return ProofWriter.checked(won, attacker, strategy, () -> false).proof();
    } catch (ProofRefused e) {
      throw new InputException(
          Text.format(
              "%s proves nothing, since the referee refuses a part (%s)", file, e.getMessage()));
    }
  }
}
