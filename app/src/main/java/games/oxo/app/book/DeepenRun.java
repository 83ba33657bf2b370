package games.oxo.app.book;

import games.oxo.book.deepen.DeepEffort;
import games.oxo.book.deepen.DeepStudy;
import games.oxo.book.deepen.DeepValue;
import games.oxo.book.deepen.DeepValuer;
import games.oxo.book.deepen.OpeningKind;
import games.oxo.cli.terminal.LongWork;
import games.oxo.game.words.Text;
import games.oxo.search.WorkerPool;
import games.oxo.search.engines.Knowledge;
import games.oxo.search.parallel.ThreadWorkerPool;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Finds the values that a study lacks, several positions at a time. When there are fewer positions
 * than threads, each search gets several.
 */
final class DeepenRun {
  private final DeepStudy study;
  private final DeepEffort effort;
  private final LongWork work;
  private int done;

  DeepenRun(DeepStudy study, DeepEffort effort, LongWork work) {
    this.study = study;
    this.effort = effort;
    this.work = work;
  }

  /**
   * Finds them.
   *
   * @param threads how many in all
   * @param bytes how much memory in all
   * @param found called when there is another value
   * @return false when Ctrl-C has stopped it
   */
  boolean run(int threads, long bytes, Knowledge known, Runnable found) {
    List<OpeningKind> todo =
        study.moves().stream().filter(each -> !study.isDone(each, effort.settings())).toList();
    if (todo.isEmpty()) {
      return true;
    }
    int atOnce = Math.min(threads, todo.size());
    WorkerPool inner = ThreadWorkerPool.of(threads / atOnce);
    work.start(Text.format("%d positions", todo.size()));
    show(0, todo.size());
    ThreadWorkerPool.of(atOnce)
        .work(
            todo.size(),
            (worker, number) -> {
              DeepValuer valuer =
                  new DeepValuer(study.game().plain(), effort, bytes / atOnce, inner, known);
              // One thread keeps the line on the screen alive.
              BooleanSupplier stop = worker > 0 ? work::isStopped : () -> stopOrShow(todo.size());
              Optional<DeepValue> value =
                  work.isStopped()
                      ? Optional.empty()
                      : valuer.value(todo.get(number).position(), stop);
              value.ifPresent(
                  each -> {
                    study.put(todo.get(number), each);
                    found.run();
                    show(1, todo.size());
                  });
            });
    return !work.isStopped();
  }

  private boolean stopOrShow(int all) {
    show(0, all);
    return work.isStopped();
  }

  private synchronized void show(int more, int all) {
    done += more;
    work.show((double) done / all);
  }
}
