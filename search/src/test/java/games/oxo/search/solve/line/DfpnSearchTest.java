package games.oxo.search.solve.line;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.check.RandomDefinition;
import games.oxo.game.text.PositionReader;
import games.oxo.search.LatePosition;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.kernel.SlotTable;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class DfpnSearchTest {
  private static final int SLOT_BITS = 18;

  private static DfpnSearch proofs(SearchRules rules) {
    NodeBudget budget = new NodeBudget(new NodeBudget.Answer());
    return new DfpnSearch(rules, table(SLOT_BITS), budget, 0);
  }

  private static SlotTable table(int slotBits) {
    return new SlotTable(SlotTable.Replacement.LEAST_WORK, slotBits, 11);
  }

  private static boolean proves(DfpnSearch proofs, Position position, boolean moverAttacks) {
    Player mover = position.toMove().orElseThrow();
    return proofs.proves(
        position.stones(mover), position.stones(mover.other()), position.ply(), moverAttacks);
  }

  private static boolean isPlain(SearchRules rules, int ply) {
    boolean plain = rules.freeFrom(ply);
    for (int stone = ply; stone < rules.cells(); stone++) {
      plain &= rules.sidesChange(stone);
    }
    return plain;
  }

  private static void compare(DfpnSearch proofs, Position position) {
    int truth = new Minimax().value(position);
    assertThat(proves(proofs, position, true)).as("%s", position).isEqualTo(truth > 0);
    assertThat(proves(proofs, position, false)).as("%s", position).isEqualTo(truth < 0);
  }

  @Test
  void provesWhatTryingEverythingSees() {
    Dice dice = new Dice(51);
    for (String name : List.of("tic-tac-toe", "tic-tac-toe:misere", "squava", "yavalath")) {
      Game game = Samples.game(name);
      DfpnSearch proofs = proofs(new SearchRules(game));
      for (int i = 0; i < 60; i++) {
        compare(proofs, LatePosition.of(game, 5 + i % 4, dice).orElseThrow());
      }
    }
  }

  @Test
  void provesItInRandomGamesToo() {
    Dice dice = new Dice(52);
    int compared = 0;
    for (int i = 0; i < 700; i++) {
      Game game = Samples.gameOf(RandomDefinition.text(dice));
      Position position =
          game.rules().endsEarly() ? LatePosition.of(game, 5 + i % 3, dice).orElse(null) : null;
      if (position != null) {
        SearchRules rules = new SearchRules(game);
        if (isPlain(rules, position.ply())) {
          compare(proofs(rules), position);
          compared++;
        }
      }
    }
    assertThat(compared).isGreaterThan(100);
  }

  @Test
  void agreesWithWhatIsKnownOfSquavaAndYavalath() {
    for (String name : List.of("squava", "yavalath")) {
      Game game = Samples.game(name);
      DfpnSearch proofs = proofs(new SearchRules(game));
      for (String[] row : Samples.data(name + "_positions.txt").subList(20, 90)) {
        Position position = PositionReader.read(game, row[0]);
        assertThat(proves(proofs, position, true)).as(row[0]).isEqualTo(row[1].equals("W"));
        assertThat(proves(proofs, position, false)).as(row[0]).isEqualTo(row[1].equals("L"));
      }
    }
  }

  /** Known from full searches to the end: which first moves of Squava lose against best play. */
  @Test
  void knowsWhoWinsAfterEachFirstMoveInSquava() {
    Game game = Samples.game("squava");
    NodeBudget budget = new NodeBudget(new NodeBudget.Answer());
    DfpnSearch proofs = new DfpnSearch(new SearchRules(game), table(21), budget, 0);
    StringBuilder winners = new StringBuilder();
    for (int cell : new int[] {0, 1, 2, 6, 7, 12}) {
      Position position = game.start().play(Move.at(cell));
      winners.append(proves(proofs, position, false) ? 'X' : 'O');
      assertThat(proves(proofs, position, true)).isEqualTo(winners.toString().endsWith("O"));
    }
    assertThat(winners).hasToString("XXOXOO");
    assertThat(Samples.lines("signatures.txt"))
        .contains("squava proofs: %d".formatted(budget.nodes()));
  }
}
