import { MOST_PINNED_AT_ONCE, READINGS, type Reading } from '@shared/domain/town/case/cards.ts';
import * as shape from '../../../kernel/shape.ts';
import type { Store, StoredValue } from '../../../services/storage/storage.ts';

/** What a person believes, by card; a card without readings is one whose pins were taken out. */
export type Pins = Readonly<Record<string, readonly Reading[]>>;

type Kept = Readonly<Record<string, Pins>>;
const VISITOR = 'visitor';

/** By wallet, or of the visitor: what the server does not know yet. */
const KEPT: StoredValue<Kept> = {
  name: 'case-readings',
  version: 1,
  read: shape.reader(shape.eachIn(shape.eachIn(shape.each(shape.picklist(READINGS))))),
};

/** What this browser keeps of readings: a visitor's, and those of wallets that did not reach the server (CASE-9). */
export function keptPins(store: Store) {
  /** What the store did not take; null: it takes everything. */
  let refused: Kept | null = null;
  const all = (): Kept => refused ?? store.get(KEPT) ?? {};
  const of = (wallet: string | null): Pins => all()[wallet ?? VISITOR] ?? {};
  function put(wallet: string | null, pins: Pins): void {
    const { [wallet ?? VISITOR]: _before, ...others } = all();
    const next = Object.keys(pins).length === 0 ? others : { ...others, [wallet ?? VISITOR]: pins };
    refused = store.set(KEPT, next) ? null : next;
  }
  return {
    of,
    set: (wallet: string | null, card: string, readings: readonly Reading[]): void =>
      put(wallet, { ...of(wallet), [card]: readings }),
    /** The visitor is this wallet: it believes of each card both what it did, as is `known`, and what the visitor does. */
    moveOver(wallet: string, known: Pins): void {
      const both = Object.entries(of(null)).map(([card, own]) => {
        const before = of(wallet)[card] ?? known[card] ?? [];
        return [card, READINGS.filter((one) => own.includes(one) || before.includes(one))] as const;
      });
      if (both.length === 0) return;
      put(wallet, { ...of(wallet), ...Object.fromEntries(both) });
      put(null, {});
    },
    /** Some that the server is to hear next. */
    next: (wallet: string): Pins =>
      Object.fromEntries(Object.entries(of(wallet)).slice(0, MOST_PINNED_AT_ONCE)),
    /** The server has heard these. What was pinned anew meanwhile stays. */
    settle(wallet: string, heard: Pins): void {
      const left = Object.entries(of(wallet)).filter(([card, own]) => heard[card]?.join() !== own.join());
      put(wallet, Object.fromEntries(left));
    },
  };
}
