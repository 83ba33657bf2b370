/** The page without a server in a real browser, against the same Java on a JVM. */
@NullMarked
package games.oxo.wasm;

import org.jspecify.annotations.NullMarked;
