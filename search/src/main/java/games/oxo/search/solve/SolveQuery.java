package games.oxo.search.solve;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.solve.NumberSearch.BoundsListener;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Proven;
import java.util.ArrayList;
import java.util.List;

/**
 * Search for the value of one position and of its moves, as far as the goal asks for them; it holds
 * what is proven so far.
 *
 * <p>A <em>number</em> ignores a swap, see {@link NumberSearch}. A <em>value</em> counts it as a
 * move: in a line game it is one further from zero than the number, which leaves room for an end
 * that a swap makes one move later; elsewhere it is the number. Neither depends on where the search
 * began, so a value needs no change on its way up the tree but that of the sign.
 */
final class SolveQuery {
  /** Nodes between two reports to a listener. Chosen by hand. */
  private static final long NODES_TO_TELL = 1000;

  private final Game game;
  private final ValueScale scale;
  private final NumberSearch numbers;
  private final Position position;
  private final SolveGoal goal;
  private final SolveListener listener;
  private final boolean countsMoves;
  private final List<Move> best = new ArrayList<>();
  private final List<Move> keeping = new ArrayList<>();
  private final List<SolvedMove> moves = new ArrayList<>();
  private long nodesTold;
  private int atLeast;
  private int atMost;

  SolveQuery(NumberSearch numbers, Position position, SolveGoal goal, SolveListener listener) {
    game = position.game();
    scale = new ValueScale(game);
    this.numbers = numbers;
    this.position = position;
    this.goal = goal;
    this.listener = listener;
    countsMoves = game.rules().countsStones() && !goal.weak();
    int most = numbers.most(position);
    atLeast = valueOf(-most);
    atMost = valueOf(most);
  }

  /** Proves what it can until the clock says stop; what is proven by then remains valid. */
  Solution run() {
    try {
      if (isBeforeSwap(position)) {
        settleByMoves();
      } else {
        settle();
      }
    } catch (SearchStopped e) {
      // What is proven so far is the answer.
    }
    return soFar();
  }

  private Solution soFar() {
    return new Solution(
        inWords(atLeast), inWords(atMost), best, keeping, moves, numbers.nodes(), numbers.micros());
  }

  private void prove(int low, int high) {
    atLeast = low;
    atMost = high;
    tell();
  }

  /** Notifies the listener, unless too little was done since the last call. */
  private void tell() {
    if (numbers.nodes() - nodesTold > NODES_TO_TELL) {
      nodesTold = numbers.nodes();
      listener.proven(soFar());
    }
  }

  /** Before a swap the value is that of the best move: what is good for X gets swapped. */
  private void settleByMoves() {
    List<Move> legal = position.legalMoves();
    int[] alike = SymmetricMoves.firsts(position, legal);
    int[] values = new int[alike.length];
    int highest = atLeast;
    for (int i = 0; i < alike.length; i++) {
      values[i] = alike[i] < i ? values[alike[i]] : valueOf(position, legal.get(i));
      highest = Math.max(highest, values[i]);
      report(legal.get(i), values[i]);
      prove(highest, atMost);
    }
    prove(highest, highest);
    for (int i = 0; goal.best() && i < alike.length; i++) {
      if (values[i] == highest) {
        best.add(legal.get(i));
      }
    }
    keeping.addAll(best);
  }

  private void settle() {
    int stones = numbers.number(position, this::proveBetween);
    int highest = withSwap(position, stones);
    prove(highest, highest);
    if (goal.everyMove()) {
      valueMoves(stones, highest);
    } else if (goal.best()) {
      findBest(stones, highest);
    }
  }

  private void valueMoves(int stones, int highest) {
    List<Move> legal = position.legalMoves();
    int[] alike = SymmetricMoves.firsts(position, legal);
    int[] values = new int[alike.length];
    for (int i = 0; i < alike.length; i++) {
      values[i] = alike[i] < i ? values[alike[i]] : valueAtMost(legal.get(i), stones);
      if (goal.best() && values[i] == highest) {
        keeping.add(legal.get(i));
      }
      report(legal.get(i), values[i]);
      tell();
    }
    best.addAll(keeping);
  }

  private void findBest(int stones, int highest) {
    List<Move> legal = position.legalMoves();
    int[] alike = SymmetricMoves.firsts(position, legal);
    boolean[] keeps = new boolean[alike.length];
    // What is known comes first, so that one good move is known whenever the time ends.
    for (boolean stored : new boolean[] {true, false}) {
      for (int i : fromTheMiddle(alike.length)) {
        if (alike[i] == i
            && isStored(legal.get(i)) == stored
            && keeps(legal.get(i), stones, highest)) {
          keeps[i] = true;
          keeping.add(legal.get(i));
        }
      }
    }
    for (int i = 0; i < alike.length; i++) {
      if (keeps[alike[i]]) {
        best.add(legal.get(i));
      }
    }
  }

  private boolean isStored(Move move) {
    Position after = position.play(move);
    return move.isSwap() || after.outcome().isOver() || numbers.isStored(after);
  }

  /** The numbers below this one, those in the middle first: there good moves are more frequent. */
  private static int[] fromTheMiddle(int count) {
    int[] order = new int[count];
    for (int i = 0; i < count; i++) {
      order[i] = count / 2 + ((i & 1) == 0 ? i / 2 : -(i / 2 + 1));
    }
    return order;
  }

  private void report(Move move, int value) {
    if (goal.everyMove()) {
      moves.add(new SolvedMove(move, inWords(value)));
    }
  }

  /** Whether a move is worth as much as the position, found with one probe if need be. */
  private boolean keeps(Move move, int stones, int highest) {
    if (move.isSwap()) {
      return swapped(stones) == highest;
    }
    if (valueOf(stones) < highest) {
      return false;
    }
    if (stones == -numbers.most(position)) {
      // Nothing is worse, and nothing here is better.
      return true;
    }
    Position after = position.play(move);
    if (after.outcome().isOver()) {
      return numbers.ended(position, after) >= stones;
    }
    boolean same = isSameMover(position, after);
    return numbers.isAtLeast(after, same ? stones : 1 - stones) == same;
  }

  /** The value of a move where no stone is worth more than this number. */
  private int valueAtMost(Move move, int stones) {
    if (move.isSwap()) {
      return swapped(stones);
    }
    Position after = position.play(move);
    if (after.outcome().isOver()) {
      return valueOf(numbers.ended(position, after));
    }
    int most = numbers.most(after);
    return valueOf(
        isSameMover(position, after)
            ? numbers.number(after, -most, Math.min(most, stones))
            : -numbers.number(after, Math.max(-most, -stones), most));
  }

  /** The value of a move to the player who makes it, before a swap or when it is offered. */
  private int valueOf(Position at, Move move) {
    Position after = at.play(move);
    if (after.outcome().isOver()) {
      return valueOf(numbers.ended(at, after));
    }
    int value = valueOf(after);
    return isSameMover(at, after) ? value : -value;
  }

  /** The value of a position that is not over, to the player to move. */
  private int valueOf(Position at) {
    if (!isBeforeSwap(at)) {
      return withSwap(at, numbers.number(at, BoundsListener.NONE));
    }
    int highest = Integer.MIN_VALUE;
    List<Move> choices = at.legalMoves();
    int[] alike = SymmetricMoves.firsts(at, choices);
    for (int i = 0; i < alike.length; i++) {
      if (alike[i] == i) {
        highest = Math.max(highest, valueOf(at, choices.get(i)));
      }
    }
    return highest;
  }

  private boolean isBeforeSwap(Position at) {
    return at.ply() < game.swapPly();
  }

  private boolean isSameMover(Position before, Position after) {
    return game.mover(after.ply()) == game.mover(before.ply());
  }

  /** The value of a position with this number where a swap may be offered. */
  private int withSwap(Position at, int number) {
    return at.swapOffered() ? Math.max(valueOf(number), swapped(number)) : valueOf(number);
  }

  /** What a swap is worth where the stones have this number: the other's value, a move later. */
  private int swapped(int number) {
    int value = valueOf(-number);
    return countsMoves ? value - Integer.signum(value) : value;
  }

  private int valueOf(int number) {
    return countsMoves ? number + Integer.signum(number) : number;
  }

  private Proven inWords(int value) {
    if (goal.weak()) {
      return ValueScale.weak(value);
    }
    if (!countsMoves || value == 0) {
      return scale.value(value, position.ply());
    }
    int number = value - Integer.signum(value);
    if (number != 0) {
      return scale.value(number, position.ply());
    }
    // The last stone decides, and a swap lies before it.
    Ending withoutSwap = (Ending) scale.value(value, position.ply());
    return withoutSwap.delayed();
  }

  /** A swap turns the worst into the best, so that the middle is what the second player fears. */
  private void proveBetween(int low, int high) {
    int valueLow = withSwap(position, low);
    int valueHigh = withSwap(position, high);
    boolean middle = position.swapOffered() && low < 0 && high > 0;
    prove(middle ? 0 : Math.min(valueLow, valueHigh), Math.max(valueLow, valueHigh));
  }
}
