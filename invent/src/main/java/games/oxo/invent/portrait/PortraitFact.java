package games.oxo.invent.portrait;

import org.jspecify.annotations.Nullable;

/**
 * A figure of a game.
 *
 * @param key its name in JSON
 * @param label what it is, in a word or two
 * @param text the figure in words
 * @param value the figure for programs, as JSON; null where the words say all
 * @param definition where the documents define it: {@code definition.md#the-figures}
 */
public record PortraitFact(
    String key, String label, String text, @Nullable Object value, String definition) {}
