/** Learning in generations: self-play, fit, match, kept in a folder so that it can be resumed. */
package games.oxo.learn.run;
