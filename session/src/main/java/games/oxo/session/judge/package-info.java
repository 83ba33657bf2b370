/** What positions are worth: proven if it can be within limits, otherwise an engine's estimate. */
package games.oxo.session.judge;
