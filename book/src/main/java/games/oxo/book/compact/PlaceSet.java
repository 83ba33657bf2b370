package games.oxo.book.compact;

import games.oxo.game.board.PositionMap;

/** A set of places, whose positions are in hash tables: a walk knows millions of them. */
final class PlaceSet {
  private final PositionMap[] positions = {table(), table(), table(), table()};

  private static PositionMap table() {
    return PositionMap.set(PositionMap.Load.HALF);
  }

  /** Adds a place; returns whether it is new. */
  boolean add(Place place) {
    return like(place).add(place.x(), place.o());
  }

  boolean contains(Place place) {
    return like(place).contains(place.x(), place.o());
  }

  int size() {
    int size = 0;
    for (PositionMap each : positions) {
      size += each.size();
    }
    return size;
  }

  /** The positions of all places that are otherwise like this one. */
  private PositionMap like(Place place) {
    return positions[(place.bookIsX() ? 1 : 0) + (place.swapPending() ? 2 : 0)];
  }
}
