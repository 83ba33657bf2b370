package games.oxo.app.match;

import games.oxo.app.report.GameReport;
import games.oxo.app.report.GameReportOptions;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.ForceOption;
import games.oxo.cli.option.GameNames;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.option.UserPath;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.files.OutputFile;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.match.record.GameLog;
import games.oxo.match.record.LogFile;
import games.oxo.match.standing.Standings;
import games.oxo.match.stats.EloEstimate;
import games.oxo.match.stats.Ratings;
import games.oxo.report.GamePage;
import games.oxo.report.MatchReport;
import games.oxo.report.Rating;
import games.oxo.session.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "report",
    description = {
      "Tell all about a game, or write a page from the games of a match or tournament.",
      "Of a game: its rules on little boards, its size, who wins, how games go, whether skill"
          + " matters, openings, forced wins, puzzles, and a game in words. docs/invent.md explains"
          + " the figures. Ctrl-C prints what is finished.",
      "Of a log: the cross table, ratings with error bars, the score over time, openings, lengths,"
          + " how games ended, in a single file."
    })
public final class ReportCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(
      index = "0",
      paramLabel = "GAME|FILE",
      description =
          "A built-in game or a definition file (.toml), or the log of a match or tournament.",
      completionCandidates = GameNames.class)
  private String file = "";

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "The page to write (default: of a log, beside it with the extension .html; of a game,"
              + " none).")
  private String output = "";

  @Mixin private ForceOption force = new ForceOption();

  @Mixin private GameReportOptions options = new GameReportOptions();

  public ReportCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (isGame(file)) {
      return ofGame();
    }
    ofLog();
    return ExitStatus.DONE;
  }

  /** A file is a log unless it is a definition; a word without a point or slash can be no log. */
  private static boolean isGame(String name) {
    return name.endsWith(".toml")
        || (!Files.exists(UserPath.of(name)) && !name.contains(".") && !name.contains("/"));
  }

  private int ofGame() {
    @Nullable Path page = output.isEmpty() ? null : UserPath.of(output);
    if (page != null) {
      OutputFile.check(page, force.existing());
    }
    return new GameReport(terminal, options)
        .run(
            file,
            common,
            portrait -> {
              if (page != null) {
                OutputFile.write(page, force.existing(), GamePage.html(portrait));
              }
            });
  }

  private void ofLog() {
    Path log = UserPath.of(file);
    GameLog games = LogFile.read(log);
    Path page = output.isEmpty() ? beside(log) : UserPath.of(output);
    if (isSame(page, log)) {
      throw new InputException(
          Text.format("the page would overwrite the log %s; name another file with -o", log));
    }
    OutputFile.write(page, force.existing(), html(games));
    if (common.json) {
      terminal
          .out()
          .println(Json.write(Json.object("page", page.toString(), "games", games.games().size())));
    } else {
      terminal.out().println(Text.format("Wrote %s (%d games)", page, games.games().size()));
    }
  }

  /** The page, with the games themselves where their rules are there. */
  private String html(GameLog games) {
    List<Rating> ratings = ratings(games);
    try {
      return MatchReport.html(games, ratings, UserGames.load(games.header().game()));
    } catch (InputException e) {
      terminal
          .err()
          .println(Text.format("oxo: the page has no games to step through: %s", e.getMessage()));
      return MatchReport.html(games, ratings, null);
    }
  }

  /** Whether two names are of the same file. */
  private static boolean isSame(Path one, Path other) {
    try {
      return Files.exists(one) && Files.isSameFile(one, other);
    } catch (IOException e) {
      return false;
    }
  }

  private static Path beside(Path log) {
    String name = String.valueOf(log.getFileName()).replaceFirst("\\.jsonl?$", "");
    return log.resolveSibling(name + ".html");
  }

  private static List<Rating> ratings(GameLog games) {
    if (games.games().isEmpty()) {
      return List.of();
    }
    Standings standings = Standings.of(games);
    Ratings ratings = standings.ratings();
    List<Rating> list = new ArrayList<>();
    for (int i = 0; i < ratings.players(); i++) {
      EloEstimate elo = ratings.rating(i);
      list.add(new Rating(standings.engines().get(i), elo.difference(), elo.low(), elo.high()));
    }
    return list;
  }
}
