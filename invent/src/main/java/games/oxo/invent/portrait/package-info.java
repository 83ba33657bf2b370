/** All about a game on one page: what is known exactly, and what games of engines tell. */
package games.oxo.invent.portrait;
