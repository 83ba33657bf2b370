/**
 * A game in progress, an analysis in progress, and advice. It uses no terminal, files or threads;
 * callers supply a thread where one is needed. Runs wherever the JDK's core does, WebAssembly
 * included.
 */
package games.oxo.session;
