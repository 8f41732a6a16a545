import type { Rect } from '../geometry/rects.ts';

const OWN_BUTTONS = ['help', 'minimize', 'maximize', 'close'] as const;
/** What a title bar at the side has of the taskbar, which is away then: Start and the list of windows. */
const FOOT_BUTTONS = ['windows', 'start'] as const;
export const TITLE_BUTTONS = [...OWN_BUTTONS, ...FOOT_BUTTONS] as const;
export type TitleButton = (typeof TITLE_BUTTONS)[number];

export interface WindowMetrics {
  readonly border: number;
  readonly title: Rect;
  readonly icon: { readonly x: number; readonly y: number };
  /** Where the title's text starts, the room it has, and whether it runs upwards. */
  readonly text: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly upwards: boolean;
  };
  readonly buttons: ReadonlyMap<TitleButton, Rect>;
  readonly body: Rect;
}

interface Shape {
  readonly width: number;
  readonly height: number;
  /** How wide a thumb is; 0: there is a mouse. */
  readonly thumb: number;
  /** True: the title bar is a column at the right side. */
  readonly aside: boolean;
  readonly buttons: readonly TitleButton[];
  /** Maximised windows have no frame to pull at. */
  readonly framed: boolean;
}

const WIDE = { title: 18, button: { width: 16, height: 14 }, gap: 2, border: 4 } as const;
const forThumb = (thumb: number) => ({
  title: thumb + 4,
  button: { width: thumb, height: thumb },
  gap: 2,
  border: 2,
});
const ICON = 16;
const LINE = 12;

/** Where the parts of a window lie, in its own coordinates. */
export function windowMetrics(shape: Shape): WindowMetrics {
  const { width, height, thumb, buttons, framed } = shape;
  if (shape.aside) return asideMetrics(shape);
  const size = thumb === 0 ? WIDE : forThumb(thumb);
  const border = framed ? size.border : thumb === 0 ? 2 : 0;
  const title = { x: border, y: border, width: width - 2 * border, height: size.title };
  const buttonY = title.y + Math.floor((size.title - size.button.height) / 2);
  const placed = new Map<TitleButton, Rect>();
  let x = title.x + title.width - size.gap;
  for (const button of [...OWN_BUTTONS].reverse()) {
    if (!buttons.includes(button)) continue;
    x -= size.button.width;
    placed.set(button, { x, y: buttonY, ...size.button });
    // Minimize and maximize are adjacent; close and help have a gap.
    if (button === 'close' || button === 'minimize') x -= size.gap;
  }
  const icon = { x: title.x + 2, y: title.y + Math.floor((size.title - ICON) / 2) };
  const textX = icon.x + ICON + 3;
  const bodyY = title.y + size.title + 1;
  return {
    border,
    title,
    icon,
    text: {
      x: textX,
      y: title.y + Math.floor((size.title - LINE) / 2),
      width: Math.max(0, x - textX - 2),
      upwards: false,
    },
    buttons: placed,
    body: { x: border, y: bodyY, width: width - 2 * border, height: Math.max(0, height - bodyY - border) },
  };
}

/**
 * Where height is what lacks: close above, the others below it, what it has of the taskbar at its foot and the title
 * between them. The body has the rest from top to bottom.
 */
function asideMetrics({ width, height, thumb, buttons }: Shape): WindowMetrics {
  const { title: column, button, gap } = forThumb(thumb);
  const title = { x: width - column, y: 0, width: column, height };
  const x = title.x + gap;
  const placed = new Map<TitleButton, Rect>();
  let top = gap;
  for (const name of [...OWN_BUTTONS].reverse()) {
    if (!buttons.includes(name)) continue;
    placed.set(name, { x, y: top, ...button });
    top += button.height + gap;
  }
  let foot = height;
  for (const name of [...FOOT_BUTTONS].reverse()) {
    if (!buttons.includes(name)) continue;
    foot -= button.height + gap;
    placed.set(name, { x, y: foot, ...button });
  }
  const icon = { x: title.x + Math.floor((column - ICON) / 2), y: foot - ICON - 2 * gap };
  const text = { x: title.x + Math.floor((column - LINE) / 2), y: icon.y - 2 * gap };
  return {
    border: 0,
    title,
    icon,
    text: { ...text, width: Math.max(0, text.y - top - gap), upwards: true },
    buttons: placed,
    body: { x: 0, y: 0, width: title.x - 1, height },
  };
}
