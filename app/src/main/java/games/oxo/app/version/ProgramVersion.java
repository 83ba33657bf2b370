package games.oxo.app.version;

import games.oxo.game.words.Text;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/**
 * The version of this program, which the build has written down with the commit it was made from.
 */
public final class ProgramVersion implements IVersionProvider {
  private static final String FILE = "/oxo/version.properties";

  /** The number of the version, as {@code pom.xml} has it. */
  public static String number() {
    return read().getProperty("version", "");
  }

  /** One line: the number, the commit if it is known, and the Java that runs it. */
  @Override
  public String[] getVersion() {
    String commit = read().getProperty("commit", "");
    return new String[] {
      Text.format(
          "oxo %s%s, Java %s",
          number(),
          commit.isEmpty() ? "" : ", commit " + commit,
          System.getProperty("java.version"))
    };
  }

  private static Properties read() {
    Properties properties = new Properties();
    try (InputStream in = ProgramVersion.class.getResourceAsStream(FILE)) {
      if (in != null) {
        properties.load(in);
      }
      return properties;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
