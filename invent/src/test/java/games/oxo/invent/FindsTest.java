package games.oxo.invent;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.library.BuiltInGames;
import games.oxo.invent.rules.InventedName;
import games.oxo.invent.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The games that come with the page as found by a search. */
class FindsTest {
  private static final Path FINDS =
      Path.of("..", "page", "src", "main", "ts", "design", "finds.ts");

  @Test
  void eachIsANewGameWithItsName() throws IOException {
    List<String> texts =
        Pattern.compile("`([^`]+)`")
            .matcher(Files.readString(FINDS))
            .results()
            .map((MatchResult each) -> each.group(1))
            .toList();
    assertThat(texts).hasSizeGreaterThan(9);
    List<String> identities = new ArrayList<>();
    for (String id : BuiltInGames.ids()) {
      identities.add(RuleSet.identity(BuiltInGames.load(id)));
    }
    for (String text : texts) {
      Game game = Game.of(BuiltInGames.define("find", text));
      String identity = RuleSet.identity(game);
      assertThat(identities).as(text).doesNotContain(identity);
      assertThat(game.name()).isEqualTo(InventedName.of(identity));
      identities.add(identity);
    }
  }
}
