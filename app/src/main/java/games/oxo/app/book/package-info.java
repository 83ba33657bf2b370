/** The commands about opening books. */
package games.oxo.app.book;
