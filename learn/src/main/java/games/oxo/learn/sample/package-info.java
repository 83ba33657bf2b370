/** Games of self-play: playing them, and keeping their positions in files. */
package games.oxo.learn.sample;
