import { NIB_SHAPES, nibOf, type Nib } from '../pixels/lines.ts';
import { BLACK, WHITE } from '../pixels/pixels.ts';
import type { ShapeStyle } from '../pixels/shapes.ts';

/** The tools, in the order in which the tool box of 1995 has them, two in a row. */
export const TOOLS = [
  ...(['select', 'eraser', 'fill', 'picker', 'magnifier', 'pencil', 'brush'] as const),
  ...(['airbrush', 'text', 'line', 'curve', 'box', 'ellipse', 'round-box'] as const),
] as const;
export type ToolId = (typeof TOOLS)[number];

/** How wide lines and outlines are drawn (pixels). */
export const WIDTHS = [1, 2, 3, 4, 5] as const;
/** The sides of the erasers (pixels). */
export const ERASERS = [4, 6, 8, 10] as const;
/** How far the airbrush reaches (pixels). */
export const SPRAYS = [4, 8, 12] as const;
/** How many times its size a picture is shown. */
export const ZOOMS = [1, 2, 4, 8] as const;
export type Zoom = (typeof ZOOMS)[number];

/** The brushes, three of each shape, largest first, as in 1995. */
export const BRUSHES: readonly { readonly name: string; readonly nib: Nib }[] = NIB_SHAPES.flatMap((shape) =>
  (shape === 'round' ? [7, 4, 1] : [8, 5, 2]).map((size) => ({
    name: `${shape} ${size}`,
    nib: nibOf(shape, size),
  })),
);

/** How the letters of the text tool look. */
export interface LetterChoice {
  readonly isBold: boolean;
  /** In multiples of the desktop's letters, which are 11 pixels high. */
  readonly size: number;
}

/** What a person has chosen in the tool box and of the colors. */
export interface Choices {
  readonly tool: ToolId;
  /** What the left and what the right button draws with. */
  readonly colors: readonly [number, number];
  readonly width: number;
  /** Which of `BRUSHES`. */
  readonly brush: number;
  readonly eraser: number;
  readonly spray: number;
  readonly style: ShapeStyle;
  /** Whether what is moved, pasted and written covers what is behind it with the right button's color, too. */
  readonly isOpaque: boolean;
  readonly zoom: Zoom;
  readonly letters: LetterChoice;
}

export const FIRST_CHOICES: Choices = {
  tool: 'pencil',
  colors: [BLACK, WHITE],
  width: 1,
  brush: 1,
  eraser: 8,
  spray: 8,
  style: 'outline',
  isOpaque: true,
  zoom: 1,
  letters: { isBold: false, size: 1 },
};
