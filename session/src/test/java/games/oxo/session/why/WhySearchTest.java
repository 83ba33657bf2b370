package games.oxo.session.why;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.FullRun;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.check.NaiveReferee;
import games.oxo.game.check.RandomDefinition;
import games.oxo.game.rules.Outcome;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.engines.Knowledge;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Value;
import games.oxo.session.explain.Reason;
import games.oxo.session.explain.RefereeCheck;
import games.oxo.session.explain.Step;
import games.oxo.session.judge.PositionJudge;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("No explanation of a move says anything false, as the naive referee sees it")
@Tag("slow")
class WhySearchTest {
  private static final int EXPLANATIONS = FullRun.isOn() ? 20 : 6;
  private static final int DEFINITIONS = FullRun.isOn() ? 1_000 : 250;

  /** The referee takes long to find the longest paths of a board that is nearly full. */
  private static final int LARGE_SCORE_BOARD = 30;

  private static final Limits LIMITS = new Limits(0, 0, 3_000, 30);
  private static final long BYTES = 1 << 22;
  private static final int MOST_FREE = 8;
  private static final int KINDS_OF_FACTS = Reason.class.getPermittedSubclasses().length;

  @ParameterizedTest
  @MethodSource("games.oxo.game.Samples#allBuiltIn")
  void inEveryBuiltInGame(Game game) {
    Dice dice = new Dice(21);
    boolean slow = !game.rules().endsEarly();
    for (int i = 0; i < (slow ? EXPLANATIONS / 4 : EXPLANATIONS); i++) {
      explainSomeMove(game, dice);
    }
  }

  @Test
  void inGamesThatNobodyHasThoughtOf() {
    Dice dice = new Dice(22);
    Set<Class<? extends Reason>> seen = new HashSet<>();
    for (int i = 0; i < DEFINITIONS; i++) {
      Game game = Samples.gameOf(RandomDefinition.text(dice));
      if (game.rules().endsEarly() || game.board().cells() < LARGE_SCORE_BOARD) {
        Why why = explainSomeMove(game, dice);
        why.steps().forEach(step -> step.reasons().forEach(each -> seen.add(each.getClass())));
      }
    }
    assertThat(seen).as("every kind of fact was checked").hasSize(KINDS_OF_FACTS);
  }

  /** A small board is explained near its end as often as near its beginning. */
  private static Why explainSomeMove(Game game, Dice dice) {
    Position position = game.start();
    int stones = dice.below(game.board().cells());
    while (position.ply() < stones) {
      Position next = position.play(random(position.legalMoves(), dice));
      if (next.outcome().isOver()) {
        break;
      }
      position = next;
    }
    return explain(position, random(position.legalMoves(), dice));
  }

  private static Move random(List<Move> moves, Dice dice) {
    return moves.get(dice.below(moves.size()));
  }

  private static Why explain(Position position, Move move) {
    PositionJudge judge = new PositionJudge(position.game(), BYTES, Knowledge.NONE);
    WhySearch search = new WhySearch(judge, position, move, LIMITS);
    Why why = search.run(SearchControl.NONE, any -> {}).orElseThrow();
    assertThat(why.steps().get(0).move()).isEqualTo(move);
    checkSteps(why);
    checkValue(why);
    return why;
  }

  private static void checkSteps(Why why) {
    Position at = why.before();
    for (Step step : why.steps()) {
      NaiveReferee referee = RefereeCheck.replayed(at);
      assertThat(step.player()).isEqualTo(referee.toMove());
      checkStep(at, step);
      at = at.play(step.move());
    }
    NaiveReferee end = RefereeCheck.replayed(at);
    assertThat(why.ended()).isEqualTo(end.reason() != Outcome.Reason.OPEN);
    if (why.ended() && !end.gaveUp()) {
      checkEnd(why, end);
    }
  }

  private static void checkStep(Position at, Step step) {
    List<Reason> situation = step.reasons().stream().filter(WhySearchTest::isSituation).toList();
    List<Reason> does = step.reasons().stream().filter(each -> !isSituation(each)).toList();
    int cell = step.move().isSwap() ? at.legalMoves().get(0).cell() : step.move().cell();
    RefereeCheck check = new RefereeCheck(at, cell);
    check.situation(situation);
    if (step.move().isSwap()) {
      assertThat(RefereeCheck.replayed(at).swapOffered()).isTrue();
      assertThat(does).containsExactly(new Reason.SwapsSeats());
    } else {
      check.move(does);
    }
    checkSentence(step);
  }

  /** What is said with "must" or as the last word has a record that was checked. */
  private static void checkSentence(Step step) {
    String text = step.text();
    assertThat(text).endsWith(".").doesNotContain("null", "  ", "..", ": :");
    if (text.startsWith(step.player() + " must")) {
      assertThat(step.reasons())
          .anyMatch(
              each ->
                  (each instanceof Reason.MustPlay must && must.cell() == step.move().cell())
                      || (each instanceof Reason.BlockLoses block
                          && block.cell() == step.move().cell()));
    }
    if (text.contains("zugzwang")) {
      assertThat(step.reasons()).contains(new Reason.NoGoodMove(step.player(), true));
    }
    if (text.contains("the only move left")) {
      assertThat(step.reasons()).contains(new Reason.OnlyMove(step.player()));
    }
  }

  private static boolean isSituation(Reason reason) {
    return reason instanceof Reason.OnlyMove
        || reason instanceof Reason.MustPlay
        || reason instanceof Reason.BlockLoses
        || reason instanceof Reason.NoGoodMove
        || reason instanceof Reason.Poisoned;
  }

  /** The last sentence says who has won, and a proven value says the same. */
  private static void checkEnd(Why why, NaiveReferee end) {
    Step last = why.steps().get(why.steps().size() - 1);
    Player winner = end.winner();
    int margin = end.points(Player.X) - end.points(Player.O);
    String told =
        winner == null
            ? " draw."
            : end.reason() == Outcome.Reason.POINTS
                ? " " + winner + " wins by " + Math.abs(margin) + "."
                : " " + winner + " wins.";
    boolean blockLost = last.text().endsWith(": " + last.player() + " loses.");
    if (blockLost) {
      assertThat(winner).isEqualTo(last.player().other());
    } else {
      assertThat(last.text()).endsWith(told);
    }
    if (why.value() instanceof Proven proven) {
      boolean swapped = why.steps().stream().filter(each -> each.move().isSwap()).count() % 2 != 0;
      Player player = swapped ? why.player().other() : why.player();
      int sign = winner == null ? 0 : winner == player ? 1 : -1;
      assertThat(proven.result().sign()).isEqualTo(sign);
      if (proven instanceof Margin exact) {
        assertThat(exact.points()).isEqualTo(player == Player.X ? margin : -margin);
      }
      if (proven.plies() > 0) {
        // Who loses by a block might have lost to the next stone instead.
        int steps = why.steps().size();
        assertThat(proven.plies()).isBetween(steps, blockLost ? steps + 1 : steps);
      }
    }
  }

  /** Compares proven values with exhaustive search, where that is quick. */
  private static void checkValue(Why why) {
    Position before = why.before();
    int free = before.game().board().cells() - before.ply();
    if (free > MOST_FREE || before.swapPending()) {
      return;
    }
    Minimax minimax = new Minimax();
    int exact = minimax.value(before, why.move());
    if (why.value() instanceof Proven proven) {
      assertThat(isRight(before.game(), proven, exact)).as(proven + " " + exact).isTrue();
    }
    Move better = why.better();
    if (better != null) {
      Value value = Objects.requireNonNull(why.betterValue());
      int best = minimax.value(before, better);
      assertThat(best).isGreaterThan(exact).isEqualTo(minimax.value(before));
      assertThat(isRight(before.game(), (Proven) value, best)).isTrue();
    }
  }

  private static boolean isRight(Game game, Proven proven, int exact) {
    if (proven instanceof Margin margin) {
      return margin.points() == exact;
    }
    boolean distance =
        proven instanceof Ending ending && ending.plies() > 0 && game.rules().countsStones();
    return proven.result().sign() == Integer.signum(exact)
        && (!distance || proven.plies() == Minimax.stonesToTheEnd(exact));
  }
}
