import { expect, it } from 'vitest';
import { flipped, turned } from '../pixels/changes.ts';
import { pictureOf, textOf } from '../pixels/pictureText.ts';
import { BLACK, colorOf, WHITE, type Pixels, type Point } from '../pixels/pixels.ts';
import type { Choices } from './choices.ts';
import { createEasel, type Easel } from './easel.ts';

const RED = colorOf(255, 0, 0);
const NONE = { shift: false, ctrl: false };

function easelOf(picture: Pixels, choices: Partial<Choices> = {}): Easel {
  const easel = createEasel(picture, {
    random: () => 0,
    // Words of two pixels, the second not quite covered.
    letters: () => ({ width: 2, height: 1, data: Uint8Array.of(255, 127) }),
  });
  easel.choose(choices);
  return easel;
}
interface Drag {
  readonly button?: 0 | 1;
  readonly ctrl?: boolean;
  readonly shift?: boolean;
}
function drag(
  easel: Easel,
  [from, ...rest]: readonly (readonly [x: number, y: number])[],
  how: Drag = {},
): void {
  const held = { ...NONE, ...how };
  const [x, y] = from ?? [0, 0];
  easel.press({ at: { x, y }, button: how.button ?? 0, held });
  for (const [toX, toY] of rest) easel.move({ x: toX, y: toY }, held);
  easel.release();
}
const shown = (easel: Easel): string => textOf(easel.sheet().pixels);

it('draws with the color of the button that is pressed, and takes a stroke back as one step (PAINT-3, PAINT-5)', () => {
  const easel = easelOf(pictureOf('....', '....'), { colors: [BLACK, RED] });
  drag(easel, [
    [0, 0],
    [2, 0],
    [2, 1],
  ]);
  drag(easel, [[0, 1]], { button: 1 });
  expect(shown(easel)).toBe('###.\nr.#.');
  easel.undo();
  expect(shown(easel)).toBe('###.\n..#.');
  easel.undo();
  expect(shown(easel)).toBe('....\n....');
  expect(easel.state.get()).toMatchObject({ canUndo: false, canRedo: true });
  easel.redo();
  easel.redo();
  expect(shown(easel)).toBe('###.\nr.#.');
});

it('draws a line that follows the pointer, straight with Shift, and none where it is given up (PAINT-2)', () => {
  const easel = easelOf(pictureOf('....', '....', '....'), { tool: 'line' });
  drag(
    easel,
    [
      [0, 0],
      [0, 2],
      [3, 1],
    ],
    { shift: true },
  );
  expect(shown(easel)).toBe('####\n....\n....');
  easel.press({ at: { x: 0, y: 2 }, button: 0, held: NONE });
  easel.move({ x: 3, y: 2 }, NONE);
  expect(shown(easel)).toBe('####\n....\n####');
  easel.cancel();
  expect(shown(easel)).toBe('####\n....\n....');
});

it('takes a color from the picture, and then goes on with the tool before (PAINT-3)', () => {
  const easel = easelOf(pictureOf('#r'), { tool: 'brush' });
  easel.choose({ tool: 'picker' });
  drag(easel, [[1, 0]], { button: 1 });
  expect(easel.state.get()).toMatchObject({ colors: [BLACK, RED], tool: 'brush' });
});

it('erases to the second color, and with the right button the first color alone (PAINT-1)', () => {
  const easel = easelOf(pictureOf('#r#r#r#r', 'rrrrrrrr'), { tool: 'eraser', eraser: 4 });
  drag(easel, [[2, 1]], { button: 1 });
  expect(shown(easel)).toBe('.r.r#r#r\nrrrrrrrr');
  drag(easel, [[2, 1]]);
  expect(shown(easel)).toBe('....#r#r\n....rrrr');
});

it('moves what is selected, leaves a copy with Ctrl, and lays it down as one step (PAINT-4)', () => {
  const easel = easelOf(pictureOf('##....', 'r.....', '......'), { tool: 'select' });
  drag(easel, [
    [0, 0],
    [1, 1],
  ]);
  expect(easel.state.get().selection).toEqual({ left: 0, top: 0, width: 2, height: 2 });
  drag(easel, [
    [1, 1],
    [3, 1],
    [4, 2],
  ]);
  expect(shown(easel)).toBe('......\n...##.\n...r..');
  easel.undo();
  expect(shown(easel)).toBe('##....\nr.....\n......');
  expect(easel.state.get().selection).toBeNull();

  drag(easel, [
    [0, 0],
    [1, 1],
  ]);
  const copy = { ctrl: true };
  drag(
    easel,
    [
      [0, 0],
      [2, 0],
    ],
    copy,
  );
  drag(
    easel,
    [
      [2, 0],
      [4, 1],
    ],
    copy,
  );
  easel.deselect();
  expect(shown(easel)).toBe('####..\nr.r.##\n....r.');
  easel.undo();
  expect(shown(easel)).toBe('####..\nr.r...\n......');
});

it('leaves the second color behind where it is transparent, and brings it where it is opaque (PAINT-4)', () => {
  const easel = easelOf(pictureOf('#.rr', '.#rr'), { tool: 'select' });
  drag(easel, [
    [0, 0],
    [1, 1],
  ]);
  easel.choose({ isOpaque: false });
  easel.nudge(2, 0);
  expect(shown(easel)).toBe('..#r\n..r#');
  easel.choose({ isOpaque: true });
  expect(shown(easel)).toBe('..#.\n...#');
});

it('cuts, pastes, clears and turns what is selected, and nothing else (PAINT-4, PAINT-6)', () => {
  const easel = easelOf(pictureOf('#r..', '....'), { tool: 'select' });
  drag(easel, [
    [0, 0],
    [1, 1],
  ]);
  const piece = easel.chosen();
  easel.erase();
  expect(shown(easel)).toBe('....\n....');
  if (piece === null) throw new Error('nothing was selected');
  easel.paste(piece, { x: 2, y: 0 });
  expect(shown(easel)).toBe('..#r\n....');
  easel.alter((pixels) => turned(pixels, 90));
  expect(shown(easel)).toBe('...#\n...r');
  easel.deselect();
  easel.alter((pixels) => flipped(pixels, 'across'));
  expect(shown(easel)).toBe('#...\nr...');
  easel.resize(2, 1);
  expect(easel.state.get().size).toEqual({ width: 2, height: 1 });
  easel.clear();
  expect(shown(easel)).toBe('..');
  easel.undo();
  easel.undo();
  expect(shown(easel)).toBe('#...\nr...');
});

it('bends a line twice, and ends it where another tool is chosen (PAINT-1)', () => {
  const easel = easelOf(pictureOf('.....', '.....', '.....'), { tool: 'curve' });
  const line = [
    [0, 2],
    [4, 2],
  ] as const;
  drag(easel, line);
  expect(easel.isBending()).toBe(true);
  drag(easel, [[2, -1]]);
  expect(shown(easel)).not.toBe('.....\n.....\n#####');
  drag(easel, [[2, 2]]);
  expect(easel.isBending()).toBe(false);
  easel.undo();
  expect(shown(easel)).toBe('.....\n.....\n.....');
  drag(easel, line);
  easel.choose({ tool: 'pencil' });
  expect(easel.isBending()).toBe(false);
  expect(shown(easel)).toBe('.....\n.....\n#####');
  expect(easel.state.get().canUndo).toBe(true);
});

it('writes words onto the picture without smoothed edges, on the second color or on what is there (PAINT-1)', () => {
  const easel = easelOf(pictureOf('rrr', 'rrr'), { tool: 'text', isOpaque: false });
  const box: readonly Point[] = [
    { x: 0, y: 1 },
    { x: 1, y: 1 },
  ];
  drag(
    easel,
    box.map(({ x, y }) => [x, y] as const),
  );
  easel.write('hi');
  easel.settle();
  expect(shown(easel)).toBe('rrr\n#rr');
  easel.undo();
  easel.choose({ isOpaque: true });
  drag(easel, [
    [1, 0],
    [2, 1],
  ]);
  easel.write('hi');
  easel.choose({ tool: 'pencil' });
  expect(shown(easel)).toBe('r#.\nr..');
});

it('shows a picture nearer with the magnifier, and farther with the right button (PAINT-1)', () => {
  const easel = easelOf(pictureOf('..', '..'), { tool: 'magnifier' });
  const zooms = [0, 0, 0, 0, 0, 1, 1].map((button) => {
    drag(easel, [[1, 0]], { button: button === 0 ? 0 : 1 });
    return easel.state.get().zoom;
  });
  expect(zooms).toEqual([2, 4, 8, 1, 2, 1, 1]);
  expect(easel.focus()).toEqual({ x: 1, y: 0 });
});

it('does not fill twice with the same color, nor beside the picture (PAINT-1)', () => {
  const easel = easelOf(pictureOf('..', '#.'), { tool: 'fill', colors: [RED, WHITE] });
  drag(easel, [[5, 5]]);
  expect(easel.state.get().canUndo).toBe(false);
  drag(easel, [[0, 0]]);
  drag(easel, [[1, 1]]);
  expect(shown(easel)).toBe('rr\n#r');
  easel.undo();
  expect(easel.state.get().canUndo).toBe(false);
});
