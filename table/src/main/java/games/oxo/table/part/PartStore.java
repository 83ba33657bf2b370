package games.oxo.table.part;

import games.oxo.table.block.BlockInput;
import java.io.IOException;

/** Where the parts of layers are kept. Several threads may use it. */
public interface PartStore {
  /**
   * Opens a part that was written.
   *
   * @throws IOException when there is none
   */
  BlockInput open(String name) throws IOException;

  /** How a person finds a part. */
  String describe(String name);
}
