package games.oxo.app.invent;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.Run;
import games.oxo.game.files.TextFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@DisplayName("oxo invent")
class InventCommandTest {
  @TempDir Path folder;

  @Test
  void writesGamesThatCanBePlayedAndTheTableOfAll() throws IOException {
    Run run = invent("new", "--tries", "8");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("rule sets tried; engines played", " 1. ");
    List<Path> games = files("new", ".toml");
    assertThat(games).isNotEmpty();
    for (Path game : games) {
      assertThat(Run.oxo("check", game.toString(), "--games", "20").status()).isZero();
      assertThat(TextFile.read(game)).contains("/#/play?d=");
    }
    assertThat(Files.readAllLines(folder.resolve("new").resolve("tried.jsonl")).get(0))
        .isEqualTo(
            "{\"version\":1,\"options\":[\"--seed 1\",\"--boards 4x4\",\"--keys line.win,line.lose,swap\",\"--want \",\"--from \"]}");
  }

  @Test
  void goesOnWhereItWas() throws IOException {
    invent("cut", "--tries", "1");
    Run more = invent("cut", "--tries", "9");
    assertThat(more.status()).isZero();
    assertThat(more.out()).contains("before)");
    invent("whole", "--tries", "9");
    assertThat(TextFile.read(folder.resolve("cut").resolve("tried.jsonl")))
        .isEqualTo(TextFile.read(folder.resolve("whole").resolve("tried.jsonl")));
  }

  @Test
  void otherOptionsNeedAnotherFolder() {
    invent("one", "--tries", "1");
    Run other = invent("one", "--tries", "1", "--seed", "2");
    assertThat(other.status()).isEqualTo(2);
    assertThat(other.err())
        .contains("was begun with other options (--seed 1 --boards 4x4", "--force to begin anew")
        .hasLineCount(1);
    assertThat(invent("one", "--tries", "1", "--seed", "2", "--force").status()).isZero();
  }

  @Test
  void aFolderOfSomethingElseIsLeftAlone() throws IOException {
    Files.createDirectories(folder.resolve("other"));
    Files.writeString(folder.resolve("other").resolve("tried.jsonl"), "hello\n");
    Run run = invent("other", "--tries", "1");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("is not the table of a search for games; give another folder");
  }

  @Test
  void writesAPageOnEachGame() {
    Run run =
        Run.oxo(
            "invent",
            "--boards",
            "3x3",
            "--keys",
            "line.win,line.lose",
            "--tries",
            "2",
            "-o",
            folder.resolve("paged").toString());
    assertThat(run.status()).isZero();
    for (Path game : files("paged", ".toml")) {
      String name = game.getFileName().toString().replace(".toml", ".html");
      assertThat(game.resolveSibling(name)).content().contains("Who wins");
    }
  }

  private List<Path> files(String in, String ending) {
    try (var files = Files.list(folder.resolve(in))) {
      return files.filter(file -> file.toString().endsWith(ending)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Run invent(String into, String... more) {
    List<String> words =
        new ArrayList<>(
            List.of(
                "invent",
                "--boards",
                "4x4",
                "--keys",
                "line.win,line.lose,swap",
                "--no-pages",
                "-o",
                folder.resolve(into).toString()));
    words.addAll(List.of(more));
    return Run.oxo(words.toArray(String[]::new));
  }
}
