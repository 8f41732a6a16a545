import type { Contract, Route } from '../../../supabase/functions/_shared/contract/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import { isOutage, ok, type Failure, type Result } from '../../kernel/result.ts';
import { store, type Readable } from '../../kernel/store.ts';
import { epochMs } from '../../kernel/units.ts';
import { FAILURE_TEXTS, failureOf, refusalOf } from './failures.ts';
import { KEYLESS_ROUTES, OPEN_ROUTES } from './routes.ts';

export type Answer<R extends Route> = Contract[R]['answer'];
export type Input<R extends Route> = Contract[R]['input'];

export interface CallOptions {
  /** One for each thing a person does, reused when it is tried again, so that it happens once (actionKey). */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** True: it is finished even when the page is left meanwhile. */
  readonly keepalive?: boolean;
}

type KeyedOptions = CallOptions & { readonly idempotencyKey: string };

/** The server. Expected failures are answered; nothing is thrown. */
export interface Api {
  call<R extends Route>(route: R, input: Input<R>, options?: CallOptions): Promise<Result<Answer<R>>>;
  /** False from a request that got no answer until one that does. */
  readonly reachable: Readable<boolean>;
  /** The server's time as far as we know it: what countdowns to its deadlines are measured with. */
  readonly serverClock: Clock;
}

/** Where the bearer token comes from; the session is it. */
export interface TokenSource {
  /** A token good for some seconds yet, renewed when needed; null when nobody is signed in. */
  token(): Promise<Result<string | null>>;
  /** Says that the server refused this token; answers another, or null. */
  refused(token: string): Promise<Result<string | null>>;
}

export interface ApiPorts {
  readonly fetch: typeof fetch;
  readonly tokens: TokenSource;
  readonly clock: Clock;
}

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

export function createApi(ports: ApiPorts): Api {
  const reachable = store(true);
  let serverAhead = 0;

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
        // The header counts whole seconds: less than that is no difference worth a jump of a countdown.
        if (Math.abs(ahead - serverAhead) > DATE_HEADER_STEP_MS) serverAhead = ahead;
        const body: unknown = await response.json().catch(() => null);
        const answered = typeof body === 'object' && body !== null && 'success' in body;
        if (response.ok && answered && body.success === true) {
          // Both sides are compiled against the one Contract, and the server checks it with zod.
          return ok(body as Answer<R>);
        }
        return { ok: false, error: refusalOf(response.status, body) };
      },
      (thrown: unknown): Result<never> => ({ ok: false, error: failureOf(thrown) }),
    );
    // Somebody closing a window is no news about the server.
    if (options.signal?.aborted !== true) reachable.set(result.ok || !isOutage(result.error));
    return result;
  }

  return {
    reachable,
    serverClock: { now: () => epochMs(ports.clock.now() + serverAhead) },
    async call(route, input, chosen = {}) {
      const options = { ...chosen, idempotencyKey: chosen.idempotencyKey ?? actionKey() };
      const open = callerOf(route);
      if (open === 'anyone') return send(route, input, null, options);
      const known = await ports.tokens.token();
      if (!known.ok) return known;
      if (known.value === null) return open === 'guest' ? send(route, input, null, options) : SIGNED_OUT;
      const answer = await send(route, input, known.value, options);
      if (answer.ok || answer.error.code !== 'UNAUTHENTICATED') return answer;
      const renewed = await ports.tokens.refused(known.value);
      if (!renewed.ok) return renewed;
      return renewed.value === null ? SIGNED_OUT : send(route, input, renewed.value, options);
    },
  };
}

const SIGNED_OUT: { ok: false; error: Failure } = {
  ok: false,
  error: { code: 'UNAUTHENTICATED', message: FAILURE_TEXTS.signedOut },
};

/** 'guest': a token is sent where somebody is signed in; 'anyone': never; undefined: nothing is sent without one. */
const callerOf = (route: Route): 'anyone' | 'guest' | undefined =>
  (OPEN_ROUTES as Readonly<Partial<Record<Route, 'anyone' | 'guest'>>>)[route];

function requestOf(route: Route, input: object, token: string | null, options: KeyedOptions) {
  const [method = 'GET', path = '/'] = route.split(' ');
  const deadline = AbortSignal.timeout(TIMEOUT_MS);
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
