import { fromCallback, fromPromise } from 'xstate';
import type { Services } from '../../kernel/app.ts';
import { BLOCK_SIZE, filtersOf, isFirstView, orderOf } from '@shared/domain/collection/tokenQuery.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import type { WalletEvent } from '../../kernel/walletNews.ts';
import { withWallet } from '../../services/session/withWallet.ts';
import { outageActor } from '../../services/online/outageActor.ts';
import type { BrowseAnswer, ReadEvent, Reading } from './browseMachine.ts';
import { KEPT_ANSWER } from './keptAnswer.ts';

/**
 * The effects of the machine of a list of tokens.
 *
 * @param whose tokens are listed: those of the wallet that is looked at, or those of everybody
 */
export function browseActors(services: Services, whose: 'wallet' | 'everybody') {
  const { api, collection, online, session, shownWallet, storage } = services;

  async function read(
    { wallet, query }: Reading,
    block: number,
    signal: AbortSignal,
  ): Promise<Result<BrowseAnswer>> {
    const asked = {
      ...(wallet !== null && { owner: wallet }),
      ...filtersOf(query),
      ...orderOf(query),
      offset: block * BLOCK_SIZE,
      limit: BLOCK_SIZE,
    };
    const answer = await api.call('GET /api/collection/tokens', asked, { signal });
    if (!answer.ok) return answer;
    const { tokens, total, counts } = answer.value;
    return ok({ tokens, total, counts });
  }

  return {
    outage: outageActor(online),
    world: fromCallback(({ sendBack }) => {
      const changed = (): void => sendBack({ type: 'system.changed' });
      if (whose === 'everybody') {
        sendBack({ type: 'system.everybody' });
        return collection.onChanged(changed);
      }
      const report = (): void => {
        const wallet = shownWallet.get();
        const { status, wallet: connected } = session.get();
        sendBack({ type: 'system.session', status, wallet } satisfies WalletEvent);
        if (connected !== null) collection.refreshOnce(connected);
      };
      report();
      const stops = [session.subscribe(report), shownWallet.subscribe(report), collection.onChanged(changed)];
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
    refresh: fromPromise<Result<unknown>, { readonly wallet: Address | null }>(({ signal }) =>
      withWallet(session, (wallet) => collection.refresh(wallet, { signal })),
    ),
  };
}
