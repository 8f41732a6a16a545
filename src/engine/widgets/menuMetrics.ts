import { bottom, right, type Rect } from '../geometry/rects.ts';
import type { MenuEntry } from '../../kernel/menu.ts';

/** The frame round a menu. */
export const MENU_EDGE = 3;
/** The banner with the vertical text at the side. */
export const MENU_BANNER = 23;
/** The strip with an arrow, where a menu that is too long goes on. */
export const MENU_MORE = 12;

export interface MenuMetrics {
  readonly width: number;
  /** Of the whole menu, also where it is higher than the screen. */
  readonly height: number;
  /** One for each entry, in the menu's own coordinates. */
  readonly rows: readonly Rect[];
  /** Where the icon's square and the text begin in a row. */
  readonly icon: { readonly x: number; readonly size: number };
  readonly text: number;
}

interface Shape {
  readonly entries: readonly MenuEntry<unknown>[];
  /** Icons of 32 pixels in place of 16. */
  readonly large: boolean;
  readonly banner: boolean;
  /** How wide a thumb is; 0: there is a mouse. */
  readonly thumb: number;
  /** Width of a text in pixels. */
  readonly measure: (text: string, bold: boolean) => number;
}

const SIZES = {
  small: { row: 20, icon: { x: 4, size: 16 }, text: 26, least: 100 },
  large: { row: 38, icon: { x: 6, size: 32 }, text: 48, least: 155 },
} as const;
/** For thumbs: a row is as high as one, and the icon lies further in. */
const THUMB_SIZES = {
  small: { more: 0, icon: { x: 12, size: 16 }, text: 40, least: 200 },
  large: { more: 8, icon: { x: 6, size: 32 }, text: 48, least: 211 },
} as const;
const SEPARATOR = 8;
/** Right of the text: the arrow of a submenu has its place there. */
const TAIL = 24;
const KEYS_GAP = 18;

/** Where the rows of a menu lie, and how large it is. */
export function menuMetrics({ entries, large, banner, thumb, measure }: Shape): MenuMetrics {
  const sizes = sizesOf(large ? 'large' : 'small', thumb);
  const x = MENU_EDGE + (banner ? MENU_BANNER : 0);
  const widest = (width: (entry: Exclude<MenuEntry<unknown>, 'separator'>) => number): number =>
    Math.max(0, ...entries.map((entry) => (entry === 'separator' ? 0 : width(entry))));
  const keys = widest((item) => (item.keys === undefined ? 0 : KEYS_GAP + measure(item.keys, false)));
  const labels = widest((item) => measure(item.label, item.isDefault === true));
  const row = Math.max(sizes.least, sizes.text + labels + keys + TAIL);
  let y = MENU_EDGE;
  const rows = entries.map((entry) => {
    const height = entry === 'separator' ? SEPARATOR : sizes.row;
    const rect = { x, y, width: row, height };
    y += height;
    return rect;
  });
  return { width: x + row + MENU_EDGE, height: y + MENU_EDGE, rows, icon: sizes.icon, text: sizes.text };
}

function sizesOf(kind: keyof typeof SIZES, thumb: number) {
  if (thumb === 0) return SIZES[kind];
  const { more, ...sizes } = THUMB_SIZES[kind];
  return { ...sizes, row: thumb + more };
}

/** `above` its anchor (a button at the bottom), `below` it (a point that was clicked), `beside` it (an entry). */
export type MenuSide = 'above' | 'below' | 'beside';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far a submenu lies over the menu that it belongs to. */
const OVERLAP = 3;
const MARGIN = 2;

/**
 * Where a menu of this size lies: beside its anchor, on the side that has room, all of it on the screen. A submenu that has
 * room on neither side, as on a phone, lies below or above its entry, which stays in sight.
 */
export function placeMenu(size: Size, anchor: Rect, side: MenuSide, screen: Size): Rect {
  const highest = side === 'above' ? Math.min(anchor.y, screen.height) : screen.height;
  const width = Math.min(size.width, screen.width - 2 * MARGIN);
  const height = Math.min(size.height, highest - MARGIN);
  const within = (at: number, length: number, room: number): number =>
    Math.max(MARGIN, Math.min(at, room - length - MARGIN));
  if (side === 'above') {
    return { x: within(anchor.x, width, screen.width), y: anchor.y - height, width, height };
  }
  const start = side === 'beside' ? right(anchor) - OVERLAP : right(anchor);
  const other = side === 'beside' ? anchor.x - width + OVERLAP : anchor.x - width;
  const hasRoom = start + width <= screen.width - MARGIN || other >= MARGIN;
  const x = within(
    start + width <= screen.width - MARGIN || other < MARGIN ? start : other,
    width,
    screen.width,
  );
  if (side === 'beside' && !hasRoom) return { x, width, ...underOrOver(size.height, anchor, screen) };
  const down = side === 'beside' ? anchor.y - MENU_EDGE : bottom(anchor);
  const up = side === 'beside' ? bottom(anchor) - height + MENU_EDGE : anchor.y - height;
  const y = down + height <= screen.height - MARGIN || up < MARGIN ? down : up;
  return { x, y: within(y, height, screen.height), width, height };
}

/** Where there is more room, if there is not enough below; what has not enough scrolls. */
function underOrOver(wanted: number, anchor: Rect, screen: Size): Pick<Rect, 'y' | 'height'> {
  const below = screen.height - MARGIN - bottom(anchor);
  const above = anchor.y - MARGIN;
  if (wanted <= below || below >= above) return { y: bottom(anchor), height: Math.min(wanted, below) };
  const height = Math.min(wanted, above);
  return { y: anchor.y - height, height };
}
