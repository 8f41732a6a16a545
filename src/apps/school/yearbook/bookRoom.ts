import { useLayoutEffect, useState, type RefObject } from 'react';
import { ON_PAGE } from './book.ts';

/** The room for what is laid out, in logical pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Two pages need so much width. */
const TWO_PAGES = 620;
/** A page is no larger. */
const MOST_PAGE = { width: 460, height: 640 };
/** Margins of a page; and beside each portrait the gap. */
const MARGINS = { across: 40, down: 44 };
const GAP = 18;

/** How portraits stand on a page: in columns and rows, under a heading, each over its words. */
interface Shape {
  readonly columns: number;
  readonly rows: number;
  /** Height of the headings (logical pixels). */
  readonly heading: number;
  /** Height of what stands under a portrait, and of the gap below (logical pixels). */
  readonly words: number;
}
const SHAPES = {
  class: { columns: 3, rows: ON_PAGE / 3, heading: 32, words: 28 },
  honors: { columns: 2, rows: 3, heading: 54, words: 42 },
  superlatives: { columns: 3, rows: 2, heading: 68, words: 28 },
} as const satisfies Readonly<Record<string, Shape>>;

/** Portraits are so large, in steps of which their 96 pixels are even. */
const PORTRAIT = { least: 48, most: 144, step: 8 };

/** What the book's table is taken for until it is laid out. */
const AT_FIRST: Room = { width: 880, height: 520 };

/** The room that an element has, whenever that changes. */
export function useRoom(element: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState(AT_FIRST);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0)
        setRoom((before) =>
          before.width === width && before.height === height ? before : { width, height },
        );
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

/** Whether two pages fit beside each other. */
export const isWide = ({ width }: Room): boolean => width >= TWO_PAGES;

/** How the portraits of such a page stand in this room, and how large they are (logical pixels). */
export function gridIn(
  room: Room,
  kind: keyof typeof SHAPES,
): { readonly columns: number; readonly portrait: number } {
  const { columns, rows, heading, words } = SHAPES[kind];
  const width = Math.min(MOST_PAGE.width, isWide(room) ? room.width / 2 : room.width) - MARGINS.across;
  const height = Math.min(MOST_PAGE.height, room.height) - MARGINS.down - heading;
  const fits = Math.min(width / columns - GAP, height / rows - words);
  const stepped = Math.floor(fits / PORTRAIT.step) * PORTRAIT.step;
  return { columns, portrait: Math.max(PORTRAIT.least, Math.min(PORTRAIT.most, stepped)) };
}
