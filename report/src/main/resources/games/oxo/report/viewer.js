// Steps through the games of a match. The data of the page: the corners of a cell around its centre
// and how much of them is rounded off, cells (x, y, name), games (labels of both players, result,
// the stones of the opening, the moves, the cells that decided it).
(function () {
  'use strict';
  const data = JSON.parse(document.getElementById('games-data').textContent);
  const box = document.getElementById('games-viewer');
  const SVG = 'http://www.w3.org/2000/svg';
  let game = data.games[0];
  let at = 0;

  function element(name, attributes, parent, text) {
    const made = document.createElement(name);
    Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
    if (text !== undefined) made.textContent = text;
    parent.appendChild(made);
    return made;
  }

  function shape(name, attributes, parent) {
    const made = document.createElementNS(SVG, name);
    Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
    parent.appendChild(made);
    return made;
  }

  // The stones after the first moves of the game, by cell, and the cell of the last one.
  function stones(moves) {
    const on = {};
    game.x.forEach((cell) => { on[cell] = 'X'; });
    game.o.forEach((cell) => { on[cell] = 'O'; });
    let last = -1;
    game.moves.slice(0, moves).forEach((move) => {
      last = move.cell;
      if (move.cell >= 0) on[move.cell] = move.colour;
    });
    return { on, last };
  }

  const choice = element('select', { 'aria-label': 'Game' }, box);
  data.games.forEach((each, index) => {
    element('option', { value: index }, choice, each.title);
  });
  const svg = shape('svg', { 'class': 'board', role: 'img' }, box);
  const bar = element('div', { 'class': 'steps' }, box);
  const buttons = [['|◀', 'First position'], ['◀', 'Back'], ['▶', 'Next move'], ['▶|', 'Last position']]
    .map(([sign, title]) => element('button', { type: 'button', title, 'aria-label': title }, bar, sign));
  const slider = element('input', { type: 'range', min: 0, 'aria-label': 'Move' }, bar);
  const words = element('p', { 'class': 'said', 'aria-live': 'polite' }, box);

  const xs = data.cells.map((cell) => cell.x);
  const ys = data.cells.map((cell) => cell.y);
  svg.setAttribute('viewBox', [Math.min(...xs) - 0.6, Math.min(...ys) - 0.6,
    Math.max(...xs) - Math.min(...xs) + 1.2, Math.max(...ys) - Math.min(...ys) + 1.2].join(' '));

  // The outline of a cell around 0, 0, with rounded corners.
  const outline = data.corners.map(([x, y], index, all) => {
    const towards = ([toX, toY]) => {
      const share = data.rounding / Math.hypot(toX - x, toY - y);
      return (x + (toX - x) * share) + ' ' + (y + (toY - y) * share);
    };
    const from = towards(all[(index + all.length - 1) % all.length]);
    const to = towards(all[(index + 1) % all.length]);
    return (index === 0 ? 'M' : 'L') + from + 'Q' + x + ' ' + y + ' ' + to;
  }).join('') + 'z';

  function drawCell(cell, index, here, last, deciding) {
    const group = shape('g', {}, svg);
    const kind = deciding ? 'cell deciding' : 'cell';
    shape('path', { d: outline, transform: 'translate(' + cell.x + ' ' + cell.y + ')', 'class': kind }, group);
    shape('title', {}, group).textContent = cell.name + (here ? ': ' + here : '');
    if (here === 'X') {
      shape('path', { d: 'M' + (cell.x - 0.24) + ' ' + (cell.y - 0.24) + 'l.48 .48m0 -.48l-.48 .48', 'class': 'x' }, group);
    }
    if (here === 'O') {
      shape('circle', { cx: cell.x, cy: cell.y, r: 0.27, 'class': 'o' }, group);
    }
    if (last) {
      shape('circle', { cx: cell.x, cy: cell.y, r: 0.07, 'class': 'last' }, group);
    }
  }

  function sentence() {
    if (at === 0) return game.moves.length === 0 ? game.end : 'The opening. ' + game.moves.length + ' moves follow.';
    const move = game.moves[at - 1];
    const value = move.value === '' ? '' : ' (' + move.value + ')';
    const end = at === game.moves.length ? '. ' + game.end : '';
    return 'Move ' + at + ' of ' + game.moves.length + ': ' + move.player + ' plays ' + move.name + value + end;
  }

  function show() {
    while (svg.firstChild) svg.removeChild(svg.firstChild);
    const { on, last } = stones(at);
    const over = at === game.moves.length;
    data.cells.forEach((cell, index) => {
      drawCell(cell, index, on[index], index === last, over ? game.deciding.includes(index) : false);
    });
    slider.max = game.moves.length;
    slider.value = at;
    words.textContent = sentence();
    svg.setAttribute('aria-label', words.textContent);
    buttons[0].disabled = buttons[1].disabled = at === 0;
    buttons[2].disabled = buttons[3].disabled = over;
  }

  function go(to) {
    at = Math.max(0, Math.min(game.moves.length, to));
    show();
  }

  choice.addEventListener('change', () => { game = data.games[Number(choice.value)]; go(0); });
  slider.addEventListener('input', () => go(Number(slider.value)));
  [() => 0, () => at - 1, () => at + 1, () => game.moves.length].forEach((target, index) => {
    buttons[index].addEventListener('click', () => go(target()));
  });
  box.addEventListener('keydown', (event) => {
    if (event.target === slider || event.target === choice) return;
    const step = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: game.moves.length }[event.key];
    if (step !== undefined) { event.preventDefault(); go(step); }
  });
  go(game.moves.length);
}());
