import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { epochMs } from '@shared/kernel/units.ts';
import type { Receiver } from '../../../engine/audio/receiver.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { store } from '../../../kernel/store.ts';
import { fakeBrowser } from '../../../testing/fakeTabs.ts';
import { radioOf } from './radio.ts';
import { radioPlayerOf } from './radioPlayer.ts';
import { RADIO_TEXTS as TEXTS } from './texts.ts';

const made = vi.hoisted(() => ({ receiver: null as unknown }));
vi.mock('../../../engine/audio/receiver.ts', () => ({ createReceiver: () => made.receiver }));

/** A Wednesday, 12:00:40 in Arcadia. */
const NOON = Date.parse('2025-10-01T17:00:40Z');
const FLUNK_FM = 957;
const NOISE_ALONE = 985;

/** A receiver that tells what it was asked for; the tunes in `missing` do not come. */
function fakeReceiver(missing: ReadonlySet<string>) {
  const heard = store(false);
  const asked = {
    play: vi.fn(async (track: { readonly webm: string }, _from: () => number) => !missing.has(track.webm)),
    mix: vi.fn<Receiver['mix']>(),
    rest: vi.fn(),
    sing: vi.fn<Receiver['sing']>(),
  };
  const idle = { playRoom: vi.fn(), duck: vi.fn(), hush: vi.fn(), spectrum: vi.fn(), fade: vi.fn() };
  return { heard, asked, receiver: { ...asked, ...idle, heard } };
}

/** A radio whose window is open, at noon. */
function open({ missing = new Set<string>() } = {}) {
  const { heard, asked, receiver } = fakeReceiver(missing);
  made.receiver = receiver;
  const life = new AbortController();
  const handle = { stop: vi.fn(), raise: vi.fn(), setVisible: vi.fn(), fade: vi.fn() };
  const perform = vi.fn((_what: string, load: () => Promise<(context: null, output: null) => unknown>) => {
    void load().then((make) => make(null, null));
    return handle;
  });
  const muted = store(false);
  const unlocked = store(true);
  const evening = store({ part: 'ordinary' });
  const app = {
    closed: life.signal,
    clock: { now: () => epochMs(Date.now()) },
    visible: store(true),
    inFront: store(true),
    services: {
      api: { call: async () => ({ ok: false, error: { code: 'OFFLINE', message: '' } }) },
      audio: { music: { perform }, muted, unlocked },
      storage: fakeBrowser().storage(),
      time: { config: store({ timezone: 'America/Chicago' }), evening },
    },
    // The radio touches nothing else.
  } as unknown as AppContext;
  radioPlayerOf(app);
  const close = () => life.abort();
  onTestFinished(close);
  const { change, seek, display } = radioOf(app);
  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  return {
    ...asked,
    evening,
    handle,
    muted,
    perform,
    close,
    seek,
    settle,
    line: () => display.get().line,
    station: () => display.get().station?.name ?? null,
    async turnOn(frequency = FLUNK_FM) {
      change({ on: true, frequency });
      heard.set(true);
      await settle();
    },
    turnOff: () => change({ on: false }),
  };
}

describe('the player of the radio', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOON });
    vi.stubGlobal('navigator', {});
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it('is silent and loads nothing until it is turned on', async () => {
    const radio = open();
    await radio.settle(5_000);
    expect(radio.perform).not.toHaveBeenCalled();
    expect(radio.line()).toBe(TEXTS.off);
  });

  it('plays what is on by the clock of Arcadia, from the second that others hear too', async () => {
    const radio = open();
    await radio.turnOn();
    expect(radio.station()).toBe('FLUNK FM');
    const [track, from] = radio.play.mock.lastCall ?? [];
    expect(track?.webm).toBeTruthy();
    const second = from?.() ?? 0;
    await radio.settle(7_000);
    expect(from?.()).toBeCloseTo(second + 7, 0);
    expect(radio.mix).toHaveBeenLastCalledWith(1, 0);
  });

  it('plays the tape at once where a clock that is put right finds itself in the evening (EVENING-1)', async () => {
    const radio = open();
    await radio.turnOn();
    vi.setSystemTime(Date.parse('2026-11-27T20:01:00-06:00'));
    radio.evening.set({ part: 'tape' });
    expect(radio.line()).toBe(TEXTS.tape);
  });

  it('lets noise be heard between two stations, and says so', async () => {
    const radio = open();
    await radio.turnOn(NOISE_ALONE);
    const [signal, noise] = radio.mix.mock.lastCall ?? [];
    expect([signal, Number(noise) > 0.5, radio.station(), radio.line()]).toEqual([
      0,
      true,
      null,
      TEXTS.noise,
    ]);
    expect(radio.play).not.toHaveBeenCalled();
  });

  it('plays the next tune of the show where one does not come (RADIO-8)', async () => {
    const first = open();
    await first.turnOn();
    const wanted = first.play.mock.lastCall?.[0].webm ?? '';
    first.close();
    const radio = open({ missing: new Set([wanted]) });
    await radio.turnOn();
    expect(radio.line()).toBe(TEXTS.lost);
    await radio.settle(4_500);
    expect(radio.play.mock.lastCall?.[0].webm).not.toBe(wanted);
  });

  it('is heard before all other music when it is turned on, and gives the word back when it is turned off', async () => {
    const radio = open();
    await radio.turnOn();
    expect(radio.handle.raise).toHaveBeenCalled();
    radio.turnOff();
    expect(radio.handle.stop).toHaveBeenCalledOnce();
    expect(radio.line()).toBe(TEXTS.off);
  });

  it('says that the computer is muted, and ends with its window (RADIO-8)', async () => {
    const radio = open();
    await radio.turnOn();
    radio.muted.set(true);
    expect(radio.line()).toBe(TEXTS.muted);
    radio.close();
    expect(radio.handle.stop).toHaveBeenCalledOnce();
  });

  it('obeys the media keys of the system, and tells it what is on (RADIO-7)', async () => {
    const handlers = new Map<string, (() => void) | null>();
    const session = {
      metadata: null as { readonly artist: string } | null,
      playbackState: 'none',
      setActionHandler: (key: string, obey: (() => void) | null) => void handlers.set(key, obey),
    };
    vi.stubGlobal('navigator', { mediaSession: session });
    vi.stubGlobal(
      'MediaMetadata',
      class {
        artist: string;
        constructor({ artist }: { readonly artist: string }) {
          this.artist = artist;
        }
      },
    );
    const radio = open();
    handlers.get('play')?.();
    await radio.settle();
    expect([session.playbackState, session.metadata?.artist]).toEqual(['playing', 'FLUNK FM']);
    handlers.get('nexttrack')?.();
    expect(session.metadata?.artist).not.toBe('FLUNK FM');
    handlers.get('pause')?.();
    expect([session.playbackState, radio.line()]).toEqual(['paused', TEXTS.off]);
    radio.close();
    expect([session.playbackState, handlers.get('play')]).toEqual(['none', null]);
  });
});
