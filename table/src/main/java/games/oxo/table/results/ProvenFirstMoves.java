package games.oxo.table.results;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.SymmetricMoves;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/**
 * The first moves of a game that are proven to win, as the recorded results have them: each proof
 * was checked by the referee when it was recorded. Nothing else is known about the game.
 */
public final class ProvenFirstMoves implements ExactValues {
  private final List<Move> won;

  private ProvenFirstMoves(List<Move> won) {
    this.won = List.copyOf(won);
  }

  /** What is proven of a game, with or without a swap; {@link ExactValues#NONE} when nothing is. */
  public static ExactValues of(Game game) {
    for (ResultQuestion question : ResultQuestion.ALL) {
      if (question.kind() == ResultQuestion.Kind.PROOFS && isAbout(question, game)) {
        ResultAnswer answer = ResultStore.builtIn().get(question.name());
        List<Move> won = answer == null ? List.of() : won(game, answer.proofs());
        return won.isEmpty() ? ExactValues.NONE : new ProvenFirstMoves(won);
      }
    }
    return ExactValues.NONE;
  }

  private static boolean isAbout(ResultQuestion question, Game game) {
    Game other = BuiltInGames.load(question.game());
    return other.board().cells() == game.board().cells()
        && RulesFingerprint.of(other).equals(RulesFingerprint.of(game));
  }

  private static List<Move> won(Game game, List<ResultAnswer.Proof> proofs) {
    List<Move> won = new ArrayList<>();
    proofs.stream()
        .filter(ResultAnswer.Proof::isProven)
        .sorted(Comparator.comparingLong(ResultAnswer.Proof::expansions))
        .forEach(proof -> won.addAll(images(game, proof.move())));
    return won;
  }

  /** A first move and all that are like it. */
  private static List<Move> images(Game game, String text) {
    Position start = game.start();
    List<Move> legal = start.legalMoves();
    int[] firsts = SymmetricMoves.firsts(start, legal);
    int first = firsts[legal.indexOf(new MoveNotation(game).read(start, text))];
    List<Move> images = new ArrayList<>();
    for (int i = 0; i < firsts.length; i++) {
      if (firsts[i] == first) {
        images.add(legal.get(i));
      }
    }
    return images;
  }

  @Override
  public OptionalInt value(Position position) {
    return OptionalInt.empty();
  }

  @Override
  public List<Move> wonFirstMoves() {
    return won;
  }
}
