/**
 * A game in progress, and advice. It uses no terminal, files or threads; what takes long is a call
 * that blocks and can be stopped. Runs wherever the JDK's core does, WebAssembly included.
 *
 * <p>Public API.
 */
package games.oxo.session;
