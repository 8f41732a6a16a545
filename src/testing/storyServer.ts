import { vi } from 'vitest';
import { sourceOf } from '@shared/domain/town/factSources.ts';
import { MOST_AT_ONCE, type Fact } from '@shared/domain/town/story.ts';
import { systemClock } from '@shared/kernel/clock.ts';
import { createServices } from '../services/index.ts';
import { createStorage, type StoragePort } from '../services/storage/storage.ts';
import { TELL_AFTER_MS } from '../services/story/story.ts';
import { fakeServer, refusal, type FakeRoute } from './fakeServer.ts';
import { fakeBrowser } from './fakeTabs.ts';

export const ANN = '0x00000000000000a1';
export const BEN = '0x00000000000000b2';
export const ASK = 'GET /api/story/facts';
export const TELL = 'POST /api/story/facts';
export const BACK = 'POST /api/story/put-back';

/** What the page sends when it tells of facts. */
export type Told = { readonly wallet: string; readonly facts: readonly Fact[] };

/** A server that keeps the facts of each wallet as the real one does; the token says who asks. */
export function storyServer(overrides: Record<string, FakeRoute> = {}) {
  const records: Record<string, Fact[]> = {};
  const isOwn = (headers: Headers, wallet: string) => headers.get('authorization') === `Bearer ${wallet}`;
  const forbidden = refusal(403, 'FORBIDDEN', 'not yours');
  const done = { body: { success: true } };
  const server = fakeServer({
    'GET /api/gum/balance': () => ({ body: { success: true, balance: 0, streak: 1 } }),
    'GET /api/settings': () => ({ body: { success: true, settings: {} } }),
    // What is asked to learn whether the server is back.
    'GET /api/time-config': () => refusal(500, 'INTERNAL', 'no hours'),
    'POST /api/auth/sign-out': () => done,
    [ASK]: ({ query, headers }) => {
      const wallet = query['wallet'] ?? '';
      if (!isOwn(headers, wallet)) return forbidden;
      return { body: { success: true, facts: records[wallet] ?? [] } };
    },
    [TELL]: ({ body, headers }) => {
      const { wallet, facts } = body as Told;
      if (!isOwn(headers, wallet) || facts.some((fact) => sourceOf(fact) === 'server')) return forbidden;
      if (facts.length > MOST_AT_ONCE) return refusal(400, 'BAD_REQUEST', 'too many');
      records[wallet] = [...new Set([...(records[wallet] ?? []), ...facts])];
      return { body: { success: true, recorded: facts.length, leftOut: 0 } };
    },
    [BACK]: ({ body, headers }) => {
      const { wallet, facts } = body as Told;
      if (!isOwn(headers, wallet)) return forbidden;
      records[wallet] = (records[wallet] ?? []).filter((fact) => !facts.includes(fact));
      return { body: { success: true, putBack: facts.length } };
    },
    ...overrides,
  });
  let isDown = false;
  let tries = 0;
  const fetch: typeof server.fetch = (input, init) => {
    if (input === '/api/story/facts' && init?.method === 'POST') tries += 1;
    return isDown ? Promise.reject(new TypeError('Failed to fetch')) : server.fetch(input, init);
  };
  return {
    records,
    fetch,
    /** How often it was told of facts, or would have been had it not been down. */
    tries: () => tries,
    count: server.count,
    /** What was told in each request, in their order. */
    told: () => server.seen.filter(({ route }) => route === TELL).map(({ body }) => body as Told),
    setDown: (down: boolean) => {
      isDown = down;
    },
  };
}

export function openStory(server = storyServer()) {
  const page = new EventTarget();
  /** A browser, which opens tabs. */
  const device = (storage?: StoragePort) => {
    const browser = fakeBrowser();
    return () =>
      createServices({
        clock: systemClock,
        random: () => 0.5,
        fetch: server.fetch,
        storage: storage ?? browser.storage(),
        tabs: browser.tab(),
        page,
      });
  };
  return { server, device, page };
}
export type Services = ReturnType<typeof createServices>;

export function signIn({ session }: Services, wallet: string) {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  // The token is the wallet: the fake server knows by it who asks. The literal only widens the contract's type.
  const answer = {
    success: true,
    session: { accessToken: wallet, expiresAt, wallet, role: null, username: null },
    dailyLogin: { earned: 0, streak: 1 },
  };
  session.begin(answer as Parameters<typeof session.begin>[0]);
}
export const settled = () => vi.advanceTimersByTimeAsync(1);
export const told = () => vi.advanceTimersByTimeAsync(TELL_AFTER_MS);
export const factsOf = ({ story }: Services) => [...story.get()].sort();
export const watch = ({ story }: Services) => story.subscribe(() => undefined);
export const many = (count: number): Fact[] =>
  Array.from({ length: count }, (_, nth): Fact => `seen:nth-${nth}`);
/** The store of a browser in which a visitor left these facts. */
export function storageWith(facts: readonly Fact[]) {
  const storage = fakeBrowser().storage();
  storage.lasting.set(
    { name: 'story', version: 1, read: () => null },
    { visitor: facts, untold: {}, back: {} },
  );
  return storage;
}
/** A store that is full, blocked or absent: it takes nothing. */
export const noStorage = () =>
  createStorage({
    lasting: () => {
      throw new Error('blocked');
    },
    session: () => {
      throw new Error('blocked');
    },
  });
