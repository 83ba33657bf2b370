package games.oxo.learn.sample;

import java.util.List;

/**
 * A game of self-play.
 *
 * @param number from 0
 * @param result 1 if X won, 0 for a draw, -1 if O won
 * @param samples its positions in which nothing was proven yet and there was a choice
 */
public record ScoredGame(int number, int result, List<ScoredPosition> samples) {
  public ScoredGame {
    samples = List.copyOf(samples);
  }
}
