/**
 * The balance of a game: whether it is fair, how long it takes, whether the lead changes, how many
 * openings there are, and whether skill matters.
 */
package games.oxo.match.balance;
