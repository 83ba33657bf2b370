/** The place of the cluster commands, which are in a module and a jar of their own. */
package games.oxo.app.cluster;
