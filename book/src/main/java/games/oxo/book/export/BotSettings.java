package games.oxo.book.export;

/**
 * What makes a program a bot.
 *
 * @param firstMillis time for its first move of a game, where nobody says otherwise
 * @param millis time for each other move
 */
public record BotSettings(BotProtocol protocol, long firstMillis, long millis) {}
