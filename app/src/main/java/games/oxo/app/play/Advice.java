package games.oxo.app.play;

import games.oxo.book.compact.BuiltInBooks;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.engines.Knowledge;
import games.oxo.search.solve.BookWins;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.value.ValueWords;
import games.oxo.session.Advisor;
import games.oxo.session.Hint;
import games.oxo.session.Seat;
import games.oxo.session.explain.Explanation;
import games.oxo.session.explain.ExplanationText;
import games.oxo.session.explain.Step;
import games.oxo.session.judge.PositionJudge;
import games.oxo.session.review.Review;
import games.oxo.session.review.ReviewSearch;
import games.oxo.session.review.ReviewText;
import games.oxo.session.review.ReviewedMove;
import games.oxo.session.why.Why;
import games.oxo.session.why.WhySearch;
import games.oxo.session.why.WhyText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The advice of the best engine in words: each line is a sentence or two. */
final class Advice {
  private static final long BYTES = 200_000_000;

  private static final Limits WHY = Limits.time(3_000);
  private static final Limits REVIEW_OF_A_MOVE = Limits.time(500);

  private final Advisor advisor;
  private final Thinking thinking;
  private final Knowledge known;
  private final MoveNotation notation;
  private final ExplanationText reasons;
  private @Nullable Engine engine;

  /**
   * @param known what the engine that hints knows of the game
   */
  Advice(Game game, Thinking thinking, Knowledge known) {
    this.thinking = thinking;
    this.known = known;
    notation = new MoveNotation(game);
    reasons = new ExplanationText(game);
    Limits limits = Limits.time(Seat.DEFAULT_MILLIS);
    advisor = new Advisor(position -> thinking.about(position, engine(position.game()), limits));
  }

  /** Made for the first hint, since reading a book takes time. */
  private Engine engine(Game game) {
    Engine made = engine;
    if (made == null) {
      EngineContext context =
          EngineContext.of(1, BYTES).withDeterministic(true).withKnowledge(known);
      made = Engines.create(game, EngineSpec.parse("best"), context).engine();
      engine = made;
    }
    return made;
  }

  /** What to play, and why. */
  List<String> hint(Position position) {
    Hint hint = advisor.hint(position);
    List<String> lines = new ArrayList<>();
    lines.add(
        Text.format(
            "Hint: %s (%s)%s",
            notation.write(hint.move()),
            ValueWords.ofMove(position.toMove().orElseThrow(), hint.move(), hint.value()),
            then(hint.line())));
    lines.add(because(hint.reasons()));
    return lines;
  }

  /** Why a move is good or bad: the play that follows from it. */
  Why why(Position before, Move move) {
    PositionJudge judge = judge(before.game());
    WhySearch search = new WhySearch(judge, before, move, WHY);
    return thinking.until(WHY, control -> search.run(control, any -> {})).orElseThrow();
  }

  private PositionJudge judge(Game game) {
    ExactValues proofs = BookWins.after(known.table(), BuiltInBooks.of(game));
    return new PositionJudge(game, BYTES, known.withTable(proofs));
  }

  /** The same in sentences: what the move is worth, and a numbered line for each step. */
  static List<String> told(Why why) {
    List<String> lines = new ArrayList<>();
    lines.add(WhyText.sentence(why));
    int number = 0;
    for (Step each : why.steps()) {
      lines.add(Text.format("%2d. %s", ++number, each.text()));
    }
    return lines;
  }

  /** The mistakes of a game in sentences. */
  List<String> review(Position end) {
    int moves = end.moves().size();
    if (moves == 0) {
      throw new InputException("no move has been made yet");
    }
    PositionJudge judge = judge(end.game());
    ReviewSearch search = new ReviewSearch(judge, end, REVIEW_OF_A_MOVE);
    Limits all = REVIEW_OF_A_MOVE.withMillis(REVIEW_OF_A_MOVE.millis() * moves);
    Review review = thinking.until(all, control -> search.run(control, any -> {}));
    ReviewText text = new ReviewText(end.game());
    List<String> lines = new ArrayList<>();
    for (ReviewedMove each : review.mistakes()) {
      lines.add(Text.format("Move %d: %s", each.ply(), text.sentence(each)));
    }
    if (lines.isEmpty()) {
      lines.add("No mistakes were found.");
    }
    return lines;
  }

  private String then(List<Move> line) {
    String rest = line.isEmpty() ? "" : notation.writeList(line.subList(1, line.size()));
    return rest.isEmpty() ? "" : ", then " + rest;
  }

  private String because(Explanation explanation) {
    return reasons.sentence(notation.write(explanation.move()), explanation);
  }
}
