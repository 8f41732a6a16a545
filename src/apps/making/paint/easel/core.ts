import type { Random } from '@shared/kernel/clock.ts';
import { store, type Writable } from '../../../../kernel/store.ts';
import { drawMask, type Mask } from '../pixels/mask.ts';
import { eachRow, type Area, type Pixels, type Point } from '../pixels/pixels.ts';
import { createSheet, type Sheet } from '../pixels/sheet.ts';
import { FIRST_CHOICES, type Choices, type LetterChoice } from './choices.ts';
import { createCurves, type CurveTool } from './curves.ts';
import { createSelecting, type Selecting } from './floating.ts';

/** Words that are being written onto the picture. */
export interface TextBox {
  readonly area: Area;
  readonly words: string;
  readonly button: 0 | 1;
}

/** Everything that the window shows of a picture that is worked on, but its pixels. */
export interface EaselState extends Choices {
  /** Of the picture, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly selection: Area | null;
  readonly text: TextBox | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Rises with each change of the picture. */
  readonly changes: number;
}

/** Where the pointer or the keyboard's cursor is. */
export interface Pointing {
  /** Null: beside the picture. */
  readonly at: Point | null;
  /** The size of what is drawn between the press and here; null: nothing is. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** Letters as pixels, in lines no wider than the box; null: this browser cannot draw them. */
export type LettersPort = (words: string, letters: LetterChoice, width: number) => Mask | null;

export interface EaselPorts {
  readonly random: Random;
  readonly letters: LettersPort;
}

/** What the acts of an easel share. */
export interface Core extends EaselPorts {
  readonly state: Writable<EaselState>;
  readonly pointing: Writable<Pointing>;
  /** Changes whenever pixels may have changed. */
  readonly drawn: Writable<number>;
  readonly sheet: () => Sheet;
  readonly selecting: Selecting;
  readonly curves: CurveTool;
  /** The color that what is moved and pasted does not bring; undefined: it brings all. */
  readonly except: () => number | undefined;
  readonly set: (change: Partial<EaselState>) => void;
  /** Shows what the picture has become. */
  readonly refresh: (hasChanged: boolean) => void;
  /** Puts down what floats, ends a curve, and writes words onto the picture. */
  readonly settle: () => void;
  /** Another picture takes the place of this one, without its steps. */
  readonly load: (pixels: Pixels) => void;
}

const sizeOf = ({ width, height }: Pixels): EaselState['size'] => ({ width, height });

export function createCore(first: Pixels, ports: EaselPorts): Core {
  let sheet = createSheet(first);
  const state = store<EaselState>({
    ...FIRST_CHOICES,
    ...{ size: sizeOf(first), selection: null, text: null, canUndo: false, canRedo: false, changes: 0 },
  });
  const drawn = store(0);
  const selecting = createSelecting(() => sheet);
  const curves = createCurves();
  const set = (change: Partial<EaselState>): void => state.set({ ...state.get(), ...change });

  function refresh(hasChanged: boolean): void {
    const { size: before, changes } = state.get();
    const { width, height } = sheet.pixels;
    set({
      size: before.width === width && before.height === height ? before : { width, height },
      selection: selecting.area,
      canUndo: sheet.canUndo || selecting.isFloating || curves.isBegun,
      canRedo: sheet.canRedo,
      changes: changes + (hasChanged ? 1 : 0),
    });
    drawn.set(drawn.get() + 1);
  }
  /** Writes what stands in the text box onto the picture. */
  function write({ area, words, button }: TextBox): boolean {
    const { letters, colors, isOpaque } = state.get();
    const mask = words.trim() === '' ? null : ports.letters(words, letters, area.width);
    if (mask === null) return false;
    if (isOpaque) eachRow(area, sheet.paint(colors[button === 0 ? 1 : 0]));
    drawMask(mask, { x: area.left, y: area.top }, sheet.paint(colors[button]));
    return sheet.keep();
  }
  function settle(): void {
    const { text } = state.get();
    set({ text: null });
    const isWritten = text !== null && write(text);
    const isBent = curves.isBegun && sheet.keep();
    curves.end();
    const isPutDown = selecting.settle();
    refresh(isWritten || isBent || isPutDown);
  }
  return {
    ...ports,
    state,
    pointing: store<Pointing>({ at: null, size: null }),
    drawn,
    sheet: () => sheet,
    selecting,
    curves,
    except: () => (state.get().isOpaque ? undefined : state.get().colors[1]),
    set,
    refresh,
    settle,
    load(pixels) {
      curves.end();
      selecting.drop();
      sheet = createSheet(pixels);
      set({ text: null });
      refresh(true);
    },
  };
}
