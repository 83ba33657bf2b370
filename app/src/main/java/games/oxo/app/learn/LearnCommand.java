package games.oxo.app.learn;

import games.oxo.cli.option.AllThreadsOption;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.Terminal;
import games.oxo.learn.run.PlayingThreads;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "learn",
    description = {
      "Learn to evaluate the positions of a game, from games that a search plays against itself.",
      "In each attempt games are played, weights are fitted to them, and a match decides whether"
          + " they are better than the last ones and kept. Ctrl-C stops it; the same command goes on"
          + " from there. docs/learn.md explains all of it."
    })
public final class LearnCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Mixin private LearnOptions options = new LearnOptions();

  @Mixin private AllThreadsOption threads = new AllThreadsOption();

  @Mixin private MemoryOption memory = new MemoryOption();

  public LearnCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    LearnWork learning = new LearnWork(UserGames.load(game.name), options);
    int count = threads.pool().size();
    return common.work(
        terminal, work -> learning.run(work, memory.bytes(), count, new PlayingThreads(count)));
  }
}
