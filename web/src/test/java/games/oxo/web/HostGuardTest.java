package games.oxo.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
    assertThat(guard.refusal(host, origin, site, "10.0.0.5").isEmpty()).isEqualTo(answered);
  }

  @Test
  void aClientIsItsAddressOrOnThisMachineItsToken() {
    assertThat(ClientKey.of("127.0.0.1", null)).isEqualTo("local");
    assertThat(ClientKey.of("127.0.0.1", "tab-1")).isEqualTo("local tab-1");
    assertThat(ClientKey.of("127.0.0.1", "a b")).isEqualTo("local");
    assertThat(ClientKey.of("[0:0:0:0:0:0:0:1]", "x")).isEqualTo("local x");
    assertThat(ClientKey.of("10.1.2.3", "x")).isEqualTo("10.1.2.3");
    assertThat(ClientKey.of("[2001:db8:1:2:3:4:5:6]", null)).isEqualTo("2001:db8:1:2");
  }
}
