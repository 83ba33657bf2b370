package games.oxo.book.compact;

import java.util.Arrays;

/**
 * The adaptive statistics by which the choices of a tree are predicted: they start ignorant and
 * learn from each choice, in the encoder and the decoder alike.
 */
final class ReplyModel {
  /** Where the kinds of yes-or-no questions begin; each has a number of its own for a context. */
  static final int HAS_REPLY = 0;

  static final int GOES_ON = 64;
  static final int CHILD = 192;
  private static final int DENSITIES = 4;
  private static final int QUESTIONS = CHILD + DENSITIES * TreeRules.FACTS;

  /** Counts are halved when they get here, so that the latest choices weigh more. */
  private static final int MOST_ANSWERS = 4000;

  private static final int MOST_SEEN = 60_000;
  private static final int LEARN = 2;
  private static final int PLACES = 4;
  private static final int FIRST_SEEN = 16;
  private static final long SCALE = 1 << 20;

  private final int[] no = new int[QUESTIONS];
  private final int[] yes = new int[QUESTIONS];
  private final int[] seen = new int[TreeRules.FACTS];
  private final int[] chosen = new int[TreeRules.FACTS];
  private final int[] placeSeen = new int[PLACES];
  private final int[] placeChosen = new int[PLACES];
  private final long[] weights = new long[2];

  ReplyModel() {
    Arrays.fill(no, 1);
    Arrays.fill(yes, 1);
    Arrays.fill(seen, FIRST_SEEN);
    Arrays.fill(chosen, 1);
    Arrays.fill(placeSeen, FIRST_SEEN);
    Arrays.fill(placeChosen, 1);
  }

  /**
   * The context of a question about a move of the opponent: how many before it were in the book.
   */
  static int child(int facts, int tried, int found) {
    int density = found == 0 ? 0 : 4 * found < tried ? 1 : 4 * found < 3 * tried ? 2 : 3;
    return CHILD + TreeRules.FACTS * density + facts;
  }

  /** Codes a yes or no. */
  boolean bit(SymbolCoder coder, int context, boolean actual) {
    weights[0] = no[context];
    weights[1] = yes[context];
    boolean answer = coder.code(weights, 2, actual ? 1 : 0) == 1;
    if (answer) {
      yes[context] += LEARN;
    } else {
      no[context] += LEARN;
    }
    if (no[context] + yes[context] > MOST_ANSWERS) {
      no[context] = (no[context] + 1) / 2;
      yes[context] = (yes[context] + 1) / 2;
    }
    return answer;
  }

  /** How likely the reply is a cell with these facts, at this place beside the last stone. */
  long weight(int facts, int place) {
    long good = SCALE * chosen[facts] * placeChosen[place];
    return 1 + good / ((long) seen[facts] * placeSeen[place]);
  }

  /** Learns that a cell could have been the reply. */
  void sawCell(int facts, int place) {
    seen[facts]++;
    placeSeen[place]++;
  }

  /** Learns that a cell was the reply, after {@link #sawCell} of all cells. */
  void sawReply(int facts, int place) {
    learn(seen, chosen, facts);
    learn(placeSeen, placeChosen, place);
  }

  private static void learn(int[] seen, int[] chosen, int index) {
    chosen[index]++;
    if (seen[index] > MOST_SEEN) {
      seen[index] /= 2;
      chosen[index] = (chosen[index] + 1) / 2;
    }
  }
}
