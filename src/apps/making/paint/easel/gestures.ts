import { floodFill } from '../pixels/fill.ts';
import { areaBetween, colorAt, isIn, shared, wholeArea, type Area, type Point } from '../pixels/pixels.ts';
import { ZOOMS, type ToolId, type Zoom } from './choices.ts';
import type { Core } from './core.ts';
import { colorsOf, type Hand, type Held, type Stroke } from './hand.ts';
import { airbrush, brush, eraser, line, pencil, shape } from './strokes.ts';

/** A press onto the picture, or beside it. */
export interface Press {
  readonly at: Point;
  readonly button: 0 | 1;
  readonly held: Held;
}

/** From the press to the release. */
export interface Gestures {
  press(press: Press): void;
  move(at: Point | null, held: Held): void;
  release(): void;
  /** As if it had not been pressed. */
  cancel(): void;
  readonly isPressed: () => boolean;
}

interface Begun extends Stroke {
  /** Takes back what the stroke did; absent: what it drew is taken off. */
  readonly cancel?: () => void;
}
type Begin = (core: Core, press: Press, hand: Hand) => Begun | null;

/** Tools whose status line says how large is what they draw. */
const SIZED: ReadonlySet<ToolId> = new Set([
  'select',
  'text',
  'line',
  'curve',
  'box',
  'ellipse',
  'round-box',
]);

/** The rectangle of the picture between two points; null: they are the same one, or lie beside it. */
function chosenArea({ sheet }: Core, from: Point, to: Point): Area | null {
  if (from.x === to.x && from.y === to.y) return null;
  return shared(areaBetween(from, to), wholeArea(sheet().pixels));
}

/** Takes up what is chosen and moves it with the pointer; with Ctrl a copy of it. */
function drag(core: Core, { at: from, held }: Press, area: Area): Begun {
  const { selecting, except, state, refresh } = core;
  if (held.ctrl && selecting.isFloating) {
    selecting.settle();
    selecting.choose(area);
  }
  selecting.lift(held.ctrl ? null : state.get().colors[1]);
  const moveTo = (to: Point): void => {
    selecting.moveTo({ x: area.left + to.x - from.x, y: area.top + to.y - from.y }, except());
    refresh(true);
  };
  moveTo(from);
  return { isOpen: true, move: moveTo, cancel: () => moveTo(from) };
}

const select: Begin = (core, press) => {
  const { selecting, settle, refresh } = core;
  const { area } = selecting;
  if (area !== null && isIn(area, press.at)) return drag(core, press, area);
  settle();
  return {
    isOpen: true,
    move(to) {
      selecting.choose(chosenArea(core, press.at, to));
      refresh(false);
    },
    cancel() {
      selecting.choose(null);
      refresh(false);
    },
  };
};

/** The least box that words are written into (pixels), where none is drawn. */
const LEAST_TEXT = { width: 60, height: 16 };

const text: Begin = (core, { at: from, button }) => {
  const { selecting, settle, refresh, set, sheet } = core;
  settle();
  let to = from;
  return {
    isOpen: true,
    move(at) {
      to = at;
      selecting.choose(chosenArea(core, from, at));
      refresh(false);
    },
    end() {
      selecting.choose(null);
      const { left, top, width, height } = areaBetween(from, to);
      const least = { width: Math.max(width, LEAST_TEXT.width), height: Math.max(height, LEAST_TEXT.height) };
      const area = shared({ left, top, ...least }, wholeArea(sheet().pixels));
      if (area !== null) set({ text: { area, words: '', button } });
    },
    cancel: () => selecting.choose(null),
  };
};

const fill: Begin = ({ sheet }, { at }, hand) => {
  const { pixels } = sheet();
  const [color] = colorsOf(hand);
  const before = colorAt(pixels, at);
  if (before === null || before === color) return null;
  floodFill(pixels, at, sheet().paint(color));
  return { move: () => undefined };
};

/** The tool that comes back when a color is picked, as in 1995. */
const AFTER_PICKER: ToolId = 'pencil';

function picker(core: Core, { at, button }: Press, before: ToolId): Begun {
  const { sheet, state, set } = core;
  const pick = (from: Point): void => {
    const color = colorAt(sheet().pixels, from);
    const [left, right] = state.get().colors;
    if (color !== null) set({ colors: button === 0 ? [color, right] : [left, color] });
  };
  pick(at);
  return {
    isOpen: true,
    move: pick,
    end: () => set({ tool: before === 'picker' ? AFTER_PICKER : before }),
    cancel: () => undefined,
  };
}

/** Nearer with the left button, farther with the right one; from the nearest back to its own size. */
export function nextZoom(zoom: Zoom, button: 0 | 1): Zoom {
  const index = ZOOMS.indexOf(zoom) + (button === 0 ? 1 : -1);
  return ZOOMS[index] ?? (button === 0 ? 1 : zoom);
}

const drawing =
  (begin: (hand: Hand, at: Point) => Stroke): Begin =>
  (_core, { at }, hand) =>
    begin(hand, at);

const BEGIN: Readonly<Record<Exclude<ToolId, 'picker' | 'magnifier' | 'curve'>, Begin>> = {
  select,
  text,
  fill,
  pencil: drawing(pencil),
  brush: drawing(brush),
  eraser: drawing(eraser),
  airbrush: drawing(airbrush),
  line: drawing(line),
  box: drawing((hand, at) => shape('box', hand, at)),
  ellipse: drawing((hand, at) => shape('ellipse', hand, at)),
  'round-box': drawing((hand, at) => shape('round-box', hand, at)),
};

interface GestureActs {
  /** Which tool was chosen before this one. */
  readonly before: () => ToolId;
  readonly zoomAt: (at: Point, zoom: Zoom) => void;
}

function begin(core: Core, press: Press, { before, zoomAt }: GestureActs): Begun | null {
  const { state, sheet, curves, random } = core;
  const choices = state.get();
  const hand: Hand = { sheet: sheet(), choices, button: press.button, random };
  const { tool } = choices;
  switch (tool) {
    case 'picker':
      return picker(core, press, before());
    case 'magnifier':
      zoomAt(press.at, nextZoom(choices.zoom, press.button));
      return null;
    case 'curve':
      return curves.press(hand, press.at);
    default:
      return BEGIN[tool](core, press, hand);
  }
}

export function createGestures(core: Core, acts: GestureActs): Gestures {
  const { sheet, curves, pointing, drawn, refresh, state } = core;
  let begun: { readonly stroke: Begun; readonly from: Point } | null = null;
  return {
    isPressed: () => begun !== null,
    press(press) {
      if (begun !== null) return;
      const stroke = begin(core, press, acts);
      begun = stroke === null ? null : { stroke, from: press.at };
      pointing.set({ at: press.at, size: null });
      refresh(false);
    },
    move(at, held) {
      if (begun === null || at === null) {
        pointing.set({ at, size: null });
        return;
      }
      const { stroke, from } = begun;
      stroke.move(at, held);
      const { width, height } = areaBetween(from, at);
      pointing.set({ at, size: SIZED.has(state.get().tool) ? { width, height } : null });
      drawn.set(drawn.get() + 1);
    },
    release() {
      if (begun === null) return;
      const { stroke } = begun;
      begun = null;
      stroke.end?.();
      refresh(stroke.isOpen === undefined && sheet().keep());
      pointing.set({ ...pointing.get(), size: null });
    },
    cancel() {
      if (begun === null) return;
      const { stroke } = begun;
      begun = null;
      if (stroke.cancel === undefined) {
        curves.end();
        sheet().revert();
      } else stroke.cancel();
      refresh(false);
      pointing.set({ ...pointing.get(), size: null });
    },
  };
}
