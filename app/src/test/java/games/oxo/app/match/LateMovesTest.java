package games.oxo.app.match;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.Run;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.match.play.MatchPlan;
import games.oxo.match.play.OpeningSource;
import games.oxo.match.play.TimeControl;
import games.oxo.match.record.EndReason;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.GameRecord.Result;
import games.oxo.match.record.GameRecord.Turn;
import games.oxo.match.record.LogWriter;
import games.oxo.search.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Moves that came after their time are counted wherever a match is summed up")
class LateMovesTest {
  @TempDir Path folder;

  /** A finished match of two games with 100 ms for a move. */
  private String log(long slowMillis) {
    Path file = folder.resolve("log-" + slowMillis + ".jsonl");
    TimeControl control =
        new TimeControl(Limits.time(100), 0, 0, TimeControl.USUAL_MARGIN_MILLIS, 60_000);
    List<String> both = List.of("random", "level1");
    MatchPlan plan =
        new MatchPlan(
            MatchPlan.Kind.MATCH,
            "tic-tac-toe",
            both,
            1,
            new OpeningSource.Drawn(0),
            false,
            control,
            1,
            "");
    List<String> moves = List.of("a1", "b1", "a2", "b2", "a3");
    try (LogWriter writer = LogWriter.create(file, Existing.KEEP, plan.header())) {
      for (int game = 0; game < 2; game++) {
        long second = slowMillis * 1000;
        List<Turn> turns =
            List.of(
                new Turn(true, 90_000, 1, ""),
                new Turn(false, second, 1, ""),
                new Turn(true, 100_000, 1, ""),
                new Turn(false, 50_000, 1, ""),
                new Turn(true, 10_000, 1, ""));
        writer.add(
            new GameRecord(
                game + 1,
                1,
                both.get(game),
                both.get(1 - game),
                "",
                0,
                1,
                moves,
                turns,
                Result.FIRST,
                EndReason.WINNING_LINE,
                ""));
      }
    }
    return file.toString();
  }

  @Test
  void inTheSummaryAndInJson() {
    String late = log(803);
    assertThat(Run.oxo("match", "--resume", late).out())
        .contains(
            "  late         random: 1 of 5 moves came after their time, the slowest after 803 ms; a"
                + " smaller --margin makes that lose\n"
                + "  late         level1: 1 of 5 moves came after their time, the slowest after 803 ms;");
    assertThat(Run.oxo("match", "--resume", late, "--json").out())
        .contains(
            "\"late\":[{\"engine\":\"random\",\"moves\":1,\"slowestMicros\":803000},"
                + "{\"engine\":\"level1\",\"moves\":1,\"slowestMicros\":803000}],");
    String punctual = log(105);
    assertThat(Run.oxo("match", "--resume", punctual).out()).doesNotContain("  late ");
    assertThat(Run.oxo("match", "--resume", punctual, "--json").out()).contains("\"late\":[],");
  }

  @Test
  void inTheReport() throws IOException {
    Path page = folder.resolve("report.html");
    Run run = Run.oxo("report", log(803), "-o", page.toString());
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(Files.readString(page)).contains("\"title\":\"Late\"");
  }
}
