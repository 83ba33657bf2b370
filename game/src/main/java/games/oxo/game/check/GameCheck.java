package games.oxo.game.check;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import games.oxo.game.input.InputException;
import games.oxo.game.rules.Outcome;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import java.util.List;
import java.util.Optional;
import java.util.function.DoublePredicate;
import org.jspecify.annotations.Nullable;

/**
 * A differential test of a game: plays random games and compares, at every ply, the fast rules with
 * the naive referee: the side to move, the legal moves, the outcome. It also applies every symmetry
 * of the game to every position and checks that legal moves and outcome change accordingly.
 */
public final class GameCheck {
  /**
   * What was played and found.
   *
   * @param unjudged games among them whose winner the referee could not determine
   * @param plies stones placed in all games
   * @param fault the first disagreement, or null
   */
  public record Report(
      int games,
      int unjudged,
      long plies,
      int winsOfX,
      int winsOfO,
      int draws,
      int shortest,
      int longest,
      int symmetries,
      @Nullable String fault) {}

  private final Game game;
  private final NaiveReferee referee;
  private final List<Symmetry> symmetries;
  private final Dice dice;
  private final MoveNotation notation;
  private int winsOfX;
  private int winsOfO;
  private int draws;
  private int unjudged;
  private long plies;
  private int shortest = Integer.MAX_VALUE;
  private int longest;

  /**
   * @param referee who judges the same rules by other means
   * @param symmetries what should keep the rules; usually {@link Game#symmetries()}
   */
  public GameCheck(Game game, NaiveReferee referee, List<Symmetry> symmetries, long seed) {
    this.game = game;
    this.referee = referee;
    this.symmetries = symmetries;
    this.dice = new Dice(seed);
    this.notation = new MoveNotation(game);
  }

  /** Plays this many games, or up to the first fault. */
  public Report run(int games) {
    return run(games, fraction -> true);
  }

  /**
   * Plays this many games, or up to the first fault, or until told to stop.
   *
   * @param goOn receives after each game the share done, from 0 to 1, and returns whether to
   *     continue
   */
  public Report run(int games, DoublePredicate goOn) {
    int played = 0;
    Optional<String> fault = Optional.empty();
    while (played < games && fault.isEmpty()) {
      fault = playOne();
      played++;
      if (!goOn.test((double) played / games)) {
        break;
      }
    }
    return new Report(
        played,
        unjudged,
        plies,
        winsOfX,
        winsOfO,
        draws,
        played == 0 ? 0 : shortest,
        longest,
        symmetries.size(),
        fault.orElse(null));
  }

  private Optional<String> playOne() {
    referee.reset();
    Position position = game.start();
    while (true) {
      String fault = disagreement(position);
      if (fault == null) {
        fault = brokenSymmetry(position);
      }
      if (fault != null) {
        String moves = notation.writeList(position.moves());
        return Optional.of(Text.format("after the moves '%s': %s", moves, fault));
      }
      if (position.outcome().isOver()) {
        break;
      }
      List<Move> legal = position.legalMoves();
      Move move = legal.get(dice.below(legal.size()));
      if (move.isSwap()) {
        referee.swap();
      } else {
        referee.play(move.cell());
      }
      position = position.play(move);
    }
    count(position);
    return Optional.empty();
  }

  private void count(Position end) {
    Player winner = end.outcome().winner();
    winsOfX += winner == Player.X ? 1 : 0;
    winsOfO += winner == Player.O ? 1 : 0;
    draws += winner == null ? 1 : 0;
    plies += end.ply();
    shortest = Math.min(shortest, end.ply());
    longest = Math.max(longest, end.ply());
  }

  private @Nullable String disagreement(Position position) {
    Outcome outcome = position.outcome();
    if (referee.gaveUp()) {
      unjudged++;
      return outcome.reason() == Outcome.Reason.POINTS ? null : "the board is not full";
    }
    if (outcome.reason() != referee.reason() || outcome.winner() != referee.winner()) {
      return Text.format(
          "the rules say %s, winner %s; the referee says %s, winner %s",
          outcome.reason(), outcome.winner(), referee.reason(), referee.winner());
    }
    if (outcome.reason() == Outcome.Reason.POINTS) {
      int x = referee.points(Player.X);
      int o = referee.points(Player.O);
      if (x != outcome.pointsX() || o != outcome.pointsO()) {
        return Text.format(
            "the rules count X %d, O %d; the referee counts X %d, O %d",
            outcome.pointsX(), outcome.pointsO(), x, o);
      }
    }
    if (!outcome.isOver() && position.toMove().orElseThrow() != referee.toMove()) {
      return Text.format(
          "the rules say that %s is to move, the referee says %s",
          position.toMove().orElseThrow(), referee.toMove());
    }
    if (position.legalCells() != referee.legalCells()) {
      return Text.format(
          "the rules allow %s; the referee allows %s",
          notation.writeCells(position.legalCells()), notation.writeCells(referee.legalCells()));
    }
    if (position.swapOffered() != referee.swapOffered()) {
      return "the rules and the referee differ on whether a swap is offered";
    }
    return null;
  }

  private @Nullable String brokenSymmetry(Position position) {
    for (int i = 0; i < symmetries.size(); i++) {
      Symmetry symmetry = symmetries.get(i);
      long x = symmetry.map(position.stones(Player.X));
      long o = symmetry.map(position.stones(Player.O));
      Position turned;
      try {
        turned = game.position(x, o);
      } catch (InputException e) {
        return Text.format("symmetry %d leads to an impossible position: %s", i, e.getMessage());
      }
      if (turned.legalCells() != symmetry.map(position.legalCells())) {
        return Text.format("symmetry %d changes the legal moves", i);
      }
      if (!turned.outcome().equals(position.outcome())) {
        return Text.format("symmetry %d changes the outcome", i);
      }
    }
    return null;
  }
}
