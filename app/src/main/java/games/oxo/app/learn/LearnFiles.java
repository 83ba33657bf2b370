package games.oxo.app.learn;

import java.nio.file.Path;

/**
 * The files that learning writes.
 *
 * @param found whether engines find the evaluation by themselves, beside the definition of the game
 */
record LearnFiles(Path evaluation, Path page, boolean found) {}
