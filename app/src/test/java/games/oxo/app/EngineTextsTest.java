package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.search.engines.EngineEntry;
import games.oxo.search.engines.Engines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Texts about engines name those of the registry, and no others. */
class EngineTextsTest {
  private static List<EngineEntry> named() {
    List<String> levels =
        IntStream.rangeClosed(1, Engines.LEVELS).mapToObj(Engines::level).toList();
    return Engines.all().stream().filter(each -> !levels.contains(each.name())).toList();
  }

  private static String levels(String format) {
    return format.formatted(Engines.level(1), Engines.level(Engines.LEVELS));
  }

  @Test
  void helpOfAnalyze() {
    String help = Run.oxo("analyze", "--help").out().replaceAll("\\s+", " ");
    String names = String.join(", ", named().stream().map(EngineEntry::name).toList());
    assertThat(help).contains(names + levels(", or %s to %s, with options"));
  }

  @Test
  void pageAboutEngines() throws IOException {
    List<String> lines = Files.readAllLines(Path.of("../docs/engines.md"));
    List<String> rows = lines.stream().filter(line -> line.startsWith("| `")).toList();
    assertThat(rows).anyMatch(row -> row.startsWith(levels("| `%s` to `%s` |")));
    for (EngineEntry engine : named()) {
      String row =
          rows.stream()
              .filter(each -> each.startsWith("| `" + engine.name() + "` |"))
              .findFirst()
              .orElseThrow();
      String options = row.substring(row.lastIndexOf('|', row.length() - 3));
      if (!options.contains("as `")) {
        assertThat(options.replaceAll("[^a-z,-]", "").split(","))
            .filteredOn(option -> !option.isEmpty())
            .containsExactlyInAnyOrderElementsOf(engine.optionNames());
      }
      assertThat(engine.optionNames())
          .allSatisfy(
              option ->
                  assertThat(rows)
                      .anyMatch(each -> each.contains("`" + option + "`") && each != row));
    }
  }
}
