package games.oxo.cli.terminal;

/** Ctrl-C has ended the game; the cursor stands at the beginning of a line. */
public final class GameInterrupted extends RuntimeException {}
