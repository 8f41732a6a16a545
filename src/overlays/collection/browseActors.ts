import { fromCallback, fromPromise } from 'xstate';
import type { Services } from '../../kernel/app.ts';
import { ok, type Result } from '../../../supabase/functions/_shared/kernel/result.ts';
import type { Address } from '../../../supabase/functions/_shared/kernel/units.ts';
import type { WalletEvent } from '../../kernel/walletNews.ts';
import { SIGNED_OUT } from '../../services/api/failures.ts';
import { outageActor } from '../../services/online/outageActor.ts';
import type { GalleryAnswer, ReadEvent, Reading } from './galleryMachine.ts';
import { KEPT_ANSWER } from './keptAnswer.ts';
import { BLOCK_SIZE, isFirstView } from './query.ts';

/** The effects of the gallery machine. */
export function galleryActors({ api, collection, online, session, shownWallet, storage }: Services) {
  async function read(
    { wallet, query }: Reading,
    block: number,
    signal: AbortSignal,
  ): Promise<Result<GalleryAnswer>> {
    if (wallet === null) return SIGNED_OUT;
    const { traits, search, sort } = query;
    const asked = {
      owner: wallet,
      collection: query.collection,
      sort,
      offset: block * BLOCK_SIZE,
      limit: BLOCK_SIZE,
    };
    const filters = {
      ...(traits.length > 0 && { traits: traits.join('|') }),
      ...(search !== '' && { search }),
    };
    const answer = await api.call('GET /api/collection/tokens', { ...asked, ...filters }, { signal });
    if (!answer.ok) return answer;
    const { tokens, total, counts } = answer.value;
    return ok({ tokens, total, counts });
  }

  return {
    outage: outageActor(online),
    world: fromCallback(({ sendBack }) => {
      const report = (): void => {
        const wallet = shownWallet.get();
        const { status, wallet: connected } = session.get();
        sendBack({ type: 'system.session', status, wallet } satisfies WalletEvent);
        if (connected !== null) collection.refreshOnce(connected);
      };
      report();
      const stops = [
        session.subscribe(report),
        shownWallet.subscribe(report),
        collection.onChanged(() => sendBack({ type: 'system.changed' })),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    }),
    reader: fromCallback<ReadEvent, Reading>(({ input, sendBack, receive }) => {
      const { wallet, query, blocks } = input;
      const abort = new AbortController();
      const asked = new Set<number>();
      const ask = async (block: number): Promise<void> => {
        asked.add(block);
        const result = await read(input, block, abort.signal);
        if (abort.signal.aborted) return;
        if (!result.ok) asked.delete(block);
        else if (block === 0 && isFirstView(query) && wallet !== null) {
          storage.lasting.set(KEPT_ANSWER, { wallet, collection: query.collection, answer: result.value });
        }
        sendBack({ type: 'system.block', block, result });
      };
      const askForNew = (wanted: readonly number[]): void => {
        for (const block of wanted) if (!asked.has(block)) void ask(block);
      };
      const kept = storage.lasting.get(KEPT_ANSWER);
      if (kept?.wallet === wallet && kept.collection === query.collection && isFirstView(query)) {
        sendBack({ type: 'system.kept', answer: kept.answer });
      }
      askForNew(blocks);
      receive((event) => askForNew(event.blocks));
      return () => abort.abort();
    }),
    refresh: fromPromise<Result<unknown>, { readonly wallet: Address | null }>(async ({ signal }) => {
      const { wallet } = session.get();
      if (wallet === null) return SIGNED_OUT;
      return collection.refresh(wallet, { signal });
    }),
  };
}
