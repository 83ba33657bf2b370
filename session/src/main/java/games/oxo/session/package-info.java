/**
 * A game in progress, and advice. It uses no terminal, files or threads; what takes long is a call
 * that blocks and can be stopped. Runs wherever the JDK's core does, WebAssembly included.
 */
@PublicApi
package games.oxo.session;

import games.oxo.game.PublicApi;
