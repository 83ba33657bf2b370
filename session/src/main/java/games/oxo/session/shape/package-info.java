/**
 * The shapes of what the API and the commands tell as JSON: each is declared once, with the type,
 * the meaning and the getter of every field.
 */
package games.oxo.session.shape;
