import type { Readable } from '../../../../kernel/store.ts';
import { resized } from '../pixels/changes.ts';
import { eachRow, wholeArea, type Pixels, type Point } from '../pixels/pixels.ts';
import type { Sheet } from '../pixels/sheet.ts';
import type { Choices, ToolId, Zoom } from './choices.ts';
import { createCore, type Core, type EaselPorts, type EaselState, type Pointing } from './core.ts';
import { createGestures, type Gestures } from './gestures.ts';

/** A picture that is worked on with tools (PAINT-1 to PAINT-6). */
export interface Easel extends Gestures, EaselActs {
  readonly state: Readable<EaselState>;
  readonly pointing: Readable<Pointing>;
  /** Changes whenever pixels may have changed. */
  readonly drawn: Readable<number>;
  readonly sheet: () => Sheet;
  /** What the magnifier was pressed on last, which is to be in the middle; null: nothing yet. */
  readonly focus: () => Point | null;
  /** Whether a line waits to be bent. */
  isBending(): boolean;
  choose(change: Partial<Choices>): void;
  /** Another picture takes the place of this one, without its steps. */
  load(pixels: Pixels): void;
  /** Puts down what floats, ends a curve, and writes words onto the picture. */
  settle(): void;
}

/** What is done with the picture, or with what is chosen of it. */
interface EaselActs {
  undo(): void;
  redo(): void;
  selectAll(): void;
  /** The pixels that are chosen; null: none. */
  chosen(): Pixels | null;
  /** What is chosen gives way to the right button's color. */
  erase(): void;
  paste(piece: Pixels, at: Point): void;
  /** Moves what is chosen. */
  nudge(across: number, down: number): void;
  deselect(): void;
  /** Changes what is chosen, or the whole picture. */
  alter(change: (pixels: Pixels) => Pixels): void;
  resize(width: number, height: number): void;
  clear(): void;
  write(words: string): void;
}

function actsOf(core: Core): EaselActs {
  const { state, sheet, selecting, curves, settle, refresh, set, except } = core;
  const background = (): number => state.get().colors[1];
  return {
    undo() {
      if (state.get().text !== null) set({ text: null });
      else if (curves.isBegun) {
        curves.end();
        sheet().revert();
      } else if (selecting.isFloating) selecting.drop();
      else {
        selecting.choose(null);
        sheet().undo();
      }
      refresh(true);
    },
    redo() {
      settle();
      refresh(sheet().redo());
    },
    selectAll() {
      settle();
      set({ tool: 'select' });
      selecting.choose(wholeArea(sheet().pixels));
      refresh(false);
    },
    chosen: () => selecting.pixels,
    erase: () => refresh(selecting.erase(background())),
    paste(piece, at) {
      settle();
      set({ tool: 'select' });
      selecting.float(piece, at);
      selecting.moveTo(at, except());
      refresh(true);
    },
    nudge(across, down) {
      const { area } = selecting;
      if (area === null) return;
      selecting.lift(background());
      selecting.moveTo({ x: area.left + across, y: area.top + down }, except());
      refresh(true);
    },
    deselect: settle,
    alter(change) {
      if (selecting.area === null) {
        settle();
        refresh(sheet().become(change(sheet().pixels)));
        return;
      }
      selecting.lift(background());
      selecting.alter(change, except());
      refresh(true);
    },
    resize(width, height) {
      settle();
      refresh(sheet().become(resized(sheet().pixels, width, height, background())));
    },
    clear() {
      settle();
      eachRow(wholeArea(sheet().pixels), sheet().paint(background()));
      refresh(sheet().keep());
    },
    write(words) {
      const { text } = state.get();
      if (text !== null) set({ text: { ...text, words } });
    },
  };
}

/** Begins with these pixels, which it changes in place. */
export function createEasel(first: Pixels, ports: EaselPorts): Easel {
  const core = createCore(first, ports);
  const { state, selecting, settle, set, refresh, except } = core;
  let before: ToolId = state.get().tool;
  let focus: Point | null = null;
  const gestures = createGestures(core, {
    before: () => before,
    zoomAt(at: Point, zoom: Zoom) {
      focus = at;
      set({ zoom });
    },
  });
  return {
    state,
    pointing: core.pointing,
    drawn: core.drawn,
    sheet: core.sheet,
    focus: () => focus,
    isBending: () => core.curves.isBegun,
    ...gestures,
    ...actsOf(core),
    choose(change) {
      const { tool } = state.get();
      if (change.tool !== undefined && change.tool !== tool) {
        gestures.release();
        settle();
        before = tool;
      }
      if (change.zoom !== undefined) focus = null;
      set(change);
      if (selecting.isFloating && selecting.area !== null && change.isOpaque !== undefined) {
        selecting.moveTo({ x: selecting.area.left, y: selecting.area.top }, except());
        refresh(true);
      }
    },
    load: core.load,
    settle,
  };
}
