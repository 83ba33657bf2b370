/**
 * The requests of the API: each is one class with its name, its fields and their usual values, the
 * shape of its answer, and how it starts.
 */
package games.oxo.session.request;
