package games.oxo.app.match;

import games.oxo.app.play.GameFile;
import games.oxo.cli.option.Between;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.option.UserPath;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.GameInterrupted;
import games.oxo.cli.terminal.LineInput;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.match.record.GameLog;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.LogFile;
import games.oxo.match.record.ReplayedGame;
import games.oxo.session.json.Json;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "replay",
    description = {
      "Step through a game of a match, or a saved game.",
      "Without a number: list the games. On a terminal Enter shows the next move; elsewhere the"
          + " whole game is printed."
    })
public final class ReplayCommand implements Callable<Integer> {
  private static final String HELP =
      "Enter: next move   b: back   a number: that move   e: end   q: quit";

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "The log of a match or tournament, or a saved game.")
  private String file = "";

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "GAME-NUMBER",
      description = "Which game (default: list them).")
  @Between(least = 1, most = Integer.MAX_VALUE)
  private @Nullable Integer number;

  @Option(
      names = "--verbose",
      description = "Show values as the engines' own numbers, and how many positions they took.")
  private boolean verbose;

  public ReplayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (SavedGame.isIn(UserPath.of(file))) {
      saved(new SavedGame(GameFile.load(file), terminal));
      return ExitStatus.DONE;
    }
    GameLog log = LogFile.read(UserPath.of(file));
    if (number == null) {
      list(log);
      return ExitStatus.DONE;
    }
    Game rules = UserGames.load(log.header().game());
    ReplayedGame game = ReplayedGame.of(rules, find(log, number));
    common
        .results(terminal)
        .print(
            () -> Json.write(GameJson.of(game)),
            () -> show(new LoggedGame(game, new GamePrinter(terminal, rules, verbose))));
    return ExitStatus.DONE;
  }

  private void saved(SavedGame game) {
    if (number != null) {
      throw new InputException(Text.format("%s is one game; it has no number", file));
    }
    common.results(terminal).print(() -> Json.write(game.json()), () -> show(game));
  }

  private void show(SteppedGame game) {
    if (terminal.keyboard()) {
      step(game);
    } else {
      printAll(game);
    }
  }

  private GameRecord find(GameLog log, int wanted) {
    for (GameRecord game : log.games()) {
      if (game.number() == wanted) {
        return game;
      }
    }
    throw new InputException(
        log.games().isEmpty()
            ? Text.format("%s has no games yet", file)
            : Text.format(
                "%s has no game %d; there are %d to %d",
                file,
                wanted,
                log.games().get(0).number(),
                log.games().get(log.games().size() - 1).number()));
  }

  private void list(GameLog log) {
    int width = log.header().engines().stream().mapToInt(String::length).max().orElse(0);
    if (!common.json) {
      terminal
          .out()
          .printf(
              Locale.ROOT,
              "%5s  %-" + width + "s  %-" + width + "s  %-6s  %5s  %s%n",
              "game",
              "first",
              "second",
              "winner",
              "moves",
              "reason");
    }
    for (GameRecord game : log.games()) {
      String winner = game.result().name().toLowerCase(Locale.ROOT);
      if (common.json) {
        terminal.out().println(Json.write(GameJson.of(game)));
      } else {
        terminal
            .out()
            .printf(
                Locale.ROOT,
                "%5d  %-" + width + "s  %-" + width + "s  %-6s  %5d  %s%n",
                game.number(),
                game.first(),
                game.second(),
                game.result() == GameRecord.Result.DRAW ? "-" : winner,
                game.moves().size(),
                game.reason());
      }
    }
  }

  private static void printAll(SteppedGame game) {
    game.begin();
    for (int move = 1; move <= game.moves(); move++) {
      game.move(move);
      if (move % 2 == 0 || move == game.moves()) {
        game.board(move);
      }
    }
    game.end();
  }

  private void step(SteppedGame game) {
    game.begin();
    terminal.out().println(HELP);
    try (LineInput input = LineInput.open(terminal, false, Optional.empty())) {
      int at = 0;
      while (true) {
        String prompt = Text.format("%d of %d> ", at, game.moves());
        String line = input.read(prompt, typed -> List.of());
        int next =
            line == null ? -1 : target(line.strip().toLowerCase(Locale.ROOT), at, game.moves());
        if (next < 0) {
          return;
        }
        if (next == at) {
          terminal.out().println(HELP);
          continue;
        }
        at = next;
        if (at > 0) {
          game.move(at);
        }
        game.board(at);
        if (at == game.moves()) {
          game.end();
        }
      }
    } catch (GameInterrupted e) {
      terminal.out().println();
    }
  }

  /** The move to show after a line was typed; the same when it says nothing, -1 to leave. */
  private static int target(String typed, int at, int last) {
    return switch (typed) {
      case "" -> at == last ? -1 : at + 1;
      case "n", "next" -> Math.min(last, at + 1);
      case "b", "back" -> Math.max(0, at - 1);
      case "e", "end" -> last;
      case "q", "quit", "exit" -> -1;
      default -> typed.matches("[0-9]{1,3}") ? Math.min(last, Integer.parseInt(typed)) : at;
    };
  }
}
