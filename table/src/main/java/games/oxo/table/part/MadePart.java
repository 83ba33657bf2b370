package games.oxo.table.part;

/** A part of a layer that has been made and not yet been written. */
public final class MadePart {
  private final long from;
  private final long end;
  private final long positions;
  private final byte[] bytes;

  /**
   * @param from its numbers are not below this
   * @param end its numbers are below this
   */
  MadePart(long from, long end, long positions, byte[] bytes) {
    this.from = from;
    this.end = end;
    this.positions = positions;
    this.bytes = bytes;
  }

  /** How many positions there are; without any there is nothing to write. */
  public long positions() {
    return positions;
  }

  /** What to write; it must not be changed. */
  public byte[] bytes() {
    return bytes;
  }

  /** What stands in the list of parts when it has been written. */
  public PartInfo named(String name) {
    return new PartInfo(name, from, end, positions, bytes.length);
  }
}
