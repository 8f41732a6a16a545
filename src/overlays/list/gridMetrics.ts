/** How a page of items is laid out, in logical pixels. */
export interface GridMetrics {
  readonly columns: number;
  /** Width of a column, in whole pixels: letters blur between them. */
  readonly cell: number;
  readonly rowHeight: number;
  /** Width and height of a picture. */
  readonly picture: number;
}

/** Between cards, and round them. */
const GAP = 8;
/** What a card has to the left and right of its picture: bevel and well. */
const FRAME = 12;
/** What a card has above and below its picture: bevel, stripe, name and button. */
const WORDS = 66;
/** Portraits have 96 pixels: halves of that look even on screens whose pixels are small. */
const STEP = 48;
const LEAST_PICTURE = 96;
/** No line of the table is narrower (spec 1, section 9). */
const LEAST_LINE = 240;
const LINE_HEIGHT = 46;

/** The grid in a window of `window` with room of `room` for it: 4 columns, 3 below 800, 2 below 600 (spec 1, section 2). */
export function cardMetrics(window: number, room: number, thumb: number): GridMetrics {
  const columns = window >= 800 ? 4 : window >= 600 ? 3 : 2;
  const cell = Math.floor((room - GAP * (columns + 1)) / columns);
  const picture = Math.max(LEAST_PICTURE, Math.floor((cell - FRAME) / STEP) * STEP);
  const button = Math.max(0, thumb - 23);
  return { columns, cell, picture, rowHeight: picture + WORDS + button + GAP };
}

/** The table in this room: as many columns as have their least width. */
export function lineMetrics(room: number, thumb: number): GridMetrics {
  const columns = Math.max(1, Math.floor(room / LEAST_LINE));
  const cell = Math.floor(room / columns);
  return { columns, cell, picture: 32, rowHeight: Math.max(LINE_HEIGHT, thumb) };
}
