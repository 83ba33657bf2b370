/** The play view: a board, who plays, the moves, and what every cell is worth. */
import { compose, turnOf } from "../board/geometry";
import { download, fileName } from "../games/exchange";
import { yourSide } from "../games/results";
import { render, showInside } from "../dom";
import { type Route, writeRoute, routeOf, home } from "../link";
import { evaluationBar } from "../play/bar";
import { type Card, saveDots, savePicture } from "../play/card";
import { boast } from "../play/ending";
import { frame } from "../play/frame";
import { help } from "../play/help";
import { played } from "../play/match";
import { body, head, type PanelActs } from "../play/panel";
import { asSentence } from "../play/picture";
import { choosePlayers } from "../play/players";
import { moveAt } from "../play/positions";
import { showRules } from "../play/rules";
import { share } from "../play/share";
import { boardOf } from "../play/shown";
import type { PlayState } from "../play/state";
import { Table } from "../play/table";
import type { App, View } from "../view";

export async function playView(app: App, route: Route): Promise<View> {
  let draw = (): void => {};
  const table = await Table.open(app, route, () => draw());
  const { game } = table.subject;
  const { element, bar, board, boardHost, head: headHost, body: bodyHost } = frame(game, {
    play(cell) {
      const move = moveAt(table.state.position, cell);
      if (move !== null && table.personMoves()) {
        void table.play(move);
      }
    },
    refuse(cell) {
      const { position, thinking } = table.state;
      app.say(thinking ? "Wait: the other side thinks." : position.outcome.over ? "The game is over." : `${game.names[cell]} is not a legal move.`);
    },
    look(cell) {
      if (table.state.analysisOn && !table.state.explaining) {
        void table.pointAt(cell === null ? null : moveAt(table.state.position, cell));
      }
    },
  });

  const turn = (wanted: (image: readonly number[]) => boolean): (() => void) | null => {
    const step = game.images.find(wanted);
    return step
      ? () => {
          const image = table.state.image ? compose(table.state.image, step) : [...step];
          table.set({ image: image.every((place, cell) => place === cell) ? null : image });
          app.say("The board is turned.");
        }
      : null;
  };
  const rotations = game.images.map((image) => turnOf(game.layout, image)).filter((each) => !each.mirror && each.degrees > 0);
  const least = Math.min(...rotations.map((each) => each.degrees));
  const acts: PanelActs = {
    players: () =>
      void choosePlayers(app.carrier, table.subject.place, table.state.match.seats, app.online ? writeRoute(routeOf("friend", game.game, table.subject.packed)) : null, ({ seats, fresh }) => void (fresh ? table.restart(seats) : table.seat(seats))).catch((error: Error) => app.notice(error.message)),
    share: () => share({ position: table.state.position, moves: table.state.match.position === null ? played(table.state.match) : [], link: table.link(), challenge: challengeOf(table), board: writeRoute(routeOf("setup", game.game, table.subject.packed, { position: table.state.position.position })), notice: app.notice, picture: () => savePicture(board.element, card()), film: table.state.position.moveCells && (() => savePicture(board.element, card(table.state.position.moveCells!.filter((cell) => cell !== null)))), dots: () => void saveDots(board.element, card()), save: () => void table.record.text().then((text) => download(fileName(game.name, "txt"), text)), paste: (text) => table.paste(text) }),
    help,
    rules: () => showRules(app, table.subject),
    rotate: turn((image) => {
      const each = turnOf(game.layout, image);
      return !each.mirror && each.degrees === least;
    }),
    mirror: turn((image) => {
      const each = turnOf(game.layout, image);
      return each.mirror && each.degrees === 180;
    }) ?? turn((image) => turnOf(game.layout, image).mirror),
  };

  const card = (order: Card["order"] = null): Card => ({ title: game.name, sentence: boast(table), order });

  let drawn: PlayState | null = null;
  draw = () => {
    if (drawn === table.state) {
      return;
    }
    drawn = table.state;
    board.set(boardOf(table));
    boardHost.setAttribute("aria-busy", String(table.state.moving));
    render(headHost, ...head(table, acts));
    render(bodyHost, ...body(table, acts));
    evaluationBar(bar, table.state);
    const { winner } = table.state.position.outcome;
    element.classList.toggle("celebrated", winner !== null && (yourSide(table.state.match) ?? winner) === winner);
    element.classList.toggle("analysing", table.state.analysisOn && !table.state.explaining);
    const now = bodyHost.querySelector<HTMLElement>(".ply.now");
    if (now) {
      showInside(now, now.closest("ol")!);
    }
  };
  element.classList.add("barred");
  draw();
  table.begin();

  const back = (): void => (table.state.explaining ? table.reasons.step(table.state.explaining.step - 1) : void table.step(-1));
  const forward = (): void => (table.state.explaining ? table.reasons.step(table.state.explaining.step + 1) : void table.step(1));
  const start = (): void => void table.to(0);
  const end = (): void => void table.to(table.state.match.moves.length);
  const keys: Record<string, () => void> = {
    ArrowLeft: back,
    ArrowRight: forward,
    ArrowUp: start,
    ArrowDown: end,
    k: back,
    j: forward,
    "0": start,
    $: end,
    K: () => void table.edits.fork(-1),
    J: () => void table.edits.fork(1),
    Delete: () => void table.edits.remove(),
    b: () => board.focus(),
    u: () => void table.undo(),
    r: () => void table.redo(),
    ",": back,
    ".": forward,
    e: () => void table.recall(),
    a: () => table.switchAnalysis(),
    t: () => table.switchThreats(),
    h: () => void (table.personMoves() && table.hints.next()),
    w: () => {
      const focused = boardHost.contains(document.activeElement) ? moveAt(table.state.position, board.focused()) : null;
      void table.reasons.why(focused);
    },
    s: () => void (table.state.position.swapOffered && table.personMoves() && table.play("swap")),
    n: () => void table.restart(),
    p: acts.players,
    o: () => acts.rotate?.(),
    m: () => acts.mirror?.(),
    c: acts.share,
    "?": help,
    Escape: () => table.state.explaining && table.reasons.end(),
  };
  const shifted: Record<string, () => void> = {
    ArrowLeft: () => void table.edits.fork(-1),
    ArrowRight: () => void table.edits.fork(1),
    ArrowUp: () => void table.edits.beside(-1),
    ArrowDown: () => void table.edits.beside(1),
  };
  return {
    element,
    title: game.name,
    enter(next) {
      return writeRoute(next) === writeRoute(table.route());
    },
    key(event) {
      // A slider takes arrow keys itself.
      const act = event.target instanceof HTMLInputElement && event.key.startsWith("Arrow") ? undefined : (event.shiftKey && shifted[event.key]) || keys[event.key];
      act?.();
      return act !== undefined;
    },
    paste: (text) => void table.paste(text).catch((error: Error) => app.notice(asSentence(error.message))),
    close: () => table.close(),
  };
}

/** `X wins in 7: can you?` and the link of the puzzle, if a win is proven and there is a puzzle of it. */
function challengeOf(table: Table): string | null {
  const { position, insight } = table.state;
  const { game, packed } = table.subject;
  const value = insight?.value;
  if (game.kind !== "line" || value?.type !== "win" || value.plies === null || !position.toMove) {
    return null;
  }
  const link = home() + writeRoute(routeOf("puzzles", game.game, packed, { position: position.position }));
  return `${position.toMove} wins in ${value.plies}: can you? ${link}`;
}
