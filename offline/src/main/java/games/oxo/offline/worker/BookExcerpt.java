package games.oxo.offline.worker;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.words.Text;
import games.oxo.search.MoveValue;
import games.oxo.search.OpeningBook;
import games.oxo.search.value.ValueText;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What an opening book says of some positions and of those one move later, as text: a line for each
 * position, with its stones, the book's move, in how many games it was played, and its value.
 */
final class BookExcerpt implements OpeningBook {
  private static final String SWAP = "swap";
  private static final int WORDS = 4;

  private final Map<String, MoveValue> replies = new HashMap<>();

  private BookExcerpt() {}

  /** The excerpt about some positions; empty if the book does not know any. */
  static String write(OpeningBook book, List<Position> positions) {
    StringBuilder text = new StringBuilder();
    for (Position position : positions) {
      add(text, book, position);
      for (Move move : position.legalMoves()) {
        add(text, book, position.play(move));
      }
    }
    return text.toString();
  }

  private static void add(StringBuilder text, OpeningBook book, Position position) {
    if (!position.outcome().isOver()) {
      book.reply(position).ifPresent(found -> text.append(line(position, found)).append('\n'));
    }
  }

  private static String line(Position position, MoveValue reply) {
    String move = reply.move().isSwap() ? SWAP : String.valueOf(reply.move().cell());
    return Text.format(
        "%s %s %d %s", key(position), move, reply.visits(), ValueText.write(reply.value()));
  }

  /** The book with what such a text says; nothing else is in it. */
  static OpeningBook read(String text) {
    if (text.isEmpty()) {
      return OpeningBook.NONE;
    }
    BookExcerpt excerpt = new BookExcerpt();
    for (String line : text.split("\n")) {
      String[] words = line.split(" ", WORDS);
      Move move = words[1].equals(SWAP) ? Move.SWAP : Move.at(Integer.parseInt(words[1]));
      MoveValue reply =
          new MoveValue(
              move,
              ValueText.read(words[3]).orElseThrow(),
              Long.parseLong(words[2]),
              List.of(move));
      excerpt.replies.put(words[0], reply);
    }
    return excerpt;
  }

  @Override
  public Optional<MoveValue> reply(Position position) {
    return Optional.ofNullable(replies.get(key(position)));
  }

  private static String key(Position position) {
    return Long.toHexString(position.stones(Player.X))
        + (position.swapPending() ? "?" : ".")
        + Long.toHexString(position.stones(Player.O));
  }
}
