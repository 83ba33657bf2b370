/**
 * The API over HTTP: requests are posted, answers come whole or as server-sent events; and the
 * page, from the resources of the program. Nothing that a client sends can open a file or start a
 * program.
 */
package games.oxo.web;
