/** Fitting the weights of an evaluation to games by logistic regression. */
package games.oxo.learn.fit;
