package games.oxo.app;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.oxo.app.analyze.AnalyzeCommand;
import games.oxo.app.balance.BalanceCommand;
import games.oxo.app.bench.BenchCommand;
import games.oxo.app.engine.EngineCommand;
import games.oxo.app.match.MatchCommand;
import games.oxo.app.match.ReplayCommand;
import games.oxo.app.match.ReportCommand;
import games.oxo.app.match.TournamentCommand;
import games.oxo.app.play.PlayCommand;
import games.oxo.app.results.ResultsCommand;
import games.oxo.app.rules.CheckCommand;
import games.oxo.app.rules.GamesCommand;
import games.oxo.app.rules.PerftCommand;
import games.oxo.app.rules.ShowCommand;
import games.oxo.app.solve.CertificateCheckCommand;
import games.oxo.app.solve.CertificateCommand;
import games.oxo.app.solve.SolveCommand;
import games.oxo.app.table.TableCommand;
import games.oxo.app.terminal.ExitStatus;
import games.oxo.app.terminal.Terminal;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.words.Text;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The {@code oxo} command itself: an overview, its sub-commands, and what happens on errors. */
@Command(
    name = "oxo",
    description = "The games that grew out of noughts and crosses.",
    version = "oxo 0.1.0",
    mixinStandardHelpOptions = true)
public final class Oxo implements Runnable {
  private static final String HELP = "help";

  private static final Pattern NOT_A_NUMBER =
      Pattern.compile(
          "Invalid value for (?:option|positional parameter at index [0-9]+)"
              + " (?:'([^']+)'|\\(([^)]+)\\)): ('.*') is not an? (int|long|double)");

  private static final Pattern UNKNOWN_SUBCOMMAND = Pattern.compile("Unknown subcommand '(.*)'.*");

  private static final String OVERVIEW =
      """
      OXO: the games that grew out of noughts and crosses.

        ./oxo games                 the games and their variants
        ./oxo show squava 1,1 2,2   a position: the board, who moves, what is legal
        ./oxo play squava           play against the computer
        ./oxo analyze squava        what an engine thinks of a position
        ./oxo solve connect4 4444   what a position is worth with perfect play
        ./oxo results               questions about the games, settled by computing
        ./oxo match squava A B      which of two engines is stronger? (docs/matches.md)
        ./oxo tournament GAME A B C ratings and a cross table of several
        ./oxo replay F              games of a match again, move by move
        ./oxo report F              all games of a match as a page for the browser
        ./oxo engine squava         the engine for a program of yours (docs/protocol.md)
        ./oxo check mygame.toml     does your own game work? (docs/definition.md)
        ./oxo balance mygame.toml   is the game fair and lively? (docs/balance.md)
        ./oxo certificate check F   does a proof of a win hold? (docs/certificates.md)
        ./oxo perft connect4 8      how many games and positions the rules allow
        ./oxo table build fourtic   the value of every position in a file (docs/tables.md)
        ./oxo bench                 how fast it all is on this machine

      './oxo help COMMAND' lists the options of a command. Commands that report know --json.
      """;

  private final Terminal terminal;

  private Oxo(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Runs one command and returns its exit status. */
  public static int run(Terminal terminal, String... args) {
    try {
      return commandLine(terminal, args).execute(args);
    } catch (OutOfMemoryError e) {
      return terminal.complain(
          "Java's memory is used up; OXO_JAVA_OPTS=-Xmx… gives it more (-Xmx8g, say)");
    }
  }

  /** The command with all its sub-commands, or with the one alone that is asked for. */
  private static CommandLine commandLine(Terminal terminal, String... words) {
    CommandLine line = new CommandLine(new Oxo(terminal));
    Map<String, Supplier<Object>> all = commands(terminal);
    // To look at the options of every command takes longer than most commands do.
    String asked = words.length == 0 ? HELP : words[0];
    Supplier<Object> one = asked.equals(HELP) ? null : all.get(asked);
    (one == null ? all.values() : List.of(one)).forEach(each -> line.addSubcommand(each.get()));
    return line.setExpandAtFiles(false)
        .setOut(new PrintWriter(terminal.out(), true, UTF_8))
        .setErr(new PrintWriter(terminal.err(), true, UTF_8))
        .setColorScheme(
            CommandLine.Help.defaultColorScheme(
                terminal.colours() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF))
        .setParameterExceptionHandler((e, args) -> terminal.complain(sentence(e)))
        .setExecutionExceptionHandler((e, command, parsed) -> failed(terminal, e));
  }

  private static Map<String, Supplier<Object>> commands(Terminal terminal) {
    Map<String, Supplier<Object>> all = new LinkedHashMap<>();
    all.put("engine", () -> new EngineCommand(terminal));
    all.put("games", () -> new GamesCommand(terminal));
    all.put("show", () -> new ShowCommand(terminal));
    all.put("analyze", () -> new AnalyzeCommand(terminal));
    all.put("balance", () -> new BalanceCommand(terminal));
    all.put("bench", () -> new BenchCommand(terminal, Main.class));
    all.put(
        "certificate",
        () ->
            new CommandLine(new CertificateCommand())
                .addSubcommand(new CertificateCheckCommand(terminal)));
    all.put("check", () -> new CheckCommand(terminal));
    all.put("match", () -> new MatchCommand(terminal));
    all.put("perft", () -> new PerftCommand(terminal));
    all.put("play", () -> new PlayCommand(terminal));
    all.put("replay", () -> new ReplayCommand(terminal));
    all.put("report", () -> new ReportCommand(terminal));
    all.put("results", () -> new ResultsCommand(terminal));
    all.put("solve", () -> new SolveCommand(terminal));
    all.put("table", () -> TableCommand.with(terminal));
    all.put("tournament", () -> new TournamentCommand(terminal));
    all.put(HELP, HelpCommand::new);
    return all;
  }

  @Override
  public void run() {
    terminal.out().print(OVERVIEW);
  }

  private static int failed(Terminal terminal, Exception e) {
    if (e instanceof InputException wrong) {
      return terminal.complain(wrong.getMessage());
    }
    terminal.err().println("oxo: this is a fault of the program, not yours:");
    e.printStackTrace(terminal.err());
    return ExitStatus.FAULT;
  }

  private static String noCommand(String word, CommandLine command) {
    List<String> commands = command.getSubcommands().keySet().stream().sorted().toList();
    return Text.format("there is no command '%s'%s", word, Nearest.hint(word, commands));
  }

  /** One sentence for a wrong command line. */
  private static String sentence(ParameterException e) {
    CommandLine command = e.getCommandLine();
    String name = words(command);
    if (e instanceof UnmatchedArgumentException unmatched) {
      String word = unmatched.getUnmatched().get(0);
      if (word.startsWith("-") && word.length() > 1) {
        List<String> options =
            command.getCommandSpec().options().stream()
                .flatMap(option -> List.of(option.names()).stream())
                .sorted()
                .toList();
        return Text.format("%s has no option '%s'%s", name, word, Nearest.hint(word, options));
      }
      if (!command.getSubcommands().isEmpty()) {
        return noCommand(word, command);
      }
      return Text.format("%s has no use for '%s'; see %s", name, word, help(command));
    }
    String message = String.valueOf(e.getMessage());
    Matcher unknown = UNKNOWN_SUBCOMMAND.matcher(message);
    if (unknown.matches()) {
      return noCommand(unknown.group(1), command);
    }
    Matcher number = NOT_A_NUMBER.matcher(message);
    if (number.matches()) {
      String what = number.group(1) == null ? number.group(2) : number.group(1);
      return Text.format(
          "%s: %s is %s; it must be a %snumber",
          name, what, number.group(3), number.group(4).equals("double") ? "" : "whole ");
    }
    String lowered = message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
    return Text.format("%s: %s; see %s", name, lowered, help(command));
  }

  /** The command that explains a command. */
  private static String help(CommandLine command) {
    String words = words(command);
    return words.contains(" ")
        ? Text.format("'./oxo %s --help'", words)
        : Text.format("'./oxo help %s'", words);
  }

  /** A command as it is written after {@code oxo}. */
  private static String words(CommandLine command) {
    return command.getCommandSpec().qualifiedName(" ").replaceFirst("^oxo ", "");
  }
}
