package games.oxo.app.book;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.oxo.app.prove.UnfinishedProof;
import games.oxo.app.solve.CertificateFile;
import games.oxo.book.BookChange;
import games.oxo.book.BookGame;
import games.oxo.book.merge.GameImport;
import games.oxo.book.merge.ProofImport;
import games.oxo.book.store.BookStore;
import games.oxo.cli.option.UserGames;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.match.record.GameLog;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.LogFile;
import games.oxo.match.record.ReplayedGame;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;

/**
 * What a file brings to a book: games or proofs.
 *
 * @param source the name of the games' source; empty for proofs
 * @param games how many games there are
 */
record ImportedFile(BookChange change, String source, int games) {
  /** So many bytes tell what a file is. */
  private static final int BEGINNING = 64;

  /**
   * Reads a file.
   *
   * @throws InputException when it is nothing that can be taken over, or of another game
   */
  static ImportedFile read(BookGame plain, Path file) {
    String firstLine = firstLine(file);
    if (UnfinishedProof.is(firstLine)) {
      return unfinished(plain, file);
    }
    return firstLine.startsWith("oxo-certificate") ? certificate(plain, file) : log(plain, file);
  }

  private static String firstLine(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(BEGINNING), UTF_8).split("\n", 2)[0];
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", file, e.getMessage()));
    }
  }

  private static ImportedFile unfinished(BookGame plain, Path file) {
    ProofImport proofs = new ProofImport(plain);
    UnfinishedProof.read(plain.plain(), file)
        .forEachBeaten(
            (before, reply, proof) -> {
              if (reply == null) {
                proofs.add(proof);
              } else {
                proofs.addReply(before, reply, proof);
              }
            });
    return new ImportedFile(proofs.change(), "", 0);
  }

  private static ImportedFile certificate(BookGame plain, Path file) {
    ProofImport proofs = new ProofImport(plain);
    proofs.add(CertificateFile.readChecked(plain.plain(), file.toString()));
    return new ImportedFile(proofs.change(), "", 0);
  }

  private static ImportedFile log(BookGame plain, Path file) {
    GameLog log = LogFile.read(file);
    Game game = UserGames.load(log.header().game());
    if (!BookGame.of(game).fingerprint().equals(plain.fingerprint())) {
      throw new InputException(
          Text.format("%s has games of %s, not of %s", file, game.id(), plain.plain().id()));
    }
    GameImport games = new GameImport(plain);
    String source = "";
    for (GameRecord each : log.games()) {
      if (source.isEmpty()) {
        // A log only grows, so its first game tells it from all others.
        source = "log " + UUID.nameUUIDFromBytes(each.toString().getBytes(UTF_8));
      }
      if (!each.isForfeit()) {
        ReplayedGame replayed = ReplayedGame.of(game, each);
        games.add(replayed.positions(), replayed.last().outcome().winner());
      }
    }
    return new ImportedFile(games.change(), source, games.games());
  }

  void writeTo(BookStore store) {
    if (source.isEmpty()) {
      store.write(change, 0);
    } else {
      store.writeSource(change, source, games);
    }
  }
}
