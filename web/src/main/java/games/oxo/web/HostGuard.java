package games.oxo.web;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checks how a client addresses the server. A page of somebody else can make a browser send
 * requests here, even under a name of its own that leads to this machine (DNS rebinding); its name
 * then stands in the headers {@code Host} or {@code Origin}.
 */
final class HostGuard {
  private final Set<String> names = new HashSet<>(Set.of("localhost", "127.0.0.1", "[::1]"));

  /**
   * @param bound the address that the server listens on
   * @param allowed more names
   */
  HostGuard(String bound, List<String> allowed) {
    names.add(literal(bound));
    allowed.forEach(name -> names.add(literal(name)));
  }

  private static String literal(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.indexOf(':') >= 0 && !lower.startsWith("[") ? "[" + lower + "]" : lower;
  }

  /**
   * What is wrong with the headers of a request; empty if nothing is.
   *
   * @param origins all headers {@code Origin}
   * @param sites all headers {@code Sec-Fetch-Site}
   * @param local the address of this machine that the client has connected to
   */
  Optional<String> refusal(
      @Nullable String host, List<String> origins, List<String> sites, String local) {
    if (host == null) {
      return Optional.of("the request has no Host header");
    }
    String name = name(host.toLowerCase(Locale.ROOT));
    if (!names.contains(name) && !name.equals(literal(local))) {
      return Optional.of(
          "this server does not answer to that name; --allow-host lets it answer to another one");
    }
    boolean foreign =
        origins.stream()
            .anyMatch(
                origin ->
                    !origin.equalsIgnoreCase("http://" + host)
                        && !origin.equalsIgnoreCase("https://" + host));
    return foreign || sites.contains("cross-site")
        ? Optional.of("this server does not answer requests from pages of other servers")
        : Optional.empty();
  }

  /** A host without its port. */
  private static String name(String host) {
    if (host.startsWith("[")) {
      return host.substring(0, host.indexOf(']') + 1);
    }
    int colon = host.lastIndexOf(':');
    return colon < 0 ? host : host.substring(0, colon);
  }
}
