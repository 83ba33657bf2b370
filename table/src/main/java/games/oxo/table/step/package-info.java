/**
 * From the positions with n stones to those with one more and back: marking successors, and taking
 * the best of their values.
 */
package games.oxo.table.step;
