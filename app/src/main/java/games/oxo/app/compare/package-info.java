/** The command {@code compare}: search techniques side by side. */
@org.jspecify.annotations.NullMarked
package games.oxo.app.compare;
