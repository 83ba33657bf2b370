package games.oxo.web;

import games.oxo.search.SearchControl;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongSupplier;

/**
 * A fair semaphore whose permits are lent by round robin: a search that has had one for a slice of
 * time passes it on if another one waits, and queues at the end. A permit stands for a processor.
 */
final class FairPermits {
  private final long sliceNanos;
  private final LongSupplier clock;
  private final Deque<Turn> queue = new ArrayDeque<>();
  private int free;

  /** Whether a thread is in the queue, to be read without a lock. */
  private volatile boolean awaited;

  /**
   * @param clock tells nanoseconds
   */
  FairPermits(int permits, long sliceNanos, LongSupplier clock) {
    free = permits;
    this.sliceNanos = sliceNanos;
    this.clock = clock;
  }

  /** Queues for a permit, without waiting for it. */
  synchronized Turn queue() {
    Turn turn = new Turn(clock.getAsLong());
    queue.add(turn);
    handOut();
    return turn;
  }

  private void handOut() {
    while (free > 0 && !queue.isEmpty()) {
      free--;
      queue.remove().change(State.RUNNING);
    }
    awaited = !queue.isEmpty();
  }

  /** How many have no permit and wait for one. */
  synchronized int waiting() {
    return queue.size();
  }

  private enum State {
    /** In the queue. */
    WAITING,
    /** With a permit. */
    RUNNING,
    /** Neither. */
    OUT
  }

  /**
   * The turns of one search, which has one permit for all its threads. It begins in the queue, and
   * {@link #end} must be called whatever happens.
   */
  final class Turn implements SearchControl {
    private volatile State state = State.WAITING;
    private volatile boolean stopped;

    /** Since when it is in its state. */
    private long since;

    private long heldNanos;

    private Turn(long since) {
      this.since = since;
    }

    /**
     * Waits while it has no permit, or gives it up if its slice is over and another one waits.
     *
     * @return whether it is to stop; it then has the permit that it had before, or none
     */
    @Override
    public boolean stop() {
      if (awaited && !stopped) {
        passOn();
      }
      if (state == State.WAITING) {
        await();
      }
      return stopped;
    }

    private void passOn() {
      synchronized (FairPermits.this) {
        boolean over = clock.getAsLong() - since >= sliceNanos;
        if (state == State.RUNNING && over && awaited && !stopped) {
          change(State.WAITING);
          queue.add(this);
          free++;
          handOut();
        }
      }
    }

    private void await() {
      try {
        synchronized (this) {
          while (state == State.WAITING) {
            wait();
          }
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        cancel();
      }
    }

    /** Until now, if it is waiting. */
    @Override
    public long heldNanos() {
      synchronized (FairPermits.this) {
        return heldNanos + (state == State.WAITING ? clock.getAsLong() - since : 0);
      }
    }

    /** Makes it stop. If it waits, it does so no longer, and without a permit. */
    void cancel() {
      synchronized (FairPermits.this) {
        stopped = true;
        if (state == State.WAITING) {
          leave();
        }
      }
    }

    /** Gives back what it has; a second call does nothing. */
    void end() {
      synchronized (FairPermits.this) {
        stopped = true;
        leave();
      }
    }

    private void leave() {
      if (state == State.RUNNING) {
        free++;
      }
      queue.remove(this);
      change(State.OUT);
      handOut();
    }

    /** Whoever waits is released when the time held up is right. */
    private void change(State next) {
      long now = clock.getAsLong();
      if (state == State.WAITING) {
        heldNanos += now - since;
      }
      since = now;
      synchronized (this) {
        state = next;
        notifyAll();
      }
    }
  }
}
