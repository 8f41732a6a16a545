import type { RowLayout } from './rows.ts';
import type { InnerSpace } from './useInnerSpace.ts';

/** How the items of a list are laid out, in logical pixels. */
export interface GridMetrics extends RowLayout {
  /** Width of a column, in whole pixels: letters blur between them. */
  readonly cell: number;
  /** Between items, and round them. */
  readonly gap: number;
  /** Width and height of an item's picture. */
  readonly picture: number;
}

/** What a card is made of beside its picture, in logical pixels. */
export interface CardShape {
  /** To the left and right of the picture. */
  readonly frame: number;
  /** Above and below the picture, the button included. */
  readonly words: number;
  /** Height of the button, which grows to a thumb's where there is one; 0: a card without a button. */
  readonly button: number;
  /** A picture is as large as fits: this size at least, and larger in steps of which its pixels are even. */
  readonly picture: { readonly least: number; readonly step: number };
}

/** What a line of a table is made of, in logical pixels. */
export interface LineShape {
  /** No column is narrower, but where there is one alone. */
  readonly leastWidth: number;
  readonly height: number;
  /** Width and height of its picture; 0: it has none. */
  readonly picture: number;
}

/** Between cards, and round them. */
const GAP = 8;

/** So many columns of cards in this space. */
export function cardMetrics(
  { frame, words, button, picture: { least, step } }: CardShape,
  columns: number,
  { width, thumb }: Pick<InnerSpace, 'width' | 'thumb'>,
): GridMetrics {
  const cell = Math.floor((width - GAP * (columns + 1)) / columns);
  const picture = Math.max(least, Math.floor((cell - frame) / step) * step);
  const thicker = button === 0 ? 0 : Math.max(0, thumb - button);
  return { columns, cell, gap: GAP, picture, rowHeight: picture + words + thicker + GAP };
}

/** A table in this space: as many columns as have their least width. */
export function lineMetrics(
  { leastWidth, height, picture }: LineShape,
  { width, thumb }: Pick<InnerSpace, 'width' | 'thumb'>,
): GridMetrics {
  const columns = Math.max(1, Math.floor(width / leastWidth));
  return {
    columns,
    cell: Math.floor(width / columns),
    gap: 0,
    picture,
    rowHeight: Math.max(height, thumb),
  };
}
