package games.oxo.session.why;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.threat.FailureCache;
import games.oxo.search.threat.ThreatSearch;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the first moves of wins by threats alone, which are the easiest wins to follow. */
final class ThreatMoves {
  private static final int BUDGET = 20_000;
  private static final long CACHE_BYTES = 1 << 16;

  private final SearchRules rules;
  private final LineState[] stack;
  private final @Nullable ThreatSearch search;

  ThreatMoves(Game game) {
    rules = new SearchRules(game);
    boolean plain = !game.rules().winning().isNone();
    stack = plain ? LineState.stack(rules) : new LineState[0];
    search = plain ? new ThreatSearch(rules, new FailureCache(CACHE_BYTES)) : null;
  }

  /** A move that begins such a win of the player to move, who cannot win at once; if one exists. */
  Optional<Move> winning(Position at) {
    if (search == null || !rules.plainFrom(at.ply()) || at.swapPending()) {
      return Optional.empty();
    }
    LineState state = stack[at.ply()];
    state.set(at);
    return search.moverWins(state, BUDGET)
        ? Optional.of(Move.at(search.firstMove()))
        : Optional.empty();
  }
}
