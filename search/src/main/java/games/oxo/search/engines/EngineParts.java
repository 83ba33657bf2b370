package games.oxo.search.engines;

import games.oxo.search.OpeningBook;
import games.oxo.search.kernel.Kernel;

/**
 * What an entry of the registry makes an engine from.
 *
 * @param kernel the game
 * @param options what its specification says
 * @param book its opening book; {@link OpeningBook#NONE} when it has none
 */
record EngineParts(Kernel kernel, OptionValues options, EngineContext context, OpeningBook book) {}
