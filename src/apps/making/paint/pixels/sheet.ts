import { around, shared, wholeArea, type Area, type Pixels, type Point, type Row } from './pixels.ts';

/** How many steps can be taken back (PAINT-5). */
export const STEPS_MOST = 50;
/** What the steps of a picture may weigh (bytes), those that were taken back among them: four of the largest pictures and more. */
export const STEP_BYTES_MOST = 48 * 1024 * 1024;

/** What was changed is kept in squares of this side (pixels): 16 KB each. */
const TILE = 64;

/** The pixels of the squares that a step changed, by their number; or the whole picture, where its size may have changed. */
type Step =
  | { readonly tiles: ReadonlyMap<number, Uint32Array<ArrayBuffer>>; readonly whole?: never }
  | { readonly whole: Pixels; readonly tiles?: never };

const bytesOf = ({ whole, tiles }: Step): number =>
  tiles === undefined
    ? whole.data.byteLength
    : [...tiles.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);

/**
 * A picture that is worked on, in steps. What is drawn belongs to the step that goes on, until it is kept or taken off again:
 * a line that follows the pointer is taken off and drawn anew.
 */
export interface Sheet {
  readonly pixels: Pixels;
  /** Draws rows of a color. What lies beside the picture is left out. */
  paint(color: number): Row;
  /** Draws rows of a color where the picture has another one. */
  replace(wanted: number, color: number): Row;
  /** Lays pixels over the picture. @param except pixels of this color are left out */
  stamp(piece: Pixels, at: Point, except?: number): void;
  /** Takes off what the step drew so far. */
  revert(): void;
  /** The step is done. Answers whether it changed the picture. */
  keep(): boolean;
  /** The whole picture becomes another one, as a step of its own. Answers whether that changes it. */
  become(pixels: Pixels): boolean;
  undo(): boolean;
  redo(): boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What the steps weigh (bytes). */
  readonly weight: number;
  /** The rectangle that changed since this was asked last; null: none. */
  takeDamage(): Area | null;
}

/** Where the square of this number lies in a picture. */
function tileArea(pixels: Pixels, index: number): Area {
  const columns = Math.ceil(pixels.width / TILE);
  const [left, top] = [(index % columns) * TILE, Math.floor(index / columns) * TILE];
  return {
    left,
    top,
    width: Math.min(TILE, pixels.width - left),
    height: Math.min(TILE, pixels.height - top),
  };
}

function tileOf(pixels: Pixels, index: number): Uint32Array<ArrayBuffer> {
  const { left, top, width, height } = tileArea(pixels, index);
  const tile = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = (top + y) * pixels.width + left;
    tile.set(pixels.data.subarray(from, from + width), y * width);
  }
  return tile;
}

function putTile(pixels: Pixels, index: number, tile: Uint32Array): Area {
  const area = tileArea(pixels, index);
  for (let y = 0; y < area.height; y += 1) {
    const row = tile.subarray(y * area.width, (y + 1) * area.width);
    pixels.data.set(row, (area.top + y) * pixels.width + area.left);
  }
  return area;
}

const isSame = (one: Uint32Array, other: Uint32Array): boolean =>
  one.length === other.length && one.every((color, index) => color === other[index]);

/** The steps of a picture, within the bounds: those of longest ago are forgotten first. */
function createSteps() {
  const past: Step[] = [];
  let future: Step[] = [];
  const weight = (): number => [...past, ...future].reduce((sum, step) => sum + bytesOf(step), 0);
  const trim = (): void => {
    while (past.length > STEPS_MOST || (past.length > 0 && weight() > STEP_BYTES_MOST)) past.shift();
    while (weight() > STEP_BYTES_MOST) future.shift();
  };
  return {
    past,
    future: () => future,
    weight,
    add(step: Step): void {
      past.push(step);
      future = [];
      trim();
    },
    /** Takes the last step of a list, and puts what makes it undone onto the other one. */
    turn(from: Step[], onto: Step[], swap: (step: Step) => Step): boolean {
      const step = from.pop();
      if (step === undefined) return false;
      onto.push(swap(step));
      trim();
      return true;
    },
  };
}

/** The picture as it is now, and what the step that goes on has changed. */
interface Now {
  pixels: Pixels;
  damage: Area | null;
  /** What the squares were before the step that goes on. */
  readonly before: Map<number, Uint32Array<ArrayBuffer>>;
  /** Those of them that were drawn over since the step was taken off last: the others are as before. */
  readonly drawn: Set<number>;
}

const hurt = (now: Now, area: Area): void => {
  now.damage = around(now.damage, area);
};

/** Notes that a row, which lies in the picture, will be drawn over. */
function willDraw(now: Now, y: number, from: number, to: number): void {
  const { pixels, before, drawn } = now;
  const start = Math.floor(y / TILE) * Math.ceil(pixels.width / TILE);
  for (let column = Math.floor(from / TILE); column * TILE < to; column += 1) {
    const index = start + column;
    if (drawn.has(index)) continue;
    drawn.add(index);
    if (!before.has(index)) before.set(index, tileOf(pixels, index));
  }
  hurt(now, { left: from, top: y, width: to - from, height: 1 });
}

/** Draws what of a row lies in the picture; `draw` is given where it begins and ends in the data. */
const within =
  (now: Now, draw: (data: Uint32Array, from: number, to: number) => void): Row =>
  (y, from, to) => {
    const { width, height, data } = now.pixels;
    const [left, right] = [Math.max(0, from), Math.min(width, to)];
    if (y < 0 || y >= height || right <= left) return;
    willDraw(now, y, left, right);
    draw(data, y * width + left, y * width + right);
  };

function revert(now: Now): void {
  const { pixels, before, drawn } = now;
  for (const index of drawn) {
    const tile = before.get(index);
    if (tile !== undefined) hurt(now, putTile(pixels, index, tile));
  }
  drawn.clear();
}

/** The squares that the step has really changed, as they were; null: it changed none. The step ends. */
function takeStep({ before, drawn, pixels }: Now): Step | null {
  const changed = [...before].filter(([index, tile]) => !isSame(tile, tileOf(pixels, index)));
  before.clear();
  drawn.clear();
  return changed.length === 0 ? null : { tiles: new Map(changed) };
}

/** Does a step backwards, and answers what does it forwards again. */
function swapped(now: Now, step: Step): Step {
  revert(now);
  now.before.clear();
  if (step.tiles === undefined) {
    const whole = now.pixels;
    now.pixels = step.whole;
    now.damage = wholeArea(now.pixels);
    return { whole };
  }
  const tiles = [...step.tiles.keys()].map((index) => [index, tileOf(now.pixels, index)] as const);
  for (const [index, tile] of step.tiles) hurt(now, putTile(now.pixels, index, tile));
  return { tiles: new Map(tiles) };
}

/** Begins with these pixels, which it changes in place. */
export function createSheet(first: Pixels): Sheet {
  const now: Now = { pixels: first, damage: wholeArea(first), before: new Map(), drawn: new Set() };
  const steps = createSteps();
  const swap = (step: Step): Step => swapped(now, step);
  function keep(): boolean {
    const step = takeStep(now);
    if (step !== null) steps.add(step);
    return step !== null;
  }
  return {
    get pixels() {
      return now.pixels;
    },
    paint: (color) => within(now, (data, from, to) => data.fill(color, from, to)),
    replace: (wanted, color) =>
      within(now, (data, from, to) => {
        for (let at = from; at < to; at += 1) if (data[at] === wanted) data[at] = color;
      }),
    stamp: (piece, at, except) => stampOver(now, { piece, at, except }),
    revert: () => revert(now),
    keep,
    become(next) {
      keep();
      const { width, height, data } = now.pixels;
      if (next.width === width && next.height === height && isSame(next.data, data)) return false;
      steps.add({ whole: now.pixels });
      now.pixels = next;
      now.damage = wholeArea(next);
      return true;
    },
    undo: () => steps.turn(steps.past, steps.future(), swap),
    redo: () => steps.turn(steps.future(), steps.past, swap),
    get canUndo() {
      return steps.past.length > 0;
    },
    get canRedo() {
      return steps.future().length > 0;
    },
    get weight() {
      return steps.weight();
    },
    takeDamage() {
      const taken = now.damage === null ? null : shared(now.damage, wholeArea(now.pixels));
      now.damage = null;
      return taken;
    },
  };
}

interface Stamp {
  readonly piece: Pixels;
  readonly at: Point;
  readonly except: number | undefined;
}

function stampOver(now: Now, { piece, at, except }: Stamp): void {
  const { pixels } = now;
  const area = shared(wholeArea(pixels), { left: at.x, top: at.y, width: piece.width, height: piece.height });
  if (area === null) return;
  for (let y = area.top; y < area.top + area.height; y += 1) {
    willDraw(now, y, area.left, area.left + area.width);
    const from = (y - at.y) * piece.width + area.left - at.x;
    const row = piece.data.subarray(from, from + area.width);
    const start = y * pixels.width + area.left;
    if (except === undefined) pixels.data.set(row, start);
    else for (const [index, color] of row.entries()) if (color !== except) pixels.data[start + index] = color;
  }
}
