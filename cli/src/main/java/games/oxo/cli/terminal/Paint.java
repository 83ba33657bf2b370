package games.oxo.cli.terminal;

import games.oxo.game.board.Player;

/**
 * Colours for words on a terminal; those of the players are the ones that the board is drawn with.
 *
 * @param on whether there are colours at all
 */
public record Paint(boolean on) {
  public String player(Player player, String text) {
    return with(player == Player.X ? "\u001b[1;36m" : "\u001b[1;33m", text);
  }

  public String wrong(String text) {
    return with("\u001b[31m", text);
  }

  public String faint(String text) {
    return with("\u001b[2m", text);
  }

  public String strong(String text) {
    return with("\u001b[1m", text);
  }

  private String with(String code, String text) {
    return on ? code + text + "\u001b[0m" : text;
  }
}
