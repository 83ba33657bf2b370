package games.oxo.app.rules;

import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.SeedOption;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.Interrupt;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.check.GameCheck;
import games.oxo.game.check.NaiveReferee;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "check",
    description = {
      "Check that a definition file works.",
      "Reads it, plays random games against a slow referee written directly from the documented rules,"
          + " and tries every symmetry on every position."
    })
public final class CheckCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "The definition file, or the name of a built-in game.")
  private String file = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "How many games to play (default: ${DEFAULT-VALUE}).")
  @InRange(OptionRange.GAMES)
  private int games;

  @Mixin private SeedOption seed = new SeedOption();

  public CheckCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Game game = UserGames.load(file);
    return common.work(
        terminal,
        work -> {
          GameCheck.Report report = play(game, work);
          work.results().print(() -> json(game, report), () -> print(game, report));
          return report.fault() != null
              ? ExitStatus.FAULT
              : report.games() < games ? Interrupt.STATUS : ExitStatus.DONE;
        });
  }

  private GameCheck.Report play(Game game, LongWork work) {
    GameCheck check =
        new GameCheck(game, new NaiveReferee(game.definition()), game.symmetries(), seed.value());
    work.start(Text.format("playing %d games", games));
    return check.run(games, work::goOn);
  }

  private String json(Game game, GameCheck.Report report) {
    return Json.write(
        Json.object(
            "game", game.id(),
            "name", game.name(),
            "ok", report.fault() == null,
            "fault", report.fault(),
            "games", report.games(),
            "unjudged", report.unjudged(),
            "stones", report.plies(),
            "winsOfX", report.winsOfX(),
            "winsOfO", report.winsOfO(),
            "draws", report.draws(),
            "shortest", report.shortest(),
            "longest", report.longest(),
            "symmetries", report.symmetries(),
            "seed", seed.value()));
  }

  private void print(Game game, GameCheck.Report report) {
    String sentences = String.join(" ", RuleText.sentences(game));
    line("%s, %s. %s", game.name(), game.board().describe(), sentences);
    if (report.fault() != null) {
      line("  fault       in random game %d, %s", report.games(), report.fault());
      return;
    }
    double all = report.games();
    line("  rules       %d random games agree with the slow referee", report.games());
    if (report.unjudged() > 0) {
      line("              (except the points of %d, too tangled for it)", report.unjudged());
    }
    line(
        "  symmetry    %d %s to turn or mirror the board %s the rules",
        report.symmetries(),
        report.symmetries() == 1 ? "way" : "ways",
        report.symmetries() == 1 ? "keeps" : "keep");
    line(
        "  results     X wins %.1f%%, O wins %.1f%%, draws %.1f%%",
        100 * report.winsOfX() / all, 100 * report.winsOfO() / all, 100 * report.draws() / all);
    line(
        "  length      %d to %d stones a game, %.1f on average",
        report.shortest(), report.longest(), report.plies() / all);
    line(
        report.games() < games
            ? "Stopped after %2$d games, without a fault."
            : "It works. Look at it: ./oxo show %1$s",
        file,
        report.games());
  }

  private void line(String format, Object... values) {
    terminal.out().println(String.format(Locale.ROOT, format, values));
  }
}
