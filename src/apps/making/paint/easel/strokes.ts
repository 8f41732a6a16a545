import { drawLine, nibOf, PIXEL, squared, straightened, type Nib } from '../pixels/lines.ts';
import { areaBetween, type Point, type Row } from '../pixels/pixels.ts';
import { drawShape, type ShapeKind } from '../pixels/shapes.ts';
import type { Sheet } from '../pixels/sheet.ts';
import { BRUSHES } from './choices.ts';
import { colorsOf, type Hand, type Stroke } from './hand.ts';

interface Freehand {
  readonly sheet: Sheet;
  readonly nib: Nib;
  readonly row: Row;
}

/** Draws from point to point as the pointer goes; with Shift one straight line from where it was pressed. */
function freehand(from: Point, { sheet, nib, row }: Freehand): Stroke {
  let last = from;
  drawLine(from, from, nib, row);
  return {
    move(at, { shift }) {
      if (shift) sheet.revert();
      const next = shift ? straightened(from, at) : at;
      drawLine(shift ? from : last, next, nib, row);
      last = next;
    },
  };
}

/** The pencil: lines of one pixel. */
export const pencil = (hand: Hand, at: Point): Stroke =>
  freehand(at, { sheet: hand.sheet, nib: PIXEL, row: hand.sheet.paint(colorsOf(hand)[0]) });

export function brush(hand: Hand, at: Point): Stroke {
  const { sheet, choices } = hand;
  const nib = BRUSHES[choices.brush]?.nib ?? PIXEL;
  return freehand(at, { sheet, nib, row: sheet.paint(colorsOf(hand)[0]) });
}

/** The eraser leaves the right button's color. With the right button it takes the left one's color alone, as in 1995. */
export function eraser({ sheet, choices, button }: Hand, at: Point): Stroke {
  const [first, second] = choices.colors;
  const row = button === 0 ? sheet.paint(second) : sheet.replace(first, second);
  return freehand(at, { sheet, nib: nibOf('square', choices.eraser), row });
}

/** How many pixels a spray leaves for each pixel of its reach. */
const DENSITY = 2;

export function airbrush(hand: Hand, from: Point): Stroke {
  const { sheet, choices, random } = hand;
  const row = sheet.paint(colorsOf(hand)[0]);
  const spray = ({ x, y }: Point): void => {
    for (let drop = 0; drop < choices.spray * DENSITY; drop += 1) {
      const [angle, away] = [random() * 2 * Math.PI, Math.sqrt(random()) * choices.spray];
      const left = Math.round(x + Math.cos(angle) * away);
      row(Math.round(y + Math.sin(angle) * away), left, left + 1);
    }
  };
  spray(from);
  return { move: spray };
}

/** A line that follows the pointer. */
export function line(hand: Hand, from: Point): Stroke {
  const { sheet, choices } = hand;
  const row = sheet.paint(colorsOf(hand)[0]);
  const nib = nibOf('round', choices.width);
  drawLine(from, from, nib, row);
  return {
    move(at, { shift }) {
      sheet.revert();
      drawLine(from, shift ? straightened(from, at) : at, nib, row);
    },
  };
}

/** A box or an ellipse between where it was pressed and the pointer. */
export function shape(kind: ShapeKind, hand: Hand, from: Point): Stroke {
  const { sheet, choices } = hand;
  const { style, width } = choices;
  const [own, other] = colorsOf(hand);
  const outline = style === 'filled' ? null : sheet.paint(own);
  const inside = style === 'outline' ? null : sheet.paint(style === 'both' ? other : own);
  const draw = (to: Point): void => drawShape(kind, areaBetween(from, to), width, { outline, inside });
  draw(from);
  return {
    move(at, { shift }) {
      sheet.revert();
      draw(shift ? squared(from, at) : at);
    },
  };
}
