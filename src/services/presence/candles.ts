import type { PresenceAnswer } from '@shared/contract/town/town.ts';
import type { Random } from '@shared/kernel/clock.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Api } from '../api/api.ts';

type Candles = PresenceAnswer['candles'];

/** How often a page that shows candles asks how many there are while it is dark (ms): after a time between these two. */
export const COUNT_AGAIN_MS = { least: 20_000, most: 40_000 } as const;

interface CandlePorts {
  readonly api: Pick<Api, 'call'>;
  readonly random: Random;
  /** Whether the power of the town is out. */
  readonly dark: Readable<boolean>;
  /** Whether anything shows what is asked. */
  readonly isWatched: () => boolean;
  /** Asks who is in town, and with it for the candles. */
  readonly ask: () => void;
}

/** The candles of the evening, as far as this page has heard of them. */
export function keepCandles({ api, random, dark, isWatched, ask }: CandlePorts) {
  const candles = store<Candles>(null);
  let counting: ReturnType<typeof setTimeout> | undefined;

  /** Takes what the server says. Of one evening more is newer than less: answers come through caches. */
  function hear(said: Candles): void {
    const known = candles.get();
    if (said === null || (known !== null && known.evening === said.evening && said.lit < known.lit)) return;
    if (JSON.stringify(said) !== JSON.stringify(known)) candles.set(said);
  }
  const nextMs = (): number => COUNT_AGAIN_MS.least + random() * (COUNT_AGAIN_MS.most - COUNT_AGAIN_MS.least);
  function count(): void {
    counting = setTimeout(count, nextMs());
    ask();
  }
  function sync(): void {
    if (dark.get() && isWatched()) {
      // All pages are dark in one moment: each begins anywhere within its time, so that as many ask in each second.
      counting ??= setTimeout(count, random() * nextMs());
      return;
    }
    clearTimeout(counting);
    counting = undefined;
  }
  dark.subscribe(sync);
  return {
    candles,
    hear,
    sync,
    /** Lights the person's candle of the evening at a place; false: theirs burns already. */
    async light(place: string): Promise<Result<boolean>> {
      const answer = await api.call('POST /api/town/candles', { place });
      if (!answer.ok) return answer;
      hear(answer.value.candles);
      return ok(answer.value.isNew);
    },
  };
}
