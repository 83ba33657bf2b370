package games.oxo.session.explain;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.FullRun;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.check.RandomDefinition;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Every reason for a move is true, and none is missing, as the naive referee sees it")
@Tag("slow")
class MoveExplainerTest {
  private static final int GAMES = 2;
  private static final int MOVES = 2;
  private static final int DEFINITIONS = FullRun.isOn() ? 30 : 10;

  /** The referee takes long to find the longest paths of a board that is nearly full. */
  private static final int MOST_STONES_OF_SCORE_GAMES = 25;

  @ParameterizedTest
  @MethodSource("games.oxo.game.Samples#allBuiltIn")
  void inEveryBuiltInGame(Game game) {
    Dice dice = new Dice(11);
    for (int i = 0; i < (game.rules().endsEarly() ? GAMES : 1); i++) {
      playThrough(game, dice);
    }
  }

  @Test
  void inGamesThatNobodyHasThoughtOf() {
    Dice dice = new Dice(12);
    for (int i = 0; i < DEFINITIONS; i++) {
      playThrough(Samples.gameOf(RandomDefinition.text(dice)), dice);
    }
  }

  private static void playThrough(Game game, Dice dice) {
    MoveExplainer explainer = new MoveExplainer(game);
    ExplanationText text = new ExplanationText(game);
    Position position = game.start();
    int most = game.rules().endsEarly() ? game.board().cells() : MOST_STONES_OF_SCORE_GAMES;
    while (!position.outcome().isOver() && position.ply() < most) {
      List<Move> legal = position.legalMoves();
      for (int i = 0; i < MOVES; i++) {
        Move move = legal.get(dice.below(legal.size()));
        Explanation found = explainer.explain(position, move);
        assertThat(text.sentence("it", found)).doesNotContain("null", "  ");
        if (!move.isSwap()) {
          new RefereeCheck(position, move.cell()).move(found.reasons());
        }
      }
      position = position.play(legal.get(dice.below(legal.size())));
    }
  }
}
