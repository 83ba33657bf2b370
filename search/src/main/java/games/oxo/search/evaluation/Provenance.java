package games.oxo.search.evaluation;

import java.util.List;

/**
 * Where learned weights come from, for people and for whoever makes them again.
 *
 * @param game the name of the game
 * @param seed of the random numbers
 * @param generations how many sets of weights were accepted one after the other
 * @param games how many games they were learned from
 * @param positions how many positions of those games
 * @param matches what the sequential tests found, in words
 */
public record Provenance(
    String game, long seed, int generations, long games, long positions, List<String> matches) {
  public Provenance {
    matches = List.copyOf(matches);
  }
}
