/** Tables on a cluster: the parts of each layer are made by tasks and kept in a shared folder. */
package games.oxo.cluster.table;
