package games.oxo.book;

/**
 * How large a book is.
 *
 * @param positions positions
 * @param moves moves in the book, of all positions
 * @param proven positions whose value is proven
 * @param games games that were counted
 * @param deepest the largest number of stones of a position
 */
public record BookCounts(long positions, long moves, long proven, long games, int deepest) {}
