package games.oxo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests a game of two people on different devices. */
@Tag("slow")
@ExtendWith(InBrowser.class)
final class FriendPageTest {
  /** Opens a room, and returns what the link of it has behind its address. */
  private static String invite(Screen screen, String game, String time) {
    screen.open("#/play/" + game).page().keyboard().press("p");
    screen.find("dialog").getByText("A friend elsewhere").click();
    screen.see("#time").selectOption(time);
    screen.button("Make a link for your friend").click();
    screen.read(".status", "Send the link");
    String link = screen.find("#copy-Link").inputValue();
    return link.substring(link.indexOf('#'));
  }

  private static void sit(Screen screen, String link) {
    screen.open(link).button("Sit down and play").click();
    assertThat(screen.button("Sit down and play")).hasCount(0);
  }

  @Test
  void bothSeeEveryMoveAndOthersOnlyWatch(Screen mine, Screen yours, Screen other) {
    String link = invite(mine, "tic-tac-toe", "0");
    sit(yours, link);
    mine.read(".status", "Your turn.").cell(0).click();
    yours.stones(1).read(".status", "Your turn.");
    other.open(link).stones(1).read(".status", "You watch. O to move.");
    other.cell(4).click(new Locator.ClickOptions().setForce(true));
    yours.cell(3).click();
    mine.stones(2).read(".status", "Your turn.").cell(1).click();
    yours.stones(3).cell(4).click();
    mine.stones(4).cell(2).click();
    for (Screen each : new Screen[] {mine, yours, other}) {
      each.stones(5).read(".status.over", "X wins with the line");
    }
    assertThat(other.stones("X")).containsExactlyInAnyOrder(0, 1, 2);
    // It is one of the games of both, and of nobody else.
    mine.open("#/mine").read(".mine-game", "X won");
    yours.open("#/mine").read(".mine-game", "With a friend");
    other.open("#/mine").read(".mine-list", "0 games");
  }

  @Test
  void whoComesBackSitsInTheSameSeatAndMayPlayAgain(Screen mine, Screen yours) {
    String link = invite(mine, "squava", "0");
    sit(yours, link);
    mine.read(".status", "Your turn.").cell(12).click();
    yours.stones(1).page().reload();
    yours.read(".status", "Your turn.").stones(1).button("Give up").click();
    yours.button("Give up for certain").click();
    mine.read(".status.over", "O has given up, so X wins.");
    mine.button("Another game, sides changed").click();
    yours.button("Your friend wants another game").click();
    yours.stones(0).read(".status", "Your turn.").cell(0).click();
    mine.stones(1).read(".status", "Your turn.");
  }

  @Test
  void aClockRunsAndASwapChangesTheSides(Screen mine, Screen yours) {
    String link = invite(mine, "yavalath", "1");
    sit(yours, link);
    mine.read(".player.active .clock", "3:00").cell(30).click();
    yours.stones(1).button("Swap seats").click();
    mine.read(".status", "Your turn.").read(".player.active", "You");
    assertThat(mine.find(".player").first()).containsText("Your friend");
    mine.page().waitForFunction("document.querySelector('.active .clock').textContent !== '3:00'");
  }

  @Test
  void aRoomThatIsGoneIsSaidToBe(Screen screen) {
    screen.expect("status of 404").open("#/friend/squava?room=nobody-knows-this-room");
    screen.read(".problem", "This game is not here any more");
  }
}
