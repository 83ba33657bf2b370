package games.oxo.search.evaluation;

import static games.oxo.search.evaluation.EvaluationFormat.BODY;
import static games.oxo.search.evaluation.EvaluationFormat.BODY_LENGTH;
import static games.oxo.search.evaluation.EvaluationFormat.CHECK_BYTES;
import static games.oxo.search.evaluation.EvaluationFormat.DEFLATED_LENGTH;
import static games.oxo.search.evaluation.EvaluationFormat.FINGERPRINT;
import static games.oxo.search.evaluation.EvaluationFormat.MAGIC;

import games.oxo.game.Game;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.evaluation.ChanceScale.Knot;
import games.oxo.search.evaluation.ChanceScale.Shift;
import games.oxo.search.evaluation.LearnedEvaluation.Stronger;
import games.oxo.search.evaluation.Tuples.Kind;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Reads learned evaluations; see {@link EvaluationFormat}. */
public final class EvaluationReader {
  private final Game game;
  private final byte[] body;
  private int at;

  private EvaluationReader(Game game, byte[] body) {
    this.game = game;
    this.body = body;
  }

  /**
   * Reads a file.
   *
   * @param file how messages name it
   * @throws InputException when it is not sound, or of other rules
   */
  public static LearnedEvaluation read(Game game, byte[] bytes, String file) {
    checkHeader(game, bytes, file);
    try {
      EvaluationReader reader = new EvaluationReader(game, inflate(bytes));
      LearnedEvaluation learned = reader.readBody();
      if (reader.at != reader.body.length) {
        throw new IllegalArgumentException("bytes are left");
      }
      return learned;
    } catch (IllegalArgumentException e) {
      throw damaged(file);
    }
  }

  private static void checkHeader(Game game, byte[] bytes, String file) {
    int version = MAGIC.length - 1;
    if (bytes.length <= version || !Arrays.equals(bytes, 0, version, MAGIC, 0, version)) {
      throw new InputException(
          Text.format("%s is not an evaluation; './oxo learn' makes them", file));
    }
    if (bytes[version] != MAGIC[version]) {
      throw new InputException(
          Text.format(
              "%s is an evaluation of version %d; this program reads version %d",
              file, bytes[version], MAGIC[version]));
    }
    if (bytes.length < BODY + CHECK_BYTES
        || EvaluationFormat.checksum(bytes)
            != EvaluationFormat.getInt(bytes, bytes.length - CHECK_BYTES)) {
      throw damaged(file);
    }
    byte[] rules = Arrays.copyOfRange(bytes, FINGERPRINT, BODY_LENGTH);
    if (!RulesFingerprint.read(rules).equals(RulesFingerprint.of(game))) {
      throw new InputException(
          Text.format("%s is an evaluation for other rules than those of %s", file, game.id()));
    }
  }

  private static InputException damaged(String file) {
    return new InputException(Text.format("%s is damaged", file));
  }

  private static byte[] inflate(byte[] bytes) {
    int length = EvaluationFormat.getInt(bytes, BODY_LENGTH);
    int deflated = EvaluationFormat.getInt(bytes, DEFLATED_LENGTH);
    check(length >= 0 && length <= EvaluationFormat.MOST_BODY);
    check(deflated == bytes.length - BODY - CHECK_BYTES);
    byte[] body = new byte[length];
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(bytes, BODY, deflated);
      check(inflater.inflate(body) == length && inflater.inflate(new byte[1]) == 0);
      check(inflater.finished());
    } catch (DataFormatException e) {
      throw new IllegalArgumentException(e);
    } finally {
      inflater.end();
    }
    return body;
  }

  private LearnedEvaluation readBody() {
    boolean alike = number(1) == 1;
    Stronger stronger = Stronger.ofNumber((int) number(Stronger.values().length - 1));
    ChanceScale scale = readScale();
    Provenance provenance = readProvenance();
    List<Kind> kinds = Tuples.of(game).kinds();
    check(number(kinds.size()) == kinds.size());
    short[][] early = new short[kinds.size()][];
    short[][] late = new short[kinds.size()][];
    for (int kind = 0; kind < early.length; kind++) {
      StateClasses classes = new StateClasses(kinds.get(kind), alike);
      check(number(classes.size()) == classes.size());
      early[kind] = readTable(classes, new short[classes.size()]);
      late[kind] = readTable(classes, early[kind]);
    }
    return new LearnedEvaluation(
        new Weights(early, late, readScalars()), alike, scale, stronger, provenance);
  }

  private ChanceScale readScale() {
    List<Knot> knots = new ArrayList<>();
    for (long left = number(EvaluationFormat.MOST_KNOTS); left > 0; left--) {
      long nodes = number(Long.MAX_VALUE);
      double factor = number(Integer.MAX_VALUE) / EvaluationFormat.MILLION;
      knots.add(new Knot(nodes, factor, readShift(), readShift()));
    }
    return new ChanceScale(knots);
  }

  private Shift readShift() {
    double early = signed() / EvaluationFormat.MILLION;
    return new Shift(early, signed() / EvaluationFormat.MILLION);
  }

  private Provenance readProvenance() {
    String name = text();
    long seed = signed();
    int generations = (int) number(Integer.MAX_VALUE);
    long games = number(Long.MAX_VALUE);
    long positions = number(Long.MAX_VALUE);
    List<String> matches = new ArrayList<>();
    for (long left = number(EvaluationFormat.MOST_MATCHES); left > 0; left--) {
      matches.add(text());
    }
    return new Provenance(name, seed, generations, games, positions, matches);
  }

  /** A table whose entries are stored as differences from another one. */
  private short[] readTable(StateClasses classes, short[] from) {
    short[] table = new short[classes.size()];
    for (int state = 0; state < table.length; state++) {
      if (classes.isFirst(state)) {
        table[state] = weight(from[state] + signed());
      }
    }
    for (int state = 0; state < table.length; state++) {
      table[state] = (short) (classes.sign(state) * table[classes.first(state)]);
    }
    return table;
  }

  private Map<Scalar, short[]> readScalars() {
    check(number(Scalar.values().length) == Scalar.values().length);
    Map<Scalar, short[]> scalars = new EnumMap<>(Scalar.class);
    for (Scalar scalar : Scalar.values()) {
      short[] byStones = new short[game.board().cells() + 1];
      scalars.put(scalar, byStones);
      long last = 0;
      for (int stones = 0; stones < byStones.length; stones++) {
        last += signed();
        byStones[stones] = weight(last);
      }
    }
    return scalars;
  }

  private static short weight(long number) {
    check(Math.abs(number) <= Short.MAX_VALUE);
    return (short) number;
  }

  private String text() {
    int length = (int) number(EvaluationFormat.MOST_TEXT);
    check(length <= body.length - at);
    at += length;
    return new String(body, at - length, length, StandardCharsets.UTF_8);
  }

  private long signed() {
    long number = number(-1);
    return (number >>> 1) ^ -(number & 1);
  }

  /**
   * The next number.
   *
   * @param most the largest that is right; -1 for any of 64 bits
   */
  private long number(long most) {
    long number = 0;
    for (int bits = 0; ; bits += 7) {
      check(at < body.length && bits < Long.SIZE);
      byte next = body[at++];
      number |= (long) (next & 0x7F) << bits;
      if (next >= 0) {
        check(Long.compareUnsigned(number, most) <= 0);
        return number;
      }
    }
  }

  private static void check(boolean right) {
    if (!right) {
      throw new IllegalArgumentException("not as it should be");
    }
  }
}
