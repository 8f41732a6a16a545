import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changeSettings,
  DEFAULT_SETTINGS,
  mergeSettings,
  readSettings,
  type StampedSettings,
} from '@shared/domain/system/settings.ts';
import { systemClock } from '@shared/kernel/clock.ts';
import { fakeServer, refusal, type FakeRoute } from '../../testing/fakeServer.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { createServices } from '../index.ts';
import { CHOSEN, RETRY_AFTER_MS, SEND_AFTER_MS } from './syncSettings.ts';

const ANN = '0x00000000000000a1';
const BEN = '0x00000000000000b2';

/** A server that keeps a copy for each wallet, as the real one does; `token` tells who asks. */
function settingsServer(overrides: Record<string, FakeRoute> = {}) {
  const copies: Record<string, StampedSettings> = {};
  const ownerOf = (headers: Headers) => headers.get('authorization')?.replace('Bearer ', '') ?? '';
  const server = fakeServer({
    'GET /api/features': () => ({ body: { success: true, features: {} } }),
    'GET /api/gum/balance': () => ({ body: { success: true, balance: 0, streak: 1 } }),
    'POST /api/auth/sign-out': () => ({ body: { success: true } }),
    'GET /api/settings': ({ query }) => ({
      body: { success: true, settings: copies[query['wallet'] ?? ''] ?? {} },
    }),
    'POST /api/settings': ({ body, headers }) => {
      const owner = ownerOf(headers);
      const sent = readSettings((body as { settings: unknown }).settings);
      copies[owner] = mergeSettings(copies[owner] ?? {}, sent);
      return { body: { success: true, settings: copies[owner] } };
    },
    ...overrides,
  });
  return { server, copies };
}

type Services = ReturnType<typeof createServices>;

function open(setup = settingsServer()) {
  const page = new EventTarget();
  const device = (browser = fakeBrowser()) => {
    const tab = () =>
      createServices({
        clock: systemClock,
        fetch: setup.server.fetch,
        storage: browser.storage(),
        tabs: browser.tab(),
        page,
      });
    return { tab };
  };
  return { ...setup, page, device };
}
function signIn({ session }: Services, wallet: string) {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  // The token is the wallet: the fake server knows by it who asks. The literal only widens the contract's type.
  const answer = {
    success: true,
    session: { accessToken: wallet, expiresAt, wallet, role: null, username: null },
    dailyLogin: { earned: 0, streak: 1 },
  };
  session.begin(answer as Parameters<typeof session.begin>[0]);
}
const settled = () => vi.advanceTimersByTimeAsync(1);
const sent = () => vi.advanceTimersByTimeAsync(SEND_AFTER_MS);

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the settings of a guest', () => {
  it('are obeyed at once, kept by the browser, and no server is asked (SETTINGS-1)', async () => {
    const { server, device } = open();
    const { tab } = device();
    const { settings } = tab();
    const heard = vi.fn();
    settings.subscribe(heard);
    settings.change({ theme: 'brick', volume: 0.4 });
    expect(heard).toHaveBeenCalledOnce();
    expect(settings.keeping.get()).toEqual({ where: 'browser', syncedAt: null });
    await sent();
    expect(tab().settings.get()).toEqual({ ...DEFAULT_SETTINGS, theme: 'brick', volume: 0.4 });
    expect(server.seen).toEqual([]);
  });

  it('go back to the start when reset, but themes that were found stay (SETTINGS-4)', () => {
    const { settings } = open().device().tab();
    settings.unlockTheme('vhs');
    settings.change({ oldMonitorMode: true, theme: 'vhs' });
    settings.reset();
    expect(settings.get()).toEqual({ ...DEFAULT_SETTINGS, unlockedThemes: ['vhs'] });
  });

  it('are not told again where nothing changed', () => {
    const { settings } = open().device().tab();
    settings.unlockTheme('vhs');
    const heard = vi.fn();
    settings.subscribe(heard);
    settings.unlockTheme('vhs');
    settings.change({ theme: 'No Such/Id' });
    expect(heard).not.toHaveBeenCalled();
  });

  it('are those of all tabs, whichever wrote last', async () => {
    const { tab } = open().device();
    const [one, two] = [tab(), tab()];
    one.settings.change({ theme: 'brick' });
    two.settings.change({ volume: 0.2 });
    expect(one.settings.get()).toMatchObject({ theme: 'brick', volume: 0.2 });
    expect(two.settings.get()).toEqual(one.settings.get());
    expect(tab().settings.get()).toEqual(one.settings.get());
    await settled();
  });
});

describe('when a person signs in', () => {
  it('what was chosen as a guest goes along, and the later choice of each setting counts (SETTINGS-6)', async () => {
    const { copies, device } = open();
    const old = changeSettings({}, { theme: 'slate', musicVolume: 0.1, unlockedThemes: ['vhs'] }, Date.now());
    copies[ANN] = old;
    const services = device().tab();
    await vi.advanceTimersByTimeAsync(10);
    services.settings.change({ theme: 'brick' });
    services.settings.unlockTheme('motel-neon');
    signIn(services, ANN);
    await sent();
    expect(services.settings.get()).toMatchObject({
      theme: 'brick',
      musicVolume: 0.1,
      unlockedThemes: ['motel-neon', 'vhs'],
    });
    expect(copies[ANN]).toMatchObject({ theme: { value: 'brick' }, musicVolume: { value: 0.1 } });
    expect(services.settings.keeping.get()).toMatchObject({
      where: 'account',
      syncedAt: Date.now() - SEND_AFTER_MS,
    });
  });

  it('a second wallet gets its own settings, not those of the first (SETTINGS-6)', async () => {
    const { copies, device } = open();
    copies[BEN] = changeSettings({}, { theme: 'slate' }, Date.now());
    const services = device().tab();
    signIn(services, ANN);
    services.settings.change({ theme: 'brick', oldMonitorMode: true });
    await sent();
    signIn(services, BEN);
    await sent();
    expect(services.settings.get()).toEqual({ ...DEFAULT_SETTINGS, theme: 'slate' });
    expect(copies[BEN]).toEqual(changeSettings({}, { theme: 'slate' }, copies[BEN]?.theme?.at ?? 0));
    signIn(services, ANN);
    await sent();
    expect(services.settings.get()).toMatchObject({ theme: 'brick', oldMonitorMode: true });
  });

  it('the answer for one wallet is dropped when another has signed in meanwhile', async () => {
    let release = (): void => undefined;
    const slow = new Promise<void>((resolve) => (release = resolve));
    const copy = (theme: string) => changeSettings({}, { theme }, Date.now());
    const { device } = open(
      settingsServer({
        'GET /api/settings': async ({ query }) => {
          if (query['wallet'] === ANN) await slow;
          return { body: { success: true, settings: copy(query['wallet'] === ANN ? 'brick' : 'slate') } };
        },
      }),
    );
    const services = device().tab();
    signIn(services, ANN);
    await settled();
    signIn(services, BEN);
    release();
    await settled();
    expect(services.settings.get().theme).toBe('slate');
  });

  it('it is known when the account has every choice, and no longer after a sign-out', async () => {
    const { device } = open();
    const services = device().tab();
    signIn(services, ANN);
    expect(services.settings.keeping.get()).toEqual({ where: 'account', syncedAt: null });
    await settled();
    expect(services.settings.keeping.get().syncedAt).not.toBeNull();
    await services.session.signOut();
    expect(services.settings.keeping.get()).toEqual({ where: 'browser', syncedAt: null });
  });

  it('a new name has nothing read again', async () => {
    const { server, device } = open();
    const services = device().tab();
    signIn(services, ANN);
    await settled();
    services.session.named('Mulligan');
    await settled();
    expect(server.count('GET /api/settings')).toBe(1);
  });

  it('news of another tab counts for the same wallet alone', async () => {
    const browser = fakeBrowser();
    const services = open().device(browser).tab();
    signIn(services, ANN);
    await settled();
    const copy = changeSettings({}, { theme: 'brick' }, Date.now());
    browser.tab().tell(CHOSEN, { owner: BEN, copy });
    expect(services.settings.get().theme).toBe(DEFAULT_SETTINGS.theme);
    browser.tab().tell(CHOSEN, { owner: ANN, copy });
    expect(services.settings.get().theme).toBe('brick');
  });

  it('on two devices, both have what either chose', async () => {
    const { device } = open();
    const [home, school] = [device().tab(), device().tab()];
    signIn(home, ANN);
    home.settings.change({ theme: 'brick' });
    await sent();
    signIn(school, ANN);
    await settled();
    expect(school.settings.get().theme).toBe('brick');
    school.settings.change({ volume: 0.3 });
    await sent();
    home.settings.change({ oldMonitorMode: true });
    await sent();
    expect(home.settings.get()).toMatchObject({ theme: 'brick', volume: 0.3, oldMonitorMode: true });
  });
});

describe('choices while signed in', () => {
  it('are sent together a second after the last', async () => {
    const { server, copies, device } = open();
    const services = device().tab();
    signIn(services, ANN);
    await settled();
    for (let step = 1; step <= 10; step++) services.settings.change({ volume: step / 10 });
    services.settings.change({ theme: 'brick' });
    await sent();
    expect(server.count('POST /api/settings')).toBe(1);
    expect(copies[ANN]).toMatchObject({ theme: { value: 'brick' }, volume: { value: 1 } });
  });

  it('made while one is on its way are sent after it, and never two at a time', async () => {
    let release = (): void => undefined;
    const slow = new Promise<void>((resolve) => (release = resolve));
    let open_ = 0;
    const setup = settingsServer();
    const { server, device } = open({
      ...setup,
      server: fakeServer({
        'GET /api/gum/balance': () => ({ body: { success: true, balance: 0 } }),
        'GET /api/settings': () => ({ body: { success: true, settings: {} } }),
        'POST /api/settings': async ({ body }, count) => {
          expect(++open_).toBe(1);
          if (count === 1) await slow;
          open_--;
          return { body: { success: true, ...(body as object) } };
        },
      }),
    });
    const services = device().tab();
    signIn(services, ANN);
    await settled();
    services.settings.change({ theme: 'brick' });
    await sent();
    services.settings.change({ theme: 'slate' });
    await sent();
    release();
    await settled();
    const bodies = server.seen.filter(({ route }) => route === 'POST /api/settings').map(({ body }) => body);
    expect(bodies).toMatchObject([
      { settings: { theme: { value: 'brick' } } },
      { settings: { theme: { value: 'slate' } } },
    ]);
  });

  it('survive an outage and a reload in the middle of it', async () => {
    let down = false;
    const setup = settingsServer();
    const fetchOrFail: typeof fetch = (input, init) =>
      down ? Promise.reject(new TypeError('Failed to fetch')) : setup.server.fetch(input, init);
    const { copies, device } = open({ ...setup, server: { ...setup.server, fetch: fetchOrFail } });
    const { tab } = device();
    const before = tab();
    signIn(before, ANN);
    await settled();
    down = true;
    before.settings.change({ theme: 'brick' });
    await sent();
    expect(copies[ANN]).toBeUndefined();
    expect(before.settings.keeping.get().where).toBe('account');
    const reloaded = tab();
    expect(reloaded.settings.get().theme).toBe('brick');
    down = false;
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS);
    expect(copies[ANN]).toMatchObject({ theme: { value: 'brick' } });
  });

  it('are sent as soon as anything shows that the server is back', async () => {
    let down = false;
    const setup = settingsServer();
    const fetchOrFail: typeof fetch = (input, init) =>
      down ? Promise.reject(new TypeError('Failed to fetch')) : setup.server.fetch(input, init);
    const { copies, device } = open({ ...setup, server: { ...setup.server, fetch: fetchOrFail } });
    const services = device().tab();
    signIn(services, ANN);
    await settled();
    down = true;
    services.settings.change({ theme: 'brick' });
    await sent();
    down = false;
    await services.gum.refresh();
    await settled();
    expect(copies[ANN]).toMatchObject({ theme: { value: 'brick' } });
  });

  it('are sent though the page is gone, and only where there is something to send', async () => {
    const setup = settingsServer();
    const kept: (boolean | undefined)[] = [];
    const noting: typeof fetch = (input, init) => {
      if (init?.method === 'POST') kept.push(init.keepalive);
      return setup.server.fetch(input, init);
    };
    const { device, page } = open({ ...setup, server: { ...setup.server, fetch: noting } });
    const services = device().tab();
    const leave = async () => {
      page.dispatchEvent(new Event('pagehide'));
      await settled();
    };
    services.settings.change({ volume: 0.5 });
    await leave();
    expect(kept).toEqual([]);
    signIn(services, ANN);
    await sent();
    kept.length = 0;
    await leave();
    expect(kept).toEqual([]);
    services.settings.change({ theme: 'brick' });
    await leave();
    expect(kept).toEqual([true]);
  });

  it('are sent at once when the page is left', async () => {
    const { copies, device, page } = open();
    const services = device().tab();
    signIn(services, ANN);
    await settled();
    services.settings.change({ theme: 'brick' });
    page.dispatchEvent(new Event('pagehide'));
    await settled();
    expect(copies[ANN]).toMatchObject({ theme: { value: 'brick' } });
  });

  it('that the server will not take are not sent for ever', async () => {
    const { server, device } = open(
      settingsServer({ 'POST /api/settings': () => ({ body: { success: true, settings: {} } }) }),
    );
    const services = device().tab();
    signIn(services, ANN);
    services.settings.change({ theme: 'brick' });
    await vi.advanceTimersByTimeAsync(5 * RETRY_AFTER_MS);
    expect(server.count('POST /api/settings')).toBe(1);
    expect(services.settings.get().theme).toBe('brick');
  });

  it('wait when the server has had enough for now', async () => {
    const setup = settingsServer();
    const refusing = settingsServer({
      'POST /api/settings': (request, count) =>
        count === 1
          ? refusal(429, 'RATE_LIMITED', 'Slow down.')
          : { body: { success: true, settings: (request.body as { settings: object }).settings } },
    });
    const { server, device } = open({ ...setup, ...refusing });
    const services = device().tab();
    signIn(services, ANN);
    services.settings.change({ theme: 'brick' });
    await sent();
    expect(server.count('POST /api/settings')).toBe(1);
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS);
    expect(server.count('POST /api/settings')).toBe(2);
  });
});
