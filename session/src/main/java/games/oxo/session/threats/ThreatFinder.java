package games.oxo.session.threats;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.rules.CellPattern;
import games.oxo.game.rules.PointCounter;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.threat.FailureCache;
import games.oxo.search.threat.ThreatSearch;
import games.oxo.session.threats.Threats.Search;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Finds what the opponent would do if the side to move passed: lines that it would complete, wins
 * by threats alone, points that it would gain.
 */
public final class ThreatFinder {
  /** How many positions the search for wins by threats may look at. */
  private static final int BUDGET = 20_000;

  private static final long CACHE_BYTES = 1 << 18;

  private ThreatFinder() {}

  /**
   * The threats of the opponent.
   *
   * @param position that is not over
   */
  public static Threats find(Position position) {
    Player player = position.toMove().orElseThrow().other();
    Game game = position.game();
    if (game.rules().hasPoints()) {
      return new Threats(player, List.of(), List.of(), Search.NONE, gains(position, player));
    }
    CellPattern winning = game.rules().winning();
    List<Threats.Win> wins = new ArrayList<>();
    for (long rest = position.legalCells(); rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long stones = position.stones(player) | 1L << cell;
      if (winning.completed(stones, cell)) {
        wins.add(new Threats.Win(cell, winning.owned(stones)));
      }
    }
    SearchRules rules = new SearchRules(game);
    boolean searched = wins.isEmpty() && !winning.isNone() && rules.plainFrom(position.ply());
    return searched
        ? byThreats(rules, position, player)
        : new Threats(player, wins, List.of(), Search.NONE, List.of());
  }

  private static Threats byThreats(SearchRules rules, Position position, Player player) {
    LineState[] stack = LineState.stack(rules);
    LineState from = stack[position.ply()];
    from.set(position);
    ThreatSearch search = new ThreatSearch(rules, new FailureCache(CACHE_BYTES));
    boolean found = search.otherWins(from, BUDGET);
    return new Threats(
        player,
        List.of(),
        found ? line(search, from, LineState.stack(rules)[position.ply()]) : List.of(),
        found || search.wasComplete() ? Search.COMPLETE : Search.PARTIAL,
        List.of());
  }

  /** The stones of the win that was found, each with its answer but the last, which has none. */
  private static List<Integer> line(ThreatSearch search, LineState from, LineState start) {
    List<Integer> line = new ArrayList<>();
    LineState at = start;
    at.setTurned(from);
    for (int i = 0; i < search.length(); i++) {
      int cell = search.move(i);
      line.add(cell);
      if (i + 1 < search.length()) {
        long threats = at.winsAfter(cell) & at.free() & ~(1L << cell);
        int answer = Long.numberOfTrailingZeros(threats);
        line.add(answer);
        at = at.place(cell).place(answer);
      }
    }
    return line;
  }

  /** The cells with the largest gain; none if counting takes too long, on odd boards only. */
  private static List<Threats.Gain> gains(Position position, Player player) {
    PointCounter counter = position.game().rules().newCounter();
    long own = position.stones(player);
    int now = counter.points(own);
    int most = 0;
    List<Threats.Gain> best = new ArrayList<>();
    for (long rest = position.legalCells(); rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      int gain = counter.points(own | 1L << cell) - now;
      if (counter.tookLong()) {
        return List.of();
      }
      if (gain > most) {
        best.clear();
        most = gain;
      }
      if (gain > 0 && gain == most) {
        best.add(new Threats.Gain(cell, gain));
      }
    }
    return Collections.unmodifiableList(best);
  }
}
