package games.oxo.app.book;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.Run;
import games.oxo.book.BookGame;
import games.oxo.book.DistilledBook;
import games.oxo.book.DistilledBook.Entry;
import games.oxo.book.compact.CompactBook;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.value.Chance;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Exporting a book on the command line")
class BookExportTest {
  @TempDir Path folder;

  private String book = "";
  private int positions;

  /** A book that always takes the first free cell. */
  private static DistilledBook firstCells() {
    BookGame game = BookGame.of(BuiltInGames.load("tic-tac-toe"));
    List<Entry> entries = new ArrayList<>();
    add(game, game.plain().start(), entries, new HashSet<>());
    return new DistilledBook(game, entries, List.of());
  }

  private static void add(
      BookGame game, Position at, List<Entry> entries, Set<CanonicalPosition> known) {
    CanonicalForm form = game.form(at);
    if (at.outcome().isOver() || !known.add(form.key())) {
      return;
    }
    entries.add(new Entry(form.key(), form.toKey(at.legalMoves().get(0)), new Chance(0.5), 0));
    at.legalMoves().forEach(move -> add(game, at.play(move), entries, known));
  }

  @BeforeEach
  void writeBook() throws IOException {
    byte[] bytes = CompactBook.write(firstCells(), true);
    Path file = folder.resolve("ttt.oxobook");
    Files.write(file, bytes);
    book = file.toString();
    positions = CompactBook.read(firstCells().game(), bytes, book).entries().size();
  }

  private String out() {
    return folder.resolve("book.txt").toString();
  }

  @Test
  void writesTheSource() throws IOException {
    Run run = Run.oxo("book", "export", "tic-tac-toe", "--book", book, "-o", out());
    assertThat(run.err()).isEmpty();
    String text = Files.readString(Path.of(out()));
    assertThat(text).contains("class OpeningBook {").contains("\"a1 b1 c1 a2 b2 c2 a3 b3 c3\"");
    assertThat(run.out())
        .matches(
            "Tic-Tac-Toe: all %d positions in %d characters, [0-9.]+ s\nunpacks in about [0-9.]+ s in Java\n%s\n"
                .formatted(positions, text.length(), out()));
  }

  @Test
  void everyLanguageAndAlphabet() throws IOException {
    for (String language : List.of("java", "cpp", "python", "javascript")) {
      for (String alphabet : List.of("ascii", "UNICODE")) {
        Run run =
            Run.oxo(
                "book",
                "export",
                "tic-tac-toe",
                "--book",
                book,
                "-o",
                out(),
                "--force",
                "--language",
                language,
                "--alphabet",
                alphabet,
                "--limit",
                "20000");
        assertThat(run.status()).as(run.err()).isZero();
        String text = Files.readString(Path.of(out()));
        assertThat(text).contains("OpeningBook").doesNotContainPattern("@[A-Z_]{4,}@");
        assertThat(StandardCharsets.US_ASCII.newEncoder().canEncode(text))
            .isEqualTo(alphabet.equals("ascii"));
      }
    }
  }

  @Test
  void reportsAsJson() throws IOException {
    Run run =
        Run.oxo(
            "book",
            "export",
            "tic-tac-toe",
            "--book",
            book,
            "-o",
            out(),
            "--language",
            "python",
            "--json");
    int characters = Files.readString(Path.of(out())).length();
    assertThat(run.out())
        .startsWith(
            ("{\"game\":\"tic-tac-toe\",\"file\":\"%s\",\"language\":\"python\",\"alphabet\":\"ascii\","
                    + "\"positions\":%d,\"available\":%d,\"weights\":\"\",\"step\":0,\"characters\":%d,\"limit\":100000,\"unpackMillis\":")
                .formatted(out(), positions, positions, characters));
  }

  private void assertRefused(String sentence, String... more) {
    List<String> words = new ArrayList<>(List.of("book", "export"));
    words.addAll(List.of(more));
    Run run = Run.oxo(words.toArray(String[]::new));
    assertThat(run.err()).startsWith("oxo: " + sentence);
    assertThat(run.status()).isEqualTo(2);
  }

  private String[] evaluated(String evaluation) {
    return new String[] {"squava", "--book", "none", "--eval", evaluation, "-o", out()};
  }

  @Test
  void writesAnEvaluationBesideTheBookOrAlone() throws IOException {
    Run both =
        Run.oxo("book", "export", "tic-tac-toe", "--book", book, "--eval", "handmade", "-o", out());
    assertThat(both.out())
        .startsWith(
            "Tic-Tac-Toe: all %d positions and weights made by hand in steps of a hundredth in "
                .formatted(positions));
    assertThat(Files.readString(Path.of(out())))
        .contains("class OpeningBook {", "class Evaluation {", "OpeningBook.NAMES;");
    Run alone =
        Run.oxo(
            "book",
            "export",
            "squava",
            "--book",
            "none",
            "--eval",
            "handmade",
            "--language",
            "cpp",
            "-o",
            out(),
            "--force");
    assertThat(alone.out())
        .startsWith("Squava: weights made by hand in steps of a hundredth in ")
        .contains("\nunpacks in about 0.00 s in C++\n");
    assertThat(Files.readString(Path.of(out()))).doesNotContain("OpeningBook");
  }

  @Test
  void saysWhatIsWrong() throws IOException {
    assertRefused(
        "no book of squava comes with the program; give one by --book FILE\n",
        "squava",
        "-o",
        out());
    assertRefused(
        book + " is a book for other rules than those of squava\n",
        "squava",
        "--book",
        book,
        "-o",
        out());
    assertRefused(
        "no evaluation of tic-tac-toe comes with OXO\n",
        "tic-tac-toe",
        "--book",
        "none",
        "--eval",
        "builtin",
        "-o",
        out());
    assertRefused("mine.oxoeval cannot be read: no such file\n", evaluated("mine.oxoeval"));
    assertRefused(
        "without a book and an evaluation nothing is left to export\n", evaluated("none"));
    assertRefused(
        "an evaluation can be written for games in which lines win or lose; in fourtic points are"
            + " compared\n",
        "fourtic",
        "--book",
        "none",
        "--eval",
        "handmade",
        "-o",
        out());
    assertRefused(
        "--unpack 'soon' is not a time such as 500ms, 90s, 30m or 8h\n",
        "tic-tac-toe",
        "--book",
        book,
        "--unpack",
        "soon",
        "-o",
        out());
    assertRefused("say where the source code goes: -o FILE\n", "squava");
    assertRefused("there is no book mine\n", "squava", "--book", "mine", "-o", out());
    assertRefused(
        folder + " is a folder; a book is needed\n",
        "squava",
        "--book",
        folder.toString(),
        "-o",
        out());
    assertRefused(
        "the limit of 2000 characters is too small: the decoder alone has ",
        "tic-tac-toe",
        "--book",
        book,
        "-o",
        out(),
        "--limit",
        "2000");
    assertThat(Path.of(out())).doesNotExist();
    Files.writeString(Path.of(out()), "mine");
    assertRefused(
        "there is a file " + out() + " already; ", "tic-tac-toe", "--book", book, "-o", out());
    assertThat(Path.of(out())).hasContent("mine");
  }
}
