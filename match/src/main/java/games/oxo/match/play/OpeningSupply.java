package games.oxo.match.play;

import games.oxo.game.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Predicate;

/**
 * The openings of a match, each looked for when a round needs it. After the last one they are used
 * again from the first. Which opening a round has depends only on the candidates and on which of
 * them are accepted.
 */
public final class OpeningSupply {
  /** After this many candidates in a row that will not do, there are taken to be no more. */
  static final int MOST_REJECTED = 500;

  private final Iterator<Position> candidates;
  private final Predicate<Position> accepted;
  private final int most;
  private final Map<Integer, String> known;
  private final List<Opening> found = new ArrayList<>();
  private volatile boolean looking;
  private boolean exhausted;

  /**
   * @param candidates positions in the order in which they are looked at
   * @param accepted which of them will do; may take long
   * @param most how many openings are looked for
   */
  public OpeningSupply(Iterator<Position> candidates, Predicate<Position> accepted, int most) {
    this(candidates, accepted, most, Map.of());
  }

  private OpeningSupply(
      Iterator<Position> candidates,
      Predicate<Position> accepted,
      int most,
      Map<Integer, String> known) {
    this.candidates = candidates;
    this.accepted = accepted;
    this.most = most;
    this.known = new HashMap<>(known);
  }

  /** These openings. */
  public static OpeningSupply of(List<Opening> openings) {
    Iterator<Position> positions = openings.stream().map(Opening::position).iterator();
    return new OpeningSupply(positions, any -> true, openings.size());
  }

  /**
   * The same supply before anything is looked for, when some answers are known already.
   *
   * @param texts the {@linkplain Opening#text() texts} of openings that were found before, by round
   */
  public OpeningSupply knowing(Map<Integer, String> texts) {
    return new OpeningSupply(candidates, accepted, most, texts);
  }

  /**
   * The opening of a round, counted from 0.
   *
   * @throws NoSuchElementException when there is no opening at all
   */
  public synchronized Opening get(int round) {
    looking = true;
    try {
      while (found.size() <= round && !exhausted) {
        exhausted = found.size() == most || !find(found.size());
      }
    } finally {
      looking = false;
    }
    if (found.isEmpty()) {
      throw new NoSuchElementException("no opening was found");
    }
    return found.get(round % found.size());
  }

  /** Whether a round waits for its opening at this moment. */
  public boolean isLooking() {
    return looking;
  }

  private boolean find(int round) {
    String text = known.get(round);
    int rejected = 0;
    while (candidates.hasNext() && rejected < MOST_REJECTED) {
      Opening candidate = new Opening(candidates.next());
      boolean good =
          text == null ? accepted.test(candidate.position()) : text.equals(candidate.text());
      if (good) {
        found.add(candidate);
        return true;
      }
      rejected++;
    }
    return false;
  }
}
