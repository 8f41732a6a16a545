import type { Contract, RouteName } from '../../../supabase/functions/api/routes/index.ts';
import type { GumNews } from '@shared/contract/school/gum.ts';
import type { Clock, CorrectedClock } from '@shared/kernel/clock.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import { UNREAD_HEADER } from '@shared/domain/people/unread.ts';
import { store, type Readable } from '../../kernel/store.ts';
import { unkept, type Attempt, type Attempts } from './attempts.ts';
import { failureOf, isOurs, refusalOf, SIGNED_OUT, wasReached } from './failures.ts';
import { KEYLESS_ROUTES, OPEN_ROUTES, SETTING_ROUTES } from './routes.ts';
import { followServerClock } from './serverClock.ts';

export type Answer<R extends RouteName> = Contract[R]['answer'];
export type Input<R extends RouteName> = Contract[R]['input'];

export interface CallOptions {
  /**
   * What the act is about, where its input does not say it: the day of a check-in, the id of a message. Absent: the input.
   * All tries of one matter have one idempotency key until the server settled it (attempts.ts).
   */
  readonly matter?: string;
  readonly signal?: AbortSignal;
  /** True: the request is completed even if the page is closed meanwhile (fetch keepalive). */
  readonly keepalive?: boolean;
  /** How long the answer is waited for (ms), where the request is a long one; 10 s when absent. */
  readonly timeoutMs?: number;
}

/** Without the key where the route takes none. */
type KeyedOptions = CallOptions & Partial<Pick<Attempt, 'key'>>;

/** The server. Expected failures are returned as results; nothing is thrown. */
export interface Api {
  call<R extends RouteName>(route: R, input: Input<R>, options?: CallOptions): Promise<Result<Answer<R>>>;
  /** False after a request that did not reach the server, until another one does. */
  readonly reachable: Readable<boolean>;
  /**
   * What the last answer to a signed-in person says of their unread news (domain/people/unread.ts): an object of its own with
   * each answer; its header is null where nothing is unread.
   */
  readonly unread: Readable<{ readonly header: string | null }>;
  /** The server's time, estimated from its answers. Countdowns to its deadlines use it. */
  readonly serverClock: Clock;
  /**
   * Calls `listener` with what the envelope of any answer says of GUM, before the call itself is answered. A repeated
   * answer says it again. Returns how to stop that.
   */
  onGum(listener: (news: GumNews) => void): () => void;
}

/** The server, for the code that makes the session. */
export interface ApiClient extends Api {
  /** Sends the session's tokens from now on; until then every request is a guest's. */
  useTokens(tokens: TokenSource): void;
}

/** The source of the bearer token, which is the session. */
export interface TokenSource {
  /** A token that is valid for at least some seconds, renewed if needed; null when no person is signed in. */
  token(): Promise<Result<string | null>>;
  /** Reports that the server refused this token; resolves to a new one, or null. */
  refused(token: string): Promise<Result<string | null>>;
  /** Whose token it is; null where that is not known. */
  wallet(): string | null;
}

export interface ApiPorts {
  readonly fetch: typeof fetch;
  /** It is put right by the server's, where it can be. */
  readonly clock: Clock & Partial<CorrectedClock>;
  readonly attempts: Attempts;
}

const GUEST: TokenSource = { token: async () => ok(null), refused: async () => ok(null), wallet: () => null };
const TIMEOUT_MS = 10_000;

export function createApi(ports: ApiPorts): ApiClient {
  const reachable = store(true);
  const unread = store<{ readonly header: string | null }>({ header: null });
  let tokens: TokenSource = GUEST;
  const gumListeners = new Set<(news: GumNews) => void>();
  const serverClock = followServerClock(ports.clock);

  const tellGum = (body: object): void => {
    if (!('gum' in body)) return;
    // As in the answer itself: both sides are compiled against the one Contract.
    for (const listener of [...gumListeners]) listener(body.gum as GumNews);
  };

  async function send<R extends RouteName>(
    route: R,
    input: Input<R>,
    token: string | null,
    options: KeyedOptions,
  ): Promise<Result<Answer<R>>> {
    const { url, init } = requestOf(route, input, token, options);
    const hearDate = serverClock.calls();
    let isReached = false;
    const result = await ports.fetch(url, init).then(
      async (response): Promise<Result<Answer<R>>> => {
        hearDate(response.headers);
        const body: unknown = await response.json().catch(() => null);
        isReached = wasReached(response.status, body);
        if (response.ok && isOurs(body) && body.success === true) {
          tellGum(body);
          if (token !== null) unread.set({ header: response.headers.get(UNREAD_HEADER) });
          // Both sides are compiled against the one Contract (docs/ARCHITECTURE.md, "The folders").
          return ok(body as Answer<R>);
        }
        return { ok: false, error: refusalOf(response.status, body) };
      },
      (thrown: unknown): Result<never> => ({ ok: false, error: failureOf(thrown) }),
    );
    // A request that the person aborted says nothing about the server.
    if (options.signal?.aborted !== true) reachable.set(isReached);
    return result;
  }

  /** Sends it once more where the server refuses the token, with the one that the session gives for it. */
  async function sendRenewed<R extends RouteName>(
    route: R,
    input: Input<R>,
    token: string | null,
    options: KeyedOptions,
  ): Promise<Result<Answer<R>>> {
    const answer = await send(route, input, token, options);
    if (token === null || answer.ok || answer.error.code !== 'UNAUTHENTICATED') return answer;
    const renewed = await tokens.refused(token);
    if (!renewed.ok) return renewed;
    return renewed.value === null ? SIGNED_OUT : send(route, input, renewed.value, options);
  }

  return {
    ...{ reachable, unread, serverClock },
    useTokens: (source) => (tokens = source),
    onGum(listener) {
      gumListeners.add(listener);
      return () => {
        gumListeners.delete(listener);
      };
    },
    async call(route, input, options = {}) {
      const open = callerOf(route);
      const known = open === 'anyone' ? ok(null) : await tokens.token();
      if (!known.ok) return known;
      if (known.value === null && open === undefined) return SIGNED_OUT;
      const wallet = known.value === null ? null : tokens.wallet();
      const attempt = attemptAt(ports.attempts, route, options.matter ?? input, wallet);
      const answer = await sendRenewed(route, input, known.value, {
        ...options,
        ...(attempt && { key: attempt.key }),
      });
      attempt?.answered(answer);
      return answer;
    },
  };
}

/** What keeps the key of an act over its tries; null: the route needs none. */
function attemptAt(
  attempts: Attempts,
  route: RouteName,
  matter: unknown,
  wallet: string | null,
): Attempt | null {
  if (route.startsWith('GET') || route in KEYLESS_ROUTES) return null;
  if (route in SETTING_ROUTES) return unkept();
  return attempts.attempt(JSON.stringify([wallet, route, matter]));
}

/** 'guest': a token is sent while a person is signed in; 'anyone': never; undefined: nothing is sent without one. */
const callerOf = (route: RouteName): 'anyone' | 'guest' | undefined =>
  (OPEN_ROUTES as Readonly<Partial<Record<RouteName, 'anyone' | 'guest'>>>)[route];

function requestOf(route: RouteName, input: object, token: string | null, options: KeyedOptions) {
  const [method = 'GET', path = '/'] = route.split(' ');
  const deadline = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  const init: RequestInit = {
    method,
    headers,
    credentials: 'same-origin',
    cache: 'no-store',
    keepalive: options.keepalive ?? false,
    signal: options.signal ? AbortSignal.any([options.signal, deadline]) : deadline,
  };
  if (method === 'GET') {
    const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
    return { url: query.size > 0 ? `${path}?${query}` : path, init };
  }
  headers['content-type'] = 'application/json';
  if (options.key !== undefined) headers['idempotency-key'] = options.key;
  return { url: path, init: { ...init, body: JSON.stringify(input) } };
}
