/** The cluster commands. */
package games.oxo.cluster.command;
