package games.oxo.match.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import games.oxo.game.Dice;
import games.oxo.game.FullRun;
import games.oxo.game.Samples;
import games.oxo.game.files.OutputFile;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.game.input.InputException;
import games.oxo.match.record.GameRecord.Result;
import games.oxo.match.record.GameRecord.Turn;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Files of games")
class LogFileTest {
  private static final MatchHeader HEADER = header();

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void name() {
    file = folder.resolve("games.jsonl");
  }

  private static MatchHeader header() {
    Map<String, String> settings = new LinkedHashMap<>();
    settings.put("seed", "7");
    settings.put("openings", "2 moves \"each\"");
    settings.put("limits", "");
    return new MatchHeader("match", "squava", List.of("mcts", "<b>\"é\" & 𝄞"), settings);
  }

  private static GameRecord game(int number) {
    boolean odd = number % 2 == 1;
    return new GameRecord(
        number,
        (number + 1) / 2,
        HEADER.engines().get(odd ? 0 : 1),
        HEADER.engines().get(odd ? 1 : 0),
        number < 3 ? "" : "c3 b2",
        number < 3 ? 0 : 2,
        Long.MIN_VALUE + number,
        List.of("c3", "b2", "a1", "swap\n"),
        List.of(new Turn(true, 1234, 0, ""), new Turn(false, 0, Long.MAX_VALUE, "win 3")),
        Result.values()[number % 3],
        number == 4 ? EndReason.CRASH : EndReason.WINNING_LINE,
        number == 4 ? "it said 'ä'\t\u0000" : "");
  }

  private GameLog log(int games) {
    List<GameRecord> records = new ArrayList<>();
    for (int number = 1; number <= games; number++) {
      records.add(game(number));
    }
    return new GameLog(HEADER, records);
  }

  private String text() throws IOException {
    return Files.readString(file);
  }

  private void add(String text) throws IOException {
    Files.writeString(file, text, StandardOpenOption.APPEND);
  }

  @Test
  void whatIsWrittenIsRead() throws IOException {
    try (LogWriter writer = LogWriter.create(file, Existing.KEEP, HEADER)) {
      for (int number : new int[] {3, 1, 4, 2}) {
        writer.add(game(number));
      }
      assertThat(LogFile.read(file)).as("before it is closed").isEqualTo(log(4));
    }
    assertThat(LogFile.read(file)).isEqualTo(log(4));
    assertThat(LogFile.read(file).header().settings().keySet())
        .containsExactly("seed", "openings", "limits");
    assertThat(LogFile.content(file).wholeBytes()).isEqualTo(Files.size(file));
  }

  @Test
  void aLineIsWhatTheDocumentationSays() throws IOException {
    MatchHeader header = new MatchHeader("match", "squava", List.of("a", "b"), Map.of("seed", "1"));
    try (LogWriter writer = LogWriter.create(file, Existing.KEEP, header)) {
      writer.add(
          new GameRecord(
              1,
              1,
              "a",
              "b",
              "c3",
              1,
              9,
              List.of("c3", "d4"),
              List.of(new Turn(true, 5, 7, "0.530")),
              Result.DRAW,
              EndReason.FULL_BOARD,
              ""));
    }
    assertThat(text().lines()).allMatch(line -> line.matches(".*,\"check\":\"[0-9a-f]{8}\"\\}"));
    assertThat(withoutChecks())
        .isEqualTo(
            "{\"kind\":\"match\",\"game\":\"squava\",\"engines\":[\"a\",\"b\"],\"settings\":{\"seed\":\"1\"}}\n"
                + "{\"number\":1,\"pair\":1,\"first\":\"a\",\"second\":\"b\",\"opening\":\"c3\","
                + "\"openingMoves\":1,\"seed\":9,\"moves\":[\"c3\",\"d4\"],"
                + "\"turns\":[{\"by\":\"first\",\"micros\":5,\"nodes\":7,\"value\":\"0.530\"}],"
                + "\"result\":\"draw\",\"reason\":\"full board\",\"detail\":\"\"}\n");
  }

  @Test
  void aLogWithoutGames() {
    LogWriter.create(file, Existing.KEEP, HEADER).close();
    assertThat(LogFile.read(file)).isEqualTo(log(0));
  }

  @Test
  void whereverTheLastLineBreaksOffTheOthersCount() throws IOException {
    LogWriter.rewrite(file, log(3));
    byte[] bytes = Files.readAllBytes(file);
    byte[] two = bytesOf(log(2));
    byte[] four = bytesOf(log(4));
    for (int length = two.length; length < bytes.length; length++) {
      Files.write(file, Arrays.copyOf(bytes, length));
      // Without its end, but else whole, a line counts.
      int games = length == bytes.length - 1 ? 3 : 2;
      assertThat(LogFile.read(file)).isEqualTo(log(games));
      assertThat(LogFile.content(file).wholeBytes() < length)
          .isEqualTo(games == 2 && length > two.length);
      try (LogWriter writer = LogWriter.append(file)) {
        for (int number = games + 1; number <= 4; number++) {
          writer.add(game(number));
        }
      }
      assertThat(Files.readAllBytes(file)).isEqualTo(four);
    }
  }

  private byte[] bytesOf(GameLog log) throws IOException {
    Path other = folder.resolve("other.jsonl");
    LogWriter.rewrite(other, log);
    return Files.readAllBytes(other);
  }

  @Test
  void aBrokenHeaderOrMiddleIsAnError() throws IOException {
    Files.writeString(file, "");
    assertComplaint(file + " is empty; a log begins with a line such as {");
    Files.writeString(file, "{\"kind\":\"mat");
    assertComplaint(
        file + " line 1: it is not a JSON object (", "; every line of a log must be one");
    LogWriter.rewrite(file, log(2));
    String whole = text();
    Files.writeString(file, whole.substring(0, whole.length() - 9) + "\n");
    add(new String(LogLine.write(game(3)), StandardCharsets.UTF_8));
    assertComplaint(file + " line 3: it is not a JSON object");
    Files.writeString(file, whole.substring(whole.indexOf('\n') + 1));
    assertComplaint(file + " line 1: there is a game where the header must be");
    Files.writeString(file, whole + "\n");
    assertComplaint(file + " line 4: it is empty; every line");
    Files.write(file, new byte[] {'"', (byte) 0xff, '"', '\n'});
    assertComplaint(file + " line 1: it is not UTF-8 text");
    assertThatThrownBy(() -> LogFile.read(folder)).hasMessageContaining("is a folder");
    assertThatThrownBy(() -> LogFile.read(folder.resolve("none")))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("there is no file ");
  }

  @Test
  void wrongFieldsAreNamed() throws IOException {
    assertWrong("\"number\":1,", "", "line 2: 'number' is missing");
    assertWrong(
        "\"number\":1,", "\"number\":0,", "'number' is 0; it must be a whole number from 1");
    assertWrong("\"number\":1,", "\"number\":1.5,", "'number' is 1.5; it must be a whole");
    assertWrong("\"number\":1,", "\"number\":99999999999999999999,", "it must be a whole number");
    assertWrong(
        "\"openingMoves\":0", "\"openingMoves\":5", "is 5; it must be a whole number from 0 to 4");
    assertWrong(
        "\"first\":\"mcts\"", "\"first\":\"x\"", "is \"x\"; it must be one of the 'engines'");
    assertWrong("\"second\":\"<b>\\\"é\\\" & 𝄞\"", "\"second\":\"mcts\"", "are both 'mcts'; two");
    assertWrong("\"result\":\"second\"", "\"result\":\"X\"", "\"first\", \"second\" or \"draw\"");
    assertWrong("\"moves\":[", "\"moves\":[3,", "'moves' is 3; it must be a list of strings");
    assertWrong(
        "\"micros\":0", "\"micros\":-1", "'micros' is -1; it must be a whole number from 0");
    assertWrong("\"turns\":[", "\"turns\":[4,", "'turns' is 4; it must be a list of objects");
    assertWrong("\"pair\":1", "\"pair\":1,\"pair\":1", "the name 'pair' occurs twice");
    assertWrong("\"detail\":\"\"}", "\"detail\":\"\"}}", "it is not a JSON object");
    assertWrong("\"seed\":\"7\"", "\"seed\":7", "line 1: 'settings.seed' is 7; it must be text");
    assertWrong("[\"mcts\",", "[\"mcts\",\"mcts\",", "the same name twice");
  }

  @Test
  void unknownFieldsArePassedOver() throws IOException {
    LogWriter.rewrite(file, log(1));
    Files.writeString(file, withoutChecks().replace("\"pair\"", "\"later\":{\"a\":[1]},\"pair\""));
    assertThat(LogFile.read(file)).isEqualTo(log(1));
  }

  private void assertWrong(String part, String instead, String complaint) throws IOException {
    LogWriter.rewrite(file, log(1));
    assertThat(withoutChecks()).contains(part);
    Files.writeString(file, withoutChecks().replace(part, instead));
    assertComplaint(complaint);
  }

  /** The text as somebody leaves it who changes lines on purpose. */
  private String withoutChecks() throws IOException {
    return text().replaceAll(",\"check\":\"[0-9a-f]{8}\"", "");
  }

  private void assertComplaint(String... parts) {
    assertThatThrownBy(() -> LogFile.read(file))
        .isInstanceOf(InputException.class)
        .message()
        .contains(parts)
        .contains(file.toString())
        .doesNotContain("\n");
    assertThatThrownBy(() -> LogWriter.append(file)).isInstanceOf(InputException.class);
  }

  @Test
  void aNumberComesOnce() {
    LogWriter.rewrite(file, log(2));
    try (LogWriter writer = LogWriter.append(file)) {
      writer.add(game(1));
    }
    assertComplaint("line 4: game 1 is already in line 2; a log has each game once");
  }

  @Test
  void anExistingFileIsKeptUnlessTold() {
    LogWriter.rewrite(file, log(2));
    assertThatThrownBy(() -> LogWriter.create(file, Existing.KEEP, HEADER))
        .isInstanceOf(InputException.class)
        .hasMessage("there is a file %s already; --force replaces it", file);
    assertThat(LogFile.read(file)).isEqualTo(log(2));
    LogWriter.create(file, Existing.REPLACE, HEADER).close();
    assertThat(LogFile.read(file)).as("until there is a game").isEqualTo(log(2));
    try (LogWriter writer = LogWriter.create(file, Existing.REPLACE, HEADER)) {
      writer.add(game(1));
    }
    assertThat(LogFile.read(file)).isEqualTo(log(1));
    assertThatThrownBy(() -> LogWriter.append(folder.resolve("none")))
        .isInstanceOf(InputException.class);
    assertThat(folder.resolve("none")).doesNotExist();
    assertThatThrownBy(() -> LogWriter.create(folder.resolve("none/x"), Existing.KEEP, HEADER))
        .hasMessageStartingWith("there is no folder for the file ");
  }

  @Test
  void oneWriterAtATime() {
    try (LogWriter writer = LogWriter.create(file, Existing.KEEP, HEADER)) {
      writer.add(game(1));
      assertThatThrownBy(() -> LogWriter.append(file))
          .isInstanceOf(InputException.class)
          .hasMessageContaining("is being written by another match");
      assertThatThrownBy(() -> LogWriter.create(file, Existing.REPLACE, HEADER))
          .hasMessageContaining("is being written by another match");
    }
    assertThat(LogFile.read(file)).isEqualTo(log(1));
    LogWriter.append(file).close();
  }

  @Test
  void rewritingLeavesNothingElse() {
    LogWriter.rewrite(file, log(3));
    LogWriter.rewrite(file, log(2));
    assertThat(LogFile.read(file)).isEqualTo(log(2));
    assertThat(folder).isDirectoryNotContaining(path -> !path.equals(file));
  }

  /** Without the end of its last line, a log is one whose last game was being written. */
  @Test
  void aFlippedBitIsRefusedOrHarmless() throws IOException {
    LogWriter.rewrite(file, log(3));
    byte[] whole = Files.readAllBytes(file);
    Dice dice = new Dice(3);
    boolean all = FullRun.isOn();
    int refused = 0;
    int tried = 0;
    for (int at = 0; at < whole.length; at++) {
      int one = dice.below(8);
      for (int bit = 0; bit < 8; bit++) {
        if (!all && bit != one) {
          continue;
        }
        tried++;
        byte[] damaged = whole.clone();
        damaged[at] ^= (byte) (1 << bit);
        Files.write(file, damaged);
        try {
          assertThat(LogFile.read(file))
              .as("bit %d of byte %d", bit, at)
              .isEqualTo(log(at == whole.length - 1 ? 2 : 3));
        } catch (InputException e) {
          refused++;
        }
      }
    }
    assertThat(refused).isGreaterThan(tried * 9 / 10);
  }

  @Test
  void aLineWithoutAChecksumIsRead() throws IOException {
    LogWriter.rewrite(file, log(2));
    String text = text();
    Files.writeString(file, withoutChecks());
    assertThat(LogFile.read(file)).isEqualTo(log(2));
    Files.writeString(file, text.replaceFirst("\"pair\":1", "\"pair\":2"));
    assertThatThrownBy(() -> LogFile.read(file))
        .isInstanceOf(InputException.class)
        .hasMessageEndingWith(
            " it was changed since it was written; whoever did so on purpose takes 'check' out of it");
  }

  @Test
  void aFinishedLogHasThePermissionsOfAnyFile() throws IOException {
    LogWriter.create(file, Existing.KEEP, HEADER).close();
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--rw-"));
    LogWriter.rewrite(file, log(3));
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-r--rw-");
  }

  @Test
  void aDeviceTakesALog() {
    Path device = Path.of("/dev/null");
    try (LogWriter writer = LogWriter.create(device, Existing.KEEP, HEADER)) {
      writer.add(game(1));
    }
    LogWriter.rewrite(device, log(1));
    assertThat(OutputFile.isStream(device)).isTrue();
  }

  @Test
  void manyThreadsAddEvenWhenInterrupted() throws InterruptedException {
    try (LogWriter writer = LogWriter.create(file, Existing.KEEP, HEADER)) {
      List<Thread> threads = new ArrayList<>();
      for (int thread = 0; thread < 4; thread++) {
        int from = thread;
        threads.add(
            new Thread(
                () -> {
                  Thread.currentThread().interrupt();
                  for (int number = 1 + from; number <= 400; number += 4) {
                    writer.add(game(number));
                  }
                }));
      }
      threads.forEach(Thread::start);
      for (Thread thread : threads) {
        thread.join();
      }
    }
    assertThat(LogFile.read(file)).isEqualTo(log(400));
  }

  @Test
  void halfACharacterDoesNotStopALog() {
    GameRecord game =
        new GameRecord(
            1,
            1,
            "mcts",
            HEADER.engines().get(1),
            "",
            0,
            1,
            List.of(),
            List.of(),
            Result.FIRST,
            EndReason.GARBAGE,
            "said \uD83D!");
    try (LogWriter writer = LogWriter.create(file, Existing.KEEP, HEADER)) {
      writer.add(game);
    }
    assertThat(LogFile.read(file).games().get(0).detail()).isEqualTo("said \uD83D!");
  }

  @Test
  void whateverAFileHoldsOnlyInputExceptionComesOut() throws IOException {
    List<String> words =
        List.of(
            "-1",
            "1e99",
            "null",
            "{",
            "}",
            "[",
            "]",
            "\"",
            "\n",
            "\\",
            "\\ud83d",
            "true",
            "\"first\"",
            "99999999999999999999",
            "{\"number\":1}",
            ",",
            ":",
            "\u0000",
            "\uFEFF",
            "é",
            "[[[[[[[[");
    LogWriter.rewrite(file, log(4));
    String seed = text();
    Dice dice = new Dice(5);
    int cases = Samples.howMany("oxo.cases") / 4;
    int accepted = 0;
    for (int i = 0; i < cases; i++) {
      StringBuilder text = new StringBuilder(seed);
      for (int j = 1 + dice.below(3); j > 0; j--) {
        int at = dice.below(text.length() + 1);
        int end = Math.min(text.length(), at + 1 + dice.below(8));
        switch (dice.below(5)) {
          case 0 -> text.delete(at, end);
          case 1, 2 -> text.replace(at, end, words.get(dice.below(words.size())));
          case 3 -> text.insert(at, text.substring(at, end));
          default -> text.setCharAt(Math.min(at, text.length() - 1), (char) dice.below(256));
        }
        if (dice.below(8) == 0) {
          text.setLength(dice.below(text.length()) + 1);
        }
      }
      byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
      bytes[dice.below(bytes.length)] ^= (byte) (dice.below(4) == 0 ? 0x80 : 0);
      try {
        LogFile.content("f", new ByteArrayInputStream(bytes));
        accepted++;
      } catch (InputException e) {
        assertThat(e.getMessage()).as(text.toString()).startsWith("f ");
      } catch (RuntimeException | StackOverflowError e) {
        fail("on\n" + text, e);
      }
    }
    assertThat(accepted).as("mutations that are still logs").isBetween(cases / 50, cases / 2);
  }
}
