package games.oxo.search.engines;

import games.oxo.search.OpeningBook;
import games.oxo.search.kernel.SearchRules;

/**
 * What an entry of the registry makes an engine from.
 *
 * @param rules the game
 * @param options what its specification says
 * @param book its opening book; {@link OpeningBook#NONE} when it has none
 */
record EngineParts(
    SearchRules rules, OptionValues options, EngineContext context, OpeningBook book) {}
