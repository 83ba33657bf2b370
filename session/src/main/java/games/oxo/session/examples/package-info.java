/** Rules shown by small examples, made from the definition of a game. */
@NullMarked
package games.oxo.session.examples;

import org.jspecify.annotations.NullMarked;
