/**
 * The functions that the script of a Web Worker calls; all else is in {@code games.oxo.offline}.
 */
package games.oxo.wasm;
