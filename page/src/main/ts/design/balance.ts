/** The figures of a game that engines have played against themselves, as they come. */
import { type Call, Cancelled, type Carrier } from "../carrier";
import { type Child, h, render } from "../dom";
import type { Balance, Place, Share, Spread } from "../api";
import { asSentence } from "../play/picture";

const GAMES = 100;

/** Enough for a first figure while rules are still being changed. */
const FIRST_LOOK = 24;

export class BalancePanel {
  readonly element = h("section", { class: "balance", "aria-label": "Balance" });
  private call: Call<Balance> | null = null;
  private found: Balance | null = null;
  private note = "";
  private running = false;
  private place: Place | null = null;
  private games = GAMES;

  constructor(
    private readonly carrier: Carrier,
    private readonly say: (text: string) => void,
  ) {
    this.draw();
  }

  /** Other rules: the old figures no longer count. */
  reset(place: Place | null): void {
    this.call?.cancel();
    this.place = place;
    this.found = null;
    this.running = false;
    this.note = "";
    this.draw();
  }

  close(): void {
    this.call?.cancel();
  }

  /** Measures with few games, without being asked. */
  look(): void {
    this.measure(FIRST_LOOK);
  }

  private measure(games: number): void {
    if (!this.place) {
      return;
    }
    this.games = games;
    this.running = true;
    this.found = null;
    this.note = "The first games are being played …";
    const call = this.carrier.call(
      "balance",
      { ...this.place, games, seed: 1 + Math.floor(Math.random() * 1_000_000) },
      {
        answer: (found) => {
          this.found = found;
          this.note = "";
          this.draw();
        },
        queued: (place) => {
          this.note = `Waiting: place ${place} in the queue.`;
          this.draw();
        },
      },
    );
    this.call = call;
    this.draw();
    call.done.then(
      (found) => {
        this.found = found;
        this.end("");
        this.say(found.verdict.join(" "));
      },
      (error: Error) => {
        if (this.call === call) {
          this.end(error instanceof Cancelled ? "" : asSentence(error.message));
        }
      },
    );
  }

  private end(note: string): void {
    this.running = false;
    this.note = note;
    this.draw();
  }

  private draw(): void {
    const { found, running } = this;
    const part = found ? found.games / this.games : 0;
    render(
      this.element,
      h("h2", {}, "Is it fair?"),
      h("p", { class: "note" }, `An engine plays ${GAMES} games against itself; after a change by the sliders, ${FIRST_LOOK} for a first look.`),
      h(
        "p",
        { class: "offers" },
        running
          ? h("button", { class: "button", onclick: () => this.call?.cancel(), "data-key": "stop" }, "Stop")
          : h("button", { class: "button", onclick: () => this.measure(GAMES), "aria-disabled": this.place ? null : "true", "data-key": "measure" }, found && this.games === GAMES ? "Measure again" : "Measure the balance"),
        running && h("progress", { max: 1, value: part, "aria-label": "Games played" }),
        found && h("span", { class: "note" }, `${found.games} games`),
      ),
      this.note && h("p", { class: "note" }, this.note),
      found && found.games > 0 && figures(found),
    );
  }
}

function figures(found: Balance): Child {
  const rows: [string, string | null][] = [
    ["First player", share(found.firstPlayer)],
    ["Draws", share(found.drawRate)],
    ["Swaps", share(found.swaps)],
    ["Length", mean(found.length, "stones")],
    ["Win in sight", mean(found.winInSight, "moves before the end")],
    ["Margin", mean(found.margin, "points")],
    ["Lead changes", mean(found.leadChanges, "a game")],
    ["Comebacks", share(found.comebacks)],
    ["Branching", `${round(found.branching)} legal moves`],
    ["Variety", `${found.differentGames} of ${found.games} games are different`],
  ];
  return h(
    "div",
    { class: "balance-figures" },
    split(found),
    h("ul", { class: "verdicts" }, ...found.verdict.map((text) => h("li", {}, text))),
    h("table", {}, h("tbody", {}, ...rows.filter(([, text]) => text).map(([name, text]) => h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, text))))),
  );
}

/** How the games ended, as a bar: X, draws, O. */
function split({ wins, draws, losses, games }: Balance): Child {
  const part = (name: string, many: number, text: string): Child => {
    const box = h("span", { class: name }, many / games > 0.12 ? text : "");
    box.style.flexGrow = String(many);
    return many > 0 && box;
  };
  return h(
    "div",
    { class: "split", role: "img", "aria-label": `X won ${wins}, ${draws} drawn, O won ${losses}` },
    part("X", wins, `X ${wins}`),
    part("draw", draws, `draw ${draws}`),
    part("O", losses, `O ${losses}`),
  );
}

function per(share: number): string {
  return Math.round(100 * share) + "%";
}

function round(number: number): string {
  return (Math.round(number * 10) / 10).toString();
}

function share(found: Share | null): string | null {
  return found && found.share !== null ? `${per(found.share)} (${per(found.low)} to ${per(found.high)})` : null;
}

function mean(found: Spread | null, unit: string): string | null {
  return found ? `${round(found.mean)} ${unit} (${round(found.low)} to ${round(found.high)})` : null;
}
