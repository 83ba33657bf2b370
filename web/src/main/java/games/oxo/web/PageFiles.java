package games.oxo.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * The files of the page: resources of the program in one folder of the class path. A path leads to
 * nothing else, since it consists of plain names that do not begin with a dot.
 */
final class PageFiles {
  private static final String PAGE = "/oxo/page/";

  private static final String EMBED = "embed/";
  private static final String FRAME = "/embed/served.html";
  private static final Pattern PATH =
      Pattern.compile(
          "/((?:[A-Za-z0-9_][A-Za-z0-9._-]*/){0,4}[A-Za-z0-9_][A-Za-z0-9._-]*\\.([a-z0-9]+))");

  /** The board for frames. */
  static final String FRAMES = "/embed/";

  private static final int LONGEST_PATH = 200;
  private static final int DIGEST_BYTES = 16;

  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("map", "application/json"),
          Map.entry("txt", "text/plain; charset=utf-8"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("wasm", "application/wasm"),
          Map.entry("woff2", "font/woff2"));

  /** Only what exists is kept, so that it cannot grow. */
  private final Map<String, PageFile> kept = new ConcurrentHashMap<>();

  /** A file with its media type, a tag that changes with its contents, and its contents. */
  static final class PageFile {
    final String type;
    final String tag;
    final byte[] bytes;

    /** The contents in gzip; null when that is not shorter. */
    final byte @Nullable [] zipped;

    PageFile(String type, String tag, byte[] bytes, byte @Nullable [] zipped) {
      this.type = type;
      this.tag = tag;
      this.bytes = bytes;
      this.zipped = zipped;
    }
  }

  /** The file of a path, such as {@code /app.js}; {@code /} is the page itself. */
  Optional<PageFile> find(String path) {
    String wanted = path.equals("/") ? "/index.html" : path.equals(FRAMES) ? FRAME : path;
    PageFile file = kept.get(wanted);
    if (file != null) {
      return Optional.of(file);
    }
    Optional<PageFile> read = read(wanted);
    read.ifPresent(found -> kept.put(wanted, found));
    return read;
  }

  private static Optional<PageFile> read(String path) {
    Matcher match = PATH.matcher(path);
    if (path.length() > LONGEST_PATH || !match.matches()) {
      return Optional.empty();
    }
    String type = TYPES.get(match.group(2));
    if (type == null) {
      return Optional.empty();
    }
    String file = match.group(1);
    try (InputStream in =
        PageFiles.class.getResourceAsStream(
            file.startsWith(EMBED) ? "/oxo/" + file : PAGE + file)) {
      return in == null ? Optional.empty() : Optional.of(file(type, in.readAllBytes()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static PageFile file(String type, byte[] bytes) throws IOException {
    ByteArrayOutputStream zipped = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(zipped)) {
      zip.write(bytes);
    }
    boolean shorter = zipped.size() < bytes.length;
    return new PageFile(type, tag(bytes), bytes, shorter ? zipped.toByteArray() : null);
  }

  private static String tag(byte[] bytes) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return '"' + HexFormat.of().formatHex(digest, 0, DIGEST_BYTES) + '"';
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
