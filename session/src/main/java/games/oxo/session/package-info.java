/**
 * A game in progress, an analysis in progress, and advice. No terminal, no files, no threads: what
 * needs a thread is handed one. Runs wherever the JDK's core does, WebAssembly included.
 */
package games.oxo.session;
