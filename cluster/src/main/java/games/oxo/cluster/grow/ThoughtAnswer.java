package games.oxo.cluster.grow;

import games.oxo.book.grow.MoveThought;
import games.oxo.book.grow.Thought;
import games.oxo.search.value.Proven;
import games.oxo.search.value.ValueText;
import java.io.Serial;
import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What an executor thinks of a position. */
final class ThoughtAnswer implements Serializable {
  @Serial private static final long serialVersionUID = 1;

  /** The place of the request in its batch. */
  final int number;

  private final double chance;
  private final long effort;
  private final int cell;

  /** Proven values as texts; empty for none. */
  private final String proven;

  private final HashMap<Integer, String> provenMoves = new HashMap<>();

  ThoughtAnswer(int number, Thought thought) {
    this.number = number;
    chance = thought.chance();
    effort = thought.effort();
    cell = thought.cell();
    proven = write(thought.proven());
  }

  ThoughtAnswer(int number, MoveThought thought) {
    this.number = number;
    chance = 0;
    effort = 0;
    cell = thought.cell();
    proven = write(thought.value());
    thought.proven().forEach((move, value) -> provenMoves.put(move, write(value)));
  }

  private static String write(@Nullable Proven value) {
    return value == null ? "" : ValueText.write(value);
  }

  private static @Nullable Proven read(String text) {
    return text.isEmpty() ? null : (Proven) ValueText.read(text).orElseThrow();
  }

  Thought thought() {
    return new Thought(chance, effort, cell, read(proven));
  }

  MoveThought moveThought() {
    Map<Integer, Proven> moves = new HashMap<>();
    provenMoves.forEach(
        (move, value) -> moves.put(move, (Proven) ValueText.read(value).orElseThrow()));
    return new MoveThought(cell, read(proven), moves);
  }
}
