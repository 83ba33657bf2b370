package games.oxo.app.engine;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.Run;
import games.oxo.app.option.OptionalTable;
import games.oxo.game.Dice;
import games.oxo.game.FullRun;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.Limits;
import games.oxo.search.engines.BookSupply;
import games.oxo.search.engines.ConfiguredEngine;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.engines.TimeManagement;
import games.oxo.search.solve.ExactValues;
import games.oxo.session.api.ApiLimits;
import games.oxo.session.api.ApiService;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UgiSessionTest {
  private static final Game SQUAVA = BuiltInGames.load("squava");

  private static final EngineMeans MEANS =
      new EngineMeans(
          10_000_000,
          game -> new OptionalTable(ExactValues.NONE, System.err),
          BookSupply.NONE,
          new ApiService(new ApiLimits(10_000_000, 60_000, 20_000)));

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final UgiSession session =
      new UgiSession(new PrintStream(bytes, true, StandardCharsets.UTF_8), SQUAVA, "best", MEANS);

  private String say(String... lines) {
    bytes.reset();
    for (String line : lines) {
      assertThat(session.answer(line)).isTrue();
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void introducesItself() {
    assertThat(say("ugi")).startsWith("id name OXO").endsWith("ugiok\n");
    assertThat(say("isready")).isEqualTo("readyok\n");
  }

  @Test
  void thinksAboutThePositionGiven() {
    say("position startpos moves 0,0 1,0 0,1 1,1 0,3 4,2", "go simulations 50");
    session.close();
    assertThat(bytes.toString(StandardCharsets.UTF_8))
        .contains("score win")
        .endsWith("bestmove 0,2\n");
  }

  private GoRequest request(String moves, String text) {
    Position position = new MoveNotation(SQUAVA).playList(SQUAVA.start(), moves);
    return GoRequest.read(text, position);
  }

  @Test
  void aClockGivesTheMoverAShareOfItsOwnTime() {
    String clock = "p1time 60000 p2time 30000 p1inc 1000 p2inc 0";
    assertThat(request("", clock).clockMillis()).isEqualTo(TimeManagement.millis(60_000, 1000, 25));
    assertThat(request("0,0", clock).clockMillis()).isEqualTo(TimeManagement.millis(30_000, 0, 24));
    assertThat(request("0,0", "p2time 0").clockMillis()).isEqualTo(1);
    // The clock of the opponent alone is no limit.
    assertThat(request("", "p2time 30000").clockMillis()).isZero();
    assertThat(request("", "depth 1 nodes 9 p1time 500"))
        .isEqualTo(new GoRequest(new Limits(0, 1, 9, 0), TimeManagement.millis(500, 0, 25), false));
  }

  @Test
  void thinksNoLongerThanItsClock() {
    say("go p1time 400 p2time 1000000");
    session.close();
    assertThat(bytes.toString(StandardCharsets.UTF_8)).contains("bestmove ");
    assertThat(limits("p1time 400 p2time 1000000"))
        .isEqualTo(Limits.time(TimeManagement.millis(400, 0, 25)));
    assertThat(limits("")).isEqualTo(Limits.time(1000));
    assertThat(limits("nodes 9")).isEqualTo(Limits.nodes(9));
    assertThat(limits("infinite").millis()).isGreaterThan(1_000_000_000_000L);
  }

  private Limits limits(String text) {
    ConfiguredEngine best =
        Engines.create(SQUAVA, EngineSpec.parse("best"), EngineContext.of(1, 10_000_000));
    return request("", text).forEngine(best, SQUAVA.start());
  }

  @Test
  void aLineThatIsTooLongIsSkipped() {
    String input = "isready\n" + "position ".repeat(100_000) + "\nquery p1turn\n";
    assertThat(Run.withInput(input, "engine", "squava").out())
        .isEqualTo("readyok\ninfo string this line is longer than 65536 bytes\nresponse true\n");
  }

  @Test
  void afterARefusedPositionThereIsNone() {
    String none = "info string there is no position: the last one was refused, send another\n";
    say("position startpos moves 1,1 1,1");
    assertThat(say("go nodes 5")).isEqualTo(none);
    assertThat(say("query p1turn")).isEqualTo(none);
    say("position somewhere");
    assertThat(say("query result")).isEqualTo(none);
    assertThat(say("position startpos moves 1,1", "query p1turn")).isEqualTo("response false\n");
    say("position fen X");
    assertThat(say("uginewgame", "query p1turn")).isEqualTo("response true\n");
    say("position fen X");
    assertThat(say("setoption name seed value 3", "query p1turn")).isEqualTo(none);
    assertThat(say("setoption name game value fourtic", "query p1turn"))
        .isEqualTo("response true\n");
  }

  @Test
  void anEndlessSearchAnswersWhenStopped() {
    say("setoption name game value yavalath", "go infinite");
    assertThat(say("isready")).contains("readyok");
    assertThat(say("position startpos")).contains("info string position must wait");
    assertThat(say("stop")).contains("bestmove ");
  }

  @Test
  void quitSaysThatItEndsASearchAndStillAnswers() {
    say("setoption name game value yavalath", "setoption name engine value mcts");
    say("go movetime 100000000");
    assertThat(session.answer("quit")).isFalse();
    assertThat(bytes.toString(StandardCharsets.UTF_8))
        .containsOnlyOnce("info string 'quit' ends the search before its limit\n")
        .containsPattern("\nbestmove \\S+\n$");
  }

  @Test
  void quitAfterAnAnswerOrAnEndlessSearchNeedsNoWords() {
    say("position startpos moves 0,0 1,0 0,1 1,1 0,3 4,2", "go infinite");
    assertThat(session.answer("quit")).isFalse();
    session.close();
    assertThat(session.answer("quit")).isFalse();
    assertThat(bytes.toString(StandardCharsets.UTF_8))
        .containsOnlyOnce("bestmove 0,2\n")
        .doesNotContain("info string");
  }

  @Test
  void theCommandLineChoosesTheEngine() {
    String[] random = {"engine", "tic-tac-toe", "--engine", "alphabeta:depth=2"};
    assertThat(Run.withInput("ugi\ngo\n", random).out())
        .contains("option name engine type string default alphabeta:depth=2\n", "info depth 2 ");
    Run wrong = Run.oxo("engine", "--engine", "chess");
    assertThat(wrong.status()).isEqualTo(2);
    assertThat(wrong.err())
        .isEqualTo(
            "oxo: there is no engine 'chess'; known: best, alphabeta, negascout, negamax, deep, mcts,"
                + " mcts-solver, random, level1 to level10\n");
    assertThat(Run.oxo("engine", "fourtic", "--engine", "deep").err())
        .startsWith("oxo: the engine 'deep' plays only games decided by a line; for fourtic use ");
  }

  @Test
  void whoHasTheAnswerNeedNotWait() throws Exception {
    CountDownLatch answered = new CountDownLatch(1);
    CountDownLatch asked = new CountDownLatch(1);
    PrintStream slow =
        new PrintStream(bytes, true, StandardCharsets.UTF_8) {
          @Override
          public void println(String line) {
            super.println(line);
            if (line.startsWith("bestmove")) {
              // The answer is out, but the search has not ended yet.
              answered.countDown();
              try {
                asked.await(100, TimeUnit.MILLISECONDS);
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
            }
          }
        };
    try (UgiSession fast = new UgiSession(slow, SQUAVA, "best", MEANS)) {
      fast.answer("go nodes 1");
      answered.await();
      fast.answer("position startpos moves 0,0");
      asked.countDown();
      fast.answer("query p1turn");
    }
    assertThat(bytes.toString(StandardCharsets.UTF_8))
        .doesNotContain("must wait")
        .endsWith("response false\n");
  }

  @Test
  void aSolvedPositionWaitsForStopToo() {
    say("position fen XX.../OO.../...../...../..... moves 3,3", "go infinite");
    assertThat(say("isready")).contains("readyok");
    assertThat(say("stop")).containsOnlyOnce("bestmove ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "position startpos | true | false | none",
        "position startpos moves 0,0 | false | false | none",
        "position startpos moves 0,0 1,0 0,1 1,1 0,2 | false | true | p2win"
      })
  void answersQueries(String position, boolean p1turn, boolean over, String result) {
    say(position);
    assertThat(say("query p1turn")).isEqualTo("response " + p1turn + "\n");
    assertThat(say("query gameover")).isEqualTo("response " + over + "\n");
    assertThat(say("query result")).isEqualTo("response " + result + "\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "hello | info string unknown command 'hello'; known: ugi, isready, setoption, uginewgame, position, go, stop, query, solve, api, quit",
        "positon startpos | info string unknown command 'positon'; did you mean 'position'?",
        "position | info string a position is 'startpos' or 'fen ROWS', then 'moves MOVE …'",
        "position startpos moves 9,9 | info string move 1 ('9 9'): '9 9' is not a cell; a cell is a row 0 to 4 and a column 0 to 4, as in '4 4'",
        "go fast | info string unknown limit 'fast'; known: movetime, depth, nodes, simulations, p1time, p2time, p1inc, p2inc, infinite",
        "go p1tim 5 | info string unknown limit 'p1tim'; did you mean 'p1time'?",
        "go p1time soon | info string p1time is 'soon'; it must be a whole number from 0 to 1000000000000",
        "go depth | info string depth is ''; it must be a whole number from 1 to 64",
        "go nodes -1 | info string nodes is -1; it must be 1 to 1000000000000",
        "go movetime 0 | info string movetime is 0; it must be 1 to 1000000000000",
        "go depth 65 | info string depth is 65; it must be 1 to 64",
        "setoption engine mcts | info string an option is set by 'setoption name NAME value VALUE'",
        "setoption name engine value chess | info string there is no engine 'chess'; known: best, alphabeta, negascout, negamax, deep, mcts, mcts-solver, random, level1 to level10",
        "setoption name speed value 5 | info string unknown option 'speed'; did you mean 'seed'?",
        "setoption name level value 11 | info string level is 11; it must be 1 to 10",
        "setoption name threads value 0 | info string threads is 0; it must be 1 to 256",
        "solve | info string a position is solved by 'solve [weak] [best] [all] [nodes N] [movetime MS] position POSITION'",
        "solve wek position 1,1 | info string unknown word 'wek'; did you mean 'weak'?",
        "solve nodes position 1,1 | info string nodes is ''; it must be a whole number from 1 to 1000000000000",
        "solve movetime 0 position 1,1 | info string movetime is 0; it must be 1 to 1000000000000",
        "query weather | info string a query is p1turn, gameover or result"
      })
  void nonsenseGetsAnAnswerAndTheTalkGoesOn(String line, String answer) {
    assertThat(say(line)).isEqualTo(answer + "\n");
    assertThat(say("isready")).isEqualTo("readyok\n");
  }

  @Test
  void solvesPositionsInTheirOrder() {
    say("setoption name game value tic-tac-toe", "setoption name threads value 2");
    say(
        "solve position a1 b1",
        "solve weak best position XX./OO./...",
        "solve all nodes 1000000 position XX./OO./...",
        "solve position a1 a1",
        "solve position",
        "solve weak position a1 a2 b1 b2 c1");
    session.close();
    assertThat(
            bytes
                .toString(StandardCharsets.UTF_8)
                .replaceAll(",\"nodes\":\\d+,\"micros\":\\d+", ""))
        .isEqualTo(
            """
            solution {"position":"XO./.../...","toMove":"X","value":{"type":"win","plies":5,"text":"X wins in 5"}}
            solution {"position":"XX./OO./...","toMove":"X","value":{"type":"win","plies":null,"text":"X wins"},"best":["c1"],"cells":[2]}
            solution {"position":"XX./OO./...","toMove":"X","value":{"type":"win","plies":1,"text":"X wins in 1"},"moves":[{"move":"c1","cell":2,"value":{"type":"win","plies":1,"text":"X wins in 1"}},{"move":"c2","cell":5,"value":{"type":"draw","text":"draw"}},{"move":"a3","cell":6,"value":{"type":"loss","plies":2,"text":"X loses in 2"}},{"move":"b3","cell":7,"value":{"type":"loss","plies":2,"text":"X loses in 2"}},{"move":"c3","cell":8,"value":{"type":"loss","plies":2,"text":"X loses in 2"}}]}
            solution {"position":"a1 a1","error":"move 2 ('a1'): a1 is taken by X"}
            solution {"position":".../.../...","toMove":"X","value":{"type":"draw","text":"draw"}}
            solution {"position":"a1 a2 b1 b2 c1","error":"there is nothing to solve: X wins with the line a1 b1 c1"}
            """);
  }

  @Test
  void stopAnswersToAllPositionsThatWait() {
    say("setoption name game value yavalath:no-swap");
    for (int i = 0; i < 20; i++) {
      say("solve position");
    }
    assertThat(say("isready")).contains("readyok\n");
    assertThat(say("position startpos")).contains("info string position must wait");
    session.answer("stop");
    say("position startpos");
    assertThat(say("query p1turn")).isEqualTo("response true\n");
    // What comes after it is solved again.
    say("setoption name game value tic-tac-toe", "solve position a1 b1");
    session.close();
    assertThat(bytes.toString(StandardCharsets.UTF_8)).contains("\"type\":\"win\",\"plies\":5");
  }

  @Test
  void answersRequestsOfTheApi() {
    say("api {\"request\":\"threats\",\"game\":\"tic-tac-toe\",\"position\":\"XX./OO./...\"}");
    session.answer("stop");
    assertThat(bytes.toString(StandardCharsets.UTF_8))
        .startsWith("answer {\"player\":\"O\",")
        .endsWith("apiok\n");
    say("api {\"request\":\"show\",\"game\":\"../secret\"}");
    session.close();
    assertThat(bytes.toString(StandardCharsets.UTF_8))
        .startsWith("answer {\"error\":\"there is no game '../secret'; ")
        .endsWith("apiok\n");
  }

  @Test
  void aSearchOfARequestCanBeStopped() {
    say("api {\"request\":\"analyze\",\"game\":\"yavalath\",\"engine\":\"mcts\"}");
    assertThat(say("api {\"request\":\"games\"}")).contains("info string api must wait");
    session.answer("stop");
    assertThat(bytes.toString(StandardCharsets.UTF_8))
        .contains("\"final\":true")
        .endsWith("apiok\n");
  }

  @Test
  void garbageNeverKillsIt() {
    Dice dice = new Dice(1);
    String letters = "position startpos fen moves go depth query 0,1 XO./ \u0000\u001bé\uD83D-9";
    for (int i = 0; i < 3000; i++) {
      StringBuilder line = new StringBuilder();
      for (int j = dice.below(25); j > 0; j--) {
        line.append(letters.charAt(dice.below(letters.length())));
      }
      session.answer(line.toString());
    }
    session.answer("stop");
    assertThat(say("isready")).endsWith("readyok\n");
  }

  @Test
  void manyStartsAndStopsLeaveNoThreadBehind() {
    int before = Thread.activeCount();
    say("setoption name threads value 2");
    for (int i = 0; i < FullRun.rounds(1000, 200); i++) {
      say("go infinite", "stop");
    }
    assertThat(Thread.activeCount()).isLessThanOrEqualTo(before + 1);
  }
}
