package games.oxo.game.picture;

/**
 * A short text on a free cell of a picture of a board.
 *
 * @param text a few characters
 * @param shade how dark the cell is, from 0 to 1
 * @param certain whether the text is bold
 * @param outlined whether the cell has a thick outline
 * @param tip the same in more words, shown when somebody points at it
 */
public record CellLabel(String text, double shade, boolean certain, boolean outlined, String tip) {
  public CellLabel {
    if (!(shade >= 0 && shade <= 1)) {
      throw new IllegalArgumentException("a shade of " + shade);
    }
  }
}
