package games.oxo.book.export;

import java.util.Locale;

/** The protocols that an exported bot can speak. */
public enum BotProtocol {
  /** OXO's own line protocol. */
  UGI,
  /** That of Yavalath on CodinGame. */
  CODINGAME;

  /** The word of the command line, which is also the name of the template. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
