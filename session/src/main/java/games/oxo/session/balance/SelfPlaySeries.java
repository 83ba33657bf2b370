package games.oxo.session.balance;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.Search;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.balance.StudiedGame;
import games.oxo.search.balance.StudyEngine;
import games.oxo.search.engines.ConfiguredEngine;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.value.ValueText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Games of an engine against itself from the empty board, one after the other. It can be paused
 * within a move. The same seed gives the same games, which are those of {@code oxo balance}.
 */
public final class SelfPlaySeries {
  private static final long DEFAULT_MILLIS = 1000;

  private final Game game;
  private final EngineSpec spec;
  private final Limits usual;
  private final UnaryOperator<Limits> cut;
  private final long seed;
  private final long bytes;
  private final MoveNotation notation;
  private final List<StudiedGame> played = new ArrayList<>();
  private List<ConfiguredEngine> players = List.of();
  private List<StudiedGame.Thought> thoughts = new ArrayList<>();
  private Position position;
  private @Nullable Search search;

  /**
   * @param engine as the user writes it
   * @param cut what becomes of the limits of a move
   * @param bytes how much memory both players may take together
   * @throws InputException when there is no such engine, or it does not play this game
   */
  public SelfPlaySeries(
      Game game, String engine, UnaryOperator<Limits> cut, long seed, long bytes) {
    this.game = game;
    this.cut = cut;
    this.seed = seed;
    this.bytes = Math.min(StudyEngine.BYTES, bytes / 2);
    spec = EngineSpec.parse(engine);
    usual = StudyEngine.limitsOf(game, spec, StudyEngine.USUAL);
    notation = new MoveNotation(game);
    position = game.start();
  }

  /** The games that are finished. */
  public List<StudiedGame> games() {
    return Collections.unmodifiableList(played);
  }

  /**
   * Begins or continues a game.
   *
   * @param pause whether to return soon
   * @return whether the game is finished; false after a pause
   */
  public boolean play(BooleanSupplier pause) {
    if (players.isEmpty()) {
      begin();
    }
    while (!position.outcome().isOver()) {
      if (!move(pause)) {
        return false;
      }
    }
    played.add(
        new PlayedOut(
            position.moves().stream().map(notation::writeInList).toList(), thoughts, winner()));
    players = List.of();
    return true;
  }

  private void begin() {
    long[] seeds = StudyEngine.seedsOfPlayers(StudyEngine.seedOfGame(seed, played.size() + 1));
    players = List.of(player(seeds[0]), player(seeds[1]));
    thoughts = new ArrayList<>();
    position = game.start();
  }

  private ConfiguredEngine player(long seedOfPlayer) {
    return Engines.create(
        game, spec, EngineContext.of(seedOfPlayer, bytes).withWorkers(WorkerPool.SINGLE));
  }

  /** Whether a move was made; false after a pause. */
  private boolean move(BooleanSupplier pause) {
    boolean first = seatOf(position.toMove().orElseThrow()) == 0;
    ConfiguredEngine player = players.get(first ? 0 : 1);
    Search current = search;
    if (current == null) {
      Limits own = player.limits(position);
      Limits asked = own.equals(Limits.NONE) ? usual : own;
      Limits limits = player.limitsFor(position, asked, 0, DEFAULT_MILLIS);
      current = player.engine().start(position, SearchRequest.of(cut.apply(limits)));
      search = current;
    }
    if (!current.run(pause)) {
      return false;
    }
    Analysis found = current.analysis();
    thoughts.add(new StudiedGame.Thought(first, ValueText.write(found.value())));
    position = position.play(found.best());
    search = null;
    return true;
  }

  /** The first has X until the seats are swapped. */
  private int seatOf(Player player) {
    return (player == Player.X) != position.swapped() ? 0 : 1;
  }

  private int winner() {
    Player winner = position.outcome().winner();
    return winner == null ? 0 : seatOf(winner) == 0 ? 1 : -1;
  }

  private record PlayedOut(List<String> moves, List<Thought> thoughts, int winner)
      implements StudiedGame {
    PlayedOut {
      moves = List.copyOf(moves);
      thoughts = List.copyOf(thoughts);
    }

    @Override
    public boolean isForfeit() {
      return false;
    }
  }
}
