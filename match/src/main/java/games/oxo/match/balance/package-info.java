/**
 * What a designer asks of a game: whether it is fair, how long it takes, whether the lead changes,
 * how many openings there are, and whether better play pays.
 */
package games.oxo.match.balance;
