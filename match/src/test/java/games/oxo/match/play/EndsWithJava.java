package games.oxo.match.play;

import games.oxo.game.Await;
import games.oxo.game.library.BuiltInGames;

/** Begins a game with a program and then waits to be killed; a test runs it in its own Java. */
final class EndsWithJava {
  private EndsWithJava() {}

  public static void main(String[] args) throws Exception {
    ProgramPlayer program =
        new ProgramPlayer(
            new ProgramLauncher(),
            BuiltInGames.load("tic-tac-toe"),
            args[0],
            Await.GUARD_MILLIS,
            () -> false);
    program.begin(1);
    System.out.println("begun");
    Thread.sleep(Await.GUARD_MILLIS);
  }
}
