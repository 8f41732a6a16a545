import type { Rect } from '../geometry/rects.ts';

/** Height of the taskbar in logical pixels, by screen. */
export const taskbarHeight = (compact: boolean): number => (compact ? 52 : 28);

export interface TaskbarMetrics {
  readonly start: Rect;
  /** One for each window that has room; the others have none. */
  readonly tasks: readonly Rect[];
  readonly tray: Rect;
  readonly access: Rect | null;
  readonly gum: Rect | null;
  readonly mute: Rect;
  readonly clock: Rect;
}

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly compact: boolean;
  /** How many windows are open. */
  readonly tasks: number;
  /** Width of the clock's text. */
  readonly clock: number;
  /** Width of the balance's text; null where it is not shown. */
  readonly gum: number | null;
  /** Whether the access level is shown. */
  readonly access: boolean;
}

const LONGEST_TASK = 160;
const SMALLEST_TASK = 22;
const THUMB = 44;
const ICON = 16;

/** Where the parts of the taskbar lie, in its own coordinates. */
export function taskbarMetrics({ width, height, compact, tasks, clock, gum, access }: Shape): TaskbarMetrics {
  const top = 4;
  const tall = height - top - 2;
  const start = { x: 2, y: top, width: compact ? 62 : 56, height: tall };
  const muteWidth = compact ? 44 : 20;
  const gumWidth = gum === null ? 0 : ICON + gum + 10;
  const accessWidth = access ? ICON + 8 : 0;
  const trayWidth = accessWidth + gumWidth + muteWidth + clock + 14;
  const tray = { x: width - trayWidth - 2, y: top, width: trayWidth, height: tall };
  const accessRect = access ? { x: tray.x + 2, y: top, width: accessWidth, height: tall } : null;
  const gumLeft = tray.x + 2 + accessWidth;
  const gumRect = gum === null ? null : { x: gumLeft, y: top, width: gumWidth, height: tall };
  const mute = { x: gumLeft + gumWidth, y: top, width: muteWidth, height: tall };
  const clockRect = { x: mute.x + mute.width + 4, y: top, width: clock, height: tall };
  const first = start.x + start.width + 4;
  const room = tray.x - 4 - first;
  const gap = 3;
  const least = compact ? THUMB : SMALLEST_TASK;
  const shown = Math.min(tasks, Math.max(1, Math.floor((room + gap) / (least + gap))));
  const each = Math.max(0, Math.min(LONGEST_TASK, Math.floor((room + gap) / Math.max(1, shown)) - gap));
  const rects = Array.from({ length: shown }, (_, index) => ({
    x: first + index * (each + gap),
    y: top,
    width: each,
    height: tall,
  }));
  return { start, tasks: rects, tray, access: accessRect, gum: gumRect, mute, clock: clockRect };
}
