package games.oxo.app.book;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.oxo.app.option.UserGames;
import games.oxo.app.prove.UnfinishedProof;
import games.oxo.app.solve.CertificateFile;
import games.oxo.book.BookChange;
import games.oxo.book.BookGame;
import games.oxo.book.merge.GameImport;
import games.oxo.book.merge.ProofImport;
import games.oxo.book.store.BookStore;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.check.Certificate;
import games.oxo.game.check.CertificateMoves;
import games.oxo.game.check.CertificateStrategy;
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
import java.util.OptionalInt;
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
    UnfinishedProof proof = UnfinishedProof.read(plain.plain(), file);
    boolean isX = proof.attacker() == Player.X;
    ProofImport.Moves moves = (x, o) -> found(proof.strategy().move(isX ? x : o, isX ? o : x));
    ProofImport reader = new ProofImport(plain, proof.attacker(), moves);
    return new ImportedFile(reader.read(proof.position(), false), "", 0);
  }

  private static ImportedFile certificate(BookGame plain, Path file) {
    Certificate certificate = CertificateFile.readChecked(plain.plain(), file.toString());
    Position position = plain.plain().position(certificate.x(), certificate.o());
    CertificateStrategy moves =
        new CertificateStrategy(certificate.moves(), certificate.symmetries());
    ProofImport reader =
        new ProofImport(plain, certificate.winner(), (x, o) -> found(moves.move(x, o)));
    return new ImportedFile(reader.read(position, true), "", 0);
  }

  private static OptionalInt found(int cell) {
    return cell == CertificateMoves.NONE ? OptionalInt.empty() : OptionalInt.of(cell);
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
