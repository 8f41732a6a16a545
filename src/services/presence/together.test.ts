import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WAVE_EVERY_MS, type Whereabouts } from '@shared/domain/town/presence.ts';
import { DEFAULT_SETTINGS, type DesktopSettings } from '@shared/domain/system/settings.ts';
import { ok } from '@shared/kernel/result.ts';
import { store } from '../../kernel/store.ts';
import { fakeChatServer, fakeOnline, fakeRealtime, ROSIE } from '../../testing/chat.ts';
import { addressOf } from '../../testing/values.ts';
import type { SessionState } from '../session/session.ts';
import type { TicketClaims } from '../tickets/tickets.ts';
import type { Presence, PresenceService } from './presence.ts';
import { createTogether } from './together.ts';

const ticketOf = (author: string, username: string, muted = false): TicketClaims => ({
  topic: 'place:arcade',
  author,
  username,
  profile_icon: null,
  muted,
  exp: 9e9,
});
const TICKETS: Readonly<Record<string, TicketClaims>> = {
  mine: ticketOf('me', 'Mulligan'),
  rosie: ticketOf(ROSIE, 'Rosie'),
  gus: ticketOf('gus', 'Gus', true),
};
const signedInAs = (username: string | null): SessionState => ({
  status: 'signed-in',
  wallet: addressOf('0x0000000000000001'),
  role: null,
  username,
});
const GUEST: SessionState = { status: 'guest', wallet: null, role: null, username: null };

/** What one socket tells of its person. */
type Told = { readonly ticket: string; readonly wavedAt?: number };

beforeEach(() => void vi.useFakeTimers());

/** A person in the arcade, where the server says that Rosie is too. */
async function open({
  signedIn = true,
  seenInTown = true,
  name = 'Mulligan',
  hidden = [] as { author: string; username: string }[],
} = {}) {
  const settings = store<DesktopSettings>({ ...DEFAULT_SETTINGS, seenInTown });
  const session = store(signedIn ? signedInAs(name === '' ? null : name) : GUEST);
  const places = store<Presence>({
    arcade: { count: 2, faces: [{ username: 'Rosie', profile_icon: null }] },
  });
  const whereabouts = store<Whereabouts | null>('arcade');
  const sockets = fakeRealtime();
  const server = fakeChatServer({
    'GET /api/chat/blocks': () => ok({ success: true, blocked: [], hidden }),
    'POST /api/town/tickets': () =>
      ok({ success: true, ticket: 'mine', expires_at: new Date(Date.now() + 600_000).toISOString() }),
  });
  const presence: Pick<PresenceService, 'get' | 'subscribe' | 'whereabouts'> = { ...places, whereabouts };
  const together = createTogether({
    api: server.api,
    online: fakeOnline().online,
    realtime: sockets.realtime,
    readTicket: async (ticket, topic) =>
      topic === 'place:arcade' ? (TICKETS[String(ticket)] ?? null) : null,
    settings,
    session,
    // What floodlights and beats do is nothing to this.
    presence: presence as PresenceService,
  });
  const waves: string[] = [];
  together.onWave(({ username }) => waves.push(username));
  together.be('arcade');
  const settled = () => vi.advanceTimersByTimeAsync(0);
  await settled();
  return {
    together,
    sockets,
    server,
    settings,
    session,
    whereabouts,
    places,
    waves,
    settled,
    names: () => together.get().people.map(({ username }) => username),
    /** The channel is live, and these are present, each under the key of their ticket's author. */
    async live(...present: readonly Told[]): Promise<void> {
      const told = new Map<string, Told[]>();
      for (const one of present) {
        const key = TICKETS[one.ticket]?.author ?? ROSIE;
        told.set(key, [...(told.get(key) ?? []), one]);
      }
      sockets.last.hear.onState('live');
      sockets.last.hear.onPresence(told);
      await settled();
    },
  };
}

describe('the channel of a location', () => {
  it('tells the person to others by their ticket, and shows whom verified tickets name (PRESENCE-6)', async () => {
    const { sockets, live, names } = await open();
    expect(sockets.last.topic).toBe('place:arcade');
    expect(sockets.last.tracked.at(-1)).toEqual({ ticket: 'mine' });
    await live({ ticket: 'mine' }, { ticket: 'rosie' }, { ticket: 'gus' }, { ticket: 'forged' });
    expect(names()).toEqual(['Rosie', 'Gus']);
  });

  it('believes no copy of a ticket under the key of another', async () => {
    const { sockets, settled, names } = await open();
    sockets.last.hear.onState('live');
    sockets.last.hear.onPresence(new Map([[ROSIE, [{ ticket: 'gus' }]]]));
    await settled();
    expect(names()).toEqual(['Rosie']);
  });

  it('is joined by no guest, and by nobody for another window than the last (PRESENCE-6)', async () => {
    const guest = await open({ signedIn: false });
    expect([guest.sockets.channels, guest.names()]).toEqual([[], ['Rosie']]);
    const { sockets, whereabouts, settled } = await open();
    whereabouts.set('junkyard');
    await settled();
    expect(sockets.last.left).toBe(true);
  });

  it('is left while many are there, whom the answers show alone, and joined again once they are few (PRESENCE-9)', async () => {
    const { sockets, places, together, server, live, settled, names } = await open();
    const hear = async (count: number): Promise<void> => {
      places.set({ arcade: { count, faces: [{ username: 'Rosie', profile_icon: null }] } });
      await settled();
    };
    const joined = (): number => sockets.channels.filter(({ left }) => !left).length;
    await hear(24);
    await live({ ticket: 'mine' }, { ticket: 'rosie' }, { ticket: 'gus' });
    expect([joined(), names(), together.get().canWave]).toEqual([1, ['Rosie', 'Gus'], true]);
    await hear(25);
    expect([joined(), names(), together.get()]).toMatchObject([0, ['Rosie'], { count: 24, canWave: false }]);
    const asked = server.of('POST /api/town/tickets').length;
    await hear(18);
    expect([joined(), server.of('POST /api/town/tickets').length]).toEqual([0, asked]);
    await hear(17);
    expect(joined()).toBe(1);
  });

  it('is joined when the server has said how many are there (PRESENCE-9)', async () => {
    const { sockets, places, together, settled } = await open();
    const [known, before] = [places.get(), sockets.channels.length];
    together.be(null);
    places.set({});
    together.be('arcade');
    await settled();
    expect(sockets.channels.length).toBe(before);
    places.set(known);
    expect(sockets.channels.length).toBe(before + 1);
  });

  it('tells nothing of who does not want to be seen, who sees others all the same (PRESENCE-6)', async () => {
    const { sockets, server, live, names } = await open({ seenInTown: false });
    await live({ ticket: 'rosie' });
    expect(server.of('POST /api/town/tickets')).toEqual([]);
    expect([sockets.last.tracked.at(-1), names()]).toEqual([null, ['Rosie']]);
  });

  it('asks for no ticket for who has no name, until they have one', async () => {
    const { sockets, server, session, settled } = await open({ name: '' });
    expect(server.of('POST /api/town/tickets')).toEqual([]);
    session.set(signedInAs('Mulligan'));
    await settled();
    expect(sockets.last.tracked.at(-1)).toEqual({ ticket: 'mine' });
  });

  it('takes back at once what it told when the person hides, and tells it again when they show themselves', async () => {
    const { sockets, settings, settled } = await open();
    settings.set({ ...settings.get(), seenInTown: false });
    await settled();
    expect(sockets.last.tracked.at(-1)).toBeNull();
    settings.set({ ...settings.get(), seenInTown: true });
    await settled();
    expect(sockets.last.tracked.at(-1)).toEqual({ ticket: 'mine' });
  });

  it('misses nobody who is told anew at once, and lets go who stays away, whatever the server still says', async () => {
    const { live, names } = await open();
    await live({ ticket: 'rosie' });
    await live();
    expect(names()).toEqual(['Rosie']);
    await live({ ticket: 'rosie' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(names()).toEqual(['Rosie']);
    await live();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(names()).toEqual([]);
  });

  it('leaves it to the server’s answers who is there when it breaks (PRESENCE-6)', async () => {
    const { sockets, live, names, settled } = await open();
    await live({ ticket: 'rosie' }, { ticket: 'gus' });
    sockets.last.hear.onState('broken');
    await settled();
    expect(names()).toEqual(['Rosie']);
  });

  it('is left with the location', async () => {
    const { together, sockets } = await open();
    together.be(null);
    expect([sockets.last.left, together.get().count]).toEqual([true, 0]);
  });

  it('shows nobody from whom a block parts the person, nor their waves (BLOCK-2)', async () => {
    const { live, names, waves } = await open({ hidden: [{ author: ROSIE, username: 'Rosie' }] });
    await live({ ticket: 'rosie' });
    await live({ ticket: 'rosie', wavedAt: Date.now() });
    expect([names(), waves]).toEqual([[], []]);
  });
});

describe('a wave', () => {
  it('is told by presence, at most once in three seconds, with the ticket that is good then (PRESENCE-8)', async () => {
    const { together, sockets, live } = await open();
    expect(together.wave(), 'without a line').toBe(false);
    await live({ ticket: 'rosie' });
    expect(together.get().canWave).toBe(true);
    expect(together.wave()).toBe(true);
    expect(sockets.last.tracked.at(-1)).toEqual({ ticket: 'mine', wavedAt: Date.now() });
    expect(together.wave()).toBe(false);
    await vi.advanceTimersByTimeAsync(WAVE_EVERY_MS);
    expect(together.wave()).toBe(true);
  });

  it('of another is shown once, not when they come, and not more often than they may wave', async () => {
    const { live, waves } = await open();
    const wavedAt = Date.now();
    await live({ ticket: 'rosie', wavedAt: wavedAt - 10_000 });
    expect(waves).toEqual([]);
    await live({ ticket: 'rosie', wavedAt });
    await live({ ticket: 'rosie', wavedAt });
    await live({ ticket: 'rosie', wavedAt: wavedAt + 1 });
    expect(waves).toEqual(['Rosie']);
    await vi.advanceTimersByTimeAsync(WAVE_EVERY_MS);
    await live({ ticket: 'rosie', wavedAt: wavedAt + WAVE_EVERY_MS });
    expect(waves).toEqual(['Rosie', 'Rosie']);
  });

  it('of a muted person is not believed (PRESENCE-8)', async () => {
    const { live, names, waves } = await open();
    await live({ ticket: 'gus' });
    await live({ ticket: 'gus', wavedAt: Date.now() });
    expect([names(), waves]).toEqual([['Rosie', 'Gus'], []]);
  });

  it('is not offered to who is alone, hides, or has no line (PRESENCE-8)', async () => {
    const { together, live, settings, settled } = await open();
    await live({ ticket: 'rosie' });
    expect(together.get().canWave).toBe(true);
    settings.set({ ...settings.get(), seenInTown: false });
    await settled();
    expect(together.get().canWave).toBe(false);
    const alone = await open();
    alone.places.set({});
    await alone.live({ ticket: 'mine' });
    expect(alone.together.get()).toEqual({ people: [], count: 0, canWave: false });
  });
});
