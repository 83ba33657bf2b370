package games.oxo.game.canonical;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.UnusualGames;
import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import games.oxo.game.board.SymmetryGroup;
import games.oxo.game.check.RandomDefinition;
import games.oxo.game.input.InputException;
import games.oxo.game.text.PositionReader;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The canonical form of a position")
class CanonicalFormTest {
  /** All built-in games, random ones, and boards at the limits. */
  static Stream<Game> games() {
    Stream<Game> random =
        IntStream.range(0, 60)
            .mapToObj(seed -> RandomDefinition.text(new Dice(seed)))
            .map(Samples::gameOf);
    Stream<Game> limits =
        Stream.of(
                "board = { shape = \"square\", width = 8, height = 8 }",
                "board = { shape = \"square\", width = 64, height = 1 }",
                "board = { shape = \"square\", width = 8, height = 8, gravity = true }",
                "board = { shape = \"hexagon\", side = 2 }")
            .map(board -> Samples.gameOf("name = \"L\"\nline.win = 3\nswap = true\n" + board));
    return Stream.of(Samples.allBuiltIn(), random, limits, UnusualGames.all())
        .flatMap(each -> each);
  }

  /** Positions of a random game, from the empty board to the end. */
  static List<Position> line(Game game, Dice dice) {
    Position position = game.start();
    while (!position.outcome().isOver()) {
      List<Move> moves = position.legalMoves();
      position = position.play(moves.get(dice.below(moves.size())));
    }
    return Stream.iterate(position, p -> p.previous().isPresent(), p -> p.previous().get())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void isTheSameForAllImagesAndTheLeast(Game game) {
    for (Position position : line(game, new Dice(3))) {
      CanonicalForm form = CanonicalForm.of(position);
      long x = position.stones(Player.X);
      long o = position.stones(Player.O);
      assertThat(form.key().x()).isEqualTo(form.toKey().map(x));
      assertThat(form.key().o()).isEqualTo(form.toKey().map(o));
      for (Symmetry symmetry : game.symmetries()) {
        long imageX = symmetry.map(x);
        int order = Long.compareUnsigned(form.key().x(), imageX);
        assertThat(order).isNotPositive();
        if (order == 0) {
          assertThat(Long.compareUnsigned(form.key().o(), symmetry.map(o))).isNotPositive();
        }
        Position image = game.position(imageX, symmetry.map(o));
        if (position.swapPending() == image.swapPending()) {
          assertThat(CanonicalForm.of(image).key()).isEqualTo(form.key());
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void knowsTheWayThereAndBack(Game game) {
    for (Position position : line(game, new Dice(4))) {
      CanonicalForm form = CanonicalForm.of(position);
      Position canonical = form.key().position(game);
      assertThat(canonical.swapPending()).isEqualTo(position.swapPending());
      for (Move move : position.legalMoves()) {
        assertThat(canonical.isLegal(form.toKey(move))).isTrue();
        assertThat(form.fromKey(form.toKey(move))).isEqualTo(move);
        assertThat(CanonicalForm.of(canonical.play(form.toKey(move))).key())
            .isEqualTo(CanonicalForm.of(position.play(move)).key());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void stabiliserHoldsAllThatKeepThePosition(Game game) {
    for (Position position : line(game, new Dice(5))) {
      assertThat(CanonicalForm.of(position).stabiliser())
          .isEqualTo(
              game.symmetries().stream()
                  .filter(s -> s.map(position.stones(Player.X)) == position.stones(Player.X))
                  .filter(s -> s.map(position.stones(Player.O)) == position.stones(Player.O))
                  .toList());
    }
  }

  @Test
  void ofTheEmptyBoardIsKeptByAllSymmetries() {
    assertThat(CanonicalForm.of(Samples.game("yavalath").start()).stabiliser()).hasSize(12);
    assertThat(CanonicalForm.of(Samples.game("connect4").start()).stabiliser()).hasSize(2);
  }

  @Test
  void tellsASwapToComeFromNone() {
    Game yavalath = Samples.game("yavalath");
    Position offered = PositionReader.read(yavalath, "e5");
    Position taken = offered.play(Move.SWAP);
    assertThat(yavalath.start().swapPending()).isTrue();
    assertThat(CanonicalForm.of(offered).key()).isNotEqualTo(CanonicalForm.of(taken).key());
    Position declined = offered.play(Move.at(0));
    assertThat(CanonicalForm.of(declined).key())
        .isEqualTo(CanonicalForm.of(taken.play(Move.at(0))).key());
    assertThat(declined.swapPending()).isFalse();
  }

  @Test
  void isSharedByTheGameWithoutSwapOnceNoneIsToCome() {
    Game with = Samples.gameOf(definition(true));
    Game without = Samples.gameOf(definition(false));
    assertThat(RulesFingerprint.of(with)).isEqualTo(RulesFingerprint.of(without));
    assertThat(CanonicalForm.of(with.start()).key())
        .isNotEqualTo(CanonicalForm.of(without.start()).key());
    assertThat(CanonicalForm.of(with.start().play(Move.at(4)).play(Move.SWAP)).key())
        .isEqualTo(CanonicalForm.of(without.start().play(Move.at(4))).key());
    assertThatThrownBy(() -> CanonicalForm.of(with.start()).key().position(without))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("swap");
    assertThatThrownBy(() -> CanonicalForm.of(without.start()).key().position(with))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("swap");
  }

  private static String definition(boolean swap) {
    return "name = \"T\"\nboard = { shape = \"square\", width = 3, height = 3 }\n"
        + "line.win = 3\nswap = "
        + swap;
  }

  @Test
  void needsAGroup() {
    List<Symmetry> all = Samples.game("squava").symmetries();
    Symmetry quarterTurn =
        all.stream().filter(s -> !s.inverse().equals(s)).findFirst().orElseThrow();
    assertThatThrownBy(() -> new SymmetryGroup(List.of(all.get(0), quarterTurn)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
