package games.oxo.cluster.grow;

import games.oxo.book.grow.MoveThought;
import games.oxo.book.grow.Thought;
import java.io.Serializable;

/**
 * What an executor thinks of a position.
 *
 * @param number the place of the request in its batch
 * @param found what was wanted: a {@link Thought}, or a {@link MoveThought}
 */
record ThoughtAnswer(int number, Serializable found) implements Serializable {
  Thought thought() {
    return (Thought) found;
  }

  MoveThought moveThought() {
    return (MoveThought) found;
  }
}
