import type {
  BalanceAnswer,
  CooldownAnswer,
  DailyCheckinAnswer,
  EarnAnswer,
  GumMovement,
  GumNews,
  GumSource,
  GumTransaction,
} from '@shared/contract/school/gum.ts';
import { utcDay } from '@shared/domain/system/days.ts';
import type { GumSourceName } from '@shared/domain/school/gumSources.ts';
import type { Clock } from '@shared/kernel/clock.ts';
import { isOutage, ok, type Failure, type Result } from '@shared/kernel/result.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Address } from '@shared/kernel/units.ts';
import type { Api } from '../api/api.ts';
import { withWallet } from '../session/withWallet.ts';
import type { OnlineService } from '../online/online.ts';
import type { SessionService } from '../session/session.ts';
import { walletTopic, type Tabs } from '../tabs/tabs.ts';

/** A wallet's GUM changed. */
const GUM = walletTopic('gum');

/** The balance of a wallet, as the server last reported it. */
export type GumBalance = Omit<BalanceAnswer, 'success'>;

/** GUM that has just been earned, to be shown as +15, with the words that its source is announced with. */
export type GumEarning = Pick<GumMovement, 'amount' | 'source' | 'title' | 'description'>;

/** The GUM of the wallet that is signed in. One store: the badge on the desktop and every window read the same. */
export interface GumService {
  /** Null for a guest and until the first answer. */
  readonly balance: Readable<GumBalance | null>;
  /** Why the balance could not be read the last time; null when it could. */
  readonly failure: Readable<Failure | null>;
  /** Increases with each change of the ledger that this tab or another one reports. */
  readonly revision: Readable<number>;
  /**
   * Calls `listener` once for each payment that an answer to this tab told of, whatever the call was; returns how to
   * stop that.
   */
  onEarned(listener: (earning: GumEarning) => void): () => void;
  refresh(): Promise<void>;
  /** From now on keeps to itself what answers tell of GUM, until what it returns is called: a draw is still spinning. */
  hush(): () => void;
  /** Claims the check-in of today. */
  checkIn(): Promise<Result<DailyCheckinAnswer>>;
  /** A test earning of the Gum Admin Panel; each call is an action of its own. */
  testEarn(source: string): Promise<Result<EarnAnswer>>;
  cooldown(source: string, signal?: AbortSignal): Promise<Result<CooldownAnswer>>;
  transactions(limit: number, signal?: AbortSignal): Promise<Result<readonly GumTransaction[]>>;
  sources(signal?: AbortSignal): Promise<Result<readonly GumSource[]>>;
}

export interface GumPorts {
  readonly api: Pick<Api, 'call' | 'onGum' | 'serverClock'>;
  readonly online: Pick<OnlineService, 'whenBack'>;
  readonly session: Pick<SessionService, 'get' | 'subscribe'>;
  readonly tabs: Tabs;
  readonly clock: Clock;
}

export function createGum(ports: GumPorts): GumService {
  const { api, online, session } = ports;
  const balance = store<GumBalance | null>(null);
  const failure = store<Failure | null>(null);
  const revision = store(0);
  let owner: Address | null = null;
  let asked = 0;
  let isAsking = false;
  let due = false;
  let stopWaiting = (): void => undefined;

  async function refresh(): Promise<void> {
    const { wallet } = session.get();
    if (wallet === null) return;
    const turn = ++asked;
    isAsking = true;
    const answer = await api.call('GET /api/gum/balance', { wallet });
    // An older answer must not overwrite a newer one, nor the balance of another wallet.
    if (turn !== asked || session.get().wallet !== wallet) return;
    isAsking = false;
    failure.set(answer.ok ? null : answer.error);
    stopWaiting();
    if (answer.ok) balance.set(answer.value);
    else if (isOutage(answer.error)) stopWaiting = online.whenBack(() => void refresh());
  }
  const changed = (news?: GumNews): void => {
    revision.set(revision.get() + 1);
    const after = isAsking || due ? null : balanceAfter(balance.get(), news);
    if (after !== null) balance.set(after);
    if (after !== null || due) return;
    due = true;
    // Signing in and its daily reward change the balance at the same moment, so that it is read once for both.
    queueMicrotask(() => {
      due = false;
      void refresh();
    });
  };
  session.subscribe(() => {
    const { wallet } = session.get();
    if (wallet === owner) return;
    owner = wallet;
    balance.set(null);
    failure.set(null);
    if (wallet !== null) changed();
  });

  return {
    ...{ balance, failure, revision, refresh },
    ...hearNews(ports, changed),
    ...gumCalls(ports, changed),
  };
}

/** What a streak is made of (GUM-6). */
const LOGIN: GumSourceName = 'daily_login';

/**
 * The balance that is known, with what an answer told of since. Null where it has to be read: none is known, more than that
 * has moved, or the streak did.
 */
function balanceAfter(known: GumBalance | null, news: GumNews | undefined): GumBalance | null {
  if (known === null || news === undefined || news.movements.some(({ source }) => source === LOGIN))
    return null;
  let [earned, spent] = [0, 0];
  for (const { amount } of news.movements) {
    earned += Math.max(0, amount);
    spent += Math.max(0, -amount);
  }
  if (known.balance + earned - spent !== news.balance) return null;
  return {
    ...known,
    balance: news.balance,
    total_earned: known.total_earned + earned,
    total_spent: known.total_spent + spent,
  };
}

/** Hears what answers tell of GUM, and says so to this tab and the others. `changed` is called for the signed-in wallet. */
function hearNews(
  { api, session, tabs }: GumPorts,
  changed: (news?: GumNews) => void,
): Pick<GumService, 'hush' | 'onEarned'> {
  const listeners = new Set<(earning: GumEarning) => void>();
  /** The ledger's rows that this tab has heard of: an answer that is repeated is no second payment. */
  const heard = new Set<string>();
  /** What came with the answer that signs its wallet in, and waits until it is signed in. */
  let early: GumNews | null = null;
  let hushes = 0;
  const unheard: GumNews[] = [];

  const announce = (news: GumNews): void => {
    changed(news);
    for (const { id: _id, ...earning } of news.movements) {
      if (earning.amount > 0) for (const listener of [...listeners]) listener(earning);
    }
  };
  let owner: Address | null = null;
  session.subscribe(() => {
    const { wallet } = session.get();
    if (wallet === owner) return;
    owner = wallet;
    if (early?.wallet === wallet) announce(early);
    early = null;
  });
  const hear = (news: GumNews): void => {
    const movements = news.movements.filter(({ id }) => !heard.has(id));
    if (movements.length === 0) return;
    for (const { id } of movements) heard.add(id);
    tabs.tell(GUM, { wallet: news.wallet });
    if (news.wallet === session.get().wallet) announce({ ...news, movements });
    else early = { ...news, movements };
  };
  api.onGum((news) => {
    if (hushes > 0) unheard.push(news);
    else hear(news);
  });
  tabs.on(GUM, ({ wallet }) => {
    if (wallet === session.get().wallet) changed();
  });

  return {
    hush() {
      hushes += 1;
      return () => {
        hushes -= 1;
        if (hushes === 0) unheard.splice(0).forEach(hear);
      };
    },
    onEarned(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** What the server is asked of the GUM of the wallet that is signed in. */
function gumCalls(
  { api, session, clock }: GumPorts,
  changed: () => void,
): Pick<GumService, 'checkIn' | 'testEarn' | 'cooldown' | 'transactions' | 'sources'> {
  const withOptions = (signal: AbortSignal | undefined) => (signal ? { signal } : {});
  return {
    checkIn: () =>
      withWallet(session, async (wallet) => {
        const answer = await api.call(
          'POST /api/daily-checkin',
          { wallet },
          { matter: String(utcDay(api.serverClock.now())) },
        );
        // It was claimed in another tab or browser, so that what this tab shows is stale.
        if (!answer.ok && answer.error.code === 'CONFLICT') changed();
        return answer;
      }),
    testEarn: (source) =>
      withWallet(session, (wallet) => {
        const metadata = { test: true, timestamp: clock.now() };
        return api.call('POST /api/gum/earn', { wallet, source, metadata });
      }),
    cooldown: (source, signal) =>
      withWallet(session, (wallet) =>
        api.call('GET /api/gum/cooldown', { wallet, source }, withOptions(signal)),
      ),
    transactions: (limit, signal) =>
      withWallet(session, async (wallet) => {
        const answer = await api.call('GET /api/gum/transactions', { wallet, limit }, withOptions(signal));
        return answer.ok ? ok(answer.value.transactions) : answer;
      }),
    async sources(signal) {
      const answer = await api.call('GET /api/gum/sources', {}, withOptions(signal));
      return answer.ok ? ok(answer.value.sources) : answer;
    },
  };
}
