/**
 * Engine against engine: the games and who plays them, what is stored of them, and what follows
 * from them.
 */
package games.oxo.match;
