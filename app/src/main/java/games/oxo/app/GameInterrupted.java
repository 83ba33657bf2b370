package games.oxo.app;

/** Ctrl-C has ended the game; the cursor stands at the beginning of a line. */
final class GameInterrupted extends RuntimeException {}
