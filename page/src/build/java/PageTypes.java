import games.oxo.session.request.ApiSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes the types of requests and answers for the page, from their declarations in Java. */
final class PageTypes {
  private PageTypes() {}

  public static void main(String[] args) throws IOException {
    Path file = Path.of(args[0]);
    String types = ApiSchema.typeScript();
    // What is as it should be stays untouched, so that nothing is bundled anew.
    if (!Files.exists(file) || !Files.readString(file).equals(types)) {
      Files.writeString(file, types);
    }
  }
}
