package games.oxo.search.engines;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.rules.Outcome;
import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.ValueScale;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Proven;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Exact values from a table (endgame tablebase) or an extract of one as a source of answers:
 * winners hurry, losers delay. Where the value of a move is missing it says nothing.
 *
 * <p>The values of the table ignore the swap, so where one is to come this class looks beyond it.
 */
final class TableSource implements AnswerSource {
  private final Game game;
  private final ExactValues table;
  private final ValueScale scale;
  private final boolean deterministic;
  private final Dice dice;
  private long asked;

  /** Thrown when a value is missing. */
  private static final class Missing extends RuntimeException {
    Missing() {
      super("missing", null, false, false);
    }
  }

  /** A legal move and its worth to the player who makes it. */
  private record Worth(Move move, Proven value) {}

  TableSource(Game game, EngineContext context) {
    this.game = game;
    table = context.table();
    scale = new ValueScale(game);
    deterministic = context.deterministic();
    dice = new Dice(context.seed());
  }

  @Override
  public Finding find(Position position, SearchRequest request, SearchListener listener) {
    return known(position, request)
        .map(answer -> Finding.answer(answer, listener))
        .orElseGet(() -> Finding.nothing(request));
  }

  /** What follows from the table alone; empty when a value is missing. */
  Optional<Analysis> known(Position position, SearchRequest request) {
    try {
      return Optional.of(analysis(position, request, System.nanoTime()));
    } catch (Missing e) {
      return Optional.empty();
    }
  }

  private Analysis analysis(Position position, SearchRequest request, long started) {
    asked = 0;
    List<Worth> worths = new ArrayList<>(worths(position, request.moves(position)));
    worths.sort(Comparator.comparingDouble(each -> -each.value().rank()));
    Proven best = worths.get(0).value();
    long equal = worths.stream().filter(each -> each.value().equals(best)).count();
    int chosen = deterministic ? 0 : dice.below((int) equal);
    worths.add(0, worths.remove(chosen));
    List<MoveValue> moves = new ArrayList<>();
    for (Worth each : worths) {
      boolean whole = request.everyMove() || moves.isEmpty();
      List<Move> line = whole ? line(position, each.move()) : List.of(each.move());
      moves.add(new MoveValue(each.move(), each.value(), 0, line));
    }
    MoveValue first = moves.get(0);
    long micros = (System.nanoTime() - started) / 1000;
    return Analysis.of(first, moves).withNodes(asked).withMicros(micros);
  }

  /**
   * The play that follows a move when both play as well as can be, as far as the values are known.
   */
  private List<Move> line(Position position, Move first) {
    List<Move> line = new ArrayList<>(List.of(first));
    try {
      for (Position at = position.play(first); !at.outcome().isOver(); ) {
        Move move = firstWorth(at, value(at));
        line.add(move);
        at = at.play(move);
      }
    } catch (Missing e) {
      // The table has the positions with few stones only.
    }
    return line;
  }

  /** The first move that is worth what its position is; no more of them are looked up. */
  private Move firstWorth(Position position, Proven value) {
    for (Move move : position.legalMoves()) {
      if (worth(position, move).equals(value)) {
        return move;
      }
    }
    // Only in a damaged table is no move worth it.
    throw new Missing();
  }

  private Worth best(Position position) {
    Worth best = null;
    for (Worth each : worths(position, position.legalMoves())) {
      best = best == null || each.value().rank() > best.value().rank() ? each : best;
    }
    return Objects.requireNonNull(best, "a game that is not over has a move");
  }

  private List<Worth> worths(Position position, List<Move> moves) {
    return moves.stream().map(move -> new Worth(move, worth(position, move))).toList();
  }

  /** The worth of a move to the player who makes it. */
  private Proven worth(Position position, Move move) {
    Player mover = game.mover(position.ply());
    Position after = position.play(move);
    Outcome outcome = after.outcome();
    if (outcome.isOver()) {
      return Proven.ofEnd(outcome, mover, 1);
    }
    boolean same = !move.isSwap() && game.mover(after.ply()) == mover;
    Proven value = value(after);
    Proven own = same ? value : value.negate();
    return own instanceof Ending ending ? ending.delayed() : own;
  }

  /** The worth of a position to the player to move, who may be offered a swap here or later. */
  private Proven value(Position position) {
    if (position.swapPending()) {
      return best(position).value();
    }
    asked++;
    OptionalInt stored = table.value(position);
    return scale.value(stored.orElseThrow(Missing::new), position.ply());
  }
}
