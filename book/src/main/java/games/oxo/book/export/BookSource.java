package games.oxo.book.export;

/**
 * An exported book.
 *
 * @param text the source code
 * @param positions how many positions it has, those before a swap included
 * @param available how many the book has that its player can reach
 */
public record BookSource(String text, int positions, int available) {}
