/** Why a move is good or bad: the play that follows from it, explained step by step. */
package games.oxo.session.why;
