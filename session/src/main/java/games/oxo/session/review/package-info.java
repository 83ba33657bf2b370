/** Reviews of games: what each move was worth, and which were mistakes. */
package games.oxo.session.review;
