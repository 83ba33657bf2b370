package games.oxo.search.evaluation;

import static games.oxo.search.evaluation.EvaluationFormat.BODY;
import static games.oxo.search.evaluation.EvaluationFormat.BODY_LENGTH;
import static games.oxo.search.evaluation.EvaluationFormat.CHECK_BYTES;
import static games.oxo.search.evaluation.EvaluationFormat.DEFLATED_LENGTH;
import static games.oxo.search.evaluation.EvaluationFormat.FINGERPRINT;
import static games.oxo.search.evaluation.EvaluationFormat.MAGIC;

import games.oxo.game.Game;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.search.evaluation.Tuples.Kind;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.Deflater;

/** Writes learned evaluations; see {@link EvaluationFormat}. */
public final class EvaluationWriter {
  private final ByteArrayOutputStream body = new ByteArrayOutputStream();

  private EvaluationWriter() {}

  /** The content of the file for a learned evaluation of a game. */
  public static byte[] write(Game game, LearnedEvaluation learned) {
    EvaluationWriter writer = new EvaluationWriter();
    writer.writeBody(game, learned);
    byte[] plain = writer.body.toByteArray();
    byte[] deflated = deflate(plain);
    byte[] file = new byte[BODY + deflated.length + CHECK_BYTES];
    System.arraycopy(MAGIC, 0, file, 0, MAGIC.length);
    byte[] fingerprint = RulesFingerprint.of(game).bytes();
    System.arraycopy(fingerprint, 0, file, FINGERPRINT, fingerprint.length);
    EvaluationFormat.putInt(file, BODY_LENGTH, plain.length);
    EvaluationFormat.putInt(file, DEFLATED_LENGTH, deflated.length);
    System.arraycopy(deflated, 0, file, BODY, deflated.length);
    EvaluationFormat.putInt(file, file.length - CHECK_BYTES, EvaluationFormat.checksum(file));
    return file;
  }

  private static byte[] deflate(byte[] plain) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    deflater.setInput(plain);
    deflater.finish();
    ByteArrayOutputStream deflated = new ByteArrayOutputStream();
    byte[] buffer = new byte[1 << 14];
    while (!deflater.finished()) {
      deflated.write(buffer, 0, deflater.deflate(buffer));
    }
    deflater.end();
    return deflated.toByteArray();
  }

  private void writeBody(Game game, LearnedEvaluation learned) {
    number(learned.alike() ? 1 : 0);
    number(learned.stronger().number());
    List<ChanceScale.Knot> knots = learned.scale().knots();
    number(knots.size());
    for (ChanceScale.Knot knot : knots) {
      number(knot.nodes());
      number(Math.round(knot.factor() * EvaluationFormat.MILLION));
      writeShift(knot.ofX());
      writeShift(knot.ofO());
    }
    writeProvenance(learned.provenance());
    List<Kind> kinds = Tuples.of(game).kinds();
    number(kinds.size());
    for (int kind = 0; kind < kinds.size(); kind++) {
      writeTables(new StateClasses(kinds.get(kind), learned.alike()), kind, learned.weights());
    }
    number(Scalar.values().length);
    for (Scalar scalar : Scalar.values()) {
      int last = 0;
      for (int stones = 0; stones <= game.board().cells(); stones++) {
        int weight = learned.weights().scalar(scalar, stones);
        signed(weight - last);
        last = weight;
      }
    }
  }

  private void writeShift(ChanceScale.Shift shift) {
    signed(Math.round(shift.early() * EvaluationFormat.MILLION));
    signed(Math.round(shift.late() * EvaluationFormat.MILLION));
  }

  private void writeProvenance(Provenance provenance) {
    text(provenance.game());
    signed(provenance.seed());
    number(provenance.generations());
    number(provenance.games());
    number(provenance.positions());
    number(provenance.matches().size());
    provenance.matches().forEach(this::text);
  }

  private void writeTables(StateClasses classes, int kind, Weights weights) {
    number(classes.size());
    for (int state = 0; state < classes.size(); state++) {
      if (classes.isFirst(state)) {
        signed(weights.early(kind, state));
      }
    }
    for (int state = 0; state < classes.size(); state++) {
      if (classes.isFirst(state)) {
        signed(weights.late(kind, state) - weights.early(kind, state));
      }
    }
  }

  private void text(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    number(bytes.length);
    body.write(bytes, 0, bytes.length);
  }

  /** Zeros and small numbers of either sign become small numbers. */
  private void signed(long number) {
    number((number << 1) ^ (number >> 63));
  }

  /** Seven bits a byte, the lowest first; the highest bit says that more follow. */
  private void number(long number) {
    long rest = number;
    for (; (rest & ~0x7FL) != 0; rest >>>= 7) {
      body.write((int) ((rest & 0x7F) | 0x80));
    }
    body.write((int) rest);
  }
}
