package games.oxo.search.engines;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.PatternGames;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.rules.Rules;
import games.oxo.search.Analysis;
import games.oxo.search.ExactNumber;
import games.oxo.search.LatePosition;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.LineTables;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.SolvedMove;
import games.oxo.search.solve.Solver;
import games.oxo.search.threat.FailureCache;
import games.oxo.search.threat.ThreatSearch;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
@DisplayName("Searches know of lines only what the rules' sets say")
class PatternSearchTest {
  private static final long MEMORY = 4_000_000;
  private static final int POSITIONS = 25;
  private static final int FREE = 7;

  @ParameterizedTest
  @MethodSource({"games.oxo.game.PatternGames#all", "games.oxo.game.UnusualGames#lines"})
  void tablesHaveTheCellsThatCompleteASet(Game game) {
    SearchRules rules = new SearchRules(game);
    Dice dice = new Dice(1);
    for (int i = 0; i < POSITIONS; i++) {
      Position position = LatePosition.of(game, 3 + i % 10, dice).orElseThrow();
      long free = game.board().all() & ~position.occupied();
      for (Player player : Player.values()) {
        compare(game.rules(), rules.lines(), position.stones(player), free);
      }
    }
  }

  private static void compare(Rules rules, LineTables lines, long own, long free) {
    long wins = 0;
    long loses = 0;
    for (long rest = free; rest != 0; rest &= rest - 1) {
      long stones = own | (rest & -rest);
      wins |= rules.winning().owned(stones) != 0 ? rest & -rest : 0;
      loses |= rules.losing().owned(stones) != 0 ? rest & -rest : 0;
    }
    assertThat(lines.allWins(own) & free).isEqualTo(wins);
    assertThat(lines.allLoses(own) & free).isEqualTo(loses);
  }

  @ParameterizedTest
  @MethodSource({"games.oxo.game.PatternGames#all", "games.oxo.game.UnusualGames#all"})
  void enginesFindTheValuesOfMinimax(Game game) {
    Dice dice = new Dice(2);
    for (int i = 0; i < POSITIONS; i++) {
      Position position = LatePosition.of(game, FREE, dice).orElseThrow();
      Minimax minimax = new Minimax();
      for (String engine : fullWidthEngines(game)) {
        Analysis found = think(engine, position, Limits.depth(FREE + 1));
        for (MoveValue each : found.moves()) {
          assertThat(ExactNumber.of(each.value()))
              .as("%s %s", engine, each.move())
              .isEqualTo(minimax.value(position, each.move()));
        }
        assertThat(minimax.value(position, found.best())).isEqualTo(minimax.value(position));
      }
      Analysis tree = think("mcts-solver", position, Limits.simulations(200_000));
      assertThat(ExactNumber.sign(tree.value())).isEqualTo(Integer.signum(minimax.value(position)));
    }
  }

  private static List<String> fullWidthEngines(Game game) {
    return game.rules().endsEarly()
        ? List.of("alphabeta", "negascout", "deep")
        : List.of("alphabeta", "negascout");
  }

  private static Analysis think(String engine, Position position, Limits limits) {
    return Engines.create(
            position.game(),
            EngineSpec.parse(engine),
            EngineContext.of(1, MEMORY).withDeterministic(true))
        .engine()
        .think(position, SearchRequest.of(limits).withEveryMove(true), SearchListener.NONE);
  }

  @ParameterizedTest
  @MethodSource({"games.oxo.game.PatternGames#all", "games.oxo.game.UnusualGames#all"})
  void theSolverFindsTheValuesOfMinimax(Game game) {
    Dice dice = new Dice(3);
    Solver solver = new Solver(game, MEMORY, WorkerPool.SINGLE, ExactValues.NONE);
    for (int i = 0; i < 2 * POSITIONS; i++) {
      Position position = LatePosition.of(game, FREE + i % 2, dice).orElseThrow();
      Minimax minimax = new Minimax();
      Solution exact = solve(solver, position, SolveGoal.ALL);
      assertThat(ExactNumber.of(exact.atLeast())).isEqualTo(minimax.value(position));
      for (SolvedMove each : exact.moves()) {
        assertThat(ExactNumber.of(each.value())).isEqualTo(minimax.value(position, each.move()));
      }
      Solution weak = solve(solver, position, SolveGoal.VALUE.weakly());
      assertThat(ExactNumber.sign(weak.atLeast()))
          .isEqualTo(Integer.signum(minimax.value(position)));
    }
  }

  private static Solution solve(Solver solver, Position position, SolveGoal goal) {
    return solver.solve(position, goal, Limits.NONE, SolveListener.NONE);
  }

  @ParameterizedTest
  @MethodSource({"games.oxo.game.PatternGames#all", "games.oxo.game.UnusualGames#lines"})
  void aWinByThreatsIsAWin(Game game) {
    SearchRules rules = new SearchRules(game);
    if (!rules.plainFrom(0)) {
      return;
    }
    ThreatSearch threats = new ThreatSearch(rules, new FailureCache(1 << 16));
    LineState[] stack = LineState.stack(rules);
    Dice dice = new Dice(4);
    for (int i = 0; i < 4 * POSITIONS; i++) {
      Position position = LatePosition.of(game, FREE, dice).orElseThrow();
      LineState at = stack[position.ply()];
      at.set(position);
      if ((at.ownWins & at.free()) == 0 && threats.moverWins(at, 1000)) {
        Minimax minimax = new Minimax();
        assertThat(minimax.value(position)).isPositive();
      }
    }
  }

  /** From the empty board, where nothing is late: blocks of four on twelve cells. */
  @Test
  void aWholeGameIsSolved() {
    Game game = PatternGames.blocks("Blocks", 4, 3, "");
    int truth = new Minimax().value(game.start());
    Solver solver = new Solver(game, MEMORY, WorkerPool.SINGLE, ExactValues.NONE);
    assertThat(ExactNumber.of(solve(solver, game.start(), SolveGoal.VALUE).atLeast()))
        .isEqualTo(truth);
    assertThat(ExactNumber.of(think("deep", game.start(), Limits.depth(12)).value()))
        .isEqualTo(truth);
    assertThat(ExactNumber.of(think("alphabeta", game.start(), Limits.depth(12)).value()))
        .isEqualTo(truth);
  }
}
