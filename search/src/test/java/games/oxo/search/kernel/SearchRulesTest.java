package games.oxo.search.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.check.RandomDefinition;
import games.oxo.game.rules.Rules;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The rules knows the same rules as the positions")
class SearchRulesTest {
  @ParameterizedTest
  @MethodSource("games.oxo.game.Samples#allBuiltIn")
  void inEveryBuiltInGame(Game game) {
    compare(game, 30, 5);
  }

  @Test
  void inRandomGames() {
    Dice dice = new Dice(17);
    for (int i = 0; i < 150; i++) {
      compare(Samples.gameOf(RandomDefinition.text(dice)), 3, i);
    }
  }

  /** Lines too long for a table of their own are cut to a window, or looked at run by run. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "width = 16, height = 4 }\nline = { win = 4, lose = 3 }",
        "width = 64, height = 1 }\nline = { win = 5 }",
        "width = 32, height = 2 }\nline = { win = 9, lose = 4 }",
        "width = 1, height = 64 }\nline = { lose = 7 }",
        "width = 13, height = 4, gravity = true }\nline = { win = 4 }"
      })
  void onLongBoards(String rest) {
    compare(Samples.gameOf("name = \"Long\"\nboard = { shape = \"square\", " + rest), 20, 3);
  }

  private static void compare(Game game, int games, long seed) {
    SearchRules rules = new SearchRules(game);
    Dice dice = new Dice(seed);
    for (int i = 0; i < games; i++) {
      Position position = game.start();
      while (!position.outcome().isOver()) {
        int ply = position.ply();
        assertThat(rules.legal(position.occupied(), ply)).isEqualTo(position.legalCells());
        assertThat(rules.moverIsX(ply)).isEqualTo(position.toMove().orElseThrow() == Player.X);
        if (game.rules().endsEarly()) {
          for (Player player : Player.values()) {
            compareLines(game, rules, position.stones(player), position.occupied());
          }
        }
        List<Move> legal = position.legalMoves();
        position = position.play(legal.get(dice.below(legal.size())));
        boolean over = position.outcome().isOver();
        if (!over && position.ply() > ply) {
          Player before = game.mover(ply);
          assertThat(rules.sidesChange(ply)).isEqualTo(before != game.mover(ply + 1));
        }
      }
    }
  }

  private static void compareLines(Game game, SearchRules rules, long own, long occupied) {
    Rules slow = game.rules();
    long free = rules.all() & ~occupied;
    long wins = 0;
    long loses = 0;
    for (long rest = free; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      wins |= slow.winning().completed(own | 1L << cell, cell) ? 1L << cell : 0;
      loses |= slow.losing().completed(own | 1L << cell, cell) ? 1L << cell : 0;
    }
    assertThat(rules.lines().allWins(own) & free).isEqualTo(wins);
    assertThat(rules.lines().allLoses(own) & free).isEqualTo(loses);
  }
}
