package games.oxo.session.shape;

import static games.oxo.session.schema.ApiTypes.FLAG;
import static games.oxo.session.schema.ApiTypes.TEXT;
import static games.oxo.session.schema.ApiTypes.WHOLE;
import static games.oxo.session.schema.ApiTypes.list;
import static games.oxo.session.schema.ApiTypes.orNull;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.text.PositionWriter;
import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import games.oxo.search.value.Value;
import games.oxo.session.schema.ApiShape;
import games.oxo.session.shape.ValueShape.Worth;
import java.util.List;
import java.util.Optional;

/**
 * What an engine has found so far.
 *
 * @param position not over
 * @param book what the opening book plays
 * @param last whether nothing more will follow
 */
public record Analyzed(
    Position position, String engine, Analysis analysis, Optional<MoveValue> book, boolean last) {
  private static final ApiShape<Candidate> MOVE =
      ApiShape.<Candidate>named("AnalyzedMove", "What an engine thinks of a move.")
          .include(BoardTypes.move("move", "cell", ""), Candidate::placed)
          .field("visits", WHOLE, "how often the search chose it", each -> each.found.visits())
          .field("value", ValueShape.VALUE, "to the side to move", Candidate::worth)
          .include(
              BoardTypes.moves("line", "lineCells", "the moves that the engine expects"),
              each -> new BoardTypes.Moves(each.in.position.game(), each.found.line()));

  private static final ApiShape<Candidate> REPLY =
      ApiShape.<Candidate>unnamed()
          .include(BoardTypes.move("move", "cell", ""), Candidate::placed)
          .field("value", ValueShape.VALUE, Candidate::worth)
          .field("games", WHOLE, each -> each.found.visits());

  /** An analysis. */
  public static final ApiShape<Analyzed> ANALYSIS =
      ApiShape.<Analyzed>named("Analysis", "What an engine has found so far.")
          .field("game", TEXT, "the id of the game", found -> found.position.game().id())
          .field(
              "position", TEXT, "rows from the top", found -> PositionWriter.rows(found.position))
          .field("engine", TEXT, "its name", Analyzed::engine)
          .field("final", FLAG, "whether this is the last answer", Analyzed::last)
          .include(
              BoardTypes.move("best", "cell", "the move to play"),
              found -> found.placed(found.analysis.best()))
          .field(
              "value",
              ValueShape.VALUE,
              "what it is worth to the side to move",
              found -> found.worth(found.analysis.best(), found.analysis.value()))
          .include(
              BoardTypes.moves("line", "lineCells", "the moves that the engine expects"),
              found -> new BoardTypes.Moves(found.position.game(), found.analysis.line()))
          .field("depth", WHOLE, "of the search, in moves", found -> found.analysis.depth())
          .field("nodes", WHOLE, "positions visited", found -> found.analysis.nodes())
          .field("simulations", WHOLE, "games played out", found -> found.analysis.simulations())
          .field("rate", WHOLE, "nodes per second", found -> Math.round(found.analysis.rate()))
          .field("micros", WHOLE, "microseconds taken", found -> found.analysis.micros())
          .field("moves", list(MOVE), "every legal move, the best first", Analyzed::moves)
          .field(
              "book",
              orNull(REPLY),
              "what the opening book plays, and in how many games",
              found -> found.book.map(reply -> new Candidate(found, reply)).orElse(null));

  /** A move that it considers. */
  private record Candidate(Analyzed in, MoveValue found) {
    BoardTypes.Placed placed() {
      return in.placed(found.move());
    }

    Worth worth() {
      return in.worth(found.move(), found.value());
    }
  }

  private BoardTypes.Placed placed(Move move) {
    return new BoardTypes.Placed(position.game(), move);
  }

  private Worth worth(Move move, Value value) {
    return Worth.ofMove(position.toMove().orElseThrow(), move, value);
  }

  private List<Candidate> moves() {
    return analysis.moves().stream().map(each -> new Candidate(this, each)).toList();
  }
}
