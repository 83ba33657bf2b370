package games.oxo.bench;

import games.oxo.game.Dice;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.table.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Benchmark of table look-ups: the values of positions of random games in random order; a slice is
 * them all.
 */
public final class LookUpJob implements Job {
  private static final int GAMES = 5000;

  private final Table table;
  private final List<Position> asked = new ArrayList<>();
  private long digest;

  public LookUpJob(Table table, long seed) {
    this.table = table;
    Dice dice = new Dice(seed);
    for (int i = 0; i < GAMES; i++) {
      Position at = table.game().start();
      while (!at.outcome().isOver()) {
        asked.add(at);
        at = at.play(Move.at(dice.bitOf(at.legalCells())));
      }
    }
    for (int i = asked.size() - 1; i > 0; i--) {
      Collections.swap(asked, i, dice.below(i + 1));
    }
  }

  @Override
  public long slice() {
    long results = 0;
    for (Position position : asked) {
      results = 31 * results + table.value(position).orElseThrow();
    }
    digest = 31 * digest + results;
    return asked.size();
  }

  @Override
  public long digest() {
    return digest;
  }
}
