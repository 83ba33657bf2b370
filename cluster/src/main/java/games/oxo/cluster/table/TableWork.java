package games.oxo.cluster.table;

import java.util.List;

/** What the tasks of a table took together. */
public final class TableWork {
  private long cpuNanos;
  private long readBytes;
  private long writtenBytes;
  private long tasks;
  private long made;

  void add(List<PartReport> reports) {
    for (PartReport report : reports) {
      cpuNanos += report.cpuNanos();
      readBytes += report.readBytes();
      tasks++;
      if (report.part() != null) {
        writtenBytes += report.part().bytes();
        made += report.part().positions();
      }
    }
  }

  /** How many tasks there were. */
  public long tasks() {
    return tasks;
  }

  /** The processor time of all tasks. */
  public long cpuNanos() {
    return cpuNanos;
  }

  /** How many bytes the tasks read from the shared folder. */
  public long readBytes() {
    return readBytes;
  }

  /** How many bytes they wrote there. */
  public long writtenBytes() {
    return writtenBytes;
  }

  /** Positions found and positions valued, which counts each of the table twice. */
  public long made() {
    return made;
  }
}
