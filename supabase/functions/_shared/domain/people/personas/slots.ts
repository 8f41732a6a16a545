import { clockInChicago } from '../../system/chicagoTime.ts';
import { CLIQUES, HOUSES } from '../../collection/collection.ts';
import { clockHour, isNight, nextTransition } from '../../town/dayNight.ts';
import { BOARDS, PRIZE_RULES } from '../../arcade/games/boards.ts';
import { GAMES } from '../../arcade/games/games.ts';
import { scoreText } from '../../arcade/games/scoreText.ts';
import type { ObjectiveState, ObjectiveType } from '../../school/objectives.ts';
import { comingUp, type DatedEvent } from '../../school/schoolCalendar.ts';
import { BELL_SCHEDULE, hoursText, SCHOOL_HOURS, schoolOpening } from '../../school/schoolHours.ts';
import { STAFF } from '../../school/schoolStaff.ts';
import { ARCADE_HOURS, countdownText, openingAt, scheduleText, TIMED_PLACES } from '../../town/timeAccess.ts';
import { localMinute, type LocalMinute } from '../../system/timeWindows.ts';
import { entryRefusal, isOnMap, LOCATIONS, placesOf, type TownLocation } from '../../town/town.ts';
import { skyAt } from '../../town/weather.ts';
import { ZOLTAR_COST, ZOLTAR_ONE_IN, ZOLTAR_PRIZE } from '../../town/zoltar.ts';
import { counted } from '../../../kernel/counted.ts';
import type { KnownDeeds, PersonaContext } from './context.ts';
import { STATIONS } from './stations.ts';
import { MONTH_NAMES } from '../../system/days.ts';

const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const DAY_MS = 86_400_000;

const local = ({ now, hours }: PersonaContext): LocalMinute => localMinute(hours.timezone, now);

/** The day that the calendar in Arcadia shows. */
function today({ now }: PersonaContext) {
  const clock = clockInChicago(now);
  return { year: clock.getUTCFullYear(), month: clock.getUTCMonth(), day: clock.getUTCDate() };
}

const dateText = ({ month, day }: { readonly month: number; readonly day: number }): string =>
  `${MONTH_NAMES[month] ?? ''} ${day}`;

function inDays(context: PersonaContext, { year, month, day }: DatedEvent): string {
  const here = today(context);
  const days = Math.round((Date.UTC(year, month, day) - Date.UTC(here.year, here.month, here.day)) / DAY_MS);
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
}

const dayText = (context: PersonaContext, event: DatedEvent): string =>
  `${dateText(event)} (${inDays(context, event)})`;
const eventText = (context: PersonaContext, event: DatedEvent): string =>
  `${event.label}, ${dayText(context, event)}`;

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

const locationOf = (id: string): TownLocation | undefined => LOCATIONS.find((one) => one.id === id);

const spaced = (id: string): string => id.replaceAll('-', ' ');

/** What the door of a location asks of this person. */
function entry(context: PersonaContext, id: string): string | null {
  const location = locationOf(id);
  if (location === undefined) return null;
  if (!isOnMap(id, context.isBuildMode))
    return 'It is not on the town map at the moment, so there is no way in yet';
  const house = location.clique;
  switch (entryRefusal(id, context.holder)) {
    case null:
      return house === undefined
        ? 'You hold a Flunk, so the door is open to you: press it on the Town Map'
        : `You hold a ${house} Flunk, so this house lets you in: press it on the Town Map`;
    case 'NO_WALLET':
    case 'NO_FLUNK':
      return house === undefined
        ? 'It asks for a connected wallet with at least one Flunk in it; a linked wallet counts too'
        : `It opens for wallets that hold a ${house} Flunk, and for no other`;
    case 'OTHER_CLIQUE':
      return `It opens for wallets that hold a ${house ?? ''} Flunk, and yours holds none so far`;
    case 'NO_TEDDY':
    case 'UNKNOWN_PLACE':
      return null;
  }
}

function roomsOf(id: string): string | null {
  const location = locationOf(id);
  if (location === undefined) return null;
  return listed(location.rooms.map(spaced));
}

function hereNow({ inTown }: PersonaContext, id: string): string | null {
  const count = inTown[id] ?? 0;
  if (count === 0) return null;
  return count === 1 ? 'one person is there right now' : `${count} people are there right now`;
}

function opening(context: PersonaContext, id: string): string | null {
  const part = SCHOOL_HOURS.find(({ name }) => name.toLowerCase() === id);
  if (part !== undefined) {
    return `${hoursText(part)}, Monday to Friday. ${countdownText(schoolOpening(part, local(context)))}`;
  }
  const windows = id === 'arcade' ? ARCADE_HOURS : TIMED_PLACES.find((place) => place.id === id)?.windows;
  if (windows === undefined) return null;
  return `${scheduleText(windows)}. ${countdownText(openingAt(windows, local(context)))}`;
}

const events = (context: PersonaContext): readonly DatedEvent[] => comingUp(today(context), 40);

function objective(context: PersonaContext, part: string): string | null {
  const { objectives } = context;
  if (objectives.length === 0) return null;
  const next = objectives.find(({ state }) => state === 'open');
  switch (part) {
    case 'title':
      return next?.title ?? null;
    case 'words':
      return next?.description ?? null;
    case 'reward':
      return next === undefined ? null : String(next.reward);
    case 'open': {
      const open = objectives.filter(({ state }) => state === 'open').map(({ title }) => `"${title}"`);
      return open.length === 0 ? null : listed(open);
    }
    case 'none':
      return next === undefined ? 'nothing' : null;
    case 'done':
      return `${objectives.filter(({ state }) => state === 'done').length} of ${objectives.length}`;
    default:
      return null;
  }
}

/** The objectives of a chapter as they stand with the person. */
function chapter({ objectives }: PersonaContext, number: string): string | null {
  const own = objectives.filter((one) => one.chapter === Number(number));
  if (own.length === 0) return null;
  return own
    .map(
      ({ title, type, reward, state, description }) =>
        `"${title}", the ${type}’s for ${reward} GUM, ${STATE_WORDS[state]}: ${description}`,
    )
    .join(' ');
}

const STATE_WORDS: Readonly<Record<ObjectiveState, string>> = {
  done: 'which you have done',
  open: 'open',
  barred: 'at a door that does not let you in yet',
  later: 'which opens later',
};

const rewardOf = ({ objectives }: PersonaContext, type: ObjectiveType): string | null => {
  const one = objectives.find((objective) => objective.type === type);
  return one === undefined ? null : String(one.reward);
};

function leader({ scores }: PersonaContext, game: string): string | null {
  const known = scores.find((one) => one.game === game);
  if (!known?.leader) return null;
  return `in ${GAMES[known.game].name} ${known.leader.name} leads with ${scoreText(known.game, known.leader.score)}`;
}

function own({ scores }: PersonaContext, game: string): string | null {
  const known = scores.find((one) => one.game === game);
  return known?.own ? `your best is ${scoreText(known.game, known.own.score)}, rank ${known.own.rank}` : null;
}

/** How a person stands in a game, for those who have a score in any. */
const standing = (context: PersonaContext, game: string): string | null =>
  context.scores.every((one) => one.own === null)
    ? null
    : (own(context, game) ?? 'there is no score of yours yet');

/** What a slot says now; null: nothing, so that its line is left out. */
type Slot = (context: PersonaContext, of: string) => string | null;

const SLOTS: Readonly<Record<string, Slot>> = {
  time: (context) => {
    const { hour, minute } = local(context);
    const [twelve, half = ''] = clockHour(hour).split(' ');
    return `${twelve ?? ''}:${String(minute).padStart(2, '0')} ${half}`;
  },
  date: (context) => dateText(today(context)),
  weekday: (context) => DAY_NAMES[local(context).day] ?? null,
  sky: ({ now }) => ({ clear: 'clear', clouds: 'cloudy', rain: 'raining' })[skyAt(now)],
  dayOrNight: ({ now, hours }) => (isNight(now, hours) ? 'night' : 'day'),
  nextSky: ({ now, hours }) => {
    const label = nextTransition(now, hours)?.label;
    return label === undefined ? null : `${label[0]?.toLowerCase() ?? ''}${label.slice(1)}`;
  },
  dayFrom: ({ hours }) => clockHour(hours.dayStartHour),
  nightFrom: ({ hours }) => clockHour(hours.nightStartHour),
  event: (context, label) => {
    const event = events(context).find((one) => one.label === label);
    return event === undefined ? null : eventText(context, event);
  },
  /** When a day is, for a sentence that has named it. */
  dayOf: (context, label) => {
    const event = events(context).find((one) => one.label === label);
    return event === undefined ? null : dayText(context, event);
  },
  nextEvent: (context) => {
    const [event] = events(context);
    return event === undefined ? null : eventText(context, event);
  },
  nextDance: (context) => {
    const dance = events(context).find(({ color }) => color === 'orange');
    return dance === undefined ? null : eventText(context, dance);
  },
  events: (context) =>
    events(context)
      .slice(0, 3)
      .map((event) => eventText(context, event))
      .join('; '),
  openingOf: opening,
  openNow: (context) => {
    const open = TIMED_PLACES.filter(({ windows }) => openingAt(windows, local(context)).open);
    return open.length === 0 ? 'none of them' : listed(open.map(({ name }) => name));
  },
  timedPlaces: () => listed(TIMED_PLACES.map(({ name }) => name)),
  bells: () => BELL_SCHEDULE.map(([what, hours]) => `${what} ${hours}`).join('; '),
  bell: (_, what) => BELL_SCHEDULE.find(([name]) => name === what)?.[1] ?? null,
  staff: () => listed(STAFF.filter(({ name }) => name !== 'Vacant').map(({ name }) => name)),
  teaches: (_, name) => STAFF.find((one) => one.name === name)?.subject.toLowerCase() ?? null,
  roomOf: (_, name) => STAFF.find((one) => one.name === name)?.room.toLowerCase() ?? null,
  staffSays: (_, name) => STAFF.find((one) => one.name === name)?.says ?? null,
  entry,
  rooms: (_, id) => roomsOf(id),
  places: (_, id) => {
    const location = locationOf(id);
    return location === undefined ? null : String(placesOf(location).length);
  },
  here: hereNow,
  locations: () => String(LOCATIONS.length),
  rumor: ({ rumor }) => rumor,
  inTown: ({ inTown }) => {
    const count = Object.values(inTown).reduce((sum, one) => sum + one, 0);
    return count === 0 ? null : count === 1 ? 'one person' : `${count} people`;
  },
  cliques: () => listed(CLIQUES.map((clique) => clique)),
  houses: () => listed(Object.values(HOUSES)),
  flunks: ({ holder }) => (holder.flunks === 0 ? null : counted(holder.flunks, 'Flunk')),
  noFlunks: ({ holder }) => (holder.flunks === 0 ? 'none' : null),
  ownCliques: ({ holder }) => (holder.cliques.size === 0 ? null : listed([...holder.cliques])),
  backpacks: ({ backpacks }) => (backpacks === 0 ? null : counted(backpacks, 'Backpack')),
  balance: ({ gum }) => (gum === null ? null : String(gum.balance)),
  streak: ({ gum }) => (gum === null || gum.streak === 0 ? null : String(gum.streak)),
  unclaimed: ({ gum, daily }) => (gum === null || gum.checkedIn ? null : String(daily.checkIn)),
  claimed: ({ gum }) => (gum?.checkedIn === true ? 'claimed' : null),
  login: ({ daily }) => String(daily.login),
  checkIn: ({ daily }) => String(daily.checkIn),
  dailyMost: ({ daily }) => String(daily.most),
  objective,
  chapter,
  slacker: (context) => rewardOf(context, 'slacker'),
  overachiever: (context) => rewardOf(context, 'overachiever'),
  prizes: ({ prizes }) =>
    prizes.length === 0 ? null : listed(prizes.map(({ name, price }) => `${name} ${price}`)),
  prizeCount: ({ prizes }) => (prizes.length === 0 ? null : String(prizes.length)),
  cheapest: ({ prizes }) => extreme(prizes, -1),
  dearest: ({ prizes }) => extreme(prizes, 1),
  affordable: ({ prizes, gum }) => {
    const within = prizes.filter(({ price }) => price <= (gum?.balance ?? 0));
    return within.length === 0 ? null : listed(within.slice(-3).map(({ name }) => name));
  },
  zoltarCost: () => String(ZOLTAR_COST),
  zoltarPrize: () => String(ZOLTAR_PRIZE),
  zoltarOdds: () => String(ZOLTAR_ONE_IN),
  leader,
  own,
  standing,
  spent: ({ deeds }) =>
    deeds.spent.length === 0 ? null : listed(deeds.spent.map(({ what, gum }) => `${gum} GUM on ${what}`)),
  spentInAll: ({ deeds }) =>
    deeds.spent.length === 0 ? null : String(deeds.spent.reduce((sum, { gum }) => sum + gum, 0)),
  today: ({ deeds }) => todayText(deeds),
  clues: ({ deeds }) => (deeds.clues === 0 ? null : counted(deeds.clues, 'thing')),
  at: ({ deeds }) => (deeds.place === null ? null : (locationOf(deeds.place)?.title ?? null)),
  wrote: ({ deeds }) => {
    const what = [
      ...(deeds.comments === 0 ? [] : [counted(deeds.comments, 'comment')]),
      ...(deeds.signatures === 0 ? [] : [counted(deeds.signatures, 'signature')]),
    ];
    return what.length === 0 ? null : listed(what);
  },
  /** A part of a sentence that is empty where those who wrote have no name. */
  newestBy: ({ deeds }) => (deeds.writers.length === 0 ? '' : `, the newest by ${listed(deeds.writers)}`),
  writers: ({ deeds }) => (deeds.writers.length === 0 ? null : listed(deeds.writers)),
  works: ({ deeds }) => (deeds.works === 0 ? null : counted(deeds.works, 'work')),
  lastWork: ({ deeds }) => deeds.lastWork,
  chapterNow: ({ objectives }) => {
    const open = objectives.filter(({ state }) => state === 'open').map((one) => one.chapter);
    return open.length === 0 ? null : String(Math.min(...open));
  },
  boards: () => listed([...new Set(Object.values(BOARDS).map(({ name }) => name.toLowerCase()))]),
  prizeRules: () => PRIZE_RULES.join(' '),
  stations: () => listed(STATIONS.map(({ name, frequency }) => `${name} ${frequency}`)),
  frequency: (_, name) => STATIONS.find((one) => one.name === name)?.frequency ?? null,
};

/** What a person did since midnight UTC, as a part of a sentence; null: nothing that is on record. */
function todayText({ earnedToday, spentToday, runsToday, cluesToday }: KnownDeeds): string | null {
  const did = [
    ...(earnedToday === 0 ? [] : [`earned ${earnedToday} GUM`]),
    ...(spentToday === 0 ? [] : [`spent ${spentToday} GUM`]),
    ...(runsToday === 0 ? [] : [`finished ${counted(runsToday, 'run')}`]),
    ...(cluesToday === 0 ? [] : [`found ${counted(cluesToday, 'thing')} of the story`]),
  ];
  return did.length === 0 ? null : listed(did);
}

function extreme(prizes: PersonaContext['prizes'], sign: 1 | -1): string | null {
  const [first] = [...prizes].sort((one, other) => sign * (other.price - one.price));
  return first === undefined ? null : `${first.name} for ${first.price} GUM`;
}

const SLOT = /\{(\w+)(?::([^{}]+))?\}/g;

/** The names of the slots in a line, each with what it is of; for tests. */
export const slotsIn = (line: string): readonly (readonly [name: string, of: string])[] =>
  [...line.matchAll(SLOT)].map(([, name = '', of = '']) => [name, of]);

export const isSlot = (name: string): boolean => Object.hasOwn(SLOTS, name);

/** What the conversation itself adds to the slots, by their names. */
export type Extras = Readonly<Record<string, string | null>>;

/** A line with its slots filled; null where one of them has nothing to say. */
export function filled(line: string, context: PersonaContext, extras: Extras = {}): string | null {
  const valueOf = (name: string, of: string): string | null =>
    (Object.hasOwn(SLOTS, name) ? SLOTS[name]?.(context, of) : extras[name]) ?? null;
  if (slotsIn(line).some(([name, of]) => valueOf(name, of) === null)) return null;
  return line.replace(SLOT, (_, name: string, of: string | undefined) => valueOf(name, of ?? '') ?? '');
}
