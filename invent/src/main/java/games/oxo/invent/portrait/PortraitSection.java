package games.oxo.invent.portrait;

import java.util.List;

/** A part of a portrait: figures, boards, and sentences below them. */
public record PortraitSection(
    String key,
    String heading,
    List<PortraitFact> facts,
    List<PortraitBoard> boards,
    List<String> sentences) {
  static final String PUZZLES = "puzzles";

  public PortraitSection {
    facts = List.copyOf(facts);
    boards = List.copyOf(boards);
    sentences = List.copyOf(sentences);
  }

  /** Whether the figures tell what the boards ask, so that they come last. */
  public boolean hidesFacts() {
    return key.equals(PUZZLES);
  }

  /** One of figures only. */
  static PortraitSection of(String key, String heading, List<PortraitFact> facts) {
    return new PortraitSection(key, heading, facts, List.of(), List.of());
  }
}
