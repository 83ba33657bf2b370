package games.oxo.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.FullRun;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.check.RandomDefinition;
import games.oxo.search.LatePosition;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class ForcedLinesTest {
  private int wins;
  private int losses;

  /** Compares everything that is said of a position with trying everything. */
  private void compare(SearchRules rules, ForcedLines forced, Position position) {
    LineState at = LineState.stack(rules)[position.ply()];
    at.set(position);
    long tries = at.nonLosingMoves(at.legal());
    if ((at.ownWins & at.legal()) != 0 || !forced.serves(position.ply(), tries)) {
      return;
    }
    Minimax minimax = new Minimax();
    if (forced.moverWins(at, false)) {
      assertThat(minimax.value(position, Move.at(forced.firstMove())))
          .as("%s", position)
          .isPositive();
      wins++;
    }
    long lost = tries & ~forced.withoutLost(at, tries, false);
    for (long rest = lost; rest != 0; rest &= rest - 1) {
      Move move = Move.at(Long.numberOfTrailingZeros(rest));
      assertThat(minimax.value(position, move)).as("%s %s", position, move).isNegative();
      losses++;
    }
  }

  @Test
  void winsAndLossesByThreatsAreWhatMinimaxSays() {
    Dice dice = new Dice(41);
    for (String name : new String[] {"squava", "yavalath:side4", "yavalath", "tic-tac-toe"}) {
      Game game = Samples.game(name);
      SearchRules rules = new SearchRules(game);
      ForcedLines forced = new ForcedLines(rules);
      for (int i = 0; i < 500; i++) {
        LatePosition.of(game, 5 + i % 4, dice)
            .ifPresent(position -> compare(rules, forced, position));
      }
    }
    assertThat(wins).isGreaterThan(100);
    assertThat(losses).isGreaterThan(100);
  }

  @Test
  void soItIsInRandomGames() {
    Dice dice = new Dice(42);
    for (int i = 0; i < FullRun.rounds(120, 30); i++) {
      Game game = Samples.gameOf(RandomDefinition.text(dice));
      if (game.rules().endsEarly()) {
        SearchRules rules = new SearchRules(game);
        ForcedLines forced = new ForcedLines(rules);
        for (int j = 0; j < 40; j++) {
          LatePosition.of(game, 4 + j % 4, dice)
              .ifPresent(position -> compare(rules, forced, position));
        }
      }
    }
    assertThat(wins).isGreaterThan(FullRun.rounds(10, 2));
    assertThat(losses).isGreaterThan(FullRun.rounds(10, 2));
  }
}
