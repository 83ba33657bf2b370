package games.oxo.game.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.OnlyInFullRun;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
class FullBoardCounterTest {
  private static final long MEMORY = 400_000_000;

  private static FullBoardCounter.Endings count(Game game) {
    return new FullBoardCounter(game, fraction -> true).count();
  }

  /** Follows all games to the last ply. */
  private static PlyCount byPlaying(Game game, boolean fold) {
    DistinctCounter counter = new DistinctCounter(game, fold, MEMORY, fraction -> true);
    PlyCount last = counter.next();
    for (int ply = 1; ply <= game.board().cells(); ply++) {
      last = counter.next();
    }
    return last;
  }

  @ParameterizedTest
  @CsvSource({
    "3,3,false,'win = 3',''",
    "3,3,false,'lose = 3',''",
    "3,3,false,'win = 3, lose = 2',''",
    "4,3,false,'win = 4, lose = 3',''",
    "4,3,false,'lose = 3',''",
    "4,3,false,'win = 4',''",
    "4,3,false,'win = 3','turns = \"XA, (OA, OA, XA), ...\"'",
    "3,3,true,'win = 3',''",
    "4,4,true,'win = 4',''",
    "4,4,true,'win = 4, lose = 3',''",
    "4,5,true,'lose = 3',''"
  })
  void agreesWithPlayingAllGames(int width, int height, boolean gravity, String line, String more) {
    compare(width, height, gravity, line, more);
  }

  @Test
  @OnlyInFullRun
  void agreesWithPlayingAllGamesOnALargerBoard() {
    compare(4, 4, false, "win = 4, lose = 3", "");
  }

  private static void compare(int width, int height, boolean gravity, String line, String more) {
    Game game =
        Samples.gameOf(
            "name = \"T\"\nboard = { shape = \"square\", width = %d, height = %d, gravity = %b }\nline = { %s }\n%s\n"
                .formatted(width, height, gravity, line, more));
    FullBoardCounter.Endings endings = count(game);
    boolean lastIsX = endings.last() == Player.X;
    FullBoardCounter.Count winsOfX = lastIsX ? endings.winsOfLast() : endings.lossesOfLast();
    FullBoardCounter.Count winsOfO = lastIsX ? endings.lossesOfLast() : endings.winsOfLast();
    PlyCount all = byPlaying(game, false);
    assertThat(winsOfX.boards()).isEqualTo(all.winsOfX());
    assertThat(winsOfO.boards()).isEqualTo(all.winsOfO());
    assertThat(endings.draws().boards()).isEqualTo(all.draws());
    PlyCount folded = byPlaying(game, true);
    assertThat(winsOfX.distinct()).isEqualTo(folded.winsOfX());
    assertThat(winsOfO.distinct()).isEqualTo(folded.winsOfO());
    assertThat(endings.draws().distinct()).isEqualTo(folded.draws());
  }

  @Test
  void countsOnHexagonsToo() {
    Game game =
        Samples.gameOf(
            "name = \"T\"\nboard = { shape = \"hexagon\", side = 2 }\nline = { win = 3, lose = 2 }\n");
    PlyCount all = byPlaying(game, false);
    FullBoardCounter.Endings endings = count(game);
    assertThat(endings.winsOfLast().boards()).isEqualTo(all.winsOfX());
    assertThat(endings.lossesOfLast().boards()).isEqualTo(all.winsOfO());
    assertThat(endings.draws().boards()).isEqualTo(all.draws());
  }

  @Test
  void ticTacToe() {
    FullBoardCounter.Endings endings = count(Samples.game("tic-tac-toe"));
    assertThat(endings.last()).isEqualTo(Player.X);
    assertThat(endings.winsOfLast()).isEqualTo(new FullBoardCounter.Count(62, 12));
    assertThat(endings.lossesOfLast().boards()).isZero();
    assertThat(endings.draws()).isEqualTo(new FullBoardCounter.Count(16, 3));
  }

  @Test
  void refusesWhatItCannotCount() {
    assertThatThrownBy(() -> count(Samples.game("fourtic")))
        .isInstanceOf(InputException.class)
        .hasMessage("Fourtic has no lines that could end it");
    Game rings =
        Samples.gameOf(
            "name = \"T\"\nboard = { shape = \"square\", width = 3, height = 3 }\nline = { win = 3 }\nturns = \"X1, OA, ...\"\n");
    assertThatThrownBy(() -> count(rings))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("the turns of T name rings;");
  }

  @Test
  void theWatcherCanStopIt() {
    double[] last = {0};
    FullBoardCounter counter =
        new FullBoardCounter(
            Samples.game("connect4"),
            fraction -> {
              assertThat(fraction).isBetween(last[0], 1.0);
              last[0] = fraction;
              return false;
            });
    assertThatThrownBy(counter::count).isInstanceOf(PlyCounter.Stopped.class);
  }
}
