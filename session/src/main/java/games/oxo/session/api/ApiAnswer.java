package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import games.oxo.search.engines.EngineEntry;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.session.balance.SelfPlayStatistics;
import games.oxo.session.balance.StudyVerdict;
import games.oxo.session.examples.RuleExample;
import games.oxo.session.explain.Explanation;
import games.oxo.session.json.Json;
import games.oxo.session.puzzle.Puzzle;
import games.oxo.session.review.Review;
import games.oxo.session.threats.Threats;
import games.oxo.session.why.Why;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** An answer of the {@link ApiService}. */
public sealed interface ApiAnswer {
  /** The answer as a JSON object. */
  Map<String, @Nullable Object> json();

  /** The games, each before its variants. */
  record Games(List<Game> games) implements ApiAnswer {
    public Games {
      games = List.copyOf(games);
    }

    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("games", games.stream().map(GameJson::game).toList());
    }
  }

  /** Engines that play a game. */
  record EngineList(Game game, List<EngineEntry> engines) implements ApiAnswer {
    public EngineList {
      engines = List.copyOf(engines);
    }

    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object(
          "engines", engines.stream().map(each -> EngineJson.write(each, game)).toList());
    }
  }

  /** A position. */
  record Shown(Position position) implements ApiAnswer {
    @Override
    public Map<String, @Nullable Object> json() {
      return PositionJson.position(position);
    }
  }

  /** What a move does in a position. */
  record Explained(Position position, Explanation explanation) implements ApiAnswer {
    @Override
    public Map<String, @Nullable Object> json() {
      return ExplanationJson.write(position, explanation);
    }
  }

  /** What the opponent would do if the side to move passed. */
  record Threatened(Position position, Threats threats) implements ApiAnswer {
    @Override
    public Map<String, @Nullable Object> json() {
      return ThreatsJson.write(position.game(), threats);
    }
  }

  /** The rules of a game in a few examples. */
  record RulesShown(List<RuleExample> examples) implements ApiAnswer {
    public RulesShown {
      examples = List.copyOf(examples);
    }

    @Override
    public Map<String, @Nullable Object> json() {
      return RulesJson.write(examples);
    }
  }

  /** What the opening book knows. */
  record Booked(Position position, BookContents contents) implements ApiAnswer {
    @Override
    public Map<String, @Nullable Object> json() {
      return BookJson.write(position.game(), contents);
    }
  }

  /**
   * What an engine has found so far.
   *
   * @param book what the opening book plays
   * @param last whether nothing more will follow
   */
  record Analyzed(
      Position position, String engine, Analysis analysis, Optional<MoveValue> book, boolean last)
      implements ApiAnswer {
    @Override
    public Map<String, @Nullable Object> json() {
      return AnalysisJson.write(position, engine, analysis, last, book);
    }
  }

  /**
   * What is proven so far.
   *
   * @param last whether nothing more will follow
   */
  record Solved(Position position, SolveGoal goal, Solution solution, boolean last)
      implements ApiAnswer {
    @Override
    public Map<String, @Nullable Object> json() {
      Map<String, @Nullable Object> json =
          new SolutionJson(position.game(), goal).write(position, solution);
      json.put("final", last);
      return json;
    }
  }

  /**
   * A puzzle, or none yet.
   *
   * @param puzzle null while it is looked for, and if none was found
   * @param text a sentence for the user
   * @param tried how many positions were tested
   * @param last whether nothing more will follow
   */
  record PuzzleMade(Game game, @Nullable Puzzle puzzle, String text, long tried, boolean last)
      implements ApiAnswer {
    @Override
    public Map<String, @Nullable Object> json() {
      Map<String, @Nullable Object> json = PuzzleJson.write(game, puzzle);
      json.put("text", text);
      json.put("tried", tried);
      json.put("final", last);
      return json;
    }
  }

  /**
   * Statistics of an engine's games against itself.
   *
   * @param of how many games were asked for
   * @param last whether nothing more will follow
   */
  record Balanced(String engine, SelfPlayStatistics study, int of, boolean last)
      implements ApiAnswer {
    @Override
    public Map<String, @Nullable Object> json() {
      Map<String, @Nullable Object> json =
          Json.object(
              "game",
              study.game().id(),
              "name",
              study.game().name(),
              "engine",
              engine,
              "complete",
              study.games() == of,
              "of",
              of);
      json.putAll(StudyJson.write(study));
      json.put("verdict", StudyVerdict.of(study).sentences());
      json.put("final", last);
      return json;
    }
  }

  /**
   * The definition of a built-in game.
   *
   * @param text the whole file
   */
  record DefinitionText(String game, String text) implements ApiAnswer {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("game", game, "definition", text);
    }
  }

  /**
   * What the moves of a game were worth, as far as it is known.
   *
   * @param last whether nothing more will follow
   */
  record Reviewed(Review review, boolean last) implements ApiAnswer {
    @Override
    public Map<String, @Nullable Object> json() {
      return ReviewJson.write(review, last);
    }
  }

  /**
   * Why a move is good or bad, as far as it is known.
   *
   * @param last whether nothing more will follow
   */
  record Reasoned(Why why, boolean last) implements ApiAnswer {
    @Override
    public Map<String, @Nullable Object> json() {
      return WhyJson.write(why, last);
    }
  }

  /** A valid definition. */
  record Checked(Game game) implements ApiAnswer {
    @Override
    public Map<String, @Nullable Object> json() {
      return GameJson.game(game);
    }
  }

  /**
   * The request cannot be answered.
   *
   * @param message one sentence for the user: what is wrong, where, and what would be right
   * @param line the line of the definition in the request that is wrong, from 1, where it is one
   */
  record Refused(String message, OptionalInt line) implements ApiAnswer {
    /** What is wrong, by the error that was found. */
    public static Refused of(InputException error) {
      return new Refused(error.getMessage(), error.line());
    }

    @Override
    public Map<String, @Nullable Object> json() {
      Map<String, @Nullable Object> json = Json.object("error", message);
      if (line.isPresent()) {
        json.put("line", line.getAsInt());
      }
      return json;
    }
  }
}
