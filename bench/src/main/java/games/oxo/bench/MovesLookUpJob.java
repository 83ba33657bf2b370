package games.oxo.bench;

import games.oxo.game.Dice;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.table.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Benchmark of table look-ups as engines make them: the values of all moves of a position. A slice
 * takes positions that no slice before it took, either in random order, so that hardly any block of
 * the table was read before, or game by game.
 */
public final class MovesLookUpJob implements Job {
  private static final int GAMES = 20;

  private final Table table;
  private final boolean gameByGame;
  private final Dice dice;
  private long digest;

  /**
   * @param gameByGame whether the positions of a game follow each other
   */
  public MovesLookUpJob(Table table, boolean gameByGame, long seed) {
    this.table = table;
    this.gameByGame = gameByGame;
    dice = new Dice(seed);
  }

  @Override
  public long slice() {
    List<Position> positions = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      Position at = table.game().start();
      while (!at.outcome().isOver()) {
        positions.add(at);
        at = at.play(Move.at(dice.bitOf(at.legalCells())));
      }
    }
    for (int i = positions.size() - 1; i > 0 && !gameByGame; i--) {
      Collections.swap(positions, i, dice.below(i + 1));
    }
    for (Position position : positions) {
      lookUp(position);
    }
    return positions.size();
  }

  private void lookUp(Position position) {
    for (long rest = position.legalCells(); rest != 0; rest &= rest - 1) {
      Position after = position.play(Move.at(Long.numberOfTrailingZeros(rest)));
      if (!after.outcome().isOver()) {
        digest = 31 * digest + table.value(after).orElseThrow();
      }
    }
  }

  @Override
  public long digest() {
    return digest;
  }
}
