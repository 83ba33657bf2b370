package games.oxo.app.match;

import games.oxo.match.record.GameRecord;
import games.oxo.match.record.ReplayedGame;

/** A game of a match, shown move by move. */
record LoggedGame(ReplayedGame game, GamePrinter printer) implements SteppedGame {
  @Override
  public void begin() {
    GameRecord record = game.game();
    printer.begin(record.number(), record.first(), record.second(), game.opening());
  }

  @Override
  public int moves() {
    return game.moves();
  }

  @Override
  public void move(int number) {
    printer.move(game, number);
  }

  @Override
  public void board(int moves) {
    printer.board(game.positions().get(moves));
  }

  @Override
  public void end() {
    printer.end(game.game(), game.last());
  }
}
