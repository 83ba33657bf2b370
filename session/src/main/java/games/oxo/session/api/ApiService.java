package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.definition.Source;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchControl;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.engines.ConfiguredEngine;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.solve.Solver;
import games.oxo.session.balance.SelfPlaySeries;
import games.oxo.session.examples.RuleExamples;
import games.oxo.session.explain.MoveExplainer;
import games.oxo.session.judge.PositionJudge;
import games.oxo.session.puzzle.PuzzleMaker;
import games.oxo.session.review.Review;
import games.oxo.session.review.ReviewSearch;
import games.oxo.session.threats.ThreatFinder;
import games.oxo.session.why.Why;
import games.oxo.session.why.WhySearch;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Answers requests. It is stateless; every call is independent and must be used by one thread at a
 * time.
 */
public final class ApiService {
  /** How long to think about why a move is good or bad, if the request does not say. */
  private static final Limits WHY = Limits.time(3_000);

  private final ApiLimits limits;
  private final ApiKnowledge knowledge;

  /** A service that knows only the rules. */
  public ApiService(ApiLimits limits) {
    this(limits, ApiKnowledge.NONE);
  }

  /**
   * @param knowledge what the engine {@code best} and solvers look up
   */
  public ApiService(ApiLimits limits, ApiKnowledge knowledge) {
    this.limits = limits;
    this.knowledge = knowledge;
  }

  /** A request that is to be answered, once. */
  @FunctionalInterface
  public interface Call {
    /**
     * Answers, which may take as long as the limits allow.
     *
     * @param control may stop it; what is known by then is the last answer, and there is none if
     *     nothing is
     * @param answers gets each answer as it comes
     */
    void run(SearchControl control, Consumer<ApiAnswer> answers);
  }

  /** Takes on a request; what is wrong with it comes out as {@link ApiAnswer.Refused}. */
  public Call call(ApiRequest request) {
    try {
      if (request instanceof ApiRequest.Analyze analyze) {
        return analysis(analyze);
      }
      if (request instanceof ApiRequest.Solve solve) {
        return solution(solve);
      }
      if (request instanceof ApiRequest.Why why) {
        return why(why);
      }
      if (request instanceof ApiRequest.MakePuzzle asked) {
        return puzzle(asked);
      }
      if (request instanceof ApiRequest.Balance balance) {
        return balance(balance);
      }
      if (request instanceof ApiRequest.Review review) {
        return review(review);
      }
      return whole(answer(request));
    } catch (InputException e) {
      return whole(ApiAnswer.Refused.of(e));
    }
  }

  private static Call whole(ApiAnswer answer) {
    return (control, answers) -> answers.accept(answer);
  }

  private ApiAnswer answer(ApiRequest request) {
    if (request instanceof ApiRequest.EnginesFor engines) {
      Game game = load(engines.place());
      return new ApiAnswer.EngineList(
          game, Engines.all().stream().filter(each -> each.serves(game)).toList());
    }
    if (request instanceof ApiRequest.Show show) {
      return new ApiAnswer.Shown(read(show.place()));
    }
    if (request instanceof ApiRequest.Play play) {
      Position from = read(play.place());
      return new ApiAnswer.Shown(from.play(new MoveNotation(from.game()).read(from, play.move())));
    }
    if (request instanceof ApiRequest.Explain explain) {
      Position from = read(explain.place());
      Move move = new MoveNotation(from.game()).read(from, explain.move());
      return new ApiAnswer.Explained(from, new MoveExplainer(from.game()).explain(from, move));
    }
    if (request instanceof ApiRequest.ThreatsIn threats) {
      Position position = readOpen(threats.place());
      return new ApiAnswer.Threatened(position, ThreatFinder.find(position));
    }
    if (request instanceof ApiRequest.RulesOf rules) {
      return new ApiAnswer.RulesShown(RuleExamples.of(load(rules.place())));
    }
    if (request instanceof ApiRequest.BookFor book) {
      Position position = readOpen(book.place());
      return new ApiAnswer.Booked(position, knowledge.book(position));
    }
    if (request instanceof ApiRequest.DefinitionOf asked) {
      Source source =
          BuiltInGames.find(asked.game()).orElseThrow(() -> BuiltInGames.unknown(asked.game(), ""));
      return new ApiAnswer.DefinitionText(source.id(), source.text());
    }
    if (request instanceof ApiRequest.Check check) {
      return new ApiAnswer.Checked(load(new Place("", check.definition(), null, null)));
    }
    return new ApiAnswer.Games(BuiltInGames.ids().stream().map(BuiltInGames::load).toList());
  }

  private Call analysis(ApiRequest.Analyze asked) {
    Position position = readOpen(asked.place());
    EngineContext context =
        EngineContext.of(asked.seed(), limits.bytes())
            .withWorkers(WorkerPool.SINGLE)
            .withKnowledge(knowledge.ofEngines(position.game()));
    ConfiguredEngine engine =
        Engines.create(position.game(), EngineSpec.parse(asked.engine()), context);
    SearchRequest request =
        SearchRequest.of(limits.cut(engine.limitsFor(position, asked.limits(), 0, limits.millis())))
            .withOnly(moves(position, asked.only()))
            .withAvoid(moves(position, asked.avoid()))
            .withEveryMove(asked.everyMove())
            .withReportMillis(asked.reportMillis());
    if (position.legalMoves().stream().noneMatch(request::allows)) {
      throw new InputException("'only' and 'avoid' leave no legal move");
    }
    Optional<MoveValue> reply = knowledge.books().usual(position.game(), true).reply(position);
    return new AnalysisCall(position, engine.engine(), request, reply);
  }

  private static List<Move> moves(Position position, List<String> texts) {
    MoveNotation notation = new MoveNotation(position.game());
    return texts.stream().map(text -> notation.read(position, text)).toList();
  }

  private Call solution(ApiRequest.Solve asked) {
    Position position = readOpen(asked.place());
    Solver solver =
        new Solver(
            position.game(), limits.bytes(), WorkerPool.SINGLE, knowledge.proofs(position.game()));
    return new SolutionCall(position, asked.goal(), solver, limits.cut(asked.limits()));
  }

  private Call why(ApiRequest.Why asked) {
    Position position = readOpen(asked.place());
    Move move = new MoveNotation(position.game()).read(position, asked.move());
    Limits wanted = asked.limits().equals(Limits.NONE) ? WHY : asked.limits();
    PositionJudge judge = judge(position);
    WhySearch search = new WhySearch(judge, position, move, limits.cut(wanted));
    return (control, answers) -> {
      GrowingAnswer<Why> known =
          new GrowingAnswer<>(control, why -> answers.accept(new ApiAnswer.Reasoned(why, false)));
      search.run(known, known).ifPresent(why -> answers.accept(new ApiAnswer.Reasoned(why, true)));
    };
  }

  private Call review(ApiRequest.Review asked) {
    Position end = read(asked.place());
    int moves = end.moves().size();
    if (moves == 0) {
      throw new InputException("there is no move to review");
    }
    long millis = Math.min(Math.max(1, asked.millisPerMove()), limits.millis() / (moves + 1));
    PositionJudge judge = judge(end);
    ReviewSearch search = new ReviewSearch(judge, end, Limits.time(Math.max(1, millis)));
    return (control, answers) -> {
      GrowingAnswer<Review> known =
          new GrowingAnswer<>(control, each -> answers.accept(new ApiAnswer.Reviewed(each, false)));
      answers.accept(new ApiAnswer.Reviewed(search.run(known, known), true));
    };
  }

  private PositionJudge judge(Position position) {
    Game game = position.game();
    return new PositionJudge(game, limits.bytes(), knowledge.ofJudges(game));
  }

  private Call puzzle(ApiRequest.MakePuzzle asked) {
    Game game = load(asked.place());
    PuzzleMaker maker =
        new PuzzleMaker(game, asked.seed(), asked.wish(), asked.avoid(), knowledge.evaluations());
    return new PuzzleCall(game, maker, limits.cut(asked.limits()));
  }

  private Call balance(ApiRequest.Balance asked) {
    Game game = load(asked.place());
    SelfPlaySeries series =
        new SelfPlaySeries(
            game,
            asked.engine(),
            limits::cut,
            EngineContext.of(asked.seed(), limits.bytes())
                .withEvaluations(knowledge.evaluations()));
    return new BalanceCall(game, asked, series, limits.cut(Limits.time(asked.millis())));
  }

  private Position readOpen(Place place) {
    Position position = read(place);
    if (position.outcome().isOver()) {
      throw new InputException("the game is over");
    }
    return position;
  }

  private Position read(Place place) {
    checkLength(place);
    return place.read();
  }

  private Game load(Place place) {
    checkLength(place);
    return place.load();
  }

  private void checkLength(Place place) {
    checkLength("definition", place.definition());
    checkLength("position", place.position());
    checkLength("list of moves", place.moves());
  }

  private void checkLength(String what, @Nullable String text) {
    if (text != null && text.length() > limits.textCharacters()) {
      throw new InputException(
          "the "
              + what
              + " has "
              + text.length()
              + " characters; at most "
              + limits.textCharacters()
              + " are allowed");
    }
  }
}
