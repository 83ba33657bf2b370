package games.oxo.match.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.library.BuiltInGames;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The openings of a match")
class OpeningSupplyTest {
  private final Game game = BuiltInGames.load("tic-tac-toe");
  private final List<Position> judged = new ArrayList<>();

  private Iterator<Position> candidates() {
    return new OpeningMaker(game, 4).candidates(2);
  }

  private Predicate<Position> withCentre(boolean wanted) {
    return position -> {
      judged.add(position);
      return (position.mark(4) != '.') == wanted;
    };
  }

  private static List<String> texts(OpeningSupply supply, int rounds) {
    return IntStream.range(0, rounds).mapToObj(round -> supply.get(round).text()).toList();
  }

  @Test
  void areOnlyThoseThatAreAccepted() {
    OpeningSupply supply = new OpeningSupply(candidates(), withCentre(true), 100);
    assertThat(texts(supply, 4)).allMatch(text -> text.contains("b2"));
  }

  @Test
  void areLookedForOnlyWhenARoundNeedsThem() {
    OpeningSupply supply = new OpeningSupply(candidates(), withCentre(false), 100);
    supply.get(0);
    int first = judged.size();
    supply.get(0);
    assertThat(judged).hasSize(first);
    supply.get(1);
    assertThat(judged).hasSizeGreaterThan(first);
    assertThat(supply.isLooking()).isFalse();
  }

  @Test
  void areUsedAgainAfterTheLast() {
    OpeningSupply supply = new OpeningSupply(candidates(), withCentre(true), 100);
    List<String> all = texts(supply, 100);
    List<String> distinct = all.stream().distinct().toList();
    for (int round = 0; round < all.size(); round++) {
      assertThat(all.get(round)).isEqualTo(distinct.get(round % distinct.size()));
    }
  }

  @Test
  void areNotMoreThanWanted() {
    OpeningSupply supply = new OpeningSupply(candidates(), any -> true, 3);
    assertThat(texts(supply, 9).stream().distinct()).hasSize(3);
  }

  @Test
  void areTheSameInAnyOrderOfRounds() {
    List<String> inOrder = texts(new OpeningSupply(candidates(), withCentre(false), 100), 5);
    OpeningSupply supply = new OpeningSupply(candidates(), withCentre(false), 100);
    for (int round = 4; round >= 0; round--) {
      assertThat(supply.get(round).text()).isEqualTo(inOrder.get(round));
    }
  }

  @Test
  void areNotJudgedAgainWhenALogHasThem() {
    List<String> before = texts(new OpeningSupply(candidates(), withCentre(false), 100), 5);
    judged.clear();
    OpeningSupply resumed =
        new OpeningSupply(candidates(), withCentre(false), 100)
            .knowing(Map.of(0, before.get(0), 1, before.get(1), 3, before.get(3)));
    assertThat(texts(resumed, 5)).isEqualTo(before);
    assertThat(judged.stream().map(position -> new Opening(position).text()))
        .doesNotContain(before.get(0), before.get(1), before.get(3))
        .contains(before.get(2), before.get(4));
  }

  @Test
  void giveUpAfterManyThatWillNotDo() {
    Position start = game.start();
    OpeningSupply supply =
        new OpeningSupply(Stream.generate(() -> start).iterator(), withCentre(true), 100);
    assertThatThrownBy(() -> supply.get(0)).isInstanceOf(NoSuchElementException.class);
    assertThat(judged).hasSize(OpeningSupply.MOST_REJECTED);
  }
}
