package games.oxo.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.match.record.EndReason;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.GameRecord.Result;
import games.oxo.match.record.GameRecord.Turn;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlayedGamesTest {
  /** X wins with a1 b1 c1 after a swap was answered; the labels try to break out of the script. */
  private static GameRecord game() {
    List<String> moves = List.of("a1", "b2", "b1", "c3", "c1");
    List<Turn> turns = List.of(turn("win 1"), turn("win 1"), turn("surely won"), turn("win 1"));
    return new GameRecord(
        7,
        4,
        "A</script><b>",
        "B & C",
        "a1",
        1,
        1,
        moves,
        turns,
        Result.FIRST,
        EndReason.WINNING_LINE,
        "");
  }

  private static Turn turn(String value) {
    return new Turn(true, 1, 1, value);
  }

  private static JsonNode block(GameRecord game) {
    DataPage page =
        new DataPage("games", "games")
            .board(Samples.game("tic-tac-toe"))
            .games(PlayedGames.of(Samples.game("tic-tac-toe"), List.of(game)));
    return Documents.all(Documents.of(page), "games").get(0);
  }

  @Test
  void theDataHoldEveryMove() {
    JsonNode block = block(game());
    assertThat(block.get("names")).hasSize(9);
    assertThat(block.get("names").get(4).asText()).isEqualTo("b2");
    JsonNode game = block.get("games").get(0);
    assertThat(game.get("title").asText()).isEqualTo("Game 7: A</script><b> – B & C, 1–0, 4 moves");
    assertThat(game.get("X").toString()).isEqualTo("[0]");
    assertThat(game.get("cells").toString()).isEqualTo("[4,1,8,2]");
    assertThat(game.get("sides").asText()).isEqualTo("OXOX");
    assertThat(game.get("players").asText()).isEqualTo("1111");
    assertThat(game.get("deciding").toString()).isEqualTo("[0,1,2]");
    assertThat(game.get("won").asBoolean()).isTrue();
    assertThat(game.get("end").asText()).endsWith("wins. X wins with the line a1 b1 c1.");
  }

  /** A value stands once, whoever thought it; what is no value is left out. */
  @Test
  void valuesAreShared() {
    JsonNode block = block(game());
    assertThat(block.get("values").toString()).isEqualTo("[{\"type\":\"win\",\"plies\":1}]");
    assertThat(block.get("games").get(0).get("values").toString()).isEqualTo("[0,0,-1,0]");
  }

  @Test
  void aLosingLineIsNoWinOfItsOwner() {
    List<String> moves = List.of("a1", "b2", "b1", "c3", "c1");
    List<Turn> turns = Collections.nCopies(5, new Turn(true, 1, 1, ""));
    GameRecord lost =
        new GameRecord(
            1, 1, "A", "B", "", 0, 1, moves, turns, Result.SECOND, EndReason.LOSING_LINE, "");
    Game misere = Samples.game("tic-tac-toe:misere");
    DataPage page =
        new DataPage("games", "games").board(misere).games(PlayedGames.of(misere, List.of(lost)));
    JsonNode game = Documents.all(Documents.of(page), "games").get(0).get("games").get(0);
    assertThat(game.get("deciding").toString()).isEqualTo("[0,1,2]");
    assertThat(game.get("won").asBoolean()).isFalse();
  }
}
