import { isLargeCrowd } from '@shared/domain/people/chat.ts';
import { MEETING } from '@shared/domain/town/presence.ts';
import type { LocationId } from '@shared/domain/town/town.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { SessionService } from '../session/session.ts';
import { readHidden } from './hidden.ts';
import { meet, type Meeting, type MeetingPorts } from './meeting.ts';
import type { Others } from './others.ts';
import { ALONE, companyNow, type Company, type Met, type Person } from './people.ts';
import type { Presence, PresenceService } from './presence.ts';

export interface TogetherState extends Company {
  /** Whether others are there who would see the person wave. */
  readonly canWave: boolean;
}

/** Those who are with the person where they look. */
export interface Together extends Readable<TogetherState> {
  /** The person looks at this location now; null: at none. */
  be(at: LocationId | null): void;
  /** Waves. False: nothing came of it. */
  wave(): boolean;
  /** Calls `listener` for each wave of another. */
  onWave(listener: (person: Person) => void): () => void;
  close(): void;
}

export interface TogetherPorts extends Omit<MeetingPorts, 'wallet' | 'isNamed' | 'onWave'> {
  readonly presence: PresenceService;
  readonly session: Pick<SessionService, 'get' | 'subscribe'>;
}

const NOBODY_HERE: TogetherState = { ...ALONE, canWave: false };
const NONE_MET: Others = { met: [], left: new Map() };

/**
 * Who is with the person at a location: what the server answers, sharpened by the location's channel where the person is
 * signed in and there themselves (PRESENCE-6), unless too many are (PRESENCE-9). Of several windows the one that was gone to last has the channel.
 */
export function createTogether(ports: TogetherPorts): Together {
  const { api, online, presence, session, settings } = ports;
  const state = store<TogetherState>(NOBODY_HERE);
  const waves = listenersOf<Person>();
  let at: LocationId | null = null;
  let meeting: Meeting | null = null;
  /** Whose it is, whether they have a name, and where. */
  let met: string | null = null;
  const isFew = watchNumber();
  let stopLooking = (): void => undefined;
  let stopMeeting = (): void => undefined;
  const hidden = readHidden({ api, online }, () => show());

  function show(): void {
    if (at === null) {
      state.set(NOBODY_HERE);
      return;
    }
    const answer = presence.get()[at];
    const { username } = session.get();
    const company = companyNow(
      {
        asked: { count: answer?.count ?? 0, people: peopleIn(answer) },
        ...(meeting?.get() ?? NONE_MET),
        me: { username, isSeen: answer !== undefined && settings.get().seenInTown },
        hidden: hidden.get(),
      },
      state.get().people,
      api.serverClock.now(),
    );
    const next = { ...company, canWave: company.people.length > 0 && (meeting?.get().canWave ?? false) };
    // Each answer of the server says the same again until a person comes or goes.
    if (!isSame(next, state.get())) state.set(next);
  }

  function part(): void {
    met = null;
    stopMeeting();
    meeting?.leave();
    meeting = null;
  }
  function follow(): void {
    const { wallet, username } = session.get();
    const isNamed = username !== null;
    const here = presence.whereabouts.get() === at ? at : null;
    const meetsHere = isFew(here === null ? undefined : presence.get()[here]?.count);
    const wanted = meetsHere && wallet !== null ? `${wallet} ${isNamed} ${here}` : null;
    if (wanted !== met) {
      part();
      met = wanted;
      if (meetsHere && here !== null && wallet !== null) {
        meeting = meet(here, { ...ports, wallet, isNamed, onWave });
        stopMeeting = meeting.subscribe(show);
      }
    }
    if (at !== null) hidden.of(wallet);
    show();
  }
  function onWave(person: Met): void {
    const isShown = state.get().people.some(({ username }) => username === person.username);
    if (isShown && !hidden.get()?.has(person.author)) waves.tell(person);
  }
  const watches = [session, settings, presence.whereabouts].map((one) => one.subscribe(follow));

  return {
    ...{ get: state.get, subscribe: state.subscribe },
    be(next) {
      if (next === at) return;
      at = next;
      stopLooking();
      // Who is hidden may have changed since the person was here.
      hidden.forget();
      stopLooking = next === null ? () => undefined : presence.subscribe(follow);
      follow();
    },
    wave: () => meeting?.wave() ?? false,
    onWave: waves.on,
    close() {
      at = null;
      stopLooking();
      hidden.forget();
      for (const stop of watches) stop();
      part();
    },
  };
}

/**
 * Tells whether those at a location are few enough to meet by its channel (PRESENCE-9). Of an unknown number they are not: no
 * answer has come yet, or no other is there.
 */
function watchNumber(): (count: number | undefined) => boolean {
  let isLarge = false;
  return (count) => {
    isLarge = count !== undefined && isLargeCrowd(count, isLarge, MEETING);
    return count !== undefined && !isLarge;
  };
}

/** Those who want to be told of something. */
function listenersOf<News>() {
  const listeners = new Set<(news: News) => void>();
  return {
    on(listener: (news: News) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell(news: News): void {
      for (const listener of [...listeners]) listener(news);
    },
  };
}

const peopleIn = (answer: Presence[LocationId]): readonly Person[] =>
  (answer?.faces ?? []).map(({ username, profile_icon: icon }) => ({ username, icon }));

const isSame = (one: TogetherState, other: TogetherState): boolean =>
  one.count === other.count &&
  one.canWave === other.canWave &&
  one.people.length === other.people.length &&
  one.people.every(({ username, icon }, index) => {
    const before = other.people[index];
    return username === before?.username && icon === before.icon;
  });
