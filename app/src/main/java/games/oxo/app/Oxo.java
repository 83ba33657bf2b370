package games.oxo.app;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.oxo.app.terminal.ExitStatus;
import games.oxo.app.terminal.Terminal;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.words.Text;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
  private static final Pattern NOT_A_NUMBER =
      Pattern.compile(
          "Invalid value for (?:option|positional parameter at index [0-9]+)"
              + " (?:'([^']+)'|\\(([^)]+)\\)): ('.*') is not an? (int|long|double)");

  /** Picocli's own limit. */
  private static final int LEAST_HELP_WIDTH = 55;

  private static final Pattern UNKNOWN_SUBCOMMAND = Pattern.compile("Unknown subcommand '(.*)'.*");

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
    // To look at the options of every command takes longer than most commands do.
    Optional<CommandRegistry> one =
        words.length == 0 ? Optional.empty() : CommandRegistry.of(words[0]);
    if (one.isPresent() && one.get() != CommandRegistry.COMPLETION) {
      line.addSubcommand(one.get().create(terminal));
    } else {
      for (CommandRegistry each : CommandRegistry.values()) {
        line.addSubcommand(each.create(terminal));
      }
      line.addSubcommand(new HelpCommand());
    }
    return line.setExpandAtFiles(false)
        .setUsageHelpWidth(helpWidth(terminal, words))
        .setOut(new PrintWriter(terminal.out(), true, UTF_8))
        .setErr(new PrintWriter(terminal.err(), true, UTF_8))
        .setColorScheme(
            CommandLine.Help.defaultColorScheme(
                terminal.colours() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF))
        .setParameterExceptionHandler((e, args) -> terminal.complain(sentence(e)))
        .setExecutionExceptionHandler((e, command, parsed) -> failed(terminal, e));
  }

  /** The screen is asked for its width only where that counts. */
  private static int helpWidth(Terminal terminal, String... words) {
    boolean help = Arrays.stream(words).anyMatch(word -> word.matches("help|--help|-h"));
    return help ? Math.max(LEAST_HELP_WIDTH, terminal.width()) : LEAST_HELP_WIDTH;
  }

  @Override
  public void run() {
    terminal.out().println("OXO: the games that grew out of noughts and crosses.");
    terminal.out().println();
    for (CommandRegistry each : CommandRegistry.values()) {
      terminal.out().println(each.overviewLine());
    }
    terminal.out().println();
    terminal
        .out()
        .println(
            "'./oxo help COMMAND' lists the options of a command. Commands that report know --json.");
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
