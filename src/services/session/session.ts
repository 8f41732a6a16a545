import type { Contract } from '../../../supabase/functions/api/routes/index.ts';
import type { Session as ServerSession } from '@shared/contract/system/auth.ts';
import type { AccessLevel } from '../../kernel/app.ts';
import { isPassing, ok, type Result } from '@shared/kernel/result.ts';
import { store, type Readable } from '../../kernel/store.ts';
import { ACCESS_LEVELS } from '@shared/domain/system/access.ts';
import { parseAddress, type Address } from '@shared/kernel/units.ts';
import * as shape from '../../kernel/shape.ts';
import type { Api, TokenSource } from '../api/api.ts';
import type { OnlineService } from '../online/online.ts';
import type { StoragePort, StoredValue } from '../storage/storage.ts';
import type { Tabs, Topic } from '../tabs/tabs.ts';

/**
 * Who is signed in. `wallet` and what follows it are null unless the status is 'signed-in'. 'away': this browser has a
 * session that the server could not be asked about, so that it is not known yet whose it is.
 */
export type SessionState =
  | {
      readonly status: 'restoring' | 'guest' | 'away';
      readonly wallet: null;
      readonly role: null;
      readonly username: null;
    }
  | {
      readonly status: 'signed-in';
      readonly wallet: Address;
      readonly role: AccessLevel | null;
      readonly username: string | null;
    };

type SessionAnswer = Contract['POST /api/auth/verify']['answer'];

export interface SessionService extends Readable<SessionState> {
  /** Restores the session of this browser, if there is one. Called once the desktop is ready. */
  restore(): Promise<void>;
  /** Begins the session that the server returned for a proof of ownership. */
  begin(answer: SessionAnswer): void;
  /** Ends it here and in the other tabs, on the server too where that can be reached. */
  signOut(): Promise<void>;
  /** The wallet was given this name. */
  named(username: string): void;
}

export interface SessionPorts {
  readonly api: Pick<Api, 'call' | 'serverClock'>;
  readonly online: Pick<OnlineService, 'whenBack'>;
  readonly storage: StoragePort;
  readonly tabs: Tabs;
}

const RESTORING: SessionState = { status: 'restoring', wallet: null, role: null, username: null };
const AWAY: SessionState = { status: 'away', wallet: null, role: null, username: null };
const GUEST: SessionState = { status: 'guest', wallet: null, role: null, username: null };

/** A token is renewed when less than this is left, so that it does not expire while a request is under way. */
const RENEW_BEFORE_MS = 30_000;

/** Whether this browser has a session at all, so that a visitor's first page asks the server nothing. */
const HAS_SESSION: StoredValue<true> = {
  name: 'session',
  version: 1,
  read: shape.reader(shape.literal(true)),
};

/** The session began or was renewed, as the server answered in another tab, or ended (null). */
const SESSION: Topic<{ readonly answer: ServerSession } | null> = {
  name: 'session',
  shape: shape.nullable(
    shape.object({
      answer: shape.object({
        accessToken: shape.string,
        expiresAt: shape.string,
        wallet: shape.parsed(parseAddress),
        role: shape.nullable(shape.picklist(ACCESS_LEVELS)),
        username: shape.nullable(shape.string),
      }),
    }),
  ),
};

const isShown = ({ wallet, role, username }: ServerSession, state: SessionState): boolean =>
  state.wallet === wallet && state.role === role && state.username === username;

/** The session of this browser: the refresh cookie is out of reach, the access token only in memory. */
export function createSession(ports: SessionPorts): { session: SessionService; tokens: TokenSource } {
  const { api, online, storage, tabs } = ports;
  const state = store<SessionState>(RESTORING);
  let current: ServerSession | null = null;
  let renewing: Promise<Result<string | null>> | null = null;
  let endings = 0;

  const show = (session: ServerSession): void => {
    current = session;
    const { wallet, role, username } = session;
    if (!isShown(session, state.get())) state.set({ status: 'signed-in', wallet, role, username });
  };
  const forget = (): void => {
    endings += 1;
    current = null;
    storage.lasting.remove(HAS_SESSION);
    state.set(GUEST);
  };
  const begin = ({ session: answer }: SessionAnswer): void => {
    storage.lasting.set(HAS_SESSION, true);
    show(answer);
    tabs.tell(SESSION, { answer });
  };
  const hasSession = (): boolean => current !== null || storage.lasting.get(HAS_SESSION) !== null;
  const fresh = (): boolean =>
    current !== null && Date.parse(current.expiresAt) - api.serverClock.now() > RENEW_BEFORE_MS;

  async function renewInTurn(stale: string | null): Promise<Result<string | null>> {
    // Another tab may have done it while this one waited for its turn.
    if (current !== null && current.accessToken !== stale && fresh()) return ok(current.accessToken);
    const before = endings;
    const answer = await api.call('POST /api/auth/refresh', {});
    // The person signed out while the request was under way, so that its answer is ignored.
    if (endings !== before) return ok(null);
    if (answer.ok) {
      begin(answer.value);
      return ok(answer.value.session.accessToken);
    }
    if (isPassing(answer.error)) return answer;
    forget();
    tabs.tell(SESSION, null);
    return ok(null);
  }
  /** One renewal at a time in all tabs: a rotated cookie must not be used twice. */
  const renew = (stale: string | null): Promise<Result<string | null>> =>
    (renewing ??= tabs
      .alone('session', () => renewInTurn(stale))
      .finally(() => {
        renewing = null;
      }));

  async function restore(): Promise<void> {
    if (current !== null) return;
    if (storage.lasting.get(HAS_SESSION) === null) {
      forget();
    } else if (!(await renew(null)).ok) {
      state.set(AWAY);
      online.whenBack(() => void restore());
    }
  }

  tabs.on(SESSION, (message) => (message ? show(message.answer) : forget()));

  const session: SessionService = {
    ...{ get: state.get, subscribe: state.subscribe, restore, begin },
    async signOut() {
      forget();
      tabs.tell(SESSION, null);
      await api.call('POST /api/auth/sign-out', {});
    },
    named(username) {
      if (current === null) return;
      show({ ...current, username });
      tabs.tell(SESSION, { answer: current });
    },
  };
  const tokens: TokenSource = {
    async token() {
      if (current !== null && fresh()) return ok(current.accessToken);
      return hasSession() ? renew(null) : ok(null);
    },
    // What was asked just before a sign-out is answered after it: there is nothing to renew then.
    refused: async (token) => (hasSession() ? renew(token) : ok(null)),
    wallet: () => state.get().wallet,
  };
  return { session, tokens };
}
