import { locationOf, NOBODY } from '@shared/domain/town/town.ts';
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
  readonly api: Pick<Api, 'call' | 'unread'>;
  readonly session: Pick<SessionService, 'get' | 'subscribe'>;
  readonly collection: Pick<CollectionService, 'onChanged'>;
  readonly online: Pick<OnlineService, 'whenBack'>;
}

/** So often (ms) a guest's page asks whether who let them in is still there (QUARTER-8). */
const GUEST_ASKS_MS = 60_000;

const LOADING: TownState = { status: 'loading' };

export function createTown({ api, session, collection, online }: TownPorts): TownService {
  const state = store<TownState>(LOADING);
  let owner: string | null = null;
  let stopWaiting = (): void => undefined;
  let asksAgain: ReturnType<typeof setTimeout> | undefined;

  async function ask(counts: () => boolean): Promise<void> {
    clearTimeout(asksAgain);
    if (session.get().status !== 'signed-in') return;
    stopWaiting();
    const answer = await api.call('GET /api/town/access', {});
    if (!counts()) return;
    if (answer.ok) {
      const { wallet, flunks, cliques, hasTeddy, guestAt } = answer.value;
      const holder = { wallet, flunks, cliques: new Set(cliques), hasTeddy, guestAt: new Set(guestAt) };
      state.set({ status: 'loaded', holder });
      // A room behind a lock stays open.
      const isForANight = [...holder.guestAt].some((at) => locationOf(at)?.id === at);
      if (isForANight) asksAgain = setTimeout(asking.reload, GUEST_ASKS_MS);
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
  // That they were let in is news, which every answer tells of.
  let heard = api.unread.get().header;
  api.unread.subscribe(() => {
    const { header } = api.unread.get();
    if (header === heard) return;
    heard = header;
    asking.reload();
  });
  collection.onChanged(({ wallet }) => {
    if (wallet === owner) asking.reload();
  });

  return {
    get: state.get,
    subscribe: asking.subscribe,
    refresh: asking.refresh,
  };
}
