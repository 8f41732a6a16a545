import type { Theme } from '../../kernel/theme.ts';
import { inset, type Rect } from '../geometry/rects.ts';

/** A filled rectangle in logical pixels. */
export interface Fill extends Rect {
  readonly color: number;
}

export const fill = (rect: Rect, color: number): Fill => ({ ...rect, color });

/** The four sides of a rectangle, one pixel wide: top and left in one color, bottom and right in the other. */
export function edges(rect: Rect, topLeft: number, bottomRight: number): readonly Fill[] {
  const { x, y, width, height } = rect;
  return [
    fill({ x, y, width: width - 1, height: 1 }, topLeft),
    fill({ x, y: y + 1, width: 1, height: height - 2 }, topLeft),
    fill({ x, y: y + height - 1, width, height: 1 }, bottomRight),
    fill({ x: x + width - 1, y, width: 1, height: height - 1 }, bottomRight),
  ];
}

const twoEdges = (
  rect: Rect,
  face: number,
  outer: readonly [number, number],
  inner: readonly [number, number],
): readonly Fill[] => [fill(rect, face), ...edges(rect, ...outer), ...edges(inset(rect, 1), ...inner)];

/** A push button that stands out: white and black outside, light and gray inside. */
export const raisedButton = (rect: Rect, theme: Theme): readonly Fill[] =>
  twoEdges(rect, theme.face, [theme.highlight, theme.dark], [theme.light, theme.shadow]);

/** A push button held down. */
export const pressedButton = (rect: Rect, theme: Theme): readonly Fill[] =>
  twoEdges(rect, theme.face, [theme.dark, theme.highlight], [theme.shadow, theme.light]);

/** The frame of a window or a menu: the light edge lies outside, the white one within it. */
export const windowEdge = (rect: Rect, theme: Theme): readonly Fill[] =>
  twoEdges(rect, theme.face, [theme.light, theme.dark], [theme.highlight, theme.shadow]);

/** A well that text or a picture lies in. */
export const sunkenField = (rect: Rect, theme: Theme, face = theme.window): readonly Fill[] =>
  twoEdges(rect, face, [theme.shadow, theme.highlight], [theme.dark, theme.light]);

/** A thin sunken panel, as round the clock. */
export const sunkenPanel = (rect: Rect, theme: Theme): readonly Fill[] => [
  fill(rect, theme.face),
  ...edges(rect, theme.shadow, theme.highlight),
];

/** Two lines that part the entries of a menu. */
export const etchedLine = (x: number, y: number, width: number, theme: Theme): readonly Fill[] => [
  fill({ x, y, width, height: 1 }, theme.shadow),
  fill({ x, y: y + 1, width, height: 1 }, theme.highlight),
];

/** The checkered face of a button that stays down. */
export function checkered(rect: Rect, theme: Theme): readonly Fill[] {
  const dots: Fill[] = [fill(rect, theme.face)];
  for (let y = 0; y < rect.height; y++) {
    for (let x = y % 2; x < rect.width; x += 2) {
      dots.push(fill({ x: rect.x + x, y: rect.y + y, width: 1, height: 1 }, theme.highlight));
    }
  }
  return dots;
}

/** A picture of one color, one string a row, `#` for a pixel, each drawn `scale` pixels wide. */
export function bitmap(
  rows: readonly string[],
  at: { readonly x: number; readonly y: number },
  color: number,
  scale = 1,
): readonly Fill[] {
  return rows.flatMap((row, line) => {
    const runs: Fill[] = [];
    for (let start = row.indexOf('#'); start >= 0;) {
      let end = start;
      while (row[end] === '#') end++;
      const width = (end - start) * scale;
      runs.push(fill({ x: at.x + start * scale, y: at.y + line * scale, width, height: scale }, color));
      start = row.indexOf('#', end);
    }
    return runs;
  });
}
