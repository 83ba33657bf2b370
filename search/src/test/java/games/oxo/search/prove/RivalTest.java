package games.oxo.search.prove;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.FullRun;
import games.oxo.game.Minimax;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.search.LatePosition;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.prove.ProofTask.State;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The attack of the other side")
class RivalTest {
  private static final long BYTES = 4 << 20;
  private static final long ROOM = 2_000;

  /** What one worker knows and uses in the service of both sides. */
  private static final class Sides {
    final Strategy own;
    final Strategy other;
    final Jobs jobs;
    final Jobs rivals;

    Sides(Position position) {
      own = new Strategy(position.game().symmetryGroup());
      other = new Strategy(position.game().symmetryGroup());
      SearchRules rules = new SearchRules(position.game());
      jobs = new Jobs(rules, BYTES, KeptStrategy.inMemory(own), () -> false);
      rivals = jobs.forRival(KeptStrategy.inMemory(other));
    }
  }

  /** The sides attack in turns, in the same table, and find the truth about each. */
  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "squava", "yavalath"})
  void bothSidesFindWhatTryingEverythingSees(String name) {
    Dice dice = new Dice(7);
    for (int i = 0; i < FullRun.rounds(25, 8); i++) {
      Position position = LatePosition.of(Samples.game(name), 5 + i % 4, dice).orElseThrow();
      int value = new Minimax().value(position);
      Player mover = position.toMove().orElseThrow();
      Sides sides = new Sides(position);
      Rival moves = new Rival(position, mover);
      Rival waits = new Rival(position, mover.other());
      while (moves.state() == State.OPEN || waits.state() == State.OPEN) {
        moves.run(sides.jobs, ROOM);
        waits.run(sides.rivals, ROOM);
      }
      assertThat(moves.state()).as("%s", position).isEqualTo(state(value > 0));
      assertThat(waits.state()).as("%s", position).isEqualTo(state(value < 0));
      if (value != 0) {
        Strategy winners = value > 0 ? sides.own : sides.other;
        Player winner = value > 0 ? mover : mover.other();
        // The referee throws when it does not accept it.
        assertThat(ProofWriter.checked(position, winner, winners, () -> false)).isNotNull();
      }
    }
  }

  private static State state(boolean wins) {
    return wins ? State.BEATEN : State.HOLDS;
  }

  @Test
  void eachSideKnowsWhatTheOtherHasProven() {
    Position position = Samples.game("squava").start();
    Sides sides = new Sides(position);
    assertThat(sides.jobs.isLost(1, 2)).isFalse();
    sides.other.add(2, 1, 5);
    assertThat(sides.jobs.isLost(1, 2)).isTrue();
    assertThat(sides.jobs.answers(1, 2, 2)).isEqualTo(AttackSearch.REFUTED);
    assertThat(sides.rivals.isLost(2, 1)).isFalse();
    sides.own.add(1, 2, 5);
    assertThat(sides.rivals.isLost(2, 1)).isTrue();
  }

  /** A task that has taken a million expansions, although nobody has looked at it. */
  @Test
  void aHardTaskIsWonByTheOtherSide() {
    Dice dice = new Dice(11);
    int won = 0;
    while (won < 3) {
      Position position = LatePosition.of(Samples.game("squava"), 7, dice).orElseThrow();
      Player mover = position.toMove().orElseThrow();
      if (new Minimax().value(position) < 0) {
        Sides sides = new Sides(position);
        ProofTask task = new ProofTasks(position, mover).all().get(0);
        task.runRival(sides.rivals, ROOM);
        assertThat(task.expansions()).isZero();
        long[] numbers = task.save();
        numbers[1] = 1_000_000;
        assertThat(task.restore(numbers)).isTrue();
        while (task.state() == State.OPEN) {
          task.runRival(sides.rivals, ROOM);
        }
        assertThat(task.state()).isEqualTo(State.HOLDS);
        assertThat(task.isWonByRival()).isTrue();
        won++;
      }
    }
  }
}
