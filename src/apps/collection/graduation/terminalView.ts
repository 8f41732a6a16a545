import { Container } from 'pixi.js';
import { font } from '../../../engine/assets/font.ts';
import { Fills } from '../../../engine/draw/fills.ts';
import { Label } from '../../../engine/draw/label.ts';
import type { AppContext, SceneHost } from '../../../kernel/app.ts';
import { changedGrades, rowsAt } from './breakIn.ts';

const GLASS = 0x03140a;
/** Every other line of the tube is a little darker, and the glass is brighter in its middle. */
const GLOW = 0x06200f;
const SCAN_LINE = 0x020e07;
const DIM = 0x2fae66;
const BRIGHT = 0x7dffa8;
const MARGIN = 14;
const LINE_HEIGHT = 16;
/** Where grades stand, as a share of the width. */
const GRADE_AT = 0.5;
/** The page below takes this much of the body at least. */
const PAGE_HEIGHT = 118;

/** The green terminal: what it shows is a function of how far it is. */
export function createTerminalView({ root, size }: SceneHost, app: Pick<AppContext, 'sound'>) {
  const view = root.addChild(new Container());
  const glass = view.addChild(new Fills());
  const rows = view.addChild(new Container<Label>());
  const caret = view.addChild(new Fills());
  let drawnGlass = '';
  let changes: number | null = null;

  function drawGlass(): void {
    const { width, height } = size.get();
    const key = `${width}x${height}`;
    if (key === drawnGlass) return;
    drawnGlass = key;
    const [inX, inY] = [Math.round(width * 0.12), Math.round(height * 0.12)];
    glass.show([
      { x: 0, y: 0, width, height, color: GLASS },
      { x: inX, y: inY, width: width - 2 * inX, height: height - 2 * inY, color: GLOW },
      ...Array.from({ length: Math.ceil(height / 3) }, (_, index) => ({
        x: 0,
        y: index * 3,
        width,
        height: 1,
        color: SCAN_LINE,
      })),
    ]);
  }
  function label(index: number): Label {
    return rows.children[index] ?? rows.addChild(new Label());
  }
  function drawRows(progress: number): void {
    const { width, height } = size.get();
    const fit = Math.max(1, Math.floor((height - PAGE_HEIGHT - 2 * MARGIN) / LINE_HEIGHT));
    const shown = rowsAt(progress).slice(-fit);
    let used = 0;
    for (const [index, { text, grade, changed }] of shown.entries()) {
      const y = MARGIN + index * LINE_HEIGHT;
      const line = label(used++);
      line.write(text, DIM);
      line.position.set(MARGIN, y);
      if (grade === null) continue;
      const mark = label(used++);
      mark.write(grade, changed ? BRIGHT : DIM, changed ? 'win95b' : 'win95');
      mark.position.set(Math.round(width * GRADE_AT), y);
    }
    for (const spare of rows.children.slice(used)) spare.destroy();
    const last = shown.at(-1)?.text ?? '';
    const x = MARGIN + font('win95').measure(last) + 2;
    const y = MARGIN + (shown.length - 1) * LINE_HEIGHT + 1;
    caret.show([{ x, y, width: 7, height: 11, color: BRIGHT }]);
  }

  return {
    /** Shows the terminal at so many per cent; null: it is not seen. */
    show(progress: number | null): void {
      view.visible = progress !== null;
      if (progress === null) return;
      drawGlass();
      drawRows(progress);
      const now = changedGrades(progress);
      if (changes !== null && now > changes) app.sound('type');
      changes = now;
    },
    destroy: () => view.destroy({ children: true }),
  };
}
