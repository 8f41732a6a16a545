import { PILES, type Table } from '@shared/domain/arcade/solitaire/klondike.ts';
import { CARD_SIZES, type CardSize } from './faces.ts';

/** A spot by its name: the stock, the waste, the foundations f0 to f3, the piles p0 to p6. */
export type SpotName = 'stock' | 'waste' | `f${number}` | `p${number}`;

export const FOUNDATION_NAMES: readonly SpotName[] = ['f0', 'f1', 'f2', 'f3'];
export const PILE_NAMES: readonly SpotName[] = Array.from(
  { length: PILES },
  (_, index) => `p${index}` as const,
);
export const SPOT_NAMES: readonly SpotName[] = ['stock', 'waste', ...FOUNDATION_NAMES, ...PILE_NAMES];

export interface Place {
  readonly left: number;
  readonly top: number;
}

/** Where everything lies, in logical pixels. */
export interface Layout {
  readonly size: CardSize;
  readonly width: number;
  readonly height: number;
  /** The place of the lowest card of a spot. */
  readonly placeOf: (spot: SpotName) => Place;
  /** From one card of the waste to the next. */
  readonly wasteStep: Place;
  /** From one card of this pile to the next: of those that lie on their face, and of those that are seen. */
  readonly stepsOf: (pile: Table['piles'][number]) => { readonly hidden: number; readonly shown: number };
}

const LEAST_GAP = 3;
const MOST_GAP = 16;
/** A table with full cards is no lower, with all that is not a pile above the piles, and beside them. */
const LEAST_HEIGHT = { above: 380, beside: 270 };
/** Beside the piles lie stock and waste in one column, and the foundations in two. */
const COLUMNS = { above: PILES, beside: PILES + 3 };
const STEPS = { full: { hidden: 6, shown: 17, waste: 14 }, small: { hidden: 7, shown: 22, waste: 12 } };

/**
 * Lays the table out: cards as large as fit, in whole pixels for each of theirs. A pile that is too high lies closer. On a
 * phone on its side the piles have all of the height (SOLITAIRE-9).
 */
export function layoutFor(space: { readonly width: number; readonly height: number }): Layout {
  const others = space.height < LEAST_HEIGHT.above && space.width > 2 * space.height ? 'beside' : 'above';
  const columns = COLUMNS[others];
  const fits = (scale: number): boolean =>
    scale * CARD_SIZES.full.width * columns + LEAST_GAP * 2 * (columns + 1) <= space.width &&
    scale * LEAST_HEIGHT[others] <= space.height;
  const size = fits(1) ? 'full' : 'small';
  // Only where not even small cards fit beside each other they are drawn smaller.
  const scale =
    size === 'full' && fits(2) ? 2 : Math.min(1, space.width / (CARD_SIZES[size].width * columns));
  const [width, height] = [
    Math.floor(CARD_SIZES[size].width * scale),
    Math.floor(CARD_SIZES[size].height * scale),
  ];
  const gap = Math.min(MOST_GAP, Math.max(0, Math.floor((space.width - columns * width) / (columns + 1))));
  const margin = Math.floor((space.width - columns * width - (columns - 1) * gap) / 2);
  const top = Math.max(LEAST_GAP, Math.min(10, gap));
  const under = top + height + Math.max(8, gap);
  const left = (column: number): number => margin + column * (width + gap);
  const steps = STEPS[size];
  const above = (spot: SpotName): Place => {
    if (spot === 'stock') return { left: left(0), top };
    if (spot === 'waste') return { left: left(1), top };
    const index = Number(spot.slice(1));
    return spot.startsWith('f') ? { left: left(3 + index), top } : { left: left(index), top: under };
  };
  const beside = (spot: SpotName): Place => {
    if (spot === 'stock') return { left: left(0), top };
    if (spot === 'waste') return { left: left(0), top: under };
    const index = Number(spot.slice(1));
    if (!spot.startsWith('f')) return { left: left(1 + index), top };
    return { left: left(1 + PILES + (index % 2)), top: index < 2 ? top : under };
  };
  const isAbove = others === 'above';
  return {
    ...{ size, width, height },
    wasteStep: isAbove
      ? { left: Math.floor(steps.waste * scale), top: 0 }
      : { left: 0, top: Math.floor(steps.shown * scale) },
    placeOf: isAbove ? above : beside,
    stepsOf({ hidden, shown }) {
      const room = space.height - (isAbove ? under : top) - height - 4;
      const wanted = { hidden: steps.hidden * scale, shown: steps.shown * scale };
      const high = hidden.length * wanted.hidden + Math.max(0, shown.length - 1) * wanted.shown;
      const share = high <= room ? 1 : Math.max(0, room / high);
      return {
        hidden: Math.max(1, Math.floor(wanted.hidden * share)),
        shown: Math.max(4, Math.floor(wanted.shown * share)),
      };
    },
  };
}

/** Where an open card lies: `depth` counts from the lowest that is seen. */
export function placeOfCard(
  layout: Layout,
  { piles }: Pick<Table, 'piles'>,
  { spot, depth }: { readonly spot: SpotName; readonly depth: number },
): Place {
  const { left, top } = layout.placeOf(spot);
  const pile = spot.startsWith('p') ? piles[Number(spot.slice(1))] : undefined;
  if (pile === undefined) return { left, top };
  const steps = layout.stepsOf(pile);
  return { left, top: top + pile.hidden.length * steps.hidden + depth * steps.shown };
}
