package games.oxo.app.bot;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("oxo bot")
class BotCommandTest {
  @TempDir Path folder;

  private String out() {
    return folder.resolve("bot").toString();
  }

  private Run bot(String game, String... more) {
    List<String> words = new ArrayList<>(List.of("bot", game, "-o", out(), "--force"));
    words.addAll(List.of(more));
    return Run.oxo(words.toArray(String[]::new));
  }

  @Test
  void writesABotInEachLanguageAndProtocol() throws IOException {
    for (String language : List.of("java", "cpp", "python", "javascript")) {
      for (String protocol : List.of("ugi", "codingame")) {
        Run run =
            bot(
                "yavalath",
                "--language",
                language,
                "--protocol",
                protocol,
                "--book",
                "none",
                "--first-time",
                "765",
                "--time",
                "87");
        assertThat(run.err()).isEmpty();
        String text = Files.readString(Path.of(out()));
        assertThat(text).contains("765", "87").doesNotContainPattern("@[A-Z_]{3,}@").isASCII();
        assertThat(run.out())
            .startsWith("Yavalath: a bot with weights learned in steps of a hundredth in ")
            .contains(text.length() + " characters", "unpacks in about ")
            .endsWith(out() + "\n");
      }
    }
  }

  @Test
  void reportsAsJson() throws IOException {
    Run run = bot("squava", "--json", "--eval", "none");
    assertThat(run.out())
        .startsWith(
            "{\"game\":\"squava\",\"file\":\"%s\",\"language\":\"java\",\"alphabet\":\"ascii\",\"positions\":0,\"available\":0,\"weights\":\"made by hand\",\"step\":1,\"characters\":%d,"
                .formatted(out(), Files.readString(Path.of(out())).length()));
  }

  private static void assertRefused(Run run, String sentence) {
    assertThat(run.err()).isEqualTo("oxo: " + sentence + "\n");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void saysWhatIsWrong() {
    assertRefused(
        bot("fourtic"),
        "a bot can be written for games in which lines win or lose; in fourtic points are compared");
    assertRefused(
        bot("squava", "--protocol", "codingame"),
        "CodinGame's protocol is that of yavalath, and squava has other rules; give --protocol ugi");
    assertRefused(
        bot("tic-tac-toe", "--eval", "builtin"), "no evaluation of tic-tac-toe comes with OXO");
    assertRefused(bot("squava", "--book", "mine.oxobook"), "there is no book mine.oxobook");
    assertRefused(
        bot("squava", "--unpack", "0s"),
        "--unpack '0s' is not a time such as 500ms, 90s, 30m or 8h");
    assertRefused(Run.oxo("bot", "squava"), "say where the source code goes: -o FILE");
  }

  /** Through the code of matches, which loses a game by any fault. */
  @Tag("slow")
  @Test
  void itsBotsPlayMatches() throws IOException {
    Path definition = folder.resolve("mine.toml");
    Files.writeString(
        definition,
        "name = 'Mine'\nboard = { shape = 'square', width = 4, height = 4, gravity = true }\n"
            + "line = { win = 3 }\nswap = true\n");
    assertThat(bot(definition.toString(), "--language", "python").status()).isZero();
    Run match =
        Run.oxo(
            "match",
            definition.toString(),
            "cmd:python3 " + out(),
            "random",
            "--games",
            "6",
            "--nodes",
            "200",
            "--log",
            folder.resolve("log.jsonl").toString());
    assertThat(match.err()).isEmpty();
    assertThat(match.status()).isZero();
    assertThat(match.out()).contains("games        6: ").doesNotContain("fault", "illegal");
    String log = Files.readString(folder.resolve("log.jsonl"));
    assertThat(log).doesNotContain("illegal move", "garbage", "crash");
  }
}
