package games.oxo.invent.sieve;

import java.util.Arrays;
import java.util.Optional;

/** A figure of a rule set that was tried; each is a number. */
public enum Figure {
  RANDOM_FIRST("randomFirst", "the first player's score in random games"),
  RANDOM_DRAWS("randomDraws", "random games that are drawn"),
  RANDOM_FILLED("randomFilled", "how much of the board is filled when a random game ends"),
  DEAD_CELLS("deadCells", "cells that lie in no set that decides the game"),
  FIRST("first", "the first player's score in games of an engine against itself"),
  DRAWS("draws", "games of the engine that are drawn"),
  SWAPS("swaps", "games of the engine with a swap"),
  STONES("stones", "stones in a game of the engine, on average"),
  FILLED("filled", "how much of the board is filled when a game of the engine ends"),
  WIN_IN_SIGHT("winInSight", "moves before the end at which somebody has proven the win"),
  LEAD_CHANGES("leadChanges", "how often the lead changes in a game"),
  CHANGING("changing", "games in which the lead changes"),
  COMEBACKS("comebacks", "games whose winner was behind in the second half"),
  BRANCHING("branching", "legal moves in a position, on average"),
  VARIETY("variety", "games that are different"),
  DEPTH("depth", "the score of an engine that thinks eight times as much as the other"),
  SETTLED("settled", "kinds of first moves that a short exact search settles"),
  SOUND("sound", "of these the ones that keep what the game is worth"),
  NOVELTY("novelty", "how different it is from what was known and tried");

  private final String word;
  private final String meaning;

  Figure(String word, String meaning) {
    this.word = word;
    this.meaning = meaning;
  }

  /** Its name in a file. */
  public String word() {
    return word;
  }

  /** What it says. */
  public String meaning() {
    return meaning;
  }

  /** The one of this name. */
  public static Optional<Figure> of(String word) {
    return Arrays.stream(values()).filter(each -> each.word.equals(word)).findFirst();
  }
}
