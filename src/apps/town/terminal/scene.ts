import { CanvasSource, Container, Sprite, Texture } from 'pixi.js';
import { Fills } from '../../../engine/draw/fills.ts';
import { scenePart } from '../../../engine/scene/scenePart.ts';
import type { AppContext, Mount, SceneHost } from '../../../kernel/app.ts';
import { CELL } from './glyphs.ts';
import { createLetters, LetterRow } from './letters.ts';
import type { Tone } from './rows.ts';
import { PITCH } from './screen.ts';
import { terminalOf, type SharedTerminal } from './terminal.ts';
import { paintTube } from './tube.ts';

const COLORS: Readonly<Record<Tone, number>> = { typed: 0xb4ffce, said: 0x53e08a, faint: 0x2fae66 };
const CARET = 0x8dffb4;
const UNDER_CARET = 0x03140a;
const SELECTED = 0x1f7a45;
const BAR = 0x1f7a45;
const LETTER_TOP = 1;
const BAR_WIDTH = 2;
/** Between the letters and the bar that shows how far back one reads. */
const BAR_GAP = 6;
const SHORTEST_BAR = 12;

/** The picture of the monitor, painted again where its size changes. */
function createMonitor({ root, size }: SceneHost, { glass }: SharedTerminal) {
  const sprite = root.addChild(new Sprite());
  let texture: Texture | null = null;
  let painted = '';
  function paint(): void {
    const { width, height } = size.get();
    const room = glass.get();
    const key = [width, height, room.x, room.y, room.width, room.height].join();
    if (room.width === 0 || width === 0 || key === painted) return;
    painted = key;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (context === null) return;
    const picture = context.createImageData(width, height);
    paintTube(picture, { width, height }, room);
    context.putImageData(picture, 0, 0);
    const before = texture;
    texture = new Texture({ source: new CanvasSource({ resource: canvas, scaleMode: 'nearest' }) });
    sprite.texture = texture;
    before?.destroy(true);
  }
  return {
    paint,
    destroy(): void {
      sprite.destroy();
      texture?.destroy(true);
    },
  };
}

/** What is written, of which only the rows in sight are drawn. */
function createPaper({ root }: SceneHost, { page, screen, scrolled }: SharedTerminal) {
  const letters = createLetters();
  const paper = root.addChild(new Container());
  const marks = paper.addChild(new Fills());
  const lines = paper.addChild(new Container());
  /** The letter on which the caret stands. */
  const under = paper.addChild(new LetterRow(letters));
  const written = new Map<number, LetterRow>();

  function rowAt(index: number): LetterRow {
    const known = written.get(index);
    if (known !== undefined) return known;
    const row = lines.addChild(new LetterRow(letters));
    row.y = index * PITCH + LETTER_TOP;
    written.set(index, row);
    return row;
  }
  function drawCaret(): void {
    const { caret, rows } = page.get();
    const cell = { width: CELL.width, height: CELL.height };
    const at = (row: number, column: number) => ({
      x: column * CELL.width,
      y: row * PITCH + LETTER_TOP,
    });
    const selected = (caret?.selected ?? []).map(({ row, column }) => ({
      ...at(row, column),
      ...cell,
      color: SELECTED,
    }));
    under.visible = caret?.solid === true && caret.selected.length === 0;
    if (caret === null) {
      marks.show([]);
      return;
    }
    const { x, y } = at(caret.at.row, caret.at.column);
    under.write(rows[caret.at.row]?.text.charAt(caret.at.column) ?? '', UNDER_CARET);
    under.position.set(x, y);
    // Without the keyboard only its foot is lit.
    const block = caret.solid
      ? { x, y, ...cell, color: CARET }
      : { x, y: y + CELL.height - 2, width: CELL.width, height: 2, color: COLORS.faint };
    marks.show(caret.selected.length > 0 ? selected : [block]);
  }
  return {
    draw(): void {
      const { rows: all } = page.get();
      const top = scrolled.get();
      paper.y = -top;
      const first = Math.floor(top / PITCH);
      const last = Math.min(all.length, first + screen.get().rows + 2);
      for (const [index, row] of written) {
        if (index >= first && index < last) continue;
        written.delete(index);
        row.destroy({ children: true });
      }
      for (let index = first; index < last; index += 1) {
        const { text, tone } = all[index] ?? { text: '', tone: 'said' };
        rowAt(index).write(text, COLORS[tone]);
      }
      drawCaret();
    },
    destroy: () => letters.destroy(),
  };
}

/** The tube of the Terminal: its housing, its glass, and what is written on it. */
const mount: Mount<SceneHost> = (host: SceneHost, app: AppContext) => {
  const shared = terminalOf(app);
  const { glass, page, screen, scrolled } = shared;
  const monitor = createMonitor(host, shared);
  const part = scenePart(host, screen, app.fail);
  const paper = createPaper(part.host, shared);
  const bar = host.root.addChild(new Fills());

  function drawBar(): void {
    const { x, y, width, height, rows } = screen.get();
    const all = page.get().rows.length;
    if (all <= rows) {
      bar.show([]);
      return;
    }
    const length = Math.max(SHORTEST_BAR, Math.round((height * rows) / all));
    const way = Math.max(1, (all - rows) * PITCH);
    const at = Math.round((height - length) * Math.min(1, scrolled.get() / way));
    bar.show([{ x: x + width + BAR_GAP, y: y + at, width: BAR_WIDTH, height: length, color: BAR }]);
  }
  function draw(): void {
    paper.draw();
    drawBar();
  }
  const stops = [
    host.size.subscribe(monitor.paint),
    glass.subscribe(monitor.paint),
    page.subscribe(draw),
    scrolled.subscribe(draw),
    screen.subscribe(draw),
  ];
  monitor.paint();
  draw();
  return () => {
    for (const stop of stops) stop();
    part.destroy();
    paper.destroy();
    monitor.destroy();
    bar.destroy();
  };
};

export default mount;
