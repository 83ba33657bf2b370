package games.oxo.match.play;

import games.oxo.match.play.BoundedLines.Line;
import games.oxo.match.play.ProgramLauncher.Grace;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A running program, with the lines sent to it and received from it. Whatever it does with its
 * input and outputs, no call blocks for longer than it says, and memory is bounded: three threads
 * write, read and read errors, so that only the thread that the program does not serve waits.
 *
 * <p>It ends with {@link #quit} or {@link #kill}, at the latest when Java ends.
 */
final class RunningProgram {
  private static final int LONGEST_LINE = 1 << 13;
  private static final int LONGEST_ERROR = 500;
  private static final int MOST_LINES = 64;

  private static final long LOOK_MILLIS = 50;

  /** No line, since each has at least one sign. */
  private static final String END_OF_INPUT = "";

  private static final Heard NOTHING = new Heard(Kind.NOTHING, "");
  private static final Heard END = new Heard(Kind.END, "");

  private final ProcessTree tree;
  private final Process process;
  private final Grace grace;
  private final BlockingQueue<String> toSend = new LinkedBlockingQueue<>();
  private final BlockingQueue<Heard> heard = new ArrayBlockingQueue<>(MOST_LINES);
  private final Thread writer;
  private final Thread reader;
  private final Thread errorReader;
  private final Thread hook;
  private volatile String lastError = "";

  /** The kinds of output of a program. */
  enum Kind {
    LINE,
    /** A line that is longer than any may be; the text is its beginning. */
    LONG_LINE,
    /** The program has ended or closed its output. */
    END,
    /** Nothing within the time. */
    NOTHING
  }

  /** One piece of output. */
  record Heard(Kind kind, String text) {}

  private RunningProgram(ProcessTree tree, Grace grace) {
    this.tree = tree;
    this.grace = grace;
    process = tree.root();
    writer = daemon(this::write, "oxo-program-in");
    reader = daemon(this::read, "oxo-program-out");
    errorReader = daemon(this::readErrors, "oxo-program-err");
    hook = new Thread(this::lastChance, "oxo-program-end");
  }

  private static Thread daemon(Runnable work, String name) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Talks with a process that was just started.
   *
   * @throws IOException when Java is ending; then the process is too
   */
  static RunningProgram of(ProcessTree tree, Grace grace) throws IOException {
    RunningProgram program = new RunningProgram(tree, grace);
    try {
      Runtime.getRuntime().addShutdownHook(program.hook);
    } catch (IllegalStateException e) {
      program.tree.kill();
      throw new IOException("Java is ending", e);
    }
    program.writer.start();
    program.reader.start();
    program.errorReader.start();
    return program;
  }

  /** Sends a line; whether the program reads it is its own affair. */
  void send(String line) {
    toSend.add(line);
  }

  /**
   * What the program says next. Every 50 milliseconds at least it returns, with {@link
   * Kind#NOTHING} when there is nothing.
   */
  Heard hear(Deadline deadline) throws InterruptedException {
    long nanos = Math.min(TimeUnit.MILLISECONDS.toNanos(LOOK_MILLIS), deadline.leftNanos());
    Heard next = heard.poll(nanos, TimeUnit.NANOSECONDS);
    if (next == null && !process.isAlive()) {
      // Its output may be held open by a process that it has left behind.
      next = heard.poll(grace.aftermathMillis(), TimeUnit.MILLISECONDS);
      return next == null ? END : next;
    }
    return next == null ? NOTHING : next;
  }

  /** Remembers which processes it has started by now. */
  void look() {
    tree.look();
  }

  /** Words for what became of a program whose output has ended, with its last error. */
  String howItEnded() {
    try {
      boolean ended = process.waitFor(grace.aftermathMillis(), TimeUnit.MILLISECONDS);
      errorReader.join(grace.aftermathMillis());
      String what =
          ended ? "ended with exit code " + process.exitValue() : "closed its standard output";
      return lastError.isEmpty() ? what : what + ", saying " + OutputExcerpt.of(lastError);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "was interrupted";
    }
  }

  /** Asks it to end, and kills it after some time if it has not; its descendants in any case. */
  void quit() {
    tree.look();
    send("quit");
    send(END_OF_INPUT);
    try {
      process.waitFor(grace.quitMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    kill();
  }

  /** Ends it and all that it has started. */
  void kill() {
    tree.kill();
    writer.interrupt();
    reader.interrupt();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // Java is ending: the hook runs and finds nothing left to do.
    }
  }

  /** Runs when Java ends. */
  private void lastChance() {
    try {
      process.waitFor(grace.quitMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    tree.kill();
  }

  private void write() {
    try (OutputStream out = process.getOutputStream()) {
      for (String line = toSend.take(); !line.equals(END_OF_INPUT); line = toSend.take()) {
        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
      }
    } catch (IOException e) {
      // It does not read any more; the rest follows from its output or its end.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void read() {
    try {
      readLines();
      heard.put(END);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void readLines() throws InterruptedException {
    try (InputStream in = process.getInputStream()) {
      BoundedLines lines = new BoundedLines(in, LONGEST_LINE);
      boolean cut = false;
      for (@Nullable Line line = lines.next(); line != null; line = lines.next()) {
        // Of a line that is too long one piece is enough.
        if (!cut) {
          heard.put(new Heard(line.cut() ? Kind.LONG_LINE : Kind.LINE, line.text()));
        }
        cut = line.cut();
      }
    } catch (IOException e) {
      // The process was killed while it wrote.
    }
  }

  private void readErrors() {
    try (InputStream in = process.getErrorStream()) {
      BoundedLines lines = new BoundedLines(in, LONGEST_ERROR);
      for (@Nullable Line line = lines.next(); line != null; line = lines.next()) {
        if (!line.text().isBlank()) {
          lastError = line.text();
        }
      }
    } catch (IOException e) {
      // The process was killed while it wrote.
    }
  }
}
