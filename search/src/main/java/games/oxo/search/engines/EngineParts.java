package games.oxo.search.engines;

import games.oxo.search.OpeningBook;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.kernel.SearchRules;
import java.util.Optional;

/**
 * What an entry of the registry makes an engine from.
 *
 * @param rules the game
 * @param options what its specification says
 * @param book its opening book; {@link OpeningBook#NONE} when it has none
 * @param learned the evaluation that it looks at; empty when it has none, or is made by hand
 */
record EngineParts(
    SearchRules rules,
    OptionValues options,
    EngineContext context,
    OpeningBook book,
    Optional<LearnedEvaluation> learned) {}
