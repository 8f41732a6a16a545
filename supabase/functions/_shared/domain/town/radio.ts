import { seededRandom, type SeededRandom } from '../../kernel/seededRandom.ts';
import { epochMs, type EpochMs } from '../../kernel/units.ts';
import { isOpen, localMinute, type LocalMinute, type TimeWindow } from '../system/timeWindows.ts';

/** A part of a station's day: when it is on, what it plays and what is said between the tunes. */
export interface Show<Tune> {
  readonly title: string;
  readonly hours: TimeWindow;
  /** They are played in another order each hour. */
  readonly tunes: readonly Tune[];
  readonly lines: readonly string[];
}

/** What a station sends. `Tune` is what the caller plays; the rule reads only how long it is. */
export interface Programme<Tune> {
  readonly id: string;
  /** The first that is on counts; where none is, the station is off the air. */
  readonly shows: readonly Show<Tune>[];
}

/** What is said over the beginning of a tune: one of the show's lines, or a piece of news where there is any. */
export interface Talk {
  readonly kind: 'line' | 'news';
  readonly line: string;
  /** Counts the talks of an hour: pieces of news take turns by it. */
  readonly turn: number;
}

/** What a station sends at a moment. `until` is when that changes next. */
export type OnAir<Tune> =
  | { readonly kind: 'off'; readonly until: EpochMs }
  | { readonly kind: 'tape'; readonly since: EpochMs; readonly until: EpochMs }
  | { readonly kind: 'dead air'; readonly until: EpochMs }
  | {
      readonly kind: 'tune';
      readonly show: Show<Tune>;
      readonly tune: Tune;
      /** When the tune began, and with it its turn. */
      readonly since: EpochMs;
      readonly part: 'jingle' | 'talk' | 'music';
      readonly talk: Talk;
      readonly until: EpochMs;
    };

/** A turn is a jingle, a talk and whole passes of one tune, together at least this long. */
export const LEAST_TURN_MS = 100_000;
export const JINGLE_MS = 5_000;
export const TALK_MS = 14_000;
/** Of so many talks one is news. */
export const NEWS_EVERY = 3;

/** Friday at eight: four minutes of tape on every station, then each is silent for a moment (RADIO-5). */
export const TAPE = { day: 5, hour: 20, ms: 240_000, deadAirMs: 26_000 } as const;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * What a station sends at a moment, by the clock of this zone and by nothing else: everybody hears the same. Throws a
 * RangeError when the zone is unknown.
 */
export function onAir<Tune extends { readonly seconds: number }>(
  programme: Programme<Tune>,
  at: EpochMs,
  timezone: string,
): OnAir<Tune> {
  const local = localMinute(timezone, at);
  const hourBegan = at - local.minute * MINUTE_MS - (at % MINUTE_MS);
  const hourEnds = epochMs(hourBegan + HOUR_MS);
  const passed = at - hourBegan;
  const moment = (ms: number): EpochMs => epochMs(Math.min(hourBegan + ms, hourEnds));

  if (isTapeHour(local)) {
    if (passed < TAPE.ms) return { kind: 'tape', since: moment(0), until: moment(TAPE.ms) };
    const end = TAPE.ms + TAPE.deadAirMs;
    if (passed < end) return { kind: 'dead air', until: moment(end) };
  }
  const show = showAt(programme, local);
  if (show === null) return { kind: 'off', until: hourEnds };

  const random = seededRandom(`${programme.id} ${hourBegan}`);
  const tunes = shuffled(show.tunes, random);
  const lines = shuffled(show.lines, random);
  let began = 0;
  for (let turn = 0; ; turn++) {
    const tune = inTurn(tunes, turn);
    // Whole milliseconds: sums of fractions would not meet the moment that was answered as `until`.
    const pass = Math.round(tune.seconds * 1000);
    const ends = began + Math.ceil(LEAST_TURN_MS / pass) * pass;
    if (passed >= ends) {
      began = ends;
      continue;
    }
    const isNews = turn % NEWS_EVERY === NEWS_EVERY - 1;
    const talk: Talk = { kind: isNews ? 'news' : 'line', line: inTurn(lines, turn), turn };
    const rest = { kind: 'tune', show, tune, since: moment(began), talk } as const;
    const talkBegins = began + JINGLE_MS;
    const talkEnds = talkBegins + TALK_MS;
    if (passed < talkBegins) return { ...rest, part: 'jingle', until: moment(talkBegins) };
    if (passed < talkEnds) return { ...rest, part: 'talk', until: moment(talkEnds) };
    return { ...rest, part: 'music', until: moment(ends) };
  }
}

/** The show that is on at this time; null: none. */
export function showAt<Tune>(
  { shows }: Programme<Tune>,
  local: Pick<LocalMinute, 'hour' | 'day'>,
): Show<Tune> | null {
  return shows.find(({ hours }) => isOpen([hours], local)) ?? null;
}

const isTapeHour = ({ day, hour }: LocalMinute): boolean => day === TAPE.day && hour === TAPE.hour;

/** How far from its frequency a station is still clear, and from where on nothing of it is heard (tenths of a MHz). */
const CLEAR = 1;
const LOST = 6;

/** How well a station is received, 0 to 1, this far from its frequency (tenths of a MHz). */
export function reception(distance: number): number {
  const off = Math.abs(distance);
  return Math.max(0, Math.min(1, (LOST - off) / (LOST - CLEAR)));
}

function inTurn<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length];
  if (item === undefined) throw new RangeError('a show needs tunes and lines');
  return item;
}

function shuffled<Item>(items: readonly Item[], random: SeededRandom): readonly Item[] {
  return items
    .map((item) => ({ item, place: random.bits() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
