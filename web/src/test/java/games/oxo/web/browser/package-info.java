/** The page in a real browser, against a real server. */
@NullMarked
package games.oxo.web.browser;

import org.jspecify.annotations.NullMarked;
