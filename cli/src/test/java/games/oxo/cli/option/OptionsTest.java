package games.oxo.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.input.InputException;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@DisplayName("Options that commands share")
class OptionsTest {
  @Command(name = "some")
  private static final class Some {
    @Mixin private SeedOption seed = new SeedOption(7);
    @Mixin private EngineSpecOption engine = new EngineSpecOption("best, or another");
    @Mixin private OutputOption output = OutputOption.otherwise("beside the log");

    @Between(least = 2, most = 10, even = true)
    @Option(names = "--games")
    private int games;

    @Between(least = 0.5, most = 2)
    @Option(names = "--seconds")
    private double seconds;

    @Between(least = 1, most = 3)
    @Option(names = "--top")
    private int top;
  }

  private static Some parse(String... words) {
    Some some = new Some();
    OptionRanges.check(new CommandLine(some).parseArgs(words));
    return some;
  }

  @Test
  void whatIsNotGivenIsTheUsual() {
    Some some = parse();
    assertThat(some.seed.value()).isEqualTo(7);
    assertThat(some.engine.or("mcts")).isEqualTo("mcts");
    assertThat(some.output.isGiven()).isFalse();
    assertThat(some.output.text()).isEmpty();
    assertThat(some.output.path()).isEmpty();
    assertThatThrownBy(() -> some.output.path("a file is needed: -o FILE"))
        .isInstanceOf(InputException.class)
        .hasMessage("a file is needed: -o FILE");
  }

  @Test
  void whatIsGivenCounts() {
    Some some = parse("--seed", "3", "--engine", "deep", "-o", "page.html", "--games", "4");
    assertThat(some.seed.value()).isEqualTo(3);
    assertThat(some.engine.or("mcts")).isEqualTo("deep");
    assertThat(some.engine.name()).isEqualTo("deep");
    assertThat(some.output.path()).contains(Path.of("page.html"));
    assertThat(some.output.path("a file is needed")).isEqualTo(Path.of("page.html"));
    assertThat(some.games).isEqualTo(4);
  }

  @Test
  void helpSaysWhatIsTheUsual() {
    assertThat(new CommandLine(new Some()).getUsageMessage().replaceAll("\\s+", " "))
        .contains("left to chance (default: 7).")
        .contains("(default: best, or another).")
        .contains("The file to write (default: beside the log).");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--games | 5 | --games is 5; it must be an even number from 2 to 10",
        "--games | 12 | --games is 12; it must be an even number from 2 to 10",
        "--seconds | 0.4 | --seconds is 0.4; it must be 0.5 to 2",
        "--top | 4 | --top is 4; it must be 1 to 3",
        "--seed | -1 | --seed is -1; it must be 0 to 1000000000000000"
      })
  void aNumberOutOfItsRangeIsRefused(String option, String value, String sentence) {
    assertThatThrownBy(() -> parse(option, value))
        .isInstanceOf(InputException.class)
        .hasMessage(sentence);
  }
}
