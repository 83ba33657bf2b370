package games.oxo.session.threats;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.rules.Rules;
import games.oxo.game.text.PositionReader;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("What the opponent would do if the side to move passed")
class ThreatFinderTest {
  private static Threats threats(String game, String position) {
    return ThreatFinder.find(PositionReader.read(Samples.game(game), position));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tic-tac-toe|XX./OO./...|O threatens to complete a line at c2.",
        "tic-tac-toe|a1|X threatens to win by threats alone: X b1, O must answer c1, X b2, and O has no answer.",
        "tic-tac-toe:misere|a1 b1 a2|No line wins here, so X threatens nothing.",
        "connect4|4 4 5 5 6|X threatens to complete a line in columns 3 7.",
        "connect4|4|X threatens no line at once.",
        "squava|0,0 4,4|O threatens no line at once and no win by threats alone.",
        "fourtic|XX.O/XXX./OOO./....|X would gain 4 points at c1 or d2 or d3.",
        "tictactrains|d4|X would gain 1 point at d5 or c4 or e4 or d3.",
      })
  void inASentence(String game, String position, String sentence) {
    assertThat(new ThreatText(Samples.game(game)).sentence(threats(game, position)))
        .isEqualTo(sentence);
  }

  @Test
  void everyLineAtOnceIsFound() {
    Threats threats = threats("connect4", "44556");
    assertThat(threats.player()).isEqualTo(Player.X);
    assertThat(threats.wins()).extracting(Threats.Win::cell).hasSize(2);
    assertThat(Long.bitCount(threats.wins().get(0).cells())).isEqualTo(4);
  }

  /** Random games: the opponent's stones are put on the board by hand, without any search. */
  @ParameterizedTest
  @MethodSource("games.oxo.game.Samples#allBuiltIn")
  void whatIsFoundIsSo(Game game) {
    Dice dice = new Dice(3);
    for (int games = 0; games < 2; games++) {
      Position position = game.start();
      while (!position.outcome().isOver()) {
        Threats threats = ThreatFinder.find(position);
        assertThat(new ThreatText(game).sentence(threats)).endsWith(".").contains(" ");
        checkLines(threats, game.rules());
        checkWins(position, threats);
        if (!threats.line().isEmpty()) {
          checkForced(position, threats);
        }
        List<Move> legal = position.legalMoves();
        position = position.play(legal.get(dice.below(legal.size())));
      }
    }
  }

  private static void checkLines(Threats threats, Rules rules) {
    for (Threats.Win win : threats.wins()) {
      assertThat(rules.winning().owned(win.cells())).isEqualTo(win.cells());
      assertThat(win.cells() >>> win.cell() & 1).isEqualTo(1);
    }
  }

  private static void checkWins(Position position, Threats threats) {
    Rules rules = position.game().rules();
    int wins = 0;
    for (long rest = position.legalCells(); rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      wins +=
          rules.winning().completed(position.stones(threats.player()) | 1L << cell, cell) ? 1 : 0;
    }
    assertThat(threats.wins()).hasSize(wins);
  }

  /** Each stone threatens to win at the answer, and the last one at two cells or where none may. */
  private static void checkForced(Position position, Threats threats) {
    Rules rules = position.game().rules();
    long own = position.stones(threats.player());
    long other = position.stones(threats.player().other());
    List<Integer> line = threats.line();
    for (int i = 0; i < line.size(); i += 2) {
      own |= 1L << line.get(i);
      assertThat(
              rules.losing().completed(own, line.get(i))
                  && !rules.winning().completed(own, line.get(i)))
          .isFalse();
      long wins = 0;
      long free = position.game().board().all() & ~own & ~other;
      for (long rest = free; rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest);
        wins |= rules.winning().completed(own | 1L << cell, cell) ? 1L << cell : 0;
      }
      if (i + 1 < line.size()) {
        assertThat(wins).isEqualTo(1L << line.get(i + 1));
        other |= wins;
      } else {
        int only = Long.numberOfTrailingZeros(wins);
        boolean blockLoses =
            Long.bitCount(wins) == 1 && rules.losing().completed(other | wins, only);
        assertThat(Long.bitCount(wins) > 1 || blockLoses).isTrue();
      }
    }
  }
}
