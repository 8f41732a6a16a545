import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '@shared/kernel/result.ts';
import type { ChannelListeners, RealtimePort } from './port.ts';
import { createRealtime } from './realtime.ts';
import { reopenMs, supabaseRealtime } from './supabase.ts';
import type { Client, ClientChannel } from './topic.ts';

type Report = (status: string, fault?: Error) => void;

/** A channel of the client, by what is done to it and what it is made to report. */
class FakeChannel {
  readonly did: string[] = [];
  report: Report = () => undefined;
  state: Record<string, object[]> = {};
  readonly #on = new Map<string, (message: object) => void>();
  constructor(
    readonly topic: string,
    readonly options: unknown,
  ) {}
  on(kind: string, _filter: object, hear: (message: object) => void): void {
    this.#on.set(kind, hear);
  }
  subscribe(report: Report): void {
    this.report = report;
  }
  async track(presence: object): Promise<void> {
    this.did.push(`track ${JSON.stringify(presence)}`);
  }
  async untrack(): Promise<void> {
    this.did.push('untrack');
  }
  presenceState(): object {
    return this.state;
  }
  hear(kind: 'broadcast' | 'presence', message: object = {}): void {
    this.#on.get(kind)?.(message);
  }
}

const TOKEN = `x.${btoa('{"sub":"me"}')}.x`;

function open(token: () => Promise<string | null> = async () => TOKEN) {
  const clients: { readonly channels: FakeChannel[]; isOpen: boolean }[] = [];
  const page = Object.assign(new EventTarget(), { document: { hidden: false } });
  const realtime = supabaseRealtime({
    tokens: { token: async () => ok(await token()) },
    page,
    open() {
      const own = { channels: [] as FakeChannel[], isOpen: true };
      clients.push(own);
      // What of the client is used (topic.ts).
      return {
        channel(topic: string, options: unknown) {
          const made = new FakeChannel(topic, options);
          own.channels.push(made);
          return made;
        },
        removeChannel: async (channel: ClientChannel) =>
          void (channel as unknown as FakeChannel).did.push('removed'),
        setAuth: async () => undefined,
        disconnect: async () => void (own.isOpen = false),
      } as unknown as Client;
    },
  });
  const channel = (): FakeChannel => {
    const found = clients.at(-1)?.channels.at(-1);
    if (!found) throw new Error('no channel was opened');
    return found;
  };
  return { realtime, clients, page, channel };
}

function listener() {
  const states: string[] = [];
  const heard: unknown[] = [];
  const present: unknown[] = [];
  const listeners: ChannelListeners = {
    onState: (state) => states.push(state),
    onBroadcast: (event, payload) => heard.push([event, payload]),
    onPresence: (those) => present.push(Object.fromEntries(those)),
  };
  return { states, heard, present, listeners };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

async function live(of: ReturnType<typeof open>, listeners: ChannelListeners, topic = 'room:a') {
  const joined = of.realtime.join(topic, listeners);
  await settled();
  of.channel().report('SUBSCRIBED');
  return joined;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a channel of Realtime', () => {
  it('is live once it is joined, and brings broadcasts and who is there', async () => {
    const of = open();
    const { states, heard, present, listeners } = listener();
    await live(of, listeners);
    expect(states).toEqual(['connecting', 'live']);
    expect(of.channel().options).toEqual({
      config: { private: true, presence: { key: 'me', enabled: true } },
    });
    of.channel().hear('broadcast', { event: 'message', payload: { id: '1' } });
    of.channel().state = {
      a: [
        { presence_ref: '1', at: 'mall' },
        { presence_ref: '2', at: 'diner' },
      ],
    };
    of.channel().hear('presence');
    expect(heard).toEqual([['message', { id: '1' }]]);
    expect(present).toEqual([{ a: [{ at: 'mall' }, { at: 'diner' }] }]);
  });

  it('is shared by the windows of a page, and left with the last (REALTIME-1)', async () => {
    const of = open();
    const [one, other] = [listener(), listener()];
    const first = await live(of, one.listeners);
    const second = of.realtime.join('room:a', other.listeners);
    expect(other.states).toEqual(['live']);
    expect(of.clients[0]?.channels.length).toBe(1);
    first.leave();
    first.leave();
    expect(of.clients[0]?.isOpen).toBe(true);
    second.leave();
    expect(of.channel().did).toEqual(['removed']);
    expect(of.clients[0]?.isOpen).toBe(false);
  });

  it('says who is here again after each reconnection, and no longer when it is taken back', async () => {
    const of = open();
    const joined = of.realtime.join('room:a', listener().listeners);
    joined.track({ at: 'mall' });
    await settled();
    of.channel().report('SUBSCRIBED');
    of.channel().report('CHANNEL_ERROR', new Error('transport failure'));
    of.channel().report('SUBSCRIBED');
    joined.track(null);
    expect(of.channel().did).toEqual(['track {"at":"mall"}', 'track {"at":"mall"}', 'untrack']);
  });

  it('is broken when it could not be had for some seconds, and live as soon as it is', async () => {
    const of = open();
    const { states, listeners } = listener();
    await live(of, listeners);
    of.channel().report('CHANNEL_ERROR', new Error('transport failure'));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(states).toEqual(['connecting', 'live', 'connecting']);
    await vi.advanceTimersByTimeAsync(2_000);
    of.channel().report('TIMED_OUT');
    of.channel().report('SUBSCRIBED');
    expect(states).toEqual(['connecting', 'live', 'connecting', 'broken', 'live']);
  });

  it('is refused for good where the person may not read it, or is not signed in', async () => {
    const of = open();
    const { states, listeners } = listener();
    of.realtime.join('room:a', listeners);
    await settled();
    of.channel().report('CHANNEL_ERROR', new Error('Unauthorized: You do not have permissions'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states).toEqual(['connecting', 'refused']);
    expect(of.clients[0]?.channels.length).toBe(1);
    const guest = open(async () => null);
    const other = listener();
    guest.realtime.join('room:a', other.listeners);
    await settled();
    expect(other.states).toEqual(['connecting', 'refused']);
    expect(guest.clients.length).toBe(0);
  });

  it('is joined anew, with a new token, when the server has ended it', async () => {
    const asked = vi.fn(async () => TOKEN);
    const of = open(asked);
    const { states, listeners } = listener();
    await live(of, listeners);
    const ended = of.channel();
    ended.report('CLOSED');
    ended.report('SUBSCRIBED');
    expect(states).toEqual(['connecting', 'live', 'connecting']);
    await vi.advanceTimersByTimeAsync(1_000);
    of.channel().report('SUBSCRIBED');
    expect(states.at(-1)).toBe('live');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('tries again, less and less often, while it is not known who is signed in', async () => {
    const asked = vi.fn(async () => {
      throw new Error('no answer');
    });
    const of = open(asked);
    of.realtime.join('room:a', listener().listeners);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.mock.calls.length).toBeGreaterThan(2);
    expect(asked.mock.calls.length).toBeLessThan(7);
  });

  it('gets a new socket when the network or the person comes back, and not while the person looks', async () => {
    const of = open();
    const { states, listeners } = listener();
    await live(of, listeners);
    of.page.dispatchEvent(new Event('offline'));
    expect(states.at(-1)).toBe('connecting');
    of.page.dispatchEvent(new Event('online'));
    await settled();
    expect(of.clients.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    of.channel().report('SUBSCRIBED');
    const look = (hidden: boolean) => {
      of.page.document.hidden = hidden;
      of.page.dispatchEvent(new Event('visibilitychange'));
    };
    look(true);
    look(false);
    expect(of.clients.length).toBe(2);
    look(true);
    await vi.advanceTimersByTimeAsync(120_000);
    look(false);
    await settled();
    expect(of.clients.length).toBe(3);
  });
});

describe('the client of Realtime', () => {
  it('is loaded with the first channel, which is left before it was there or does what was asked of it (MSG-3)', async () => {
    const joined: string[] = [];
    const track = vi.fn();
    const port: RealtimePort = {
      join: (topic) => (joined.push(topic), { track, leave: vi.fn() }),
    };
    const load = vi.fn(async () => port);
    const realtime = createRealtime({ tokens: { token: async () => ok(null) } }, load);
    expect(load).not.toHaveBeenCalled();
    const { states, listeners } = listener();
    realtime.join('room:a', listeners).leave();
    realtime.join('room:b', listeners).track({ at: 'mall' });
    await settled();
    expect(joined).toEqual(['room:b']);
    expect(track).toHaveBeenCalledWith({ at: 'mall' });
    expect(load).toHaveBeenCalledOnce();
    expect(states).toEqual(['connecting', 'connecting']);
  });

  it('is loaded again where it could not be', async () => {
    const port: RealtimePort = { join: () => ({ track: vi.fn(), leave: vi.fn() }) };
    const load = vi.fn(async () => port).mockRejectedValueOnce(new Error('no network'));
    const realtime = createRealtime({ tokens: { token: async () => ok(null) } }, load);
    const { states, listeners } = listener();
    realtime.join('room:a', listeners);
    await settled();
    expect(states).toEqual(['connecting', 'broken']);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

it('opens the sockets of many who lost them at once again at times of their own, and seldom where the server stays away (REALTIME-5)', () => {
  const first = Array.from({ length: 1_000 }, () => reopenMs(1, Math.random));
  for (let second = 0; second < 5; second += 1) {
    const within = first.filter((ms) => ms >= second * 1_000 && ms <= (second + 1) * 1_000);
    expect(within.length).toBeLessThan(300);
  }
  expect(reopenMs(30, () => 1)).toBe(30_000);
  expect(reopenMs(30, () => 0)).toBe(15_000);
});
