package games.oxo.book.export;

import games.oxo.book.compact.RangeEncoder;
import games.oxo.game.Game;
import games.oxo.game.words.Text;
import games.oxo.search.evaluation.Scalar;
import games.oxo.search.evaluation.StateClasses;
import games.oxo.search.evaluation.Tuples;
import games.oxo.search.evaluation.Tuples.Kind;
import games.oxo.search.evaluation.Tuples.Tuple;
import games.oxo.search.evaluation.Weights;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The part of a program that is an evaluation: the weights as digits, their decoder, and a board
 * that keeps its value from move to move. {@code docs/books-export.md} has every step of the
 * coding.
 */
final class EvaluationPart {
  private static final int NUMBERS = 65;

  /** A number has at most this many bits. */
  private static final int MOST_BITS = 17;

  private static final int LEARN = 24;
  private static final int MOST_COUNT = 8000;

  /** Where the contexts of the three kinds of numbers begin. */
  private static final int EARLY = 0;

  private static final int LATE = EARLY + MOST_BITS + 1;
  private static final int SCALAR = LATE + MOST_BITS + 1;
  private static final int CONTEXTS = SCALAR + 2;

  private final Game game;
  private final SourceEvaluation evaluation;
  private final SourceTemplate template;

  EvaluationPart(Game game, SourceEvaluation evaluation, SourceTemplate template) {
    this.game = game;
    this.evaluation = evaluation;
    this.template = template;
  }

  /**
   * The source code.
   *
   * @param step to which weights are rounded, in hundredths
   */
  String text(int step) {
    Map<String, String> figures = new TreeMap<>();
    figures.put("ALIKE", evaluation.alike() ? "1" : "0");
    figures.put("STEP", Integer.toString(step));
    figures.put("FACTOR", Text.format("%.6f", evaluation.factor()));
    figures.put("WEIGHTS", evaluation.words());
    long middle = 1L << (game.board().cells() / 2);
    figures.put("SAMPLE_X", template.names(middle));
    figures.put("SAMPLE_O", template.names((middle << 1) & game.board().all()));
    return template.part("evaluation", figures, new Coder(template.base()).write(step));
  }

  /** How many states the tables have. */
  long states() {
    return Tuples.of(game).kinds().stream().mapToLong(kind -> Tuples.states(kind.cells())).sum();
  }

  /** Writes the numbers of an evaluation. */
  private final class Coder {
    private final RangeEncoder encoder;
    private final long[] equal = new long[NUMBERS];
    private final long[][] counts = new long[CONTEXTS][MOST_BITS + 1];

    Coder(int base) {
      encoder = new RangeEncoder(base);
      Arrays.fill(equal, 1);
      for (long[] each : counts) {
        Arrays.fill(each, 1);
      }
    }

    int[] write(int step) {
      List<Integer> turns = new ArrayList<>();
      BookPart.addTurns(game, turns);
      turns.forEach(this::number);
      writeSets(game.rules().winning().sets());
      writeSets(game.rules().losing().sets());
      Weights weights = evaluation.inSteps(game, step).weights();
      Tuples tuples = Tuples.of(game);
      for (int kind = 0; kind < tuples.kinds().size(); kind++) {
        writeKind(kind, tuples, weights, step);
      }
      number(0);
      for (Scalar scalar : Scalar.values()) {
        int before = 0;
        for (int stones = 0; stones <= game.board().cells(); stones++) {
          int weight = weights.scalar(scalar, stones);
          signed(SCALAR + (before == 0 ? 0 : 1), weight - before);
          before = weight;
        }
      }
      return encoder.finish();
    }

    private void writeSets(long[] sets) {
      for (long set : sets) {
        number(Long.bitCount(set));
        for (long rest = set; rest != 0; rest &= rest - 1) {
          number(Long.numberOfTrailingZeros(rest));
        }
      }
      number(0);
    }

    private void writeKind(int number, Tuples tuples, Weights weights, int step) {
      Kind kind = tuples.kinds().get(number);
      number(kind.cells());
      number(kind.turns().size());
      kind.turns().forEach(turn -> turn.forEach(this::number));
      for (Tuple tuple : tuples.all()) {
        if (tuple.kind() == number) {
          number(1);
          tuple.cells().forEach(this::number);
        }
      }
      number(0);
      StateClasses classes = new StateClasses(kind, evaluation.alike());
      int early = 0;
      for (int state = 0; state < classes.size(); state++) {
        if (classes.isFirst(state)) {
          int next = weights.early(number, state) / step;
          signed(EARLY + bits(early), next);
          early = next;
          signed(LATE + bits(early), weights.late(number, state) / step - early);
        }
      }
    }

    private void number(int number) {
      encoder.code(equal, NUMBERS, number);
    }

    private static int folded(int number) {
      return number < 0 ? -1 - 2 * number : 2 * number;
    }

    /** How many bits a number of either sign takes. */
    private static int bits(int number) {
      return Integer.SIZE - Integer.numberOfLeadingZeros(folded(number));
    }

    /** A number of either sign: how many bits it takes, which is learned, and these. */
    private void signed(int context, int number) {
      long[] count = counts[context];
      int bits = bits(number);
      encoder.code(count, count.length, bits);
      count[bits] += LEARN;
      if (Arrays.stream(count).sum() > MOST_COUNT) {
        Arrays.setAll(count, i -> (count[i] + 1) / 2);
      }
      if (bits > 1) {
        int choices = 1 << (bits - 1);
        long before = (long) folded(number) - choices;
        encoder.code(new long[] {before, 1, choices - 1 - before}, 3, 1);
      }
    }
  }
}
