package games.oxo.app;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.oxo.app.version.ProgramVersion;
import games.oxo.cli.option.OptionRanges;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.HelpOutput;
import games.oxo.cli.terminal.OutputLost;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.files.DiskException;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.words.Text;
import games.oxo.search.certificate.ProofRefused;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** The {@code oxo} command itself: an overview, its sub-commands, and what happens on errors. */
@Command(
    name = "oxo",
    description = "The games that grew out of noughts and crosses.",
    versionProvider = ProgramVersion.class,
    mixinStandardHelpOptions = true)
public final class Oxo implements Runnable {
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
      int status = commandLine(terminal, args).execute(args);
      // Complains if anything that was printed has been lost.
      terminal.out().flush();
      return status;
    } catch (OutputLost e) {
      return e.report(terminal);
    } catch (OutOfMemoryError e) {
      return terminal.complain(
          "Java ran out of memory; give it more with OXO_JAVA_OPTS, such as OXO_JAVA_OPTS=-Xmx8g");
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
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setUsageHelpWidth(helpWidth(terminal, words))
        .setOut(new PrintWriter(new HelpOutput(terminal.out()), true))
        .setErr(new PrintWriter(terminal.err(), true, UTF_8))
        .setColorScheme(
            CommandLine.Help.defaultColorScheme(
                terminal.colours() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF))
        .setExecutionStrategy(parsed -> checkAndRun(terminal, parsed))
        .setParameterExceptionHandler((e, args) -> terminal.complain(sentence(e)))
        .setExecutionExceptionHandler((e, command, parsed) -> failed(terminal, e));
  }

  private static int checkAndRun(Terminal terminal, ParseResult parsed) {
    try {
      OptionRanges.check(parsed);
    } catch (InputException e) {
      return terminal.complain(e.getMessage());
    }
    return new CommandLine.RunLast().execute(parsed);
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
            "'./oxo help COMMAND' lists the options of a command. Commands that report accept --json.");
  }

  private static int failed(Terminal terminal, Exception e) {
    if (e instanceof OutputLost) {
      return ExitStatus.OUTPUT_LOST;
    }
    if (e instanceof DiskException full) {
      terminal.complain(full.getMessage());
      return ExitStatus.OUTPUT_LOST;
    }
    if (e instanceof InputException wrong) {
      return terminal.complain(wrong.getMessage());
    }
    if (e instanceof ProofRefused refused) {
      terminal.complain(refused.getMessage());
      return ExitStatus.FAULT;
    }
    terminal.err().println("oxo: this is a bug in the program, not a mistake of yours:");
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
      return Text.format("%s does not take '%s'; see %s", name, word, help(command));
    }
    Optional<String> value = wrongValue(e);
    if (value.isPresent()) {
      return value.get();
    }
    String message = String.valueOf(e.getMessage());
    Matcher unknown = UNKNOWN_SUBCOMMAND.matcher(message);
    if (unknown.matches()) {
      return noCommand(unknown.group(1), command);
    }
    String lowered = message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
    return Text.format("%s: %s; see %s", name, lowered, help(command));
  }

  /** What is wrong with a value that picocli could not read; empty when that is not the matter. */
  private static Optional<String> wrongValue(ParameterException e) {
    ArgSpec argument = e.getArgSpec();
    String text = e.getValue();
    if (argument != null && text != null) {
      if (argument.type().isEnum()) {
        return Optional.of(
            Text.format(
                "%s is '%s'; it must be %s",
                OptionRanges.name(argument),
                text,
                Arrays.stream(argument.type().getEnumConstants())
                    .map(String::valueOf)
                    .collect(Collectors.joining(" or "))));
      }
      try {
        OptionRanges.of(argument).ifPresent(range -> range.read(OptionRanges.name(argument), text));
      } catch (InputException outOfRange) {
        return Optional.of(outOfRange.getMessage());
      }
    }
    return Optional.empty();
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
