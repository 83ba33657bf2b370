package games.oxo.search.threat;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.definition.LineRule;
import games.oxo.search.LatePosition;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThreatSearchTest {
  private static final int ENOUGH = 1_000_000;

  /** The same search written plainly: sets of stones, and runs looked at one by one. */
  private static final class PlainThreats {
    private final long all;
    private final long[] wins;
    private final long[] loses;

    PlainThreats(Game game) {
      LineRule rule = Objects.requireNonNull(game.definition().line());
      all = game.board().all();
      wins = game.board().runs(rule.win());
      loses = rule.lose() == 0 ? new long[0] : game.board().runs(rule.lose());
    }

    private static boolean has(long stones, long[] runs) {
      for (long run : runs) {
        if ((stones & run) == run) {
          return true;
        }
      }
      return false;
    }

    private long winning(long stones, long against) {
      long found = 0;
      for (long rest = all & ~stones & ~against; rest != 0; rest &= rest - 1) {
        found |= has(stones | (rest & -rest), wins) ? rest & -rest : 0;
      }
      return found;
    }

    boolean wins(long own, long other) {
      long free = all & ~own & ~other;
      long mustBlock = winning(other, own);
      for (long rest = free; rest != 0; rest &= rest - 1) {
        long bit = rest & -rest;
        long now = own | bit;
        long threats = winning(now, other);
        if (has(now, loses) || (mustBlock & ~bit) != 0 || threats == 0) {
          continue;
        }
        long answer = other | threats;
        if (Long.bitCount(threats) > 1 || has(answer, loses) && !has(answer, wins)) {
          return true;
        }
        if (Long.bitCount(free) > 3 && wins(now, answer)) {
          return true;
        }
      }
      return false;
    }
  }

  private final Dice dice = new Dice(7);

  private static LineState state(SearchRules rules, Position position) {
    LineState at = LineState.stack(rules)[position.ply()];
    at.set(position);
    return at;
  }

  private static ThreatSearch search(SearchRules rules) {
    return new ThreatSearch(rules, new FailureCache(1 << 12));
  }

  @ParameterizedTest
  @CsvSource({
    "squava, 15, 300",
    "yavalath, 42, 300",
    "yavalath:side4, 24, 200",
    "tic-tac-toe, 6, 50"
  })
  void findsWhatThePlainSearchFinds(String name, int free, int count) {
    Game game = Samples.game(name);
    SearchRules rules = new SearchRules(game);
    PlainThreats plain = new PlainThreats(game);
    ThreatSearch search = search(rules);
    int won = 0;
    for (int i = 0; i < count; i++) {
      Position position = LatePosition.of(game, free + i % 3, dice).orElseThrow();
      LineState at = state(rules, position);
      if ((at.ownWins & at.free()) == 0) {
        boolean expected = plain.wins(at.own, at.other);
        assertThat(search.moverWins(at, ENOUGH)).as("%s", position).isEqualTo(expected);
        won += expected ? 1 : 0;
      }
      if ((at.otherWins & at.free()) == 0) {
        boolean expected = plain.wins(at.other, at.own);
        assertThat(search.otherWins(at, ENOUGH)).as("%s", position).isEqualTo(expected);
        assertThat(expected || search.wasComplete()).isTrue();
        won += expected ? 1 : 0;
      }
    }
    assertThat(won).isGreaterThan(count / 20);
  }

  @Test
  void whatItFindsIsWon() {
    Game game = Samples.game("squava");
    SearchRules rules = new SearchRules(game);
    ThreatSearch search = search(rules);
    int won = 0;
    for (int i = 0; i < 300; i++) {
      Position position = LatePosition.of(game, 9, dice).orElseThrow();
      LineState at = state(rules, position);
      if ((at.ownWins & at.free()) == 0 && search.moverWins(at, ENOUGH)) {
        assertThat(new Minimax().value(position)).as("%s", position).isPositive();
        won++;
      }
    }
    assertThat(won).isGreaterThan(10);
  }

  /** Every move that is no spoiler leaves the win, most often with the same stones. */
  @Test
  void onlySpoilersSpoilAWin() {
    Game game = Samples.game("yavalath");
    SearchRules rules = new SearchRules(game);
    ThreatSearch found = search(rules);
    ThreatSearch other = search(rules);
    int replays = 0;
    for (int i = 0; i < 300; i++) {
      LineState at = state(rules, LatePosition.of(game, 38 + i % 9, dice).orElseThrow());
      boolean quiet = ((at.ownWins | at.otherWins) & at.free()) == 0;
      if (!quiet || !found.otherWins(at, ENOUGH)) {
        continue;
      }
      long spoilers = found.spoilers();
      long tries = at.nonLosingMoves(at.free());
      assertThat(spoilers >>> found.firstMove() & 1).isEqualTo(1);
      for (long rest = tries; rest != 0; rest &= rest - 1) {
        boolean spoils = (spoilers & rest & -rest) != 0;
        LineState after = at.place(Long.numberOfTrailingZeros(rest));
        boolean same = found.stillWins(after);
        if (same) {
          assertThat(other.moverWins(after, ENOUGH)).isTrue();
        }
        assertThat(same || spoils).isTrue();
        replays += same ? 1 : 0;
      }
    }
    assertThat(replays).isGreaterThan(500);
  }

  @Test
  void aSmallBudgetProvesNothing() {
    Game game = Samples.game("yavalath");
    SearchRules rules = new SearchRules(game);
    LineState at = state(rules, LatePosition.of(game, 30, dice).orElseThrow());
    ThreatSearch search = search(rules);
    assertThat(search.otherWins(at, 1)).isFalse();
    assertThat(search.wasComplete()).isFalse();
  }
}
