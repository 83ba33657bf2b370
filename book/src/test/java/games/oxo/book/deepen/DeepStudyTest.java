package games.oxo.book.deepen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.book.BookGame;
import games.oxo.book.deepen.DeepValue.Source;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Knowledge;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.SolvedMove;
import games.oxo.search.solve.Solver;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Result;
import games.oxo.search.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Deep values of openings")
class DeepStudyTest {
  private static final long BYTES = 8_000_000;

  static Stream<String> games() {
    return BuiltInGames.ids().stream();
  }

  private static DeepStudy valued(Game game, int plies, long solveNodes) {
    DeepStudy study = new DeepStudy(BookGame.of(game), plies);
    DeepEffort effort =
        new DeepEffort(
            EngineSpec.parse("mcts"), Limits.simulations(20), Limits.nodes(solveNodes), 1);
    for (OpeningKind move : study.moves()) {
      DeepValuer valuer =
          new DeepValuer(study.game().plain(), effort, BYTES, WorkerPool.SINGLE, Knowledge.NONE);
      study.put(move, valuer.value(move.position(), () -> false).orElseThrow());
      assertThat(study.isDone(move, effort.settings())).isTrue();
    }
    return study;
  }

  @ParameterizedTest
  @MethodSource("games")
  void theKindsCoverAllMovesOnceAndEveryOneGetsAValue(String id) {
    DeepStudy study = valued(BuiltInGames.load(id), 1, 0);
    Game plain = study.game().plain();
    long covered = 0;
    for (OpeningKind first : study.firsts()) {
      assertThat(covered & first.cells()).isZero();
      covered |= first.cells();
      assertThat(study.value(first)).isPresent();
    }
    assertThat(covered).isEqualTo(plain.start().legalCells());
    String svg = new DeepPicture(study, (player, value) -> player + " " + value).svg();
    long labels = svg.split("class=\"value", -1).length - 1L;
    assertThat(labels).isEqualTo(Long.bitCount(covered));
  }

  /** Both by the solver on its own: every move, and every reply, to the ply. */
  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "tic-tac-toe:misere", "connect4:4x4", "tictactrains:3x3"})
  void solvedValuesAreThoseOfTheSolver(String id) {
    Game game = BuiltInGames.load(id);
    Map<Integer, Value> exact = exact(game);
    for (int plies = 1; plies <= 2; plies++) {
      DeepStudy study = valued(game, plies, 10_000_000);
      for (OpeningKind first : study.firsts()) {
        DeepValue value = study.value(first).orElseThrow();
        assertThat(value.value()).isEqualTo(exact.get(first.move().cell()));
        assertThat(value.source()).isEqualTo(plies == 1 ? Source.SOLVER : Source.REPLIES);
      }
    }
  }

  private static Map<Integer, Value> exact(Game game) {
    Solution all =
        new Solver(game, BYTES, WorkerPool.SINGLE, ExactValues.NONE)
            .solve(game.start(), SolveGoal.ALL, Limits.NONE, SolveListener.NONE);
    Map<Integer, Value> values = new LinkedHashMap<>();
    for (SolvedMove move : all.moves()) {
      values.put(move.move().cell(), move.value());
    }
    return values;
  }

  /** X places two stones at the start: the second is X's own choice. */
  @Test
  void aSecondStoneOfTheSamePlayerIsNotNegated() {
    String text =
        """
        extends = "tic-tac-toe"
        name = "Two first"
        turns = "XA, XA, OA, ..."
        """;
    Game game = Game.of(BuiltInGames.define("two.toml", text));
    Map<Integer, Value> exact = exact(game);
    DeepStudy study = valued(game, 2, 10_000_000);
    for (OpeningKind first : study.firsts()) {
      OpeningKind best = study.sorted(study.replies(first)).get(0);
      assertThat(best.mover()).isEqualTo(first.mover());
      assertThat(study.value(first).orElseThrow().value())
          .isEqualTo(exact.get(first.move().cell()));
    }
    // Of two stones that can be placed in either order there is one position.
    assertThat(study.moves().size())
        .isLessThan(study.firsts().stream().mapToInt(each -> study.replies(each).size()).sum());
  }

  @Test
  void aRecordedProofNeedsNoSearch() {
    DeepStudy study = new DeepStudy(BookGame.of(BuiltInGames.load("yavalath")), 1);
    OpeningKind first = study.firsts().get(3);
    ExactValues proofs =
        new ExactValues() {
          @Override
          public OptionalInt value(Position position) {
            return OptionalInt.empty();
          }

          @Override
          public Optional<Result> result(Position position) {
            boolean same = position.moves().equals(List.of(first.move()));
            return same ? Optional.of(Result.LOSS) : Optional.empty();
          }
        };
    DeepEffort effort =
        new DeepEffort(EngineSpec.parse("best"), Limits.time(60_000), Limits.nodes(1_000_000), 1);
    DeepValuer valuer =
        new DeepValuer(
            study.game().plain(),
            effort,
            BYTES,
            WorkerPool.SINGLE,
            Knowledge.NONE.withTable(proofs));
    DeepValue found = valuer.value(first.position(), () -> true).orElseThrow();
    assertThat(found.value()).isEqualTo(Ending.of(Result.WIN));
    assertThat(found.source()).isEqualTo(Source.PROOF);
  }

  @Test
  void aMissingReplyLeavesTheFirstMoveOpen() {
    DeepStudy study = valued(BuiltInGames.load("tic-tac-toe"), 2, 10_000);
    DeepStudy other = new DeepStudy(study.game(), 2);
    Map<String, DeepValue> some = study.values();
    some.remove(study.moves().get(0).key().toString());
    other.putAll(some);
    assertThat(other.value(other.firsts().get(0))).isEmpty();
    assertThat(other.sorted(other.firsts())).hasSize(2);
  }

  @Test
  void theSwapGoesByTheValueWithoutIt() {
    Game game = BuiltInGames.load("yavalath");
    OpeningKind first = new DeepStudy(BookGame.of(game), 1).firsts().get(0);
    assertThat(SwapAnswer.after(game, first, Ending.win(15))).isEqualTo(SwapAnswer.SWAP);
    assertThat(SwapAnswer.after(game, first, new Chance(0.49))).isEqualTo(SwapAnswer.KEEP);
    assertThat(SwapAnswer.after(game, first, Ending.DRAW)).isEqualTo(SwapAnswer.EITHER);
    Game without = BuiltInGames.load("squava");
    OpeningKind other = new DeepStudy(BookGame.of(without), 1).firsts().get(0);
    assertThat(SwapAnswer.after(without, other, new Margin(1))).isEqualTo(SwapAnswer.NONE);
    assertThat(first.mover()).isEqualTo(Player.X);
  }

  @Test
  void aStoppedValuationGivesNothing() {
    DeepStudy study = new DeepStudy(BookGame.of(BuiltInGames.load("yavalath")), 1);
    DeepEffort effort =
        new DeepEffort(EngineSpec.parse("best"), Limits.time(60_000), Limits.nodes(1_000_000), 1);
    DeepValuer valuer =
        new DeepValuer(study.game().plain(), effort, BYTES, WorkerPool.SINGLE, Knowledge.NONE);
    assertThat(valuer.value(study.firsts().get(0).position(), () -> true)).isEmpty();
  }

  @Test
  void theTextIsReadAsItWasWritten() {
    Map<String, DeepValue> values = new LinkedHashMap<>();
    values.put("X../.../...", new DeepValue(Ending.win(7), Source.SOLVER, 0, 5, 0, 9, "best a=b"));
    values.put(".X./.../...", new DeepValue(new Chance(0.25), Source.ENGINE, 3, 0, 7, 1, ""));
    String text = DeepValueText.write("abc", values);
    assertThat(DeepValueText.read("abc", text, "f")).isEqualTo(values);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "hello",
        "oxo-deepen 1",
        "oxo-deepen 1\nrules other\n",
        "oxo-deepen 1\nrules abc\nX..\twin 7",
        "oxo-deepen 1\nrules abc\nX..\twin x\tsolver\t0\t0\t0\t0\t",
        "oxo-deepen 1\nrules abc\nX..\twin 7\tnobody\t0\t0\t0\t0\t",
        "oxo-deepen 1\nrules abc\nX..\twin 7\tsolver\t-1\t0\t0\t0\t",
        "oxo-deepen 1\nrules abc\nX..\twin 7\tsolver\t99999999999\t0\t0\t0\t"
      })
  void anotherTextIsRefused(String text) {
    assertThatThrownBy(() -> DeepValueText.read("abc", text, "file"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("file");
  }

  @Test
  void anEndedFirstMoveNeedsNoSearch() {
    DeepStudy study = valued(BuiltInGames.load("tictactrains:1x1"), 2, 0);
    assertThat(study.firsts()).hasSize(1);
    assertThat(study.value(study.firsts().get(0)).map(DeepValue::source)).contains(Source.RULES);
    assertThat(List.copyOf(study.values().values())).hasSize(1);
  }
}
