package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
@DisplayName("Moves are written one way in all JSON and in the protocol")
class JsonMovesTest {
  private static final Set<String> ONE = Set.of("move", "best", "reply");
  private static final Set<String> SEVERAL =
      Set.of("moves", "line", "legal", "best", "replies", "deciding");

  @TempDir Path folder;

  static Stream<Game> games() {
    return Samples.allBuiltIn();
  }

  private static JsonNode json(String line) {
    try {
      return new JsonMapper().readTree(line);
    } catch (JsonProcessingException e) {
      throw new AssertionError(line, e);
    }
  }

  /** A position near the end of a game, whose last move is known. */
  private static Position late(Game game) {
    Dice dice = new Dice(3);
    for (int tries = 0; tries < 1000; tries++) {
      Position position = game.start();
      List<Position> next = open(position);
      while (!next.isEmpty() && game.board().cells() - position.ply() > 5) {
        position = next.get(dice.below(next.size()));
        next = open(position);
      }
      if (game.board().cells() - position.ply() <= 7) {
        return position;
      }
    }
    throw new AssertionError("no late position of " + game);
  }

  /** The positions after a stone that does not end the game. */
  private static List<Position> open(Position position) {
    return position.legalMoves().stream()
        .filter(move -> !move.isSwap())
        .map(position::play)
        .filter(after -> !after.outcome().isOver())
        .toList();
  }

  private static int check(JsonNode node, MoveNotation notation, String where) {
    int found = 0;
    for (var field : node.properties()) {
      String key = field.getKey();
      JsonNode value = field.getValue();
      if (value.isTextual() && ONE.contains(key)) {
        found += checkMove(value.asText(), notation, where + "." + key);
      } else if (value.isArray() && SEVERAL.contains(key)) {
        for (JsonNode each : value) {
          if (each.isTextual()) {
            found += checkMove(each.asText(), notation, where + "." + key);
          }
        }
      }
      found += check(value, notation, where + "." + key);
    }
    if (node.isArray()) {
      for (JsonNode each : node) {
        found += check(each, notation, where);
        assertThat(each.isTextual() && each.asText().matches("[0-9]+ [0-9]+")).as(where).isFalse();
      }
    }
    return found;
  }

  private static int checkMove(String text, MoveNotation notation, String where) {
    assertThat(text).as(where).doesNotContain(" ");
    assertThat(notation.isMove(text)).as("%s: %s", where, text).isTrue();
    return 1;
  }

  private static void checkAll(Game game, int least, String... command) {
    Run run = Run.oxo(command);
    String where = String.join(" ", command);
    assertThat(run.status()).as("%s: %s", where, run.err()).isZero();
    MoveNotation notation = new MoveNotation(game);
    int found = run.out().lines().mapToInt(line -> check(json(line), notation, where)).sum();
    assertThat(found).as(where).isGreaterThanOrEqualTo(least);
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyCommand(Game game) {
    Position position = late(game);
    String moves = new MoveNotation(game).writeList(position.moves());
    String rows = PositionWriter.rows(position);
    String id = game.id();
    checkAll(game, 9, "show", id, moves, "--json");
    checkAll(game, 1, "solve", id, moves, "--json", "--all");
    checkAll(game, 1, "solve", id, rows, "--json");
    checkAll(game, 3, "analyze", id, rows, "--engine", "alphabeta:depth=2", "--json");
    checkAll(game, 1, "play", id, rows, "--x", "random", "--o", "random", "--json");
    String log = folder.resolve("m.jsonl").toString();
    Run.oxo("match", id, "random", "random", "--games", "2", "--log", log);
    checkAll(game, 2, "replay", log, "1", "--json");
    Run protocol =
        Run.withInput(
            "position startpos moves " + moves + "\nsetoption name engine value random\ngo\n",
            "engine",
            id);
    String best =
        protocol
            .out()
            .lines()
            .filter(each -> each.startsWith("bestmove "))
            .findFirst()
            .orElseThrow();
    checkMove(best.substring("bestmove ".length()), new MoveNotation(game), "protocol");
  }
}
