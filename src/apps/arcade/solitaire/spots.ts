import type { Card } from '@shared/domain/arcade/solitaire/cards.ts';
import { cardsAt, type Move, type Spot, type Table } from '@shared/domain/arcade/solitaire/klondike.ts';
import { FOUNDATION_NAMES, PILE_NAMES, SPOT_NAMES, type SpotName } from './layout.ts';

/** A card or an empty spot that can be pressed: `depth` counts from the lowest card that is seen. */
export interface Target {
  readonly spot: SpotName;
  readonly depth: number;
}

/** A spot as the rules call it; null: the stock, which takes and gives nothing by a move. */
export function spotOf(name: SpotName): Spot | null {
  if (name === 'stock') return null;
  if (name === 'waste') return { at: 'waste' };
  return { at: name.startsWith('f') ? 'foundation' : 'pile', index: Number(name.slice(1)) };
}

/** The cards of a spot that can be pressed, the top last. */
export function openAt(table: Table, name: SpotName): readonly Card[] {
  const spot = spotOf(name);
  if (spot === null) return [];
  return spot.at === 'pile' ? cardsAt(table, spot) : cardsAt(table, spot).slice(-1);
}

/** The cards from a target to the top of its spot. */
export const cardsFrom = (table: Table, { spot, depth }: Target): readonly Card[] =>
  openAt(table, spot).slice(depth);

/** The move of these cards to another spot; null: there is none that could be right. */
export function moveTo(table: Table, from: Target, to: SpotName): Move | null {
  const [source, target] = [spotOf(from.spot), spotOf(to)];
  const count = cardsFrom(table, from).length;
  return source === null || target === null || count === 0 || from.spot === to
    ? null
    : { from: source, count, to: target };
}

/** The last target of a spot: its top card, or the empty spot. */
export const topOf = (table: Table, spot: SpotName): Target => ({
  spot,
  depth: Math.max(0, openAt(table, spot).length - 1),
});

const UPPER: readonly SpotName[] = ['stock', 'waste', 'waste', ...FOUNDATION_NAMES];

/** Which target a key goes to; null: to none. Left and right go from spot to spot, up and down through a pile. */
export function nextBy(key: string, now: Target, table: Table): Target | null {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step !== undefined) {
    const next = SPOT_NAMES[SPOT_NAMES.indexOf(now.spot) + step];
    return next === undefined ? now : topOf(table, next);
  }
  const column = PILE_NAMES.indexOf(now.spot);
  if (key === 'ArrowUp') {
    if (column < 0) return now;
    if (now.depth > 0) return { spot: now.spot, depth: now.depth - 1 };
    return topOf(table, UPPER[column] ?? 'stock');
  }
  if (key !== 'ArrowDown') return null;
  if (column < 0) return { spot: PILE_NAMES[UPPER.indexOf(now.spot)] ?? 'p0', depth: 0 };
  return { spot: now.spot, depth: Math.min(now.depth + 1, topOf(table, now.spot).depth) };
}

/** The target of an element of the table, which says it in its data. */
export function targetAt(target: EventTarget): Target | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-spot]') : null;
  const name = element?.dataset['spot'];
  const spot = SPOT_NAMES.find((one) => one === name);
  return spot === undefined ? null : { spot, depth: Number(element?.dataset['depth'] ?? 0) };
}
