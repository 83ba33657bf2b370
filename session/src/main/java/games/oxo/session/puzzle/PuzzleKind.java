package games.oxo.session.puzzle;

import games.oxo.game.input.InputException;
import java.util.Arrays;
import java.util.stream.Collectors;

/** A kind of puzzle: what its one best move does. */
public enum PuzzleKind {
  /** It wins, whatever follows. */
  WIN("win"),
  /** It completes a line. */
  AT_ONCE("at-once"),
  /** It alone keeps the opponent from winning at once. */
  BLOCK("block"),
  /** It makes more points than any other, in a score game. */
  POINTS("points");

  private final String key;

  PuzzleKind(String key) {
    this.key = key;
  }

  /** The word that JSON has for it. */
  public String key() {
    return key;
  }

  /**
   * The kind with this word.
   *
   * @throws InputException when there is none
   */
  public static PuzzleKind of(String key) {
    return Arrays.stream(values())
        .filter(each -> each.key.equals(key))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "there are no puzzles of the kind '"
                        + key
                        + "'; there are "
                        + Arrays.stream(values())
                            .map(PuzzleKind::key)
                            .collect(Collectors.joining(", "))));
  }
}
