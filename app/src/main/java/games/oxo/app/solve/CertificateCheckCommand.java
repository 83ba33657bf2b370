package games.oxo.app.solve;

import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.Interrupt;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.check.Certificate;
import games.oxo.game.check.CertificateFormat;
import games.oxo.game.check.CertificateReferee;
import games.oxo.game.check.CertificateReferee.Report;
import games.oxo.game.definition.Definition;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "check",
    description = {
      "Check that a certificate proves what it claims.",
      "A small referee, which shares no code with the solver, plays every reply of the loser and"
          + " the winner's moves from the file, and accepts only games that are over and won."
    })
final class CertificateCheckCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(index = "0", paramLabel = "FILE", description = "The certificate.")
  private String file = "";

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description = "Refuse a certificate for other rules than those of this game.")
  private @Nullable String game;

  CertificateCheckCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Game wanted = game == null ? null : UserGames.load(game);
    Certificate certificate = CertificateFile.read(file);
    return common.work(terminal, work -> check(certificate, wanted, work));
  }

  private int check(Certificate certificate, @Nullable Game wanted, LongWork work) {
    String otherGame = otherRules(certificate, wanted);
    work.start(Text.format("checking %d moves", certificate.moves().size()));
    Report report =
        otherGame == null
            ? CertificateReferee.check(certificate, work::goOn)
            : Report.refused(certificate, otherGame);
    String name = wanted == null || otherGame != null ? certificate.rules().id() : wanted.id();
    work.results()
        .print(() -> json(name, certificate, report), () -> print(name, certificate, report));
    return report.holds()
        ? ExitStatus.DONE
        : report.complete() ? ExitStatus.FAULT : Interrupt.STATUS;
  }

  /** Says that the rules are not those of the game that is wanted, or that the file names. */
  private static @Nullable String otherRules(Certificate certificate, @Nullable Game wanted) {
    RulesFingerprint rules = RulesFingerprint.of(Game.of(certificate.rules()));
    if (certificate.fingerprint() != null && !certificate.fingerprint().equals(rules.toString())) {
      return "its rules are not those of its fingerprint";
    }
    List<Game> games = new ArrayList<>();
    if (BuiltInGames.find(certificate.rules().id()).isPresent()) {
      games.add(BuiltInGames.load(certificate.rules().id()));
    }
    if (wanted != null) {
      games.add(wanted);
    }
    for (Game each : games) {
      boolean swap = each.definition().swap();
      boolean tellsOfSwap = certificate.fingerprint() != null;
      if (!RulesFingerprint.of(each).equals(rules)
          || (tellsOfSwap && certificate.rules().swap() != swap)) {
        return "its rules are not those of " + each.id();
      }
      if (!tellsOfSwap && swap && stones(certificate) <= each.swapPly()) {
        return Text.format("a swap may still come in this position of %s", each.id());
      }
    }
    return null;
  }

  private static int stones(Certificate certificate) {
    return Long.bitCount(certificate.x() | certificate.o());
  }

  private void print(String name, Certificate certificate, Report report) {
    Definition rules = certificate.rules();
    String sentences = String.join(" ", RuleText.sentences(Game.of(rules)));
    line("%s, %s. %s", name, rules.board().describe(), sentences);
    if (report.fault() != null) {
      String where = report.line() == 0 ? "" : Text.format("line %d: ", report.line());
      line("  refused     %s%s", where, report.fault());
      if (report.position() != null) {
        line("  position    %s", report.position());
      }
      return;
    }
    line(
        "  position    %s",
        CertificateFormat.rows(rules.board(), certificate.x(), certificate.o()));
    line("  moves       %d", report.moves());
    if (report.unused() > 0 && report.complete()) {
      line("  not needed  %d more", report.unused());
    }
    line(
        report.complete()
            ? "It holds: %s wins whatever %s plays."
            : "Stopped before the end, without a fault.",
        certificate.winner(),
        certificate.winner().other());
  }

  private static String json(String name, Certificate certificate, Report report) {
    Definition rules = certificate.rules();
    return Json.write(
        Json.object(
            "game",
            name,
            "position",
            CertificateFormat.rows(rules.board(), certificate.x(), certificate.o()),
            "winner",
            certificate.winner(),
            "holds",
            report.holds(),
            "complete",
            report.complete(),
            "fault",
            report.fault(),
            "faultLine",
            report.line() == 0 ? null : report.line(),
            "faultPosition",
            report.position(),
            "moves",
            report.moves(),
            "unused",
            report.unused(),
            "games",
            report.games()));
  }

  private void line(String format, Object... values) {
    terminal.out().println(String.format(Locale.ROOT, format, values));
  }
}
