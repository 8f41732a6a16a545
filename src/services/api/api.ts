import type { Contract, GumNews, Route } from '../../../supabase/functions/_shared/contract/index.ts';
import type { Clock } from '../../../supabase/functions/_shared/kernel/clock.ts';
import { isOutage, ok, type Result } from '../../../supabase/functions/_shared/kernel/result.ts';
import { store, type Readable } from '../../kernel/store.ts';
import { epochMs } from '../../../supabase/functions/_shared/kernel/units.ts';
import { failureOf, refusalOf, SIGNED_OUT } from './failures.ts';
import { KEYLESS_ROUTES, OPEN_ROUTES } from './routes.ts';

export type Answer<R extends Route> = Contract[R]['answer'];
export type Input<R extends Route> = Contract[R]['input'];

export interface CallOptions {
  /** The idempotency key of one action (actionKey), reused by every retry so that the action happens once. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** True: the request is completed even if the page is closed meanwhile (fetch keepalive). */
  readonly keepalive?: boolean;
  /** How long the answer is waited for (ms), where the request is a long one; 10 s when absent. */
  readonly timeoutMs?: number;
}

type KeyedOptions = CallOptions & { readonly idempotencyKey: string };

/** The server. Expected failures are returned as results; nothing is thrown. */
export interface Api {
  call<R extends Route>(route: R, input: Input<R>, options?: CallOptions): Promise<Result<Answer<R>>>;
  /** False after a request without an answer, until another request gets one. */
  readonly reachable: Readable<boolean>;
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
}

export interface ApiPorts {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
}

const GUEST: TokenSource = { token: async () => ok(null), refused: async () => ok(null) };
const TIMEOUT_MS = 10_000;
const DATE_HEADER_STEP_MS = 1_500;

/** A new key for one action of a person (RFC 9562, version 4). */
export function actionKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  // Outside a secure context (http on a local network) there is no randomUUID.
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
    const versioned = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return versioned.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function createApi(ports: ApiPorts): ApiClient {
  const reachable = store(true);
  let tokens: TokenSource = GUEST;
  const gumListeners = new Set<(news: GumNews) => void>();
  let serverAhead = 0;

  const tellGum = (body: object): void => {
    if (!('gum' in body)) return;
    // As in the answer itself: both sides are compiled against the one Contract.
    for (const listener of [...gumListeners]) listener(body.gum as GumNews);
  };

  async function send<R extends Route>(
    route: R,
    input: Input<R>,
    token: string | null,
    options: KeyedOptions,
  ): Promise<Result<Answer<R>>> {
    const { url, init } = requestOf(route, input, token, options);
    const result = await ports.fetch(url, init).then(
      async (response): Promise<Result<Answer<R>>> => {
        const ahead = Date.parse(response.headers.get('date') ?? '') - ports.clock.now();
        // The Date header has whole seconds, so differences below a second are ignored: they would make countdowns
        // jump.
        if (Math.abs(ahead - serverAhead) > DATE_HEADER_STEP_MS) serverAhead = ahead;
        const body: unknown = await response.json().catch(() => null);
        const answered = typeof body === 'object' && body !== null && 'success' in body;
        if (response.ok && answered && body.success === true) {
          tellGum(body);
          // Both sides are compiled against the one Contract, and the server checks it with zod.
          return ok(body as Answer<R>);
        }
        return { ok: false, error: refusalOf(response.status, body) };
      },
      (thrown: unknown): Result<never> => ({ ok: false, error: failureOf(thrown) }),
    );
    // A request that the person aborted says nothing about the server.
    if (options.signal?.aborted !== true) reachable.set(result.ok || !isOutage(result.error));
    return result;
  }

  return {
    reachable,
    serverClock: { now: () => epochMs(ports.clock.now() + serverAhead) },
    useTokens: (source) => (tokens = source),
    onGum(listener) {
      gumListeners.add(listener);
      return () => {
        gumListeners.delete(listener);
      };
    },
    async call(route, input, chosen = {}) {
      const options = { ...chosen, idempotencyKey: chosen.idempotencyKey ?? actionKey() };
      const open = callerOf(route);
      if (open === 'anyone') return send(route, input, null, options);
      const known = await tokens.token();
      if (!known.ok) return known;
      if (known.value === null) return open === 'guest' ? send(route, input, null, options) : SIGNED_OUT;
      const answer = await send(route, input, known.value, options);
      if (answer.ok || answer.error.code !== 'UNAUTHENTICATED') return answer;
      const renewed = await tokens.refused(known.value);
      if (!renewed.ok) return renewed;
      return renewed.value === null ? SIGNED_OUT : send(route, input, renewed.value, options);
    },
  };
}

/** 'guest': a token is sent while a person is signed in; 'anyone': never; undefined: nothing is sent without one. */
const callerOf = (route: Route): 'anyone' | 'guest' | undefined =>
  (OPEN_ROUTES as Readonly<Partial<Record<Route, 'anyone' | 'guest'>>>)[route];

function requestOf(route: Route, input: object, token: string | null, options: KeyedOptions) {
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
  if (!(route in KEYLESS_ROUTES)) headers['idempotency-key'] = options.idempotencyKey;
  return { url: path, init: { ...init, body: JSON.stringify(input) } };
}
