package games.oxo.table.results;

import games.oxo.game.files.OutputFile;
import games.oxo.game.files.TextFile;
import games.oxo.game.input.InputException;
import games.oxo.game.toml.TomlReader;
import games.oxo.game.toml.TomlValue;
import games.oxo.game.words.Text;
import games.oxo.search.value.Proven;
import games.oxo.search.value.ValueText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Answers in a file that the program writes and reads: TOML, a table for each question. A value is
 * its kind, its score and the plies to the end, as in {@code win 18 7}.
 */
public final class ResultStore {
  private static final String RESOURCE = "results.toml";
  private static final String HEADER = "# Written by ./oxo results --compute --record.\n";

  private ResultStore() {}

  /** What was computed when the program was built. */
  public static Map<String, ResultAnswer> builtIn() {
    try (InputStream in = ResultStore.class.getResourceAsStream(RESOURCE)) {
      return in == null ? Map.of() : parse(RESOURCE, TextFile.read(in, RESOURCE));
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", RESOURCE, e.getMessage()));
    }
  }

  /**
   * Puts an answer into a file, which may be new, in place of an older one.
   *
   * @throws InputException when the file cannot be read or written
   */
  public static void record(Path file, String name, ResultAnswer answer) {
    Map<String, ResultAnswer> all = recorded(file);
    all.put(name, answer);
    OutputFile.write(file, OutputFile.Existing.REPLACE, write(all));
  }

  /**
   * The answers that a file has, none where there is no file.
   *
   * @throws InputException when it cannot be read or is of another kind
   */
  public static Map<String, ResultAnswer> recorded(Path file) {
    return Files.isRegularFile(file) || Files.isDirectory(file)
        ? new LinkedHashMap<>(parse(file.toString(), TextFile.read(file)))
        : new LinkedHashMap<>();
  }

  /** The file, in the order of the questions. */
  public static String write(Map<String, ResultAnswer> answers) {
    StringBuilder text = new StringBuilder(HEADER);
    for (ResultQuestion question : ResultQuestion.ALL) {
      ResultAnswer answer = answers.get(question.name());
      if (answer == null) {
        continue;
      }
      text.append(Text.format("\n[%s]\n", question.name()));
      text.append(Text.format("limit = %d\n", answer.limit()));
      text.append(Text.format("threads = %d\n", answer.threads()));
      text.append(Text.format("seconds = %s\n", seconds(answer.seconds())));
      if (!answer.moves().isEmpty()) {
        text.append("moves = [\n");
        answer.moves().forEach(move -> text.append("  ").append(write(move)).append(",\n"));
        text.append("]\n");
      }
      if (!answer.endings().isEmpty()) {
        text.append("endings = [\n");
        answer.endings().forEach(each -> text.append("  ").append(write(each)).append(",\n"));
        text.append("]\n");
      }
      if (!answer.proofs().isEmpty()) {
        text.append("proofs = [\n");
        answer.proofs().forEach(each -> text.append("  ").append(write(each)).append(",\n"));
        text.append("]\n");
      }
      if (!answer.layers().isEmpty()) {
        text.append("layers = [\n");
        answer.layers().forEach(each -> text.append("  ").append(write(each)).append(",\n"));
        text.append("]\n");
      }
    }
    return text.toString();
  }

  private static String write(ResultAnswer.FirstMove move) {
    List<String> replies = move.replies().stream().map(reply -> '"' + reply + '"').toList();
    return Text.format(
        "{ move = \"%s\", alike = %d, atLeast = \"%s\", atMost = \"%s\", replies = [%s], seconds = %s }",
        move.move(),
        move.alike(),
        ValueText.write(move.atLeast()),
        ValueText.write(move.atMost()),
        String.join(", ", replies),
        seconds(move.seconds()));
  }

  private static String write(ResultAnswer.Ending ending) {
    return Text.format(
        "{ result = \"%s\", boards = %d, distinct = %d }",
        ending.result(), ending.boards(), ending.distinct());
  }

  private static String write(ResultAnswer.Proof proof) {
    return Text.format(
        "{ move = \"%s\", alike = %d, replies = %d, beaten = %d, expansions = %d, certificate = %d, seconds = %s }",
        proof.move(),
        proof.alike(),
        proof.replies(),
        proof.beaten(),
        proof.expansions(),
        proof.certificate(),
        seconds(proof.seconds()));
  }

  private static String write(ResultAnswer.Layer layer) {
    return Text.format(
        "{ stones = %d, wins = %d, draws = %d, losses = %d, onlyWins = %d, onlyDraws = %d }",
        layer.stones(),
        layer.wins(),
        layer.draws(),
        layer.losses(),
        layer.onlyWins(),
        layer.onlyDraws());
  }

  private static ResultAnswer.Layer layer(Fields fields) {
    return new ResultAnswer.Layer(
        (int) fields.whole("stones"),
        fields.whole("wins"),
        fields.whole("draws"),
        fields.whole("losses"),
        fields.whole("onlyWins"),
        fields.whole("onlyDraws"));
  }

  private static ResultAnswer.Proof proof(Fields fields) {
    return new ResultAnswer.Proof(
        fields.text("move"),
        (int) fields.whole("alike"),
        (int) fields.whole("replies"),
        (int) fields.whole("beaten"),
        fields.whole("expansions"),
        (int) fields.whole("certificate"),
        fields.real("seconds"));
  }

  private static String seconds(double seconds) {
    return Text.format("%.1f", seconds);
  }

  private static Proven value(String text) {
    return (Proven) ValueText.read(text).orElseThrow();
  }

  /**
   * The answers in the text of a file, by the names of their questions.
   *
   * @throws InputException when it is not a file that this class has written
   */
  public static Map<String, ResultAnswer> parse(String label, String text) {
    Map<String, ResultAnswer> answers = new LinkedHashMap<>();
    try {
      for (Map.Entry<String, TomlValue> entry : TomlReader.read(label, text).entries().entrySet()) {
        Fields answer = new Fields(entry.getValue());
        List<ResultAnswer.FirstMove> moves = new ArrayList<>();
        for (Fields move : answer.tables("moves")) {
          moves.add(
              new ResultAnswer.FirstMove(
                  move.text("move"),
                  (int) move.whole("alike"),
                  value(move.text("atLeast")),
                  value(move.text("atMost")),
                  move.texts("replies"),
                  move.real("seconds")));
        }
        List<ResultAnswer.Ending> endings = new ArrayList<>();
        for (Fields each : answer.tables("endings")) {
          endings.add(
              new ResultAnswer.Ending(
                  each.text("result"), each.whole("boards"), each.whole("distinct")));
        }
        answers.put(
            entry.getKey(),
            new ResultAnswer(
                answer.whole("limit"),
                Math.toIntExact(answer.whole("threads")),
                answer.real("seconds"),
                moves,
                endings,
                answer.tables("proofs").stream().map(ResultStore::proof).toList(),
                answer.tables("layers").stream().map(ResultStore::layer).toList()));
      }
      return answers;
    } catch (IllegalArgumentException
        | ArithmeticException
        | ClassCastException
        | IndexOutOfBoundsException e) {
      throw new InputException(Text.format("%s is not a file of recorded results", label));
    }
  }

  /** The fields of a table; what is missing or of another kind is a wrong cast. */
  private record Fields(TomlValue table) {
    private TomlValue get(String key) {
      TomlValue value = ((TomlValue.Table) table).entries().get(key);
      if (value == null) {
        throw new IllegalArgumentException(key);
      }
      return value;
    }

    String text(String key) {
      return ((TomlValue.Text) get(key)).value();
    }

    long whole(String key) {
      return ((TomlValue.Whole) get(key)).value();
    }

    double real(String key) {
      return ((TomlValue.Real) get(key)).value();
    }

    List<String> texts(String key) {
      return ((TomlValue.Array) get(key))
          .values().stream().map(value -> ((TomlValue.Text) value).value()).toList();
    }

    List<Fields> tables(String key) {
      return ((TomlValue.Table) table).entries().containsKey(key)
          ? ((TomlValue.Array) get(key)).values().stream().map(Fields::new).toList()
          : List.of();
    }
  }
}
