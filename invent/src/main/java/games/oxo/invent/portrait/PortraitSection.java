package games.oxo.invent.portrait;

import java.util.List;

/** A part of a portrait: figures, boards, and sentences below them. */
public record PortraitSection(
    String key,
    String heading,
    List<PortraitFact> facts,
    List<PortraitBoard> boards,
    List<String> sentences) {
  public PortraitSection {
    facts = List.copyOf(facts);
    boards = List.copyOf(boards);
    sentences = List.copyOf(sentences);
  }

  /** One of figures only. */
  static PortraitSection of(String key, String heading, List<PortraitFact> facts) {
    return new PortraitSection(key, heading, facts, List.of(), List.of());
  }
}
