package games.oxo.app.play;

import games.oxo.cli.terminal.GameInterrupted;
import games.oxo.cli.terminal.LineInput;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.game.input.InputException;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.engines.Knowledge;
import games.oxo.session.GameEnd;
import games.oxo.session.GameSession;
import games.oxo.session.Seat;
import games.oxo.session.explain.Step;
import games.oxo.session.shape.TurnState;
import games.oxo.session.why.Why;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** One game on the terminal: people and engines take their turns until it is over or abandoned. */
final class TerminalGame {
  /** How wide a label such as {@code Legal:} is with the blank after it. */
  private static final int LABEL = 7;

  /** How wide the number of a step is. */
  private static final int WHY_INDENT = 4;

  private static final String FORCE = "--force ";

  /**
   * How the game is set up.
   *
   * @param firstMove what the computer begins with, if it was told
   * @param known what who gives advice knows of the game
   * @param file what a file has of the game at its beginning
   */
  record Setup(
      Position start,
      Seat x,
      Seat o,
      Optional<Move> firstMove,
      Knowledge known,
      Supplier<GameFile> file) {
    /** The name of an engine at the table. */
    String opponent() {
      Engine engine = x.isPerson() ? o.engine() : x.engine();
      return engine == null ? "a person" : engine.name();
    }
  }

  private final GameScreen screen;
  private final LineInput input;
  private final Setup setup;
  private final Thinking thinking;
  private final Advice advice;
  private final MoveNotation notation;
  private final GameSession session;
  private final Set<Path> saved = new HashSet<>();
  private GameFile record;
  private boolean endTold;

  TerminalGame(GameScreen screen, LineInput input, Setup setup) {
    this.screen = screen;
    this.input = input;
    this.setup = setup;
    thinking = new Thinking(screen);
    session = new GameSession(setup.start(), setup.x(), setup.o());
    advice = new Advice(setup.start().game(), thinking, setup.known());
    notation = new MoveNotation(setup.start().game());
    record = setup.file().get();
  }

  /**
   * Plays until the game is over or left.
   *
   * @throws GameInterrupted when Ctrl-C has ended it
   */
  void play() {
    introduce();
    begin();
    boolean goOn = true;
    while (goOn) {
      if (session.end().isPresent()) {
        tellEnd(session.end().get());
        goOn = session.hasPerson() && person();
      } else {
        Seat seat = session.seatToMove();
        Engine engine = seat.engine();
        goOn = engine == null ? person() : engine(engine, seat);
      }
    }
  }

  /** Makes the move that the computer was told to begin with, and draws the board. */
  private void begin() {
    setup
        .firstMove()
        .ifPresent(
            move -> {
              session.play(move);
              record.tree().add(position());
              screen.move("My move", position(), null);
            });
    screen.draw(position());
  }

  /** The rules, who plays whom, and what can be typed. */
  private void introduce() {
    if (screen.movesOnly()) {
      return;
    }
    Game game = position().game();
    screen.sayWrapped(
        Text.format("%s: %s", game.name(), String.join(" ", RuleText.sentences(game))), 0);
    if (session.hasPerson()) {
      greet();
      screen.sayWrapped(
          Text.format("A move is typed as in '%s'; 'help' lists what else you can type.", sample()),
          0);
    }
  }

  /** A move in the notation of the game. */
  private String sample() {
    List<Move> moves = position().legalMoves();
    List<Move> some = moves.isEmpty() ? position().game().start().legalMoves() : moves;
    return notation.write(some.get(some.size() / 2));
  }

  /** Tells a person who plays against an engine which colour is theirs. */
  private void greet() {
    if (session.hasPerson() && session.hasEngine() && !screen.movesOnly()) {
      screen.say(
          position().swapped()
              ? Text.format("You are %s now.", colourOfPerson())
              : Text.format("You are %s against %s.", colourOfPerson(), setup.opponent()));
    }
  }

  private Player colourOfPerson() {
    return session.colour(setup.x().isPerson() ? 0 : 1);
  }

  /** Tells how the game ended, once. */
  private void tellEnd(GameEnd end) {
    if (endTold) {
      return;
    }
    endTold = true;
    boolean onePerson = session.hasPerson() && session.hasEngine();
    String verdict = onePerson ? EndText.verdict(end, colourOfPerson()) : "";
    screen.end(position(), end.winner(), verdict, EndText.reason(end, position()));
  }

  private Position position() {
    return session.position();
  }

  private Player mover() {
    return position().toMove().orElseThrow();
  }

  private boolean engine(Engine engine, Seat seat) {
    try {
      Analysis found = thinking.about(position(), engine, seat.limits(position()));
      String who = session.hasPerson() ? "My move" : mover() + " " + engine.name();
      boolean silent = engine instanceof ProgramEngine program && !program.toldValue();
      made(found.best(), who, silent ? Optional.empty() : Optional.of(found));
    } catch (ProgramEngine.Failed e) {
      screen.sayWrapped(
          Text.format("%s (%s) fails: %s.", engine.name(), mover(), e.getMessage()), 0);
      session.resign(mover());
    }
    return true;
  }

  private void made(Move move, String who, Optional<Analysis> found) {
    session.play(move);
    record.tree().add(position());
    screen.move(who, position(), found.orElse(null));
    if (move.isSwap()) {
      greet();
    }
    screen.draw(position());
  }

  /** Asks a person until there is a move or the game is left; false when it is left. */
  private boolean person() {
    String prompt = prompt();
    if (position().swapOffered() && !screen.movesOnly()) {
      screen.sayWrapped(
          Text.format(
              "%s may swap seats: 'swap' takes over the stones of X.",
              session.hasEngine() ? "You" : mover()),
          0);
    }
    while (true) {
      String line = input.read(prompt, new Suggestions(position()));
      if (line == null) {
        return false;
      }
      try {
        switch (obey(line.strip())) {
          case ASK_AGAIN -> {}
          case GO_ON -> {
            return true;
          }
          case LEAVE -> {
            return false;
          }
        }
      } catch (InputException e) {
        screen.refuse(e);
      }
    }
  }

  private String prompt() {
    if (session.end().isPresent()) {
      return "Game over: ";
    }
    String who = session.hasEngine() ? "Your move" : mover() + " to move";
    String turn = TurnState.of(position()).words().map(words -> " (" + words + ")").orElse("");
    return screen.prompt(mover(), who + turn + ":");
  }

  /** What follows from a line that a person has typed. */
  private enum Next {
    ASK_AGAIN,
    GO_ON,
    LEAVE
  }

  private Next obey(String text) {
    if (text.isEmpty()) {
      return Next.ASK_AGAIN;
    }
    String[] parts = text.split("\\s+", 2);
    Optional<Word> word = Word.of(parts[0]).filter(each -> each != Word.SWAP);
    if (word.isPresent()) {
      return obey(word.get(), parts.length > 1 ? parts[1] : "");
    }
    made(notation.read(position(), text), "", Optional.empty());
    return Next.GO_ON;
  }

  private Next obey(Word word, String argument) {
    switch (word) {
      case UNDO -> undo();
      case HINT -> advice.hint(position()).forEach(line -> screen.sayWrapped(line, 2));
      case WHY -> why(argument);
      case REVIEW -> advice.review(position()).forEach(line -> screen.sayWrapped(line, 2));
      case RULES -> screen.rules(position().game());
      case BOARD -> screen.redraw(position());
      case MOVES -> moves();
      case SAVE -> save(argument);
      case LOAD -> {
        record = GameFile.load(position().game(), argument);
        session.setPosition(record.end());
        endTold = false;
        screen.redraw(position());
      }
      case HELP -> {
        screen.say(Word.help(sample()));
        Word.legend().forEach(screen::say);
      }
      case AGAIN -> again();
      case QUIT, SWAP -> {}
    }
    return switch (word) {
      case UNDO, LOAD, AGAIN -> Next.GO_ON;
      case QUIT -> Next.LEAVE;
      default -> Next.ASK_AGAIN;
    };
  }

  /** Explains a move that is named, or the last one of a person, and shows where it leads. */
  private void why(String text) {
    Position before = position();
    Move move;
    if (text.isBlank()) {
      Position after = lastMoveOfPerson();
      move = after.lastMove().orElseThrow(() -> new InputException("no move has been made yet"));
      before = after.previous().orElseThrow();
    } else {
      move = notation.read(before, text);
    }
    Why found = advice.why(before, move);
    Advice.told(found).forEach(line -> screen.sayWrapped(line, WHY_INDENT));
    if (found.steps().size() > 1) {
      Position end = before;
      for (Step each : found.steps()) {
        end = end.play(each.move());
      }
      if (!screen.movesOnly()) {
        screen.say("At the end of these moves:");
      }
      screen.draw(end);
    }
  }

  /** A file that is there is replaced if it was saved in this game, or by {@code --force}. */
  private void save(String words) {
    boolean force = words.startsWith(FORCE);
    String name = force ? words.substring(FORCE.length()).strip() : words;
    Path file = GameFile.path(name, "save");
    Path place = file.toAbsolutePath().normalize();
    record.tree().lead(position());
    record.save(file, Existing.of(force || saved.contains(place)));
    saved.add(place);
    screen.say("Saved to " + name + ".");
  }

  private void moves() {
    String legal =
        position().legalMoves().stream()
            .map(notation::writeInList)
            .collect(Collectors.joining(" "));
    screen.sayWrapped("Legal: " + legal, LABEL);
    if (!position().moves().isEmpty()) {
      screen.sayWrapped("Game:  " + notation.writeNumbered(position()), LABEL);
    }
  }

  private void undo() {
    session.undo();
    endTold = false;
    screen.redraw(position());
  }

  /** Begins once more, with the same seats. */
  private void again() {
    for (Seat seat : List.of(setup.x(), setup.o())) {
      Engine engine = seat.engine();
      if (engine != null) {
        engine.newGame();
      }
    }
    session.setPosition(setup.start());
    record = setup.file().get();
    endTold = false;
    greet();
    begin();
  }

  /** The position after the last move that a person made; the present one when none is known. */
  private Position lastMoveOfPerson() {
    for (Position at = position(); at.previous().isPresent(); at = at.previous().get()) {
      if (session.seatToMove(at.previous().get()).isPerson()) {
        return at;
      }
    }
    return position();
  }
}
