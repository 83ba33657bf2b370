package games.oxo.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayTest {
  /** What a file has before the moves of two people. */
  private static final String PEOPLE = "# tic-tac-toe\n# X: human\n# O: human\n";

  @TempDir Path folder;

  /** Two people play with plain lines, without a board. */
  private static String people(String input, String... options) {
    return play(
        input,
        Stream.concat(Stream.of("-n", "--x", "human", "--o", "human"), Stream.of(options))
            .toArray(String[]::new));
  }

  private static String play(String input, String... options) {
    Run run =
        Run.withInput(
            input, Stream.concat(Stream.of("play"), Stream.of(options)).toArray(String[]::new));
    assertThat(run.status()).as(run.err()).isZero();
    return run.out();
  }

  @Test
  void aVariantIsNamedApart() {
    String apart = people("moves\n", "yavalath", "--variant", "side4");
    assertThat(apart).isEqualTo(people("moves\n", "yavalath:side4")).contains(" g4\n");
    assertThat(Run.oxo("play", "yavalath", "--variant", "sid4").err())
        .isEqualTo("oxo: yavalath has no variant 'sid4'; did you mean 'side4'?\n");
    assertThat(Run.oxo("play", "yavalath:side4", "--variant", "no-swap").err())
        .isEqualTo(
            "oxo: yavalath:side4 is a variant already; to choose another, give the game's own name\n");
  }

  @Test
  void movesToStartWithFollowAPosition() {
    assertThat(people("moves\n", "squava", "--moves", "1,1 2,2")).contains("Game:  1. 1,1 2,2\n");
    assertThat(people("moves\n", "squava", "1,1", "2,2", "--moves", "3,3"))
        .contains("Game:  1. 1,1 2,2   2. 3,3\n");
    assertThat(people("moves\n", "tic-tac-toe", "XO./.../...", "--moves", "b2"))
        .contains("Legal: c1 a2 c2 a3 b3 c3\nGame:  1. b2\n");
    assertThat(Run.oxo("play", "squava", "1,1", "--moves", "1,1").err())
        .isEqualTo("oxo: move 2 ('1 1'): 1 1 is taken by X\n");
  }

  @Test
  void neighboursAreAPolicyOfTreeSearches() {
    String[] game = {"play", "yavalath", "--moves", "e5 d4 f6 c3", "--seed", "3", "-C", "-n"};
    String[] plain = with(game, "--engine", "mcts:simulations=200");
    String[] beside = with(game, "--engine", "mcts:simulations=200", "--neighbours");
    String[] policy = with(game, "--engine", "mcts:simulations=200,policy=neighbours");
    assertThat(Run.oxo(beside)).isEqualTo(Run.oxo(policy)).isNotEqualTo(Run.oxo(plain));
    String[] sharp = with(game, "--engine", "mcts:simulations=200,policy=sharp", "--neighbours");
    assertThat(Run.oxo(sharp)).isEqualTo(Run.oxo(plain));
    String[] other = with(game, "--engine", "alphabeta:depth=2", "--neighbours");
    assertThat(Run.oxo(other).out()).startsWith("My move: ");
  }

  private static String[] with(String[] command, String... more) {
    return Stream.concat(Stream.of(command), Stream.of(more)).toArray(String[]::new);
  }

  @Test
  void theComputerHasASeatByItsName() {
    assertThat(play("", "squava", "--x", "computer", "--o", "human", "--engine", "random", "-n"))
        .startsWith("My move: ");
    assertThat(Run.oxo("play", "squava", "-H", "-M", "1,1").err())
        .isEqualTo("oxo: 'first-move' makes the computer begin, but you are to move first\n");
  }

  /** A win in 25, and the game to its end against a good defence. */
  @Test
  void withADepthOf25ItMarchesToAWin() {
    String[] game = {"connect4", "316646366577567", "--x", "deep:nodes=20000", "--o", "computer"};
    assertThat(play("", with(game, "-d", "25", "-D", "-n")))
        .startsWith("O deep: 4 (9975) ")
        .contains("O wins with the line ");
  }

  @Test
  void aDepthChoosesTheSearchThatSuitsTheBoard() {
    assertThat(play("", "connect4", "-d", "3")).contains("You are X against deep.\n");
    assertThat(play("", "connect4", "-d", "3", "-r")).contains("You are X against alphabeta.\n");
    assertThat(play("", "squava", "-d", "3")).contains("You are X against alphabeta.\n");
    assertThat(play("", "fourtic", "-d", "3")).contains("You are X against alphabeta.\n");
  }

  @Test
  void anUndoThatCannotBeChangesNothing() {
    assertThat(play("undo\nmoves\n", "tic-tac-toe", "-M", "b2", "--engine", "random", "-n"))
        .contains("there is no move of yours to take back.")
        .contains("Game:  1. b2\n");
  }

  @Test
  void aGameFromAPositionIsSavedWithItsStart() throws IOException {
    Path file = folder.resolve("game.txt");
    String saved = people("b2\nc1\nsave " + file + "\n", "tic-tac-toe", "XO./.../...");
    assertThat(saved).contains("Saved to " + file + ".");
    assertThat(file).hasContent(PEOPLE + "XO./.../...\n1. b2 c1\n");
    assertThat(people("load " + file + "\nmoves\nundo\nmoves\n", "tic-tac-toe"))
        .contains("Game:  1. b2 c1\n", "Game:  1. b2\n");
    assertThat(people("moves\n", "tic-tac-toe", file.toString())).contains("Game:  1. b2 c1\n");
    assertThat(Run.oxo("show", "tic-tac-toe", file.toString()).out())
        .contains("  1  X O(O)\n  2  . X .\n", "Moves:  1. b2 c1\n");
  }

  @Test
  void aSwapAfterAPositionIsSavedToo() throws IOException {
    Path file = folder.resolve("game.txt");
    people(
        "swap\nc3\nsave " + file + "\n",
        "yavalath:side4",
        "..../...../....../...X.../....../...../....");
    assertThat(Files.readString(file)).endsWith("1. swap c3\n");
    assertThat(people("load " + file + "\nmoves\n", "yavalath:side4"))
        .contains("Game:  1. swap c3\n");
  }

  @Test
  void aFileThatCannotBeLoadedChangesNothing() throws IOException {
    Path other = folder.resolve("other.txt");
    people("a1\nb2\nsave " + other + "\n", "fourtic");
    Path wrong = folder.resolve("wrong.txt");
    Files.writeString(wrong, "1. a1 a1\n");
    String out =
        people(
            "b2\nload %s\nload %s\nload %s\nload\nmoves\n".formatted(other, wrong, folder),
            "tic-tac-toe");
    assertThat(out)
        .contains("That does not work: " + other + " is a game of fourtic, not of tic-tac-toe.")
        .contains("That does not work: " + wrong + ": move 2 ('a1'): a1 is taken by X.")
        .contains("That does not work: " + folder + " is a folder; a file is needed.")
        .contains("That does not work: load needs the name of a file, as in 'load game.txt'.")
        .contains("Game:  1. b2\n");
  }

  @Test
  void aFileThatCannotBeWrittenIsRefused() {
    String nowhere = folder.resolve("none/game.txt").toString();
    assertThat(people("save\nsave " + nowhere + "\n", "tic-tac-toe"))
        .contains("save needs the name of a file, as in 'save game.txt'.")
        .contains("there is no folder for the file " + nowhere + ".");
  }

  @Test
  void aFileIsNotSavedOverButTheGamesOwn() throws IOException {
    Path homework = folder.resolve("homework.txt");
    Files.writeString(homework, "sums");
    assertThat(people("b2\nsave " + homework + "\n", "tic-tac-toe"))
        .contains(
            "That does not work: there is a file " + homework + " already; --force replaces it.");
    assertThat(homework).hasContent("sums");
    assertThat(people("b2\nsave --force %s\n".formatted(homework), "tic-tac-toe"))
        .contains("Saved to " + homework + ".");
    assertThat(homework).hasContent(PEOPLE + "1. b2\n");
    Path game = folder.resolve("game.txt");
    people("b2\nsave %s\na1\nsave %s\n".formatted(game, game), "tic-tac-toe");
    assertThat(game).hasContent(PEOPLE + "1. b2 a1\n");
  }

  @Test
  void theBookAloneOpensWithWhatIsKnownExactly() {
    assertThat(play("", "squava", "-B", "-n")).startsWith("My move: 1 1 (");
    assertThat(play("", "-B", "squava", "-n")).isEqualTo(play("", "squava", "-B", "-n"));
    assertThat(play("2 2\n", "squava", "-B", "-H", "-n", "--engine", "random"))
        .containsPattern("^Your move: 2 2\nMy move: [0-4] [0-4] \\(.*\\) \\[0\\]\n");
    assertThat(play("", "squava", "--book", "builtin", "-n")).startsWith("Your move: ");
    assertThat(play("", "squava", "-B", "-n", "--x", "human")).startsWith("Your move: ");
    assertThat(Run.oxo("play", "tictactrains", "-B").err())
        .isEqualTo("oxo: there are no openings for tictactrains that come with OXO\n");
    assertThat(Run.oxo("play", "squava", "-B", "--no-book").err())
        .isEqualTo("oxo: --book and --no-book exclude each other\n");
  }

  @Test
  void whatIsAlwaysTheSameHasNoClock() {
    String refused = " exclude each other: what an engine finds in a time is not always the same";
    assertThat(Run.oxo("play", "squava", "-D", "--time", "100").err())
        .isEqualTo("oxo: -D and --time" + refused + "; limit it by --depth or --simulations\n");
    assertThat(Run.oxo("play", "squava", "-D", "--engine", "mcts:time=100").err())
        .isEqualTo("oxo: -D and 'mcts:time=100'" + refused + "\n");
    String[] threads = {"play", "squava", "-D", "-N", "2", "-n", "-C", "--simulations", "50"};
    Run one = Run.oxo(threads);
    assertThat(one.err())
        .isEqualTo(
            "oxo: with -D mcts-solver thinks with one thread, since several do not always find the"
                + " same\n");
    assertThat(Run.oxo(threads)).isEqualTo(one);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-d 3", "-d 3 --engine negascout", "--engine alphabeta:nodes=4000"})
  void theSameMovesArePlayedWithAnyNumberOfThreads(String options) {
    List<String> played = new ArrayList<>();
    for (String threads : List.of("1", "2", "4")) {
      String words = "squava -C -D -n -N " + threads + " " + options;
      String game = play("0 0\n4 4\n0 4\n1 2\nquit\n", words.split(" "));
      assertThat(game).contains("My move: ");
      // How far the others were when one saw the end of a limit is by chance.
      played.add(game.replaceAll("\\[[0-9]+]", ""));
    }
    assertThat(played).containsOnly(played.get(0));
  }

  @Test
  void theEndIsToldToThePersonAndTheGameGoesOnFromThere() {
    String lost = play("b3\nwhy\nundo\nc1\nagain\nquit\n", "tic-tac-toe", "XX./OO./...", "-d", "4");
    assertThat(lost)
        .contains("You lose. O wins with the line a2 b2 c2.\n1. b3 c2\nGame over: why\n")
        .contains("With b3: X loses in 2; better is c1: X wins in 1.\n 1. X's b3 threatens ")
        .contains(" 2. O's c2 completes a2 b2 c2: O wins.\nAt the end of these moves:\n1  X X .\n")
        .contains("You win. X wins with the line a1 b1 c1.\n1. c1\nGame over: again\n")
        .contains("You are X against alphabeta.\n")
        .endsWith("Your move: quit\n");
    assertThat(play("hint\nmoves\nhelp\na1\n", "tic-tac-toe", "XXX/OO./...", "-n"))
        .contains("That does not work: the game is over.")
        .contains("a move      such as b2\n", "62% for X ");
    assertThat(play("c3\n", "tic-tac-toe", "XOX/XOO/OX.", "-n"))
        .contains("\nDraw: the board is full.\n");
  }

  @Test
  void pathsAreNamedAtTheEnd() {
    String out = play("", "tictactrains", "--x", "random", "--o", "random", "--seed", "4", "-n");
    assertThat(out).containsPattern("X [0-9]+, O [0-9]+, the lengths of the longest paths\\.\n");
  }

  @Test
  void aSwapIsOfferedInWords() {
    assertThat(people("quit\n", "yavalath", "e5")).doesNotContain("may swap");
    assertThat(play("quit\n", "yavalath", "e5", "--x", "human", "--o", "human"))
        .contains("O may swap seats: 'swap' takes over the stones of X.\nO to move: quit\n");
    assertThat(play("quit\n", "yavalath", "e5", "-C", "--engine", "random"))
        .contains("You may swap seats: 'swap' takes over the stones of X.\nYour move: quit\n");
  }

  @Test
  void whyAndHintGiveReasons() {
    String out = people("hint\nc2\nwhy\nquit\n", "tic-tac-toe", "X.O/X../O..", "--no-table");
    assertThat(out)
        .contains("Hint: b2 (X wins in 3), then b1 c2\nb2 blocks c1 b2 a3 of O and threatens ")
        .contains(
            "With c2: X loses in 2; better is b2: X wins in 3.\n"
                + " 1. X's c2 threatens to complete a2 b2 c2 at b2;"
                + " O can complete c1 b2 a3 at once, at b2.\n"
                + " 2. O's b2 completes c1 b2 a3: O wins.\n");
    assertThat(people("why\nwhy b9\nwhy b2\nreview\nquit\n", "tic-tac-toe", "X.O/X../O.."))
        .contains("That does not work: no move has been made yet.\nX to move: why b9\n")
        .contains("'b9' is not a cell")
        .contains("With b2: X wins in 3.\n 1. X must block c1 b2 a3 of O at b2, which threatens ")
        .contains("X to move: review\nThat does not work: no move has been made yet.\n");
  }

  @Test
  void aReviewListsTheMistakes() {
    assertThat(people("b1\na1\nc3\nreview\n", "tic-tac-toe", "b2"))
        .contains("review\nMove 2: O's b1 is a blunder: O loses in 6. With a1: draw.\nX to move");
    assertThat(people("a1\nreview\n", "tic-tac-toe", "b2"))
        .contains("review\nNo mistakes were found.\n");
  }

  @Test
  void verboseShowsNumbersTimeAndTree() {
    String[] game = {"squava", "1,1", "--o", "mcts:simulations=200", "--seed", "1"};
    assertThat(play("3 0\n", with(game, "--x", "human", "--moves", "2,2")))
        .containsPattern("\nMy move: [0-4] [0-4] \\([0-9]+% for O\\)\n");
    assertThat(play("3 0\n", with(game, "--x", "human", "--moves", "2,2", "--verbose")))
        .containsPattern(
            "My move: [0-4] [0-4] \\(-?[0-9.]+\\) \\[200\\] \\([0-9]+% for O\\)\n"
                + "  [0-9.]+ s, 200 simulations, [0-9]+ a second, depth [0-9]+, visits: ");
    assertThat(play("3 0\n", with(game, "--x", "human", "--moves", "2,2", "-n")))
        .containsPattern("My move: [0-4] [0-4] \\(-?[0-9.]+\\) \\[200\\]\n");
  }

  /** A program that plays these moves, and the last of them again and again. */
  private String bot(String moves) throws IOException {
    Path bot = folder.resolve("bot.sh");
    Files.writeString(
        bot,
        """
        set -- %s
        while read -r word rest; do
          case $word in
            ugi) echo ugiok ;;
            isready) echo readyok ;;
            go) echo "$rest" > %s; echo "bestmove $1"; [ $# -gt 1 ] && shift ;;
            quit) exit 0 ;;
          esac
        done
        """
            .formatted(moves, folder.resolve("asked")));
    return "cmd:sh " + bot;
  }

  @Test
  void aProgramCanBeSeated() throws IOException {
    String out = play("a1\na2\na3\n", "tic-tac-toe", "--o", bot("c1 c2"));
    assertThat(out)
        .contains("You are X against sh " + folder.resolve("bot.sh") + ".\n")
        .contains("\nMy move: c1\n", "\nMy move: c2\n", "You win. X wins with the line a1 a2 a3.");
  }

  @Test
  void aProgramThatFailsLoses() throws IOException {
    assertThat(play("c1\nquit\n", "tic-tac-toe", "--o", bot("c1")))
        .contains("(O) fails: it played 'c1': c1 is taken by X")
        .contains("You win. X wins, since the program of O has failed.\n");
    Run none = Run.oxo("play", "tic-tac-toe", "--o", "cmd:./no-such-bot");
    assertThat(none.status()).isEqualTo(2);
    assertThat(none.err()).startsWith("oxo: cmd:./no-such-bot: './no-such-bot' cannot be started");
  }

  @Test
  void aProgramThatIsLateLosesAfterTheMarginOfMatches() throws IOException {
    Path bot = folder.resolve("late.sh");
    Files.writeString(
        bot, "while read -r word; do [ $word = ugi ] && echo ugiok; echo readyok; done");
    assertThat(play("a1\nquit\n", "tic-tac-toe", "--o", "cmd:sh " + bot, "--time", "1"))
        .contains("(O) fails: its 1 ms for a move and 1000 ms more are over, no '")
        .contains("' within 1001 ms.\n", "You win. X wins, since the program of O has failed.\n");
  }

  @Test
  void aProgramIsToldTheLimits() throws IOException {
    String[] limits = {"--time", "60000", "--simulations", "7", "-d", "3"};
    play("a1\nquit\n", with(new String[] {"tic-tac-toe", "--o", bot("c1")}, limits));
    assertThat(folder.resolve("asked")).hasContent("movetime 60000 depth 3 simulations 7");
  }

  @Test
  void aSettingsFileStartsNoProgram() throws IOException {
    Path file = folder.resolve("oxo.toml");
    Files.writeString(file, "o = 'cmd:touch started'\n");
    Run run = Run.oxo("play", "tic-tac-toe", "--config", file.toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "oxo: "
                + file
                + ":1: 'o' names a program, which only the command line may start:"
                + " --o 'cmd:touch started'\n");
  }
}
