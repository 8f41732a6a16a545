// @vitest-environment jsdom
import { Container, Texture } from 'pixi.js';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_TIME_CONFIG } from '@shared/domain/town/dayNight.ts';
import { eveningAt } from '@shared/domain/town/evening.ts';
import { DEFAULT_SETTINGS } from '@shared/domain/system/settings.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { fail, ok } from '@shared/kernel/result.ts';
import { store } from '../../../kernel/store.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { STEP_MS } from '../../../town/play/picture/life.ts';
import { fakeStage, prepareWidgets } from '../../../testing/fakeStage.ts';
import { addressOf } from '../../../testing/values.ts';
import { lockerOf } from './locker.ts';
import scene from './scene.ts';
import { LOCKER_TEXTS as TEXTS } from './texts.ts';

/** The cuts that were drawn since the list was emptied, by their names in the bundle without the hour. */
const shown: string[] = [];
vi.mock('../../../engine/assets/texture.ts', async (original) => ({
  ...(await original<object>()),
  holdUntil: () => ({
    bundle: () =>
      Promise.resolve({
        picture: () => Texture.EMPTY,
        cut: (name: string) => {
          shown.push(name.replace(/^my-locker-(day|night)-/, ''));
          return Texture.EMPTY;
        },
      }),
  }),
}));

const WALLET = addressOf('0x00000000000000a1');
const MINE = ok({ locker_number: 247, username: 'Mulligan' });

/** The hall of a person with this locker; without one they may be given it. Nothing swings unless it `moves`. */
async function open({ has = true, moves = false } = {}) {
  const stage = fakeStage();
  const element = document.createElement('div');
  document.body.append(element);
  const host = { root: new Container(), element, stage, size: store({ width: 640, height: 400 }) };
  const life = new AbortController();
  const session = store<object>({ status: 'signed-in', wallet: WALLET, username: 'Mulligan' });
  const balance = store<{ balance: number } | null>(null);
  const sound = vi.fn();
  const playing: string[] = [];
  const ambience = {
    play(name: string) {
      playing.push(name);
      return {
        setVisible: vi.fn(),
        raise: vi.fn(),
        stop: () => void playing.splice(playing.indexOf(name), 1),
      };
    },
  };
  const app = {
    clock: { now: () => epochMs(0) },
    random: () => 0,
    sound,
    openedFor: store(null),
    visible: store(true),
    inFront: store(true),
    reducedMotion: store(!moves),
    closed: life.signal,
    fail: vi.fn(),
    desktop: { toast: vi.fn() },
    services: {
      audio: { music: { play: vi.fn() }, ambience },
      api: {
        call: (route: string) =>
          Promise.resolve(route.startsWith('POST') || has ? MINE : fail('NOT_FOUND', 'No locker.')),
        reachable: store(true),
      },
      session,
      gum: { balance },
      settings: store(DEFAULT_SETTINGS),
      storage: { lasting: { get: () => null, set: vi.fn(), remove: vi.fn() } },
      tabs: { on: () => () => undefined, tell: vi.fn() },
      story: store(new Set()),
      presence: { floodlights: store({ lit: false, switchedAt: 0 }), candles: store(null) },
      time: {
        ...{ night: store(false), dark: store(false), config: store(DEFAULT_TIME_CONFIG) },
        evening: store(eveningAt(epochMs(0), DEFAULT_TIME_CONFIG.timezone)),
      },
    },
    // What neither the scene nor the machines touch is left out.
  } as unknown as AppContext;
  const unmount = (await scene.prepare(life.signal))(host, app);
  const { locker, hall, room } = lockerOf(app);
  room.set({ x: 8, y: 8, width: 300, height: 360 });
  const settle = () => vi.advanceTimersByTimeAsync(STEP_MS);
  await settle();
  const offered = () =>
    [...element.querySelectorAll<HTMLElement>('button:not([hidden])')].map((one) => one.ariaLabel ?? '');
  return {
    locker,
    hall,
    balance,
    session,
    sound,
    playing,
    settle,
    offered,
    press(label: string) {
      shown.length = 0;
      element.querySelector<HTMLElement>(`button:not([hidden])[aria-label="${label}"]`)?.click();
    },
    said: () => element.querySelector('[role=status]')?.textContent,
    close() {
      life.abort();
      unmount();
    },
    element,
  };
}

describe('the hall of My Locker', () => {
  beforeAll(prepareWidgets);
  beforeEach(() => {
    vi.useFakeTimers();
    shown.length = 0;
  });

  it('says whose locker it is and that it is shut, and offers to open it (LOCKER-1)', async () => {
    const { said, offered } = await open();
    expect(said()).toBe('Locker 247, shut.');
    expect(offered()).toEqual(['Open the locker']);
    expect(shown).toContain('sticker-grin');
  });

  it('opens by its door, and then offers what is inside', async () => {
    const { press, said, offered, sound } = await open();
    press('Open the locker');
    expect(said()).toBe('Locker 247, open.');
    expect(offered()).toEqual(['Shut the locker', 'Choose a jacket', 'Look into the jar of GUM']);
    expect(shown).toEqual(['door-open', 'jacket-jock']);
    press('Shut the locker');
    expect(said()).toBe('Locker 247, shut.');
    expect(sound.mock.calls.flat()).toEqual(['open', 'close']);
  });

  it('swings where motion is welcome', async () => {
    const { press, settle } = await open({ moves: true });
    press('Open the locker');
    expect(shown).toContain('door-ajar');
    expect(shown).not.toContain('door-open');
    await settle();
    expect(shown).toContain('door-open');
  });

  it('leads from the jacket and the jar to their sections (LOCKER-1)', async () => {
    const { press, hall } = await open();
    const section = () => hall.getSnapshot().context.section;
    press('Open the locker');
    press('Choose a jacket');
    expect(section()).toBe('jackets');
    press('Look into the jar of GUM');
    expect(section()).toBe('gum');
  });

  it('shows the jacket that is chosen and the GUM that is there (LOCKER-2)', async () => {
    const { hall, balance } = await open();
    hall.send({ type: 'user.section', section: 'jackets' });
    hall.send({ type: 'user.jacket', jacket: 'Jacket 2' });
    expect(shown).toContain('jacket-freak');
    balance.set({ balance: 500 });
    expect(shown).toContain('gum-4');
  });

  it('draws nothing anew while nothing of it changes', async () => {
    const { balance } = await open();
    shown.length = 0;
    balance.set({ balance: 500 });
    expect(shown).toEqual([]);
  });

  it('opens by itself when the person is given the locker, and says so', async () => {
    const { locker, said, offered, press, sound, settle } = await open({ has: false });
    expect(said()).toBe('A row of lockers; one is still free.');
    press('Open the locker');
    expect(said()).toBe(TEXTS.locked);
    locker.send({ type: 'user.getLocker' });
    await settle();
    expect(said()).toBe('Locker 247 is yours.');
    expect(offered()).toContain('Shut the locker');
    expect(shown).toContain('door-open');
    expect(sound.mock.calls.flat()).toEqual(['knock', 'open']);
  });

  it('is shut again when the person signs out', async () => {
    const { press, said, session } = await open();
    press('Open the locker');
    session.set({ status: 'guest', wallet: null, username: null });
    expect(said()).toBe('A row of lockers; one is still free.');
  });

  it('is heard while it is open, and leaves nothing behind', async () => {
    const { press, element, close, playing } = await open();
    press('Open the locker');
    expect(playing).toEqual(['fluorescent']);
    close();
    expect([element.childElementCount, playing]).toEqual([0, []]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
