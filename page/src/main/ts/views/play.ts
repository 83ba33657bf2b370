/** The play view: a board, who plays, the moves, and what every cell is worth. */
import { compose, turnOf } from "../board/geometry";
import { render, showInside } from "../dom";
import { type Route, writeRoute } from "../link";
import { evaluationBar } from "../play/bar";
import { frame } from "../play/frame";
import { help } from "../play/help";
import { played } from "../play/match";
import { body, head, type PanelActs } from "../play/panel";
import { asSentence } from "../play/picture";
import { choosePlayers } from "../play/players";
import { moveAt } from "../play/positions";
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
      void choosePlayers(app.carrier, table.subject.place, table.state.match.seats, ({ seats, fresh }) => void (fresh ? table.restart(seats) : table.seat(seats))).catch((error: Error) => app.notice(error.message)),
    share: () => share({ position: table.state.position, moves: table.state.match.position === null ? played(table.state.match) : [], link: table.link(), notice: app.notice, paste: (text) => table.paste(text) }),
    help,
    rotate: turn((image) => {
      const each = turnOf(game.layout, image);
      return !each.mirror && each.degrees === least;
    }),
    mirror: turn((image) => {
      const each = turnOf(game.layout, image);
      return each.mirror && each.degrees === 180;
    }) ?? turn((image) => turnOf(game.layout, image).mirror),
  };

  let drawn: PlayState | null = null;
  draw = () => {
    if (drawn === table.state) {
      return;
    }
    drawn = table.state;
    board.set(boardOf(table));
    render(headHost, ...head(table, acts));
    render(bodyHost, ...body(table, acts));
    evaluationBar(bar, table.state);
    element.classList.toggle("analysing", table.state.analysisOn && !table.state.explaining);
    const now = bodyHost.querySelector<HTMLElement>(".ply.now");
    if (now) {
      showInside(now, now.closest("ol")!);
    }
  };
  draw();
  table.begin();

  const keys: Record<string, () => void> = {
    b: () => board.focus(),
    u: () => void table.undo(),
    r: () => void table.redo(),
    ",": () => (table.state.explaining ? table.whyStep(table.state.explaining.step - 1) : void table.step(-1)),
    ".": () => (table.state.explaining ? table.whyStep(table.state.explaining.step + 1) : void table.step(1)),
    e: () => void table.recall(table.state.earlier[0]),
    a: () => table.switchAnalysis(),
    t: () => table.switchThreats(),
    w: () => {
      const focused = boardHost.contains(document.activeElement) ? moveAt(table.state.position, board.focused()) : null;
      void table.why(focused);
    },
    s: () => void (table.state.position.swapOffered && table.personMoves() && table.play("swap")),
    n: () => void table.restart(),
    p: acts.players,
    o: () => acts.rotate?.(),
    m: () => acts.mirror?.(),
    c: acts.share,
    "?": help,
    Escape: () => table.state.explaining && table.endWhy(),
  };
  return {
    element,
    title: game.name,
    enter(next) {
      return writeRoute(next) === writeRoute(table.route());
    },
    key(event) {
      const act = keys[event.key];
      act?.();
      return act !== undefined;
    },
    paste: (text) => void table.paste(text).catch((error: Error) => app.notice(asSentence(error.message))),
    close: () => table.close(),
  };
}
