/**
 * Static evaluation of line games by look-up: what the stones on each tuple of the board are worth.
 * The weights are made by hand ({@link games.oxo.search.evaluation.HandMadeWeights}) or learned
 * from games ({@link games.oxo.search.evaluation.LearnedEvaluation}).
 */
package games.oxo.search.evaluation;
