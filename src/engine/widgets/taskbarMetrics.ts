import { right, type Rect } from '../geometry/rects.ts';

/** Height of the taskbar in logical pixels, on a screen where a thumb is so wide; 0: it has a mouse. */
export const taskbarHeight = (thumb: number): number => (thumb === 0 ? 28 : thumb + 8);

export interface TaskbarMetrics {
  readonly start: Rect;
  /** The button that shows the desktop; null on a narrow screen. */
  readonly desktop: Rect | null;
  /** The button of the list of all windows; null where all have room beside each other. */
  readonly list: Rect | null;
  /** Where the windows' buttons are seen; where they need more, they are scrolled through it. */
  readonly strip: Rect;
  /** One for each window, from the left edge of the strip. */
  readonly tasks: readonly Rect[];
  readonly tray: Rect;
  readonly access: Rect | null;
  readonly gum: Rect;
  /** Null where there is no beeper. */
  readonly news: Rect | null;
  readonly speaker: Rect;
  readonly clock: Rect;
}

interface Shape {
  readonly width: number;
  readonly height: number;
  /** How wide a thumb is; 0: there is a mouse. */
  readonly thumb: number;
  /** True on a narrow screen: Start and the windows are icons alone. */
  readonly compact: boolean;
  /** How many windows are open. */
  readonly tasks: number;
  /** Width of the clock's text. */
  readonly clock: number;
  /** Width of the balance's text; 0 where it has its icon alone. */
  readonly gum: number;
  /** Width of the number beside the beeper; 0: it has none; null: there is no beeper. */
  readonly news: number | null;
  /** Whether the access level is shown. */
  readonly access: boolean;
}

/** Start with its word. */
const WORDY_START = 56;
const LONGEST_TASK = 160;
const SMALLEST_TASK = 22;
const SMALLEST_TRAY = 20;
const ICON = 16;
const GAP = 3;

/** Where the parts of the taskbar lie, in its own coordinates. */
export function taskbarMetrics(shape: Shape): TaskbarMetrics {
  const { width, height, thumb, compact, tasks, clock, gum, news, access } = shape;
  const top = 4;
  const tall = height - top - 2;
  const at = (x: number, wide: number): Rect => ({ x, y: top, width: wide, height: tall });
  const start = at(2, compact ? thumb : Math.max(WORDY_START, thumb));
  const muteWidth = Math.max(SMALLEST_TRAY, thumb);
  const gumWidth = gum === 0 ? muteWidth : ICON + gum + 10;
  const newsWidth = news === null ? 0 : news === 0 ? muteWidth : Math.max(ICON + news + 8, muteWidth);
  const accessWidth = access ? ICON + 8 : 0;
  const clockWidth = Math.max(clock, thumb);
  const trayWidth = accessWidth + newsWidth + gumWidth + muteWidth + clockWidth + 14;
  const tray = at(width - trayWidth - 2, trayWidth);
  const newsLeft = tray.x + 2 + accessWidth;
  const gumLeft = newsLeft + newsWidth;
  const speaker = at(gumLeft + gumWidth, muteWidth);

  const desktop = compact ? null : at(right(start) + GAP, Math.max(SMALLEST_TASK, thumb));
  const first = right(desktop ?? start) + 4;
  const room = tray.x - 4 - first;
  const least = Math.max(SMALLEST_TASK, thumb);
  const fits = tasks * (least + GAP) - GAP <= room;
  const list = fits ? null : at(first, least);
  // On the narrowest phone a long balance leaves it nothing, and even the gap before it is smaller.
  const strip =
    list === null
      ? at(first, room)
      : at(Math.min(right(list) + GAP, tray.x), Math.max(0, room - least - GAP));
  const most = compact ? least : LONGEST_TASK;
  const share = Math.floor((room + GAP) / Math.max(1, tasks)) - GAP;
  const each = Math.max(least, Math.min(most, share));
  return {
    start,
    desktop,
    list,
    strip,
    tasks: Array.from({ length: tasks }, (_, index) => ({
      x: index * (each + GAP),
      y: 0,
      width: each,
      height: tall,
    })),
    tray,
    access: access ? at(tray.x + 2, accessWidth) : null,
    news: news === null ? null : at(newsLeft, newsWidth),
    gum: at(gumLeft, gumWidth),
    speaker,
    clock: at(right(speaker) + 4, clockWidth),
  };
}
