package games.oxo.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayTest {
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
    assertThat(file).hasContent("# tic-tac-toe\nXO./.../...\n1. b2 c1\n");
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
    assertThat(homework).hasContent("# tic-tac-toe\n1. b2");
    Path game = folder.resolve("game.txt");
    people("b2\nsave %s\na1\nsave %s\n".formatted(game, game), "tic-tac-toe");
    assertThat(game).hasContent("# tic-tac-toe\n1. b2 a1");
  }
}
