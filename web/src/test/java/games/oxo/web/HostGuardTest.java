package games.oxo.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("How a client addresses the server")
class HostGuardTest {
  private final HostGuard guard = new HostGuard("127.0.0.1", List.of("Oxo.Example", "fe80::1"));

  @ParameterizedTest
  @CsvSource({
    "localhost:7070, , , true",
    "LOCALHOST, , , true",
    "127.0.0.1:1, , , true",
    "[::1]:7070, , , true",
    "oxo.example, , , true",
    "[fe80::1], , , true",
    "10.0.0.5:7070, , , true",
    "10.0.0.6:7070, , , false",
    "evil.example:7070, , , false",
    "localhost.evil.example, , , false",
    "127.0.0.1.evil.example, , , false",
    "'', , , false",
    "[, , , false",
    ", , , false",
    "localhost:7070, http://localhost:7070, , true",
    "localhost:7070, https://localhost:7070, same-origin, true",
    "localhost:7070, http://localhost:7071, , false",
    "localhost:7070, http://evil.example, , false",
    "localhost:7070, null, , false",
    "localhost:7070, '', , false",
    "localhost:7070, , cross-site, false",
    "localhost:7070, , none, true"
  })
  void isAnsweredOrNot(String host, String origin, String site, boolean answered) {
    assertThat(guard.refusal(host, list(origin), list(site), "10.0.0.5").isEmpty())
        .isEqualTo(answered);
  }

  private static List<String> list(@Nullable String header) {
    return header == null ? List.of() : List.of(header);
  }

  @Test
  void everyOriginCounts() {
    List<String> origins = List.of("http://localhost", "http://evil.example");
    assertThat(guard.refusal("localhost", origins, List.of(), "10.0.0.5")).isPresent();
  }

  @Test
  void aClientIsItsAddressOrOnThisMachineItsToken() {
    assertThat(ClientKey.of("127.0.0.1", null)).isEqualTo("local");
    assertThat(ClientKey.of("127.0.0.1", "tab-1")).isEqualTo("local tab-1");
    assertThat(ClientKey.of("127.0.0.1", "a b")).isEqualTo("local");
    assertThat(ClientKey.of("[0:0:0:0:0:0:0:1]", "x")).isEqualTo("local x");
    assertThat(ClientKey.of("10.1.2.3", "x")).isEqualTo("10.1.2.3");
    assertThat(ClientKey.of("[2001:db8:1:2:3:4:5:6]", null)).isEqualTo("2001:db8:1:2");
    assertThat(ClientKey.of("2001:db8::a:b:c:d", null)).isEqualTo("2001:db8:0:0");
    assertThat(ClientKey.of("2001:db8:1:2::", null)).isEqualTo("2001:db8:1:2");
    assertThat(ClientKey.of("fe80::1", null)).isEqualTo("fe80:0:0:0");
  }

  @Test
  void aProxySaysTheLastAddress() {
    assertThat(ClientKey.forwarded(List.of(), "127.0.0.1")).isEqualTo("127.0.0.1");
    assertThat(ClientKey.forwarded(List.of("203.0.113.7"), "127.0.0.1")).isEqualTo("203.0.113.7");
    assertThat(ClientKey.forwarded(List.of("1.1.1.1", "2.2.2.2, 2001:db8::1"), "127.0.0.1"))
        .isEqualTo("2001:db8::1");
    assertThat(ClientKey.forwarded(List.of("::ffff:10.0.0.9"), "127.0.0.1")).isEqualTo("10.0.0.9");
    for (String wrong :
        List.of("", "unknown", "evil.example", "1.2.3.4 x", "1.2.3.4,", "_hidden")) {
      assertThat(ClientKey.forwarded(List.of(wrong), "127.0.0.1")).isEqualTo("127.0.0.1");
    }
  }
}
