package games.oxo.session.balance;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.engines.ConfiguredEngine;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.value.ValueText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Games of an engine against itself from the empty board, one after the other. The same seed gives
 * the same games, which are those of {@code oxo balance}.
 */
public final class SelfPlaySeries {
  private static final long DEFAULT_MILLIS = 1000;

  private final Game game;
  private final EngineSpec spec;
  private final Limits usual;
  private final UnaryOperator<Limits> cut;
  private final EngineContext context;
  private final MoveNotation notation;
  private final SearchRules rules;
  private final List<StudiedGame> played = new ArrayList<>();

  /**
   * @param engine as the user writes it
   * @param cut what becomes of the limits of a move
   * @param context the seed of all games, the memory of both players together, and what they know
   * @throws InputException when there is no such engine, or it does not play this game
   */
  public SelfPlaySeries(
      Game game, String engine, UnaryOperator<Limits> cut, EngineContext context) {
    this.game = game;
    this.cut = cut;
    this.context = context.withBytes(Math.min(StudyEngine.BYTES, context.bytes() / 2));
    spec = EngineSpec.parse(engine);
    usual = StudyEngine.limitsOf(game, spec, StudyEngine.USUAL, context.knowledge());
    notation = new MoveNotation(game);
    rules = new SearchRules(game);
  }

  /** The games that are finished. */
  public List<StudiedGame> games() {
    return Collections.unmodifiableList(played);
  }

  /**
   * Plays one more game.
   *
   * @return whether it is finished; a game that was stopped does not count
   */
  public boolean play(SearchControl control) {
    long[] seeds =
        StudyEngine.seedsOfPlayers(StudyEngine.seedOfGame(context.seed(), played.size() + 1));
    List<ConfiguredEngine> players = List.of(player(seeds[0]), player(seeds[1]));
    List<StudiedGame.Thought> thoughts = new ArrayList<>();
    Position position = game.start();
    while (!position.outcome().isOver()) {
      int seat = seat(position, position.toMove().orElseThrow());
      Analysis found = think(players.get(seat), position, control);
      if (control.stop()) {
        return false;
      }
      thoughts.add(new StudiedGame.Thought(seat == 0, ValueText.write(found.value())));
      position = position.play(found.best());
    }
    played.add(
        new PlayedOut(
            position.moves().stream().map(notation::writeInList).toList(),
            thoughts,
            winner(position)));
    return true;
  }

  private ConfiguredEngine player(long seedOfPlayer) {
    return Engines.create(rules, spec, context.withSeed(seedOfPlayer));
  }

  private Analysis think(ConfiguredEngine player, Position position, SearchControl control) {
    Limits own = player.limits(position);
    Limits asked = own.equals(Limits.NONE) ? usual : own;
    Limits limits = cut.apply(player.limitsFor(position, asked, 0, DEFAULT_MILLIS));
    return player
        .engine()
        .think(position, SearchRequest.of(limits), SearchListener.controlledBy(control));
  }

  /** The first has X until the seats are swapped. */
  private static int seat(Position position, Player player) {
    return (player == Player.X) != position.swapped() ? 0 : 1;
  }

  private static int winner(Position position) {
    Player winner = position.outcome().winner();
    return winner == null ? 0 : seat(position, winner) == 0 ? 1 : -1;
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
