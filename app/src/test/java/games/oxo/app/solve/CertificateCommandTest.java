package games.oxo.app.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import games.oxo.app.Run;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.check.SealedLines;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.PositionReader;
import games.oxo.search.WorkerPool;
import games.oxo.search.certificate.SolverOracle;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CertificateCommandTest {
  @TempDir Path folder;

  private int write(Path file, String position) {
    Game game = BuiltInGames.load("tic-tac-toe");
    Position read = PositionReader.read(game, position);
    Solver solver = new Solver(game, 1 << 20, WorkerPool.SINGLE, ExactValues.NONE);
    return CertificateFile.write(
        file, Existing.REPLACE, read, new SolverOracle(solver, SolveListener.NONE), moves -> true);
  }

  private static Run check(Path file, String... more) {
    return Run.oxo(
        Stream.concat(Stream.of("certificate", "check", file.toString()), Stream.of(more))
            .toArray(String[]::new));
  }

  @Test
  void whatWasWrittenHolds() throws IOException {
    Path file = folder.resolve("win.txt");
    int moves = write(file, "XO./.../...");
    Run run = check(file);
    assertThat(run.out()).contains("It holds: X wins whatever O plays.");
    assertThat(run.status()).isZero();
    JsonNode json = new JsonMapper().readTree(check(file, "--json", "--game", "tic-tac-toe").out());
    assertThat(json.get("holds").asBoolean()).isTrue();
    assertThat(json.get("moves").asInt()).isEqualTo(moves).isPositive();
    assertThat(json.get("unused").asInt()).isZero();
    assertThat(json.get("fault").isNull()).isTrue();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void anAlteredMoveIsRefusedWithItsPlace() throws IOException {
    Path file = folder.resolve("win.txt");
    write(file, "XO./.../...");
    String text = Files.readString(file);
    String move = text.lines().skip(10).findFirst().orElseThrow();
    Files.writeString(file, text.replace(move, move.replaceAll(" .*", " 1")));
    Run run = check(file);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).contains("refused     line 11: the move to cell 1 is not legal");
    JsonNode json = new JsonMapper().readTree(check(file, "--json").out());
    assertThat(json.get("holds").asBoolean()).isFalse();
    assertThat(json.get("faultLine").asInt()).isEqualTo(11);
    assertThat(json.get("faultPosition").asText()).isEqualTo("XO./.../...");
  }

  @Test
  void anotherGameIsRefused() throws IOException {
    Path file = folder.resolve("win.txt");
    write(file, "XO./.../...");
    Run other = check(file, "--game", "squava");
    assertThat(other.status()).isEqualTo(1);
    assertThat(other.out()).contains("its rules are not those of squava");
    Files.writeString(file, Files.readString(file).replace("game tic-tac-toe", "game squava"));
    assertThat(check(file).out()).contains("its rules are not those of squava");
  }

  /** As the program wrote it before there were fingerprints. */
  private static final String OLDER =
      """
      oxo-certificate 1
      game tic-tac-toe
      board square 3 3
      line win 3 lose 0
      turns XA, OA, ...
      position XO./.../...
      winner X
      f00 3
      f9i 4
      end 2 365750f8227e9512
      """;

  /** The lines with a checksum that fits them. */
  private static String sealed(String text) {
    List<String> body = text.lines().filter(each -> !each.startsWith("end ")).toList();
    long header = body.stream().filter(line -> !line.matches("[0-9a-q]+ [0-9]+")).count();
    return String.join("\n", SealedLines.of(body, (int) header)) + "\n";
  }

  private Run checkText(String text, String... more) throws IOException {
    Path file = folder.resolve("text.txt");
    Files.writeString(file, text);
    return check(file, more);
  }

  @Test
  void anOlderOneIsRead() throws IOException {
    assertThat(sealed(OLDER)).isEqualTo(OLDER);
    assertThat(checkText(OLDER).status()).isZero();
    assertThat(checkText(OLDER, "--game", "tic-tac-toe").status()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"squava", "Squava", "SQUAVA", "yavalath:side4", "Connect Four"})
  void aNameWithOtherRulesIsRefused(String name) throws IOException {
    Path file = folder.resolve("win.txt");
    write(file, "XO./.../...");
    for (String text : List.of(OLDER, Files.readString(file))) {
      String renamed = sealed(text.replace("game tic-tac-toe", "game " + name));
      assertThat(checkText(renamed).out()).contains("refused     its rules are not those of ");
      assertThat(checkText(renamed, "--game", "tic-tac-toe").out())
          .contains("refused     its rules are not those of ");
      assertThat(checkText(renamed, "--game", "tic-tac-toe").status()).isEqualTo(1);
    }
  }

  @Test
  void aGameOfOnesOwnIsNamedAsItIsAskedFor() throws IOException {
    String mine = sealed(OLDER.replace("game tic-tac-toe", "game chess"));
    assertThat(checkText(mine, "--game", "tic-tac-toe").out()).startsWith("tic-tac-toe, 3x3.");
    assertThat(checkText(mine).out()).startsWith("chess, 3x3. Three in a row wins.");
  }

  @Test
  void aFingerprintOfOtherRulesIsRefused() throws IOException {
    Path file = folder.resolve("win.txt");
    write(file, "XO./.../...");
    String text = Files.readString(file);
    Run run = checkText(sealed(text.replaceFirst("rules ....", "rules 0000")));
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).contains("refused     its rules are not those of its fingerprint");
  }

  @Test
  void aPositionBeforeASwapIsRefused() throws IOException {
    Path swapping = folder.resolve("swapping.toml");
    Files.writeString(swapping, "extends = \"tic-tac-toe\"\nname = \"Swapping\"\nswap = true\n");
    String start = OLDER.replace("game tic-tac-toe", "game mine").replace("XO.", "...");
    Run old = checkText(sealed(start), "--game", swapping.toString());
    assertThat(old.status()).isEqualTo(1);
    assertThat(old.out()).contains("refused     a swap may still come in this position of ");
    Path file = folder.resolve("win.txt");
    write(file, "XO./.../...");
    assertThat(check(file, "--game", swapping.toString()).out())
        .contains("refused     its rules are not those of " + swapping);
  }

  @Test
  void whatATerminalWouldObeyIsNotPrinted() throws IOException {
    Run run = checkText(sealed(OLDER.replace("game tic-tac-toe", "game \u001b[2Jme")));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out() + run.err()).doesNotContain("\u001b");
    Run board = checkText(sealed(OLDER.replace("square 3 3", "square \u009b2J \u202e")));
    assertThat(board.status()).isEqualTo(2);
    assertThat(board.err()).contains("is not a board").doesNotContain("\u009b", "\u202e");
  }

  @Test
  void whatIsNoCertificateIsBadInput() throws IOException {
    assertThat(check(folder.resolve("none.txt")).err()).contains("there is no file");
    Path file = folder.resolve("long.txt");
    Files.writeString(file, "x".repeat(100_000));
    Run run = check(file);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("longer than");
    Files.write(file, new byte[] {(byte) 0xFF, 0, 1});
    assertThat(check(file).err()).contains("is not UTF-8 text");
    assertThat(check(folder).err()).contains("is a folder");
    Run nothing = Run.oxo("certificate");
    assertThat(nothing.status()).isEqualTo(2);
    assertThat(nothing.err()).contains("certificate check FILE");
  }

  @Test
  void whatCannotBeWrittenLeavesTheOldFile() throws IOException {
    Path file = folder.resolve("win.txt");
    Files.writeString(file, "old");
    assertThatThrownBy(() -> write(file, "X../.O./...")).hasMessageContaining("draw");
    assertThat(Files.readString(file)).isEqualTo("old");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
    assertThatThrownBy(() -> write(folder.resolve("no/win.txt"), "XO./.../..."))
        .hasMessageContaining("there is no folder for the file");
    assertThatThrownBy(() -> write(folder, "XO./.../...")).hasMessageContaining("is a folder");
  }
}
