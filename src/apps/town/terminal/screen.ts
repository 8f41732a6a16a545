import type { Room } from '../../../kernel/room.ts';
import { CELL } from './glyphs.ts';
import { rowsOf, wrapTyped, type Row } from './rows.ts';
import type { Entry } from './terminalMachine.ts';

/** From one row to the next. */
export const PITCH = 16;
/** Between the edge of the glass and the letters. */
const MARGIN = 12;

/** Where letters stand on the glass: whole rows and columns of it, in the middle. */
export interface Screen extends Room {
  readonly columns: number;
  readonly rows: number;
}

/** The screen on a glass of this size. */
export function screenOn({ x, y, width, height }: Room): Screen {
  const columns = Math.max(1, Math.floor((width - 2 * MARGIN) / CELL.width));
  const rows = Math.max(1, Math.floor((height - 2 * MARGIN) / PITCH));
  return {
    columns,
    rows,
    x: x + MARGIN,
    y: y + Math.max(MARGIN, Math.floor((height - rows * PITCH) / 2)),
    width: columns * CELL.width,
    height: rows * PITCH,
  };
}

/** What stands in the field, and where the caret or the selection is in it. */
export interface Typed {
  readonly value: string;
  readonly from: number;
  readonly to: number;
  /** The field has the keyboard. */
  readonly focused: boolean;
}

export const NOTHING_TYPED: Typed = { value: '', from: 0, to: 0, focused: false };

/** A place on the screen, in rows and columns from its top left. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Everything that is written, from top to bottom. */
export interface Page {
  readonly rows: readonly Row[];
  /** The row in which the person's line begins. */
  readonly promptRow: number;
  /** Where the caret is, and each selected character; null: nothing can be typed now. */
  readonly caret: { readonly at: Place; readonly solid: boolean; readonly selected: readonly Place[] } | null;
}

interface Written {
  readonly entries: readonly Entry[];
  readonly shown: number;
  readonly prompt: string;
  /** Something is asked, or still typed out: the prompt waits for it. */
  readonly busy: boolean;
}

/** Lays out what was said, and the line that is being typed under it. */
export function pageOf({ entries, shown, prompt, busy }: Written, typed: Typed, columns: number): Page {
  const said = rowsOf(entries, shown, columns);
  const isAfterAnswer = entries.at(-1)?.kind === 'answer' && !busy;
  const above: readonly Row[] = isAfterAnswer ? [...said, { text: '', tone: 'said' }] : said;
  const promptRow = above.length;
  if (busy && typed.value === '') return { rows: above, promptRow, caret: null };
  const before = `${prompt} `.length;
  const line = wrapTyped(`${prompt} ${typed.value}`, columns).map((text): Row => ({ text, tone: 'typed' }));
  const placeOf = (index: number): Place => ({
    row: promptRow + Math.floor((before + index) / columns),
    column: (before + index) % columns,
  });
  const selected = Array.from({ length: typed.to - typed.from }, (_, index) => placeOf(typed.from + index));
  return {
    rows: [...above, ...line],
    promptRow,
    caret: { at: placeOf(typed.to), solid: typed.focused, selected },
  };
}
