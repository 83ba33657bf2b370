/** Pages for a browser: what came out of a match, and the parts that other pages can be made of. */
package games.oxo.report;
