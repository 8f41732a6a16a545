import { NOBODY } from '@shared/domain/town/town.ts';
import type { TownState } from '@shared/domain/town/townEntry.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Api } from '../api/api.ts';
import type { CollectionService } from '../collection/collection.ts';
import type { OnlineService } from '../online/online.ts';
import type { SessionService } from '../session/session.ts';
import { whileWatched } from '../whileWatched.ts';

/**
 * Who may go where in Arcadia. It decides what is drawn; the server decides by the same rule what is worth anything.
 * The server is asked while a listener is subscribed, and again when the wallet holds something else.
 */
export interface TownService extends Readable<TownState> {
  refresh(): Promise<void>;
}

export interface TownPorts {
  readonly api: Pick<Api, 'call'>;
  readonly session: Pick<SessionService, 'get' | 'subscribe'>;
  readonly collection: Pick<CollectionService, 'onChanged'>;
  readonly online: Pick<OnlineService, 'whenBack'>;
}

const LOADING: TownState = { status: 'loading' };

export function createTown({ api, session, collection, online }: TownPorts): TownService {
  const state = store<TownState>(LOADING);
  let owner: string | null = null;
  let stopWaiting = (): void => undefined;

  async function ask(counts: () => boolean): Promise<void> {
    if (session.get().status !== 'signed-in') return;
    stopWaiting();
    const answer = await api.call('GET /api/town/access', {});
    if (!counts()) return;
    if (answer.ok) {
      const { wallet, flunks, cliques, hasTeddy } = answer.value;
      state.set({ status: 'loaded', holder: { wallet, flunks, cliques: new Set(cliques), hasTeddy } });
      return;
    }
    // A person who is inside already stays there while the server is gone: nothing is to be had there without it.
    if (state.get().status !== 'loaded') state.set({ status: 'error', failure: answer.error });
    stopWaiting = online.whenBack(asking.reload);
  }
  const asking = whileWatched(state, ask);

  function follow(): void {
    const { status, wallet } = session.get();
    if (status === 'away' || (status === 'signed-in' && wallet === owner)) return;
    owner = wallet;
    // What is under way is about another person.
    asking.drop();
    stopWaiting();
    state.set(status === 'guest' ? { status: 'loaded', holder: NOBODY } : LOADING);
    asking.reload();
  }

  session.subscribe(follow);
  follow();
  collection.onChanged(({ wallet }) => {
    if (wallet === owner) asking.reload();
  });

  return {
    get: state.get,
    subscribe: asking.subscribe,
    refresh: asking.refresh,
  };
}
