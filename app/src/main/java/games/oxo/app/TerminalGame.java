package games.oxo.app;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.files.TextFile;
import games.oxo.game.input.InputException;
import games.oxo.game.text.Drawing;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionReader;
import games.oxo.game.text.PositionWriter;
import games.oxo.game.text.RuleText;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.Watcher;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** One game on the terminal: people and engines take their turns until it is over or abandoned. */
final class TerminalGame {
  private static final long DEFAULT_MILLIS = 1000;

  private static final String HELP =
      """
      a move      %s
      swap        change seats, where the rules offer it
      undo        take back your last move and the answer to it
      hint        what an engine would play
      why         the best answer to the last move, and the play that follows
      board       draw the board again
      moves       the legal moves, and the game so far
      save FILE   write the game to a file
      load FILE   go on from a file
      quit        end the game
      """;

  /**
   * Who plays a colour.
   *
   * @param engine null for a person
   */
  record Seat(@Nullable Engine engine, Limits limits) {
    static final Seat HUMAN = new Seat(null, Limits.NONE);

    /** An engine; without any limit a tree search thinks for a second. */
    static Seat of(Engines.Ready ready, long millis, long simulations) {
      boolean given = millis > 0 || simulations > 0;
      Limits limits = new Limits(millis, 0, 0, simulations);
      return new Seat(ready.engine(), given ? limits : ready.limitsOr(DEFAULT_MILLIS));
    }

    boolean isHuman() {
      return engine == null;
    }
  }

  /**
   * How the game is set up.
   *
   * @param firstMove what the computer begins with, or empty
   * @param movesOnly whether the board is not drawn
   * @param json whether each move is a JSON line and nothing else is printed
   */
  record Setup(Seat x, Seat o, String firstMove, boolean movesOnly, boolean json) {}

  private final Terminal terminal;
  private final Setup setup;
  private final MoveNotation notation;
  private final BufferedReader input;
  private Position position;

  TerminalGame(Terminal terminal, Position start, Setup setup) {
    this.terminal = terminal;
    this.setup = setup;
    position = start;
    notation = new MoveNotation(start.game());
    input = new BufferedReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8));
  }

  void play() {
    greet();
    if (!setup.firstMove().isEmpty()) {
      Move first = notation.read(position, setup.firstMove());
      position = position.play(first);
      say("My move: " + notation.write(first));
      tell(first, null);
    }
    draw();
    boolean goOn = true;
    while (goOn && !position.outcome().isOver()) {
      Seat seat = toMove();
      goOn = seat.isHuman() ? human() : engine(seat);
    }
    if (position.outcome().isOver()) {
      say(RuleText.outcome(position) + ".");
      say(notation.writeNumbered(position));
    }
  }

  /** Tells a person who plays against an engine which colour is theirs. */
  private void greet() {
    if (setup.x().isHuman() != setup.o().isHuman() && !setup.movesOnly()) {
      boolean x = setup.x().isHuman() != position.swapped();
      say(
          "You are %s%s"
              .formatted(
                  x ? "X" : "O",
                  position.swapped() ? " now." : "; 'help' lists what you can type."));
    }
  }

  /** Who is to move: after a swap the people have changed colours. */
  private Seat toMove() {
    boolean x = (position.toMove().orElseThrow() == Player.X) != position.swapped();
    return x ? setup.x() : setup.o();
  }

  private boolean engine(Seat seat) {
    Engine engine = seat.engine();
    if (engine == null) {
      throw new IllegalStateException("a person sits there");
    }
    Analysis found = engine.think(position, seat.limits(), Watcher.NONE);
    boolean alone = setup.x().isHuman() || setup.o().isHuman();
    String who = alone ? "My move" : position.toMove().orElseThrow() + " " + engine.name();
    position = position.play(found.best());
    say(
        "%s: %s (%s) [%d]"
            .formatted(
                who,
                notation.write(found.best()),
                found.value().scoreText(),
                found.nodes() > 0 ? found.nodes() : found.simulations()));
    tell(found.best(), found);
    if (found.best().isSwap()) {
      greet();
    }
    draw();
    return true;
  }

  /** Asks a person until there is a move or the game is left; false when it is left. */
  private boolean human() {
    boolean alone = !(setup.x().isHuman() && setup.o().isHuman());
    String prompt = alone ? "Your move: " : position.toMove().orElseThrow() + " to move: ";
    while (true) {
      if (!setup.json()) {
        terminal.out().print(prompt);
        terminal.out().flush();
      }
      String line = read();
      if (line == null) {
        say("");
        return false;
      }
      String text = line.strip();
      if (!terminal.keyboard()) {
        say(text);
      }
      String[] words = text.split("\\s+", 2);
      try {
        switch (words[0].toLowerCase(Locale.ROOT)) {
          case "" -> {
            // An empty line asks again.
          }
          case "quit", "exit" -> {
            return false;
          }
          case "help", "?" -> say(HELP.formatted(example()).stripTrailing());
          case "board" -> forceDraw();
          case "moves" -> moves();
          case "hint" -> hint();
          case "why" -> why();
          case "undo" -> {
            undo();
            return true;
          }
          case "save" -> save(words.length > 1 ? words[1] : "");
          case "load" -> {
            load(words.length > 1 ? words[1] : "");
            return true;
          }
          default -> {
            Move move = notation.read(position, text);
            position = position.play(move);
            tell(move, null);
            if (move.isSwap()) {
              greet();
            }
            draw();
            return true;
          }
        }
      } catch (InputException e) {
        say("That does not work: " + e.getMessage() + ".");
      }
    }
  }

  private String example() {
    Move any = position.legalMoves().get(0);
    return "such as " + notation.write(any);
  }

  private @Nullable String read() {
    try {
      return input.readLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void moves() {
    String legal =
        position.legalMoves().stream().map(notation::writeInList).collect(Collectors.joining(" "));
    say("Legal: " + legal);
    if (!position.moves().isEmpty()) {
      say("Game:  " + notation.writeNumbered(position));
    }
  }

  private void undo() {
    Position back = position;
    do {
      back =
          back.previous()
              .orElseThrow(() -> new InputException("there is no move of yours to take back"));
      position = back;
    } while (!toMove().isHuman());
    forceDraw();
  }

  private void hint() {
    Analysis found = advise(position);
    say(
        "Hint: %s (%s), then %s"
            .formatted(
                notation.write(found.best()),
                found.value().scoreText(),
                notation.writeList(found.line())));
  }

  private void why() {
    boolean againstEngine = !(setup.x().isHuman() && setup.o().isHuman());
    // Against an engine the last move that a person made is the one before the engine's answer.
    Position after =
        againstEngine
            ? position.previous().filter(each -> each.lastMove().isPresent()).orElse(position)
            : position;
    Move move = after.lastMove().orElseThrow(() -> new InputException("no move has been made yet"));
    Analysis found = advise(after);
    say(
        "The best answer to %s is %s (%s): %s"
            .formatted(
                notation.write(move),
                notation.write(found.best()),
                found.value().scoreText(),
                notation.writeList(found.line())));
  }

  /** What the engine at the table, or a quick one, thinks of a position. */
  private Analysis advise(Position about) {
    Seat seat = setup.x().isHuman() ? setup.o() : setup.x();
    Engine engine = seat.engine();
    if (engine != null) {
      return engine.think(about, seat.limits(), Watcher.NONE);
    }
    Engines.Ready quick =
        Engines.create(
            about.game(),
            EngineSpec.parse("mcts-solver"),
            new Engines.Context(1, 200_000_000, true));
    return quick.engine().think(about, Limits.time(DEFAULT_MILLIS), Watcher.NONE);
  }

  private void save(String name) {
    if (name.isBlank()) {
      throw new InputException("save needs the name of a file, as in 'save game.txt'");
    }
    String text = "# %s%n%s%n".formatted(position.game().id(), notation.writeNumbered(position));
    if (position.origin().ply() > 0) {
      throw new InputException("only a game from the empty board can be saved as moves");
    }
    try {
      Files.writeString(path(name), text);
      say("Saved to " + name + ".");
    } catch (IOException e) {
      throw new InputException("%s cannot be written: %s".formatted(name, e.getMessage()));
    }
  }

  private void load(String name) {
    if (name.isBlank()) {
      throw new InputException("load needs the name of a file, as in 'load game.txt'");
    }
    Game game = position.game();
    position = PositionReader.read(game, TextFile.read(path(name)));
    forceDraw();
  }

  private static Path path(String name) {
    try {
      return Path.of(name.strip());
    } catch (InvalidPathException e) {
      throw new InputException("'%s' is not a path".formatted(name));
    }
  }

  private void draw() {
    if (!setup.movesOnly()) {
      forceDraw();
    }
  }

  private void forceDraw() {
    if (!setup.json()) {
      new Drawing(position.game(), terminal.colours()).draw(position).forEach(this::say);
    }
  }

  private void say(String text) {
    if (!setup.json()) {
      terminal.out().println(text);
    }
  }

  /** The JSON line of a move. */
  private void tell(Move move, @Nullable Analysis found) {
    if (setup.json()) {
      Player winner = position.outcome().winner();
      terminal
          .out()
          .println(
              Json.write(
                  Json.object(
                      "move",
                      notation.write(move),
                      "value",
                      found == null ? null : found.value().score(),
                      "position",
                      PositionWriter.rows(position),
                      "over",
                      position.outcome().isOver(),
                      "winner",
                      winner == null ? null : winner.name())));
    }
  }
}
