/**
 * The API of OXO: what a request and an answer are, and the service that answers them. It does not
 * depend on the transport, such as HTTP or messages to a worker.
 *
 * <p>Nothing in a request can name a file or a program: games are built in, or definitions in the
 * request itself; engines are those of the registry.
 */
package games.oxo.session.api;
