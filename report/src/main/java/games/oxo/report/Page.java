package games.oxo.report;

import static java.util.regex.Matcher.quoteReplacement;

import games.oxo.game.words.Text;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A self-contained HTML page in a single file: for large and small screens, light and dark, and
 * paper. It is built from top to bottom. All texts are plain text and are escaped.
 *
 * <p>Sections have the full or half the width of the page: consecutive half sections are set in two
 * columns of about the same height if there is room.
 */
public final class Page {
  private final String title;
  private final StringBuilder body = new StringBuilder();
  private String heading = "";
  private boolean inSection;
  private boolean inHalves;
  private String refresh = "";

  /** A page without anything but its title. */
  public Page(String title) {
    this.title = title;
    body.append("<h1>").append(HtmlText.escape(title)).append("</h1>\n");
  }

  /** A browser that shows the page reads its file again after so many seconds. */
  Page readAgainAfter(int seconds) {
    refresh = Text.format("<meta http-equiv=\"refresh\" content=\"%d\"/>\n", seconds);
    return this;
  }

  /** Begins a section as wide as the page. */
  public Page section(String heading) {
    endSection();
    endHalves();
    return begin(heading);
  }

  /** Begins a section half as wide as the page. */
  public Page halfSection(String heading) {
    endSection();
    if (!inHalves) {
      body.append("<div class=\"halves\">\n");
      inHalves = true;
    }
    return begin(heading);
  }

  private Page begin(String heading) {
    this.heading = heading;
    body.append("<section>\n<h2>").append(HtmlText.escape(heading)).append("</h2>\n");
    inSection = true;
    return this;
  }

  private void endSection() {
    if (inSection) {
      body.append("</section>\n");
      inSection = false;
    }
  }

  private void endHalves() {
    if (inHalves) {
      body.append("</div>\n");
      inHalves = false;
    }
  }

  /** The sentences that matter most. */
  public Page lead(String text) {
    body.append("<p class=\"lead\">").append(HtmlText.escape(text)).append("</p>\n");
    return this;
  }

  /** Sentences. */
  public Page paragraph(String text) {
    body.append("<p>").append(HtmlText.escape(text)).append("</p>\n");
    return this;
  }

  /** Names and what belongs to each, in the order of the map. */
  public Page facts(Map<String, String> facts) {
    body.append("<dl>\n");
    facts.forEach(
        (name, value) ->
            body.append("<div><dt>")
                .append(HtmlText.escape(name))
                .append("</dt><dd>")
                .append(HtmlText.escapeName(value))
                .append("</dd></div>\n"));
    body.append("</dl>\n");
    return this;
  }

  /** A table. */
  public Page table(HtmlTable table) {
    body.append(table.html());
    return this;
  }

  /**
   * A chart.
   *
   * @param caption what it shows, in a sentence; may be empty
   */
  public Page figure(Chart chart, String caption) {
    body.append("<figure>");
    if (!caption.isEmpty()) {
      body.append("<figcaption>").append(HtmlText.escape(caption)).append("</figcaption>\n");
    }
    String label = HtmlText.escape(caption.isEmpty() ? heading : caption);
    body.append(
        chart.svg().replaceFirst("<svg ", "<svg aria-label=\"" + quoteReplacement(label) + "\" "));
    body.append("</figure>\n");
    return this;
  }

  /**
   * A board.
   *
   * @param svg made by {@link games.oxo.game.picture.BoardPicture}
   */
  Page board(String svg) {
    body.append("<div class=\"picture\">").append(svg).append("</div>\n");
    return this;
  }

  /** The same, as large as the page allows. */
  Page largeBoard(String svg) {
    body.append("<div class=\"picture large\">").append(svg).append("</div>\n");
    return this;
  }

  /** Parts that stand side by side where there is room. */
  Page sideBySide(Consumer<Page> inner) {
    body.append("<div class=\"side\">\n");
    inner.accept(this);
    body.append("</div>\n");
    return this;
  }

  /** Which line of {@link Charts#lines} is whose: the first name has the first colour. */
  public Page legend(List<String> names) {
    body.append("<ul class=\"legend\">");
    for (int i = 0; i < names.size(); i++) {
      body.append("<li><span class=\"")
          .append(StyleClass.series(i).css)
          .append("\"></span>")
          .append(HtmlText.escapeName(names.get(i)))
          .append("</li>");
    }
    body.append("</ul>\n");
    return this;
  }

  /** A part that is hidden until the reader opens it. */
  public Page details(String summary, Consumer<Page> inner) {
    body.append("<details><summary>").append(HtmlText.escape(summary)).append("</summary>\n");
    inner.accept(this);
    body.append("</details>\n");
    return this;
  }

  /**
   * A part that a script fills in; without scripts it says so.
   *
   * @param box the id of the element that the script fills
   * @param dataId the id of the element with the data
   * @param json the data
   * @param script must not hold the end of a CDATA section
   */
  Page script(String box, String dataId, String json, String script) {
    // As data between tags: no character of it can end the element.
    String data = json.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e");
    body.append("<div id=\"")
        .append(box)
        .append("\" class=\"viewer\"><noscript>This part needs JavaScript.</noscript></div>\n")
        .append("<script type=\"application/json\" id=\"")
        .append(dataId)
        .append("\">")
        .append(data)
        .append("</script>\n<script>//<![CDATA[\n")
        .append(script)
        .append("//]]></script>\n");
    return this;
  }

  /** The whole page. */
  public String html() {
    endSection();
    endHalves();
    return Text.format(
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>
        <link rel="icon" href="data:,"/>
        %s<title>%s</title>
        <style>
        %s</style>
        </head>
        <body>
        <main>
        %s</main>
        </body>
        </html>
        """,
        refresh, HtmlText.escape(title), STYLE, body);
  }

  private static final String STYLE =
      """
      :root {
        --paper: #fff; --ink: #1b2330; --soft: #586373; --rule: #dde2e8; --grid: #e4e8ed;
        --band: #f5f7f9;
        --s1: #2f74b5; --s2: #d1660a; --s3: #1d8a63; --s4: #b4508f; --s5: #a98600; --s6: #3aa0c9;
        --s7: #c0392f; --s8: #6b6f78;
      }
      @media screen and (prefers-color-scheme: dark) {
        :root {
          --paper: #14181e; --ink: #e3e8ee; --soft: #9aa5b3; --rule: #323a45; --grid: #2a313b;
          --band: #1b2129;
          --s1: #5aa2e0; --s2: #f08c3c; --s3: #3fbd8e; --s4: #db7fb8; --s5: #d7b53a; --s6: #74cbec;
          --s7: #f0746a; --s8: #a3a8b2;
        }
      }
      * { box-sizing: border-box; }
      html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
      body {
        margin: 0; background: var(--paper); color: var(--ink);
        font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial,
          "Noto Sans", "Liberation Sans", sans-serif;
      }
      main {
        max-width: 66rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 2.5rem) 3rem;
      }
      .halves { columns: 2; column-gap: 3rem; }
      section { padding-top: 1.5rem; }
      .halves section { break-inside: avoid; }
      h1 { font-size: 1.9rem; line-height: 1.2; margin: .5rem 0 .75rem; overflow-wrap: anywhere; }
      h2 {
        font-size: 1.15rem; line-height: 1.3; margin: 0 0 .75rem; padding-top: .75rem;
        border-top: 1px solid var(--rule); break-after: avoid;
      }
      p { margin: 0 0 .75rem; max-width: 46rem; overflow-wrap: anywhere; }
      .lead { font-size: 1.15rem; }
      dl {
        display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
        gap: .6rem 1.5rem; margin: 0 0 .75rem;
      }
      dl div { min-width: 0; }
      dt { color: var(--soft); font-size: .85rem; }
      dd { margin: 0; overflow-wrap: anywhere; }
      .scroll { overflow-x: auto; margin: 0 0 .75rem; }
      table { border-collapse: separate; border-spacing: 0; font-variant-numeric: tabular-nums; font-size: .95rem; }
      main > section > .scroll > table { width: 100%; }
      th, td {
        padding: .35rem .7rem; text-align: left; vertical-align: top;
        border-bottom: 1px solid var(--rule);
      }
      thead th { color: var(--soft); font-weight: 600; font-size: .85rem; vertical-align: bottom; }
      th.num, td.num { text-align: right; white-space: nowrap; }
      th.mid, td.mid { text-align: center; white-space: nowrap; }
      th.mid, td.mid { padding-left: .4rem; padding-right: .4rem; }
      th:first-child, td:first-child { padding-left: 0; }
      .scroll tr > :first-child.num {
        width: 1%; position: sticky; left: 0; background: var(--paper);
      }
      tbody th { font-weight: 500; }
      th.name { min-width: 8.5rem; overflow-wrap: anywhere; }
      td.text { overflow-wrap: anywhere; min-width: 11rem; }
      td small { display: block; color: var(--soft); font-size: .8rem; line-height: 1.2; }
      td[style] small { color: inherit; opacity: .75; }
      figure { margin: 0 0 .75rem; break-inside: avoid; }
      figcaption { color: var(--soft); font-size: .9rem; margin: 0 0 .4rem; }
      .chart {
        display: block; width: 100%; height: auto; max-width: 36rem; overflow: visible;
        font-size: 12px; font-family: inherit;
      }
      .chart .t { fill: var(--ink); }
      .chart .m { text-anchor: middle; }
      .chart .e { text-anchor: end; }
      .chart .k { fill: none; stroke-linecap: round; stroke-linejoin: round; }
      .chart .k.axis { stroke: var(--soft); stroke-linecap: butt; }
      .chart .k.grid { stroke: var(--grid); stroke-linecap: butt; }
      .chart .k.mark { stroke: var(--soft); stroke-linecap: butt; }
      .chart .k.err { stroke: var(--ink); stroke-linecap: butt; }
      .f.s1 { fill: var(--s1); } .k.s1 { stroke: var(--s1); }
      .f.s2 { fill: var(--s2); } .k.s2 { stroke: var(--s2); }
      .f.s3 { fill: var(--s3); } .k.s3 { stroke: var(--s3); }
      .f.s4 { fill: var(--s4); } .k.s4 { stroke: var(--s4); }
      .f.s5 { fill: var(--s5); } .k.s5 { stroke: var(--s5); }
      .f.s6 { fill: var(--s6); } .k.s6 { stroke: var(--s6); }
      .f.s7 { fill: var(--s7); } .k.s7 { stroke: var(--s7); }
      .f.s8 { fill: var(--s8); } .k.s8 { stroke: var(--s8); }
      .legend { list-style: none; margin: 0 0 .75rem; padding: 0; font-size: .9rem; }
      .legend li { padding-left: 1.6rem; text-indent: -1.6rem; overflow-wrap: anywhere; }
      .legend span {
        display: inline-block; width: 1.1rem; height: .2rem; border-radius: .1rem;
        margin-right: .5rem; vertical-align: middle;
      }
      .legend .s1 { background: var(--s1); } .legend .s2 { background: var(--s2); }
      .legend .s3 { background: var(--s3); } .legend .s4 { background: var(--s4); }
      .legend .s5 { background: var(--s5); } .legend .s6 { background: var(--s6); }
      .legend .s7 { background: var(--s7); } .legend .s8 { background: var(--s8); }
      summary { cursor: pointer; margin: 0 0 .5rem; }
      .viewer select { font: inherit; max-width: 100%; margin: 0 0 .75rem; }
      .viewer select, .viewer button {
        color: inherit; background: var(--band); border: 1px solid var(--rule);
        border-radius: .3rem; padding: .3rem .6rem;
      }
      .viewer button { font: inherit; min-width: 2.75rem; min-height: 2.5rem; cursor: pointer; }
      .viewer button:disabled { opacity: .4; cursor: default; }
      .viewer .board { display: block; width: min(100%, 26rem); height: auto; margin: 0 0 .75rem; }
      .viewer .cell { fill: var(--band); stroke: var(--rule); stroke-width: .03; }
      .viewer .deciding { stroke: var(--ink); stroke-width: .06; }
      .viewer .x { stroke: var(--s1); stroke-width: .13; fill: none; stroke-linecap: round; }
      .viewer .o { stroke: var(--s2); stroke-width: .13; fill: none; }
      .viewer .last { fill: var(--ink); }
      .viewer .steps { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; margin: 0 0 .5rem; }
      .viewer .steps input { flex: 1 1 8rem; max-width: 13rem; }
      .viewer .said { min-height: 3em; }
      .side { display: flex; flex-wrap: wrap; column-gap: 1.25rem; }
      .side th, .side td { padding: .3rem .45rem; }
      .picture { margin: 0 0 .75rem; }
      .picture .board { display: block; width: min(100%, 15rem); height: auto; }
      .picture.large .board { width: min(100%, 38rem); }
      .picture .cell:not(.labelled) { fill: var(--band); stroke: var(--rule); }
      .picture .cell:not(.labelled) ~ .name { fill: var(--soft); }
      .picture:not(.large) g g .name { display: none; }
      @media (max-width: 46rem) {
        .halves { columns: 1; }
        h1 { font-size: 1.5rem; }
        .lead { font-size: 1.05rem; }
        th, td { padding: .35rem .5rem; }
      }
      @media print {
        @page { size: A4; margin: 15mm; }
        :root { color-scheme: light; }
        html { font-size: 9.5pt; }
        body { font-size: 1rem; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        main { max-width: none; padding: 0; }
        .halves { columns: 2; column-gap: 8mm; }
        h1 { font-size: 17pt; }
        section { padding-top: 4mm; break-inside: avoid; }
        h2 { font-size: 12pt; padding-top: 2mm; }
        .scroll { overflow: visible; }
        .viewer .steps, .viewer select { display: none; }
        tr { break-inside: avoid; }
      }
      """;
}
