package games.oxo.book.export;

/**
 * Exported source code.
 *
 * @param text the source code
 * @param positions how many positions its book has, those before a swap included
 * @param available how many the book has that its player can reach
 * @param weights where the weights of its evaluation come from; empty without one
 * @param step to which weights are rounded, in hundredths of log-odds; 0 without an evaluation
 * @param unpackMillis about how long unpacking takes
 */
public record SourceText(
    String text, int positions, int available, String weights, int step, long unpackMillis) {}
