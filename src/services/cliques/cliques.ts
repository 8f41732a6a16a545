import { accessOf, CLIQUES, type CliqueAccess } from '@shared/domain/collection/collection.ts';
import { ok, type Failure, type Result } from '@shared/kernel/result.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Address } from '@shared/kernel/units.ts';
import * as shape from '../../kernel/shape.ts';
import type { Api } from '../api/api.ts';
import { FAILURE_TEXTS } from '../api/failures.ts';
import type { ChainReads } from '../chain/chain.ts';
import type { CollectionService } from '../collection/collection.ts';
import type { OnlineService } from '../online/online.ts';
import type { SessionService } from '../session/session.ts';
import type { StoragePort, StoredValue } from '../storage/storage.ts';
import { whileWatched } from '../whileWatched.ts';

/** What is open to a person of whom nothing is known. */
export const NO_ACCESS = accessOf([]);

/**
 * Which houses the wallet that is signed in may enter. `access` is only ever what the chain or the server said of it:
 * whatever failed or is not known yet grants nothing.
 */
export type CliqueState =
  | { readonly status: 'no-wallet' | 'loading'; readonly access: CliqueAccess }
  | { readonly status: 'error'; readonly access: CliqueAccess; readonly failure: Failure }
  | {
      readonly status: 'loaded';
      readonly access: CliqueAccess;
      /** True: as it was before the server was lost. */
      readonly lastKnown: boolean;
    };

/**
 * The clique access of the wallet. It decides only what is drawn: the server decides by its own index about everything
 * that has a value. The chain is asked only while there is a subscriber.
 */
export interface CliqueService extends Readable<CliqueState> {
  /** Asks again, for what the wallet holds may have changed, or because the person wishes it. */
  refresh(): Promise<void>;
}

export interface CliquePorts {
  readonly session: Pick<SessionService, 'get' | 'subscribe'>;
  readonly chain: { current(): Promise<Result<Pick<ChainReads, 'cliques'>>> };
  readonly collection: Pick<CollectionService, 'onChanged'>;
  readonly api: Pick<Api, 'call'>;
  readonly online: Pick<OnlineService, 'get' | 'whenBack'>;
  readonly storage: Pick<StoragePort, 'lasting'>;
}

interface LastKnown {
  readonly wallet: string;
  readonly held: readonly string[];
}

/** The cliques of a wallet as they were the last time, for when the server is gone. */
const LAST_KNOWN: StoredValue<LastKnown> = {
  name: 'clique-access',
  version: 1,
  read: shape.reader(shape.object({ wallet: shape.string, held: shape.each(shape.string) })),
};

const NO_WALLET: CliqueState = { status: 'no-wallet', access: NO_ACCESS };
const LOADING: CliqueState = { status: 'loading', access: NO_ACCESS };
const AWAY: Failure = { code: 'NETWORK', message: FAILURE_TEXTS.offline };

export function createCliques(ports: CliquePorts): CliqueService {
  const { session, chain, api, online } = ports;
  const { lasting } = ports.storage;
  const state = store<CliqueState>(LOADING);
  let owner: Address | null = null;
  let stopWaiting = (): void => undefined;

  /** Asks the chain, and where it does not answer, the server, which reads its own index (HOUSE-3). */
  async function ask(wallet: Address): Promise<Result<CliqueAccess>> {
    const network = await chain.current();
    const tokens = network.ok ? await network.value.cliques(wallet) : network;
    if (tokens.ok) return ok(accessOf(tokens.value.map(({ clique }) => clique)));
    const answer = await api.call('POST /api/emergency-clique-access', { wallet });
    return answer.ok ? ok(answer.value.access) : answer;
  }

  function showFailure(failure: Failure, wallet: Address | null): void {
    const known = online.get() ? null : lasting.get(LAST_KNOWN);
    state.set(
      known !== null && (wallet === null || known.wallet === wallet)
        ? { status: 'loaded', access: accessOf(known.held), lastKnown: true }
        : { status: 'error', access: NO_ACCESS, failure },
    );
  }

  async function look(counts: () => boolean): Promise<void> {
    const { wallet } = session.get();
    if (wallet === null) return;
    stopWaiting();
    if (state.get().status !== 'loaded') state.set(LOADING);
    const answer = await ask(wallet);
    if (!counts()) return;
    if (answer.ok) {
      lasting.set(LAST_KNOWN, { wallet, held: CLIQUES.filter((clique) => answer.value[clique]) });
      state.set({ status: 'loaded', access: answer.value, lastKnown: false });
      return;
    }
    showFailure(answer.error, wallet);
    if (!online.get()) stopWaiting = online.whenBack(asking.reload);
  }
  const asking = whileWatched(state, look);

  function follow(): void {
    const { status, wallet } = session.get();
    if (status === 'signed-in' && wallet === owner) return;
    owner = wallet;
    // Any answer on its way is about the wallet before.
    asking.drop();
    stopWaiting();
    if (status === 'away') {
      showFailure(AWAY, null);
    } else if (status === 'guest') {
      lasting.remove(LAST_KNOWN);
      state.set(NO_WALLET);
    } else {
      state.set(LOADING);
      asking.reload();
    }
  }

  session.subscribe(follow);
  follow();
  ports.collection.onChanged(({ wallet }) => {
    if (wallet === owner) asking.reload();
  });

  return {
    get: state.get,
    subscribe: asking.subscribe,
    refresh: asking.refresh,
  };
}
