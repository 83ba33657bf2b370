package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.cli.option.OptionRanges;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.input.NumberRange;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

@DisplayName("One rule for the numbers of all options")
class NumericOptionsTest {
  private static final Set<Class<?>> NUMBERS =
      Set.of(int.class, long.class, double.class, Integer.class, Long.class, Double.class);

  /** A number that stands in a command line: the words of the command, and the argument. */
  private record Number(List<String> words, ArgSpec argument) {
    @Override
    public String toString() {
      return String.join(" ", words) + " " + OptionRanges.name(argument);
    }
  }

  private static Terminal terminal() {
    PrintStream nowhere =
        new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    return new Terminal(nowhere, nowhere, new ByteArrayInputStream(new byte[0]));
  }

  @CommandLine.Command(name = "oxo")
  private static final class AllCommands {}

  private static Stream<Number> numbers() {
    CommandLine all = new CommandLine(new AllCommands());
    for (CommandRegistry entry : CommandRegistry.values()) {
      all.addSubcommand(entry.create(terminal()));
    }
    return numbers(List.of(), all);
  }

  private static Stream<Number> numbers(List<String> words, CommandLine command) {
    Stream<Number> own =
        command.getCommandSpec().args().stream()
            .filter(argument -> NUMBERS.contains(argument.type()))
            .map(argument -> new Number(words, argument));
    Stream<Number> below =
        command.getSubcommands().entrySet().stream()
            .flatMap(
                entry -> {
                  List<String> longer = new ArrayList<>(words);
                  longer.add(entry.getKey());
                  return numbers(longer, entry.getValue());
                });
    return Stream.concat(own, below);
  }

  @Test
  void thereAreManyAndAllHaveARange() {
    assertThat(numbers()).hasSizeGreaterThan(30);
    assertThat(numbers().filter(number -> OptionRanges.of(number.argument()).isEmpty())).isEmpty();
  }

  private static NumberRange range(Number number) {
    return OptionRanges.of(number.argument()).orElseThrow();
  }

  /** What is tried: 0, -1, the ends of the range and what is beyond them, and something huge. */
  private static List<BigDecimal> tried(NumberRange range) {
    BigDecimal least = BigDecimal.valueOf(range.least());
    BigDecimal most = BigDecimal.valueOf(range.most());
    return List.of(
        BigDecimal.ZERO,
        BigDecimal.ONE.negate(),
        least,
        least.subtract(BigDecimal.ONE),
        most,
        most.add(BigDecimal.ONE),
        BigDecimal.valueOf(Long.MAX_VALUE).add(BigDecimal.ONE),
        BigDecimal.TEN.pow(30));
  }

  private static String plain(BigDecimal number) {
    return number.stripTrailingZeros().scale() <= 0
        ? number.setScale(0, RoundingMode.UNNECESSARY).toPlainString()
        : number.toPlainString();
  }

  /**
   * The command line up to this number; a command that got past its numbers finds no game, or no
   * time.
   */
  private static String[] commandLine(Number number, String text) {
    List<String> line = new ArrayList<>(number.words());
    if (number.argument() instanceof OptionSpec option) {
      line.add(option.longestName() + "=" + text);
      option.command().options().stream()
          .filter(each -> each.required() && each != option)
          .forEach(each -> line.add(each.longestName() + "=no-such-folder"));
      if (number.words().contains("serve")) {
        line.add("--for=never");
      } else if (number.words().contains("invent")) {
        line.add("--boards=no-such-board");
      } else {
        line.addAll(Collections.nCopies(Math.max(1, neededWords(option)), "no-such-game"));
      }
    } else {
      line.add("no-such-game");
      line.add("--");
      line.add(text);
    }
    return line.toArray(String[]::new);
  }

  /** How many words its command asks for beside options. */
  private static int neededWords(OptionSpec option) {
    return option.command().positionalParameters().stream()
        .mapToInt(each -> each.arity().min())
        .sum();
  }

  @ParameterizedTest
  @MethodSource("numbers")
  void eachIsAcceptedOrRefusedWithTheRange(Number number) {
    NumberRange range = range(number);
    String name = OptionRanges.name(number.argument());
    for (BigDecimal tried : tried(range)) {
      String text = plain(tried);
      Run run = Run.oxo(commandLine(number, text));
      assertThat(run.status()).as("%s %s", number, text).isEqualTo(2);
      assertThat(run.out()).isEmpty();
      String refusal = "oxo: " + name + " is " + text + "; it must be " + range + "\n";
      if (range.contains(tried.doubleValue())) {
        assertThat(run.err()).doesNotContain("must be").hasLineCount(1);
      } else {
        assertThat(run.err()).isEqualTo(refusal);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("numbers")
  void whatIsNoNumberIsRefusedWithTheRange(Number number) {
    NumberRange range = range(number);
    Run run = Run.oxo(commandLine(number, "many"));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("oxo: " + OptionRanges.name(number.argument()) + " is 'many'; it must be a")
        .endsWith(
            " number "
                + range.toString().replaceFirst("^(an even number )?(from )?", "from ")
                + "\n");
  }
}
