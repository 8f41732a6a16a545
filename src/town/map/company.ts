import type { Candles } from '@shared/domain/town/candles.ts';
import type { Readable } from '../../kernel/store.ts';
import { EVENING_TEXTS } from '../evening/texts.ts';
import type { Guests } from './mapMarks.ts';

/** Who is where, and while it is dark how many candles burn there, as what is shown tells it. */
export function keepCompany(
  shown: readonly { readonly gather: (here: ReadonlyMap<string, Guests>) => void }[],
  burning: (candles: Candles['places']) => void,
  dark: Readable<boolean>,
) {
  let here: ReadonlyMap<string, Guests> = new Map();
  let candles: Candles['places'] = {};
  function tell(): void {
    const told = dark.get() ? withCandles(here, candles) : here;
    for (const one of shown) one.gather(told);
  }
  return {
    tell,
    burn(lit: Candles['places']): void {
      candles = lit;
      burning(lit);
      tell();
    },
    gather(there: ReadonlyMap<string, Guests>): void {
      here = there;
      tell();
    },
  };
}

/** Those at each location, with how many candles burn there. */
function withCandles(
  here: ReadonlyMap<string, Guests>,
  candles: Candles['places'],
): ReadonlyMap<string, Guests> {
  const all = new Map(here);
  for (const [id, lit] of Object.entries(candles)) {
    const { count, text } = all.get(id) ?? { count: 0, text: '' };
    all.set(id, { count, text: [text, EVENING_TEXTS.here(lit)].filter(Boolean).join(', ') });
  }
  return all;
}
