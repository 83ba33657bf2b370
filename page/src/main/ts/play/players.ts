/** The dialog that seats people, levels and engines, made from what the engine says about itself. */
import type { EngineInfo, EngineOption, Place } from "../api";
import type { Carrier } from "../carrier";
import { type Child, h, render } from "../dom";
import { dialog } from "./dialog";
import { levelName, levelWords } from "./levels";
import { engineSpec, level, PERSON, readSpec, type Seat } from "./match";

interface Draft {
  kind: "person" | "level" | "engine";
  level: number;
  engine: string;
  options: Record<string, string>;
  seconds: number;
}

export interface PlayersChoice {
  seats: [Seat, Seat];
  fresh: boolean;
}

/**
 * @param friend the address of a game with somebody on another device, or null
 */
export async function choosePlayers(carrier: Carrier, place: Place, seats: [Seat, Seat], friend: string | null, chosen: (choice: PlayersChoice) => void): Promise<void> {
  const { engines } = await carrier.call("engines", place).done;
  const others = engines.filter((each) => !/^level\d+$/.test(each.engine));
  const drafts = seats.map((seat) => draftOf(seat, others)) as [Draft, Draft];
  dialog("Players", (close) => {
    const body = h("div", { class: "players-form" });
    const draw = (): void => render(body, presets(drafts, draw, friend && h("a", { class: "chip", href: friend, onclick: close }, "A friend elsewhere")), side("X", "moves first", drafts[0], others, draw), side("O", "moves second", drafts[1], others, draw));
    draw();
    const take = (fresh: boolean): void => {
      close();
      chosen({ seats: drafts.map(seatOf) as [Seat, Seat], fresh });
    };
    return [
      body,
      h(
        "div",
        { class: "dialog-acts" },
        h("button", { class: "button", onclick: () => take(false) }, "Go on with this game"),
        h("button", { class: "button primary", onclick: () => take(true) }, "New game"),
      ),
    ];
  });
}

function draftOf(seat: Seat, engines: EngineInfo[]): Draft {
  const draft: Draft = { kind: "person", level: 3, engine: engines[0]?.engine ?? "best", options: {}, seconds: 1 };
  if (seat.kind === "person") {
    return draft;
  }
  const { name, options } = readSpec(seat.engine);
  const found = /^level(\d+)$/.exec(name);
  return found
    ? { ...draft, kind: "level", level: Number(found[1]) }
    : { ...draft, kind: "engine", engine: name, options, seconds: seat.millis ? seat.millis / 1000 : 1 };
}

function seatOf(draft: Draft): Seat {
  switch (draft.kind) {
    case "person":
      return PERSON;
    case "level":
      return level(draft.level);
    case "engine":
      return { kind: "engine", engine: engineSpec(draft.engine, draft.options), millis: Math.round(draft.seconds * 1000) };
  }
}

function presets(drafts: [Draft, Draft], draw: () => void, more: Child): HTMLElement {
  const preset = (text: string, x: Draft["kind"], o: Draft["kind"]): Child =>
    h(
      "button",
      {
        class: "chip",
        "aria-pressed": String(drafts[0].kind === x && drafts[1].kind === o),
        onclick: () => {
          drafts[0].kind = x;
          drafts[1].kind = o;
          draw();
        },
      },
      text,
    );
  return h(
    "div",
    { class: "chips", role: "group", "aria-label": "Usual pairings" },
    preset("You begin", "person", "level"),
    preset("You are second", "level", "person"),
    preset("Two people", "person", "person"),
    preset("Watch", "level", "level"),
    more,
  );
}

function side(mark: "X" | "O", order: string, draft: Draft, engines: EngineInfo[], draw: () => void): HTMLElement {
  const change = (edit: Partial<Draft>): void => {
    Object.assign(draft, edit);
    draw();
  };
  const kinds: [Draft["kind"], string][] = [
    ["person", "Person"],
    ["level", "Level"],
    ["engine", "Engine"],
  ];
  return h(
    "fieldset",
    { class: "seat-form" },
    h("legend", {}, h("span", { class: "sign " + mark }, mark), " ", order),
    h(
      "div",
      { class: "segments" },
      ...kinds.map(([kind, text]) =>
        h("label", {}, h("input", { type: "radio", name: "kind" + mark, checked: draft.kind === kind, onchange: () => change({ kind }) }), h("span", {}, text)),
      ),
    ),
    draft.kind === "level" && levelForm(mark, draft, change),
    draft.kind === "engine" && engineForm(mark, draft, engines, change),
  );
}

function levelForm(mark: string, draft: Draft, change: (edit: Partial<Draft>) => void): HTMLElement {
  const id = "level" + mark;
  return h(
    "div",
    { class: "field" },
    h("label", { for: id }, "Level ", h("output", { for: id }, `${draft.level}, ${levelName(draft.level)}`)),
    h("input", { id, type: "range", min: 1, max: 10, value: draft.level, "aria-valuetext": levelWords(draft.level), oninput: (event: Event) => change({ level: Number((event.target as HTMLInputElement).value) }) }),
  );
}

function engineForm(mark: string, draft: Draft, engines: EngineInfo[], change: (edit: Partial<Draft>) => void): HTMLElement {
  const engine = engines.find((each) => each.engine === draft.engine) ?? engines[0];
  const id = "engine" + mark;
  // The seconds for a move stand by themselves.
  const options = engine?.options.filter((option) => !(engine.needsLimit && option.option === "time")) ?? [];
  return h(
    "div",
    { class: "engine-form" },
    h(
      "div",
      { class: "field" },
      h("label", { for: id }, "Engine"),
      h(
        "select",
        { id, onchange: (event: Event) => change({ engine: (event.target as HTMLSelectElement).value, options: {} }) },
        ...engines.map((each) => h("option", { value: each.engine, selected: each.engine === draft.engine }, each.engine)),
      ),
    ),
    engine && h("p", { class: "note" }, engine.summary),
    engine?.needsLimit &&
      h(
        "div",
        { class: "field" },
        h("label", { for: "time" + mark }, "Seconds for a move"),
        h("input", { id: "time" + mark, type: "number", min: 0.1, max: 60, step: 0.1, value: draft.seconds, onchange: (event: Event) => change({ seconds: Math.max(0.05, Number((event.target as HTMLInputElement).value) || 1) }) }),
      ),
    options.length > 0 &&
      h(
        "details",
        {},
        h("summary", {}, "Settings"),
        ...options.map((option) => optionField(mark, option, draft.options[option.option] ?? "", (value) => change({ options: { ...draft.options, [option.option]: value } }))),
      ),
  );
}

function optionField(mark: string, option: EngineOption, value: string, change: (value: string) => void): HTMLElement {
  const id = `option-${mark}-${option.option}`;
  const read = (event: Event): void => change((event.target as HTMLInputElement).value.trim());
  const words = option.type === "boolean" ? ["true", "false"] : option.words;
  const field = words
    ? h("select", { id, onchange: read }, h("option", { value: "", selected: value === "" }, option.usual ? `usual (${option.usual})` : "usual"), ...words.map((word) => h("option", { value: word, selected: value === word }, word)))
    : h("input", {
        id,
        type: option.type === "number" ? "number" : "text",
        min: option.least ?? null,
        max: option.most ?? null,
        placeholder: option.usual ?? (option.type === "number" ? "usual" : "3:20"),
        value,
        onchange: read,
      });
  return h("div", { class: "field", "data-key": id }, h("label", { for: id }, option.option), field, h("span", { class: "note" }, option.summary));
}
