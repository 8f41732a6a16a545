import {
  flunkOf,
  isDone,
  isSameAct,
  type ChainIntent,
  type SubmittedTransaction,
} from '@shared/domain/collection/chainIntent.ts';
import type { Clock } from '@shared/kernel/clock.ts';
import { fail, ok, type Failure, type Result } from '@shared/kernel/result.ts';
import { epochMs, type Address } from '@shared/kernel/units.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { ChainAdapter, ChainPort } from '../chain/chain.ts';
import type { CollectionService } from '../collection/collection.ts';
import type { SessionService } from '../session/session.ts';
import type { StoragePort } from '../storage/storage.ts';
import { topicOf, type Tabs } from '../tabs/tabs.ts';
import {
  ASKED_TRANSACTIONS,
  SENT_TRANSACTIONS,
  type AskedTransaction,
  type SentTransaction,
} from './keptTransactions.ts';

/** The transactions of this browser that are on their way. */
const ON_THEIR_WAY = topicOf(SENT_TRANSACTIONS);

export interface TransactionPorts {
  readonly chain: ChainPort;
  readonly collection: Pick<CollectionService, 'changed' | 'refresh'>;
  readonly session: Pick<SessionService, 'get' | 'subscribe'>;
  readonly storage: Pick<StoragePort, 'lasting' | 'session'>;
  readonly tabs: Tabs;
  /** The real time. */
  readonly clock: Clock;
}

/**
 * The transactions that were sent from this browser: kept over a reload, known in all tabs, and watched until the
 * network has sealed them and the index knows what they did (CHAIN-20). A window that closes ends none of it.
 */
export interface TransactionService extends Readable<readonly SentTransaction[]> {
  /** Keeps that a wallet is asked for this, until what it returns is called: it has answered. */
  asks(intent: ChainIntent, wallet: Address): () => void;
  /** Whether the session's wallet was asked for this when the page was loaded again. Says so once. */
  interrupted(intent: ChainIntent): boolean;
  /** Keeps a transaction that the wallet has sent, and watches it. */
  note(intent: ChainIntent, wallet: Address, sent: SubmittedTransaction): void;
  /** What the session's wallet has sent for the same act and is on its way; null: nothing. */
  underWay(intent: ChainIntent): SentTransaction | null;
  /**
   * Waits for the seal. Fails with EXPIRED and REVERTED, after which the transaction is forgotten, and with TIMEOUT,
   * NETWORK and what else an adapter fails with (Transactor.sealed), after which it may be waited for again.
   */
  sealed(transactionId: string): Promise<Result<null>>;
}

/** The network lets a transaction expire some ten minutes after it was made. Long after that it is looked for no more. */
export const GIVE_UP_AFTER_MS = 30 * 60_000;

/** When the index is brought to read what a sealed transaction did, in milliseconds after the last time (GRAD-3). */
const READ_AFTER_MS = [0, 8_000, 8_000, 16_000] as const;

/** Failures after which a transaction never comes. All others leave that open. */
const OVER: ReadonlySet<Failure['code']> = new Set(['REVERTED', 'EXPIRED']);

const EXPIRED = 'The network does not know the transaction, and takes it no more.';

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isOld = ({ at }: SentTransaction, clock: Clock): boolean => clock.now() - at > GIVE_UP_AFTER_MS;

/** How a transaction went. `sent` is null where another tab was done with it: the network still says how it went. */
async function sealOf(
  id: string,
  sent: SentTransaction | null,
  adapter: ChainAdapter,
  clock: Clock,
): Promise<Result<null>> {
  if (sent?.sealed === true) return ok(null);
  if (sent !== null && sent.network !== adapter.network) return fail('EXPIRED', EXPIRED);
  const seal = await adapter.sealed(id, new AbortController().signal);
  const isLost = !seal.ok && seal.error.code === 'TIMEOUT' && sent !== null && isOld(sent, clock);
  return isLost ? fail('EXPIRED', EXPIRED) : seal;
}

/** What this page asks wallets for, and what the page before it did when it was left. */
function keepAsked(
  tab: StoragePort['session'],
  clock: Clock,
): {
  readonly asks: TransactionService['asks'];
  /** Whether this wallet was asked for it when the page was left, not long ago. Says so once. */
  readonly interrupted: (intent: ChainIntent, wallet: Address | null) => boolean;
} {
  let asking: readonly AskedTransaction[] = [];
  let unanswered = tab.get(ASKED_TRANSACTIONS) ?? [];
  tab.remove(ASKED_TRANSACTIONS);
  return {
    asks(intent, wallet) {
      const asked = { intent, wallet, at: epochMs(clock.now()) };
      asking = [...asking, asked];
      tab.set(ASKED_TRANSACTIONS, asking);
      return () => {
        asking = asking.filter((one) => one !== asked);
        tab.set(ASKED_TRANSACTIONS, asking);
      };
    },
    interrupted(intent, wallet) {
      const found = unanswered.find((one) => one.wallet === wallet && isSameAct(one.intent, intent));
      if (found === undefined) return false;
      unanswered = unanswered.filter((one) => one !== found);
      return clock.now() - found.at <= GIVE_UP_AFTER_MS;
    },
  };
}

export function createTransactions(ports: TransactionPorts): TransactionService {
  const { chain, collection, session, tabs, clock } = ports;
  const { lasting } = ports.storage;
  const asked = keepAsked(ports.storage.session, clock);
  const list = store<readonly SentTransaction[]>(lasting.get(SENT_TRANSACTIONS) ?? []);
  const waiting = new Map<string, Promise<Result<null>>>();
  const find = (id: string): SentTransaction | null =>
    list.get().find(({ transactionId }) => transactionId === id) ?? null;

  /** Puts `next` in the place of the transaction with this id; null: it is forgotten. */
  function put(id: string, next: SentTransaction | null): void {
    // What other tabs have kept meanwhile stays.
    const others = (lasting.get(SENT_TRANSACTIONS) ?? list.get()).filter((one) => one.transactionId !== id);
    const now = next === null ? others : [...others, next];
    lasting.set(SENT_TRANSACTIONS, now);
    list.set(now);
    tabs.tell(ON_THEIR_WAY, now);
  }

  async function follow(id: string): Promise<Result<null>> {
    const current = await chain.current();
    if (!current.ok) return current;
    const result = await sealOf(id, find(id), current.value, clock);
    if (result.ok) {
      const sent = find(id);
      if (sent?.sealed === false) put(id, { ...sent, sealed: true });
      void tabs.alone(`transaction ${id}`, () => readUntilKnown(id));
    } else if (OVER.has(result.error.code)) {
      put(id, null);
    }
    return result;
  }

  /** Has the server read from the chain what a sealed transaction did. A node may be some blocks behind another. */
  async function readUntilKnown(id: string): Promise<void> {
    for (const wait of READ_AFTER_MS) {
      await later(wait);
      const sent = find(id);
      // Another tab has read it, or the session is another wallet's by now.
      if (sent === null || session.get().wallet !== sent.wallet) return;
      const { intent, wallet } = sent;
      const flunk = flunkOf(intent);
      const read = await collection.refresh(wallet, flunk === null ? {} : { flunk });
      // Windows show what they know; the index hears of it by itself in a while.
      if (!read.ok) collection.changed(wallet);
      else if (flunk === null || read.value === null || isDone(intent, read.value)) break;
    }
    put(id, null);
  }

  /** Goes on with what the session's wallet sent before the page was opened. */
  function resume(): void {
    const { status, wallet } = session.get();
    if (status !== 'signed-in') return;
    for (const sent of list.get()) {
      if (sent.wallet !== wallet) continue;
      if (isOld(sent, clock)) put(sent.transactionId, null);
      else void service.sealed(sent.transactionId);
    }
  }

  const service: TransactionService = {
    get: list.get,
    subscribe: list.subscribe,
    asks: asked.asks,
    interrupted: (intent) =>
      asked.interrupted(intent, session.get().wallet) && service.underWay(intent) === null,
    note(intent, wallet, sent) {
      put(sent.transactionId, { ...sent, intent, wallet, at: epochMs(clock.now()), sealed: false });
      void service.sealed(sent.transactionId);
    },
    underWay(intent) {
      const { wallet } = session.get();
      return list.get().find((sent) => sent.wallet === wallet && isSameAct(sent.intent, intent)) ?? null;
    },
    sealed(id) {
      const known = waiting.get(id);
      if (known) return known;
      const answer = follow(id).finally(() => waiting.delete(id));
      waiting.set(id, answer);
      return answer;
    },
  };
  tabs.on(ON_THEIR_WAY, list.set);
  session.subscribe(resume);
  resume();
  return service;
}
