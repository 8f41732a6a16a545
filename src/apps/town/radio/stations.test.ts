import { describe, expect, it } from 'vitest';
import type { TownNews } from '@shared/contract/town/town.ts';
import { JINGLE_MS, onAir, TALK_MS, TAPE } from '@shared/domain/town/radio.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { BAND, megahertz, stationAt, stationBeside, STATIONS } from './dial.ts';
import { BARS, barsAt, placeOf } from './drawing.ts';
import { NEW_RADIO, PRESETS, REMEMBERED } from './memory.ts';
import { LOW_WATER } from '../../../testing/week.ts';
import { lineOf, newsAt, toldThisWeek } from './news.ts';
import { BREATH, KNOCKS, restOfTape } from '../../../town/play/tape.ts';
import { jingleOf, spoken } from './voice.ts';

const CHICAGO = 'America/Chicago';
const HOUR_MS = 3_600_000;
/** A voice that would go on until here was cut off by the end of its talk (seconds). */
const CUT_SHORT = TALK_MS / 1000 - 0.4;
const FULL_NEWS: TownNews = {
  scores: [
    { game: 'flappy-flunk', username: 'a_very_long_name_95', score: 1234 },
    { game: 'flunky-uppy', username: null, score: 20 },
  ],
  opened: ['under-the-bed', 'cellar', 'shed'],
  homecoming: 12,
  checkedIn: 1,
  key: { holder: 'rosie_95' },
  voted: { reading: 'planned', votes: 20_000 },
  candles: { lit: 1_234, asked: 1_000 },
};

describe('the dial', () => {
  it('has every station within its band, each clear of the others (RADIO-2)', () => {
    expect(STATIONS.length).toBeGreaterThanOrEqual(4);
    const frequencies = STATIONS.map(({ frequency }) => frequency);
    expect(Math.min(...frequencies)).toBeGreaterThan(BAND.least);
    expect(Math.max(...frequencies)).toBeLessThan(BAND.most);
    frequencies.slice(1).forEach((frequency, index) => {
      expect(frequency - (frequencies[index] ?? 0)).toBeGreaterThanOrEqual(12);
    });
  });

  it('gives a station at its frequency, a weak one beside it, and noise between two (RADIO-2)', () => {
    expect(stationAt(957)).toMatchObject({ station: { name: 'FLUNK FM' }, signal: 1 });
    expect(stationAt(961)?.signal).toBeCloseTo(0.4);
    expect(stationAt(985)).toBeNull();
    expect(megahertz(957)).toBe('95.7');
  });

  it('seeks up and down, and round the ends (RADIO-1)', () => {
    expect(stationBeside(957, 1)?.frequency).toBe(1029);
    expect(stationBeside(957, -1)?.frequency).toBe(913);
    expect(stationBeside(BAND.most, 1)).toBe(STATIONS[0]);
    expect(stationBeside(BAND.least, -1)).toBe(STATIONS.at(-1));
  });

  it('has its needle on the glass from end to end', () => {
    expect(placeOf(BAND.least, 400)).toBeGreaterThan(0);
    expect(placeOf(BAND.most, 400)).toBeLessThan(400);
  });
});

describe.each(STATIONS)('$name', (station) => {
  it('sends something, or says that it is off the air, at each hour of a week (RADIO-2)', () => {
    const kinds = new Set<string>();
    for (let hour = 0; hour < 24 * 7; hour++) {
      kinds.add(onAir(station, epochMs(Date.UTC(2025, 8, 28) + hour * HOUR_MS + 600_000), CHICAGO).kind);
    }
    expect(kinds).toContain('tune');
  });

  it('has lines that can be said in a talk and read on a phone (RADIO-4)', () => {
    const lines = station.shows.flatMap(({ lines: said }) => said);
    for (const line of lines) {
      expect(line.length, line).toBeLessThanOrEqual(120);
      const { notes } = spoken(line.replace('{time}', '12:34 PM'), station.voice);
      const [at = NaN, seconds = NaN] = notes.at(-1) ?? [];
      expect(notes.length, line).toBeGreaterThan(3);
      expect(at + seconds, line).toBeLessThan(CUT_SHORT);
    }
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('has a jingle that ends before the talk begins', () => {
    const ends = jingleOf(station, 0).notes.map(([at, seconds]) => at + seconds);
    expect(Math.max(...ends)).toBeLessThanOrEqual(JINGLE_MS / 1000);
  });
});

describe('what is said', () => {
  it('sounds the same each time, and is another voice for another host (RADIO-4)', () => {
    const [first, second] = STATIONS.map(({ voice }) => spoken('Is anybody there?', voice));
    expect(spoken('Is anybody there?', STATIONS[0]?.voice ?? { pitch: 1, pace: 1, wave: 'sine' })).toEqual(
      first,
    );
    expect(first).not.toEqual(second);
  });

  it('rises before a question mark and falls at the end of a sentence (RADIO-4)', () => {
    const voice = { pitch: 200, pace: 10, wave: 'sine' } as const;
    const lastOf = (line: string) => spoken(line, voice).notes.at(-1) ?? [0, 0, 0, 0];
    expect(lastOf('You there?')[3]).toBeGreaterThan(lastOf('You there?')[2]);
    expect(lastOf('You there.')[3]).toBeLessThan(lastOf('You there.')[2]);
  });
});

describe('the tape', () => {
  it.each(STATIONS)(
    'is on the air of $name from the beginning to the end of its four minutes (RADIO-5)',
    (station) => {
      const eight = Date.parse('2026-11-27T20:00:00-06:00');
      const sent = [-1, 0, TAPE.ms - 1, TAPE.ms, TAPE.ms + TAPE.deadAirMs].map(
        (ms) => onAir(station, epochMs(eight + ms), CHICAGO).kind,
      );
      expect(sent.slice(1)).toEqual(['tape', 'tape', 'dead air', 'tune']);
      expect(sent[0]).not.toBe('tape');
    },
  );

  it('has thirteen knocks within its four minutes, and a breath between the seventh and the eighth (RADIO-5)', () => {
    expect(KNOCKS).toHaveLength(13);
    expect(KNOCKS.at(-1)).toBeLessThan(TAPE.ms / 1000);
    expect(BREATH).toBeGreaterThan(KNOCKS[6]);
    expect(BREATH).toBeLessThan(KNOCKS[7]);
  });

  it('goes on from the middle for those who tune in late', () => {
    const [all, rest] = [restOfTape(0), restOfTape(100)].map(
      (phrases) => phrases[1]?.notes.map(([at]) => at) ?? [],
    );
    expect(all).toHaveLength(13);
    expect(rest).toEqual(KNOCKS.filter((at) => at > 100).map((at) => at - 100));
  });
});

describe('the news', () => {
  it('have the day, and what others did where the server says so (RADIO-6)', () => {
    const friday = { day: 5, hour: 12, minute: 0 };
    expect(newsAt(friday, null)).toHaveLength(1);
    const asked = toldThisWeek(LOW_WATER);
    expect([asked[0], asked.length]).toEqual([LOW_WATER.episode?.dj[0], 2]);
    // It names where the question of the day is answered (EPISODE-10).
    expect(asked[1]).toContain('on its page of news: What have you lost in the lake?');
    expect(toldThisWeek(null)).toEqual([]);
    expect(newsAt(friday, null)[0]).toContain('Tonight at eight');
    expect(newsAt({ ...friday, hour: 21 }, null)[0]).not.toContain('Tonight at eight');
    const told = newsAt(friday, FULL_NEWS);
    expect(told).toHaveLength(9);
    const saturday = newsAt({ ...friday, day: 6 }, FULL_NEWS);
    expect(saturday.at(-3)).toContain('You lit 1234. I counted one more');
    expect(newsAt({ ...friday, day: 6 }, { ...FULL_NEWS, candles: { lit: 2, asked: 3 } }).at(-3)).toContain(
      'asked for 3',
    );
    expect(told.join(' ')).toContain('rosie_95 has it');
    expect(told.join(' ')).toContain('a_very_long_name_95, with 1,234');
    const others = { homecoming: 0, checkedIn: 0, key: null, voted: null, candles: null };
    expect(newsAt(friday, { scores: [], opened: [], ...others })).toHaveLength(1);
  });

  it('call to the vote all Sunday, and say on Monday what won (VOTE-9)', () => {
    const at = (day: number, news: TownNews | null) => newsAt({ day, hour: 9, minute: 0 }, news).join(' ');
    expect(at(0, null)).toContain('One vote a Flunk');
    expect(at(0, FULL_NEWS)).not.toContain('He planned to leave');
    expect(at(1, FULL_NEWS)).toContain('He planned to leave. 20000 of you voted');
    expect(at(1, { ...FULL_NEWS, voted: { reading: 'never', votes: 1 } })).toContain('One of you voted');
    for (const news of [null, { ...FULL_NEWS, voted: null }])
      expect(at(1, news)).not.toContain('box of Sunday');
    for (const day of [2, 3, 4, 5, 6])
      expect(at(day, FULL_NEWS)).not.toMatch(/box of Sunday|One vote a Flunk/);
  });

  it('have what the week tells after the day (EPISODE-8)', () => {
    const friday = { day: 5, hour: 12, minute: 0 };
    const told = newsAt(friday, FULL_NEWS, ['The lake is a yard down.']);
    expect([told[1], told.length]).toEqual(['The lake is a yard down.', 10]);
    const talk = { kind: 'news', turn: 3, line: 'A line.' } as const;
    expect(lineOf({ tellsNews: true }, talk, friday, null, ['It is {time}.'])).toBe('It is 12:00 PM.');
  });

  it('can be said in a talk by every host who tells them', () => {
    for (const { voice, tellsNews } of STATIONS) {
      if (tellsNews !== true) continue;
      for (let day = 0; day < 7; day++) {
        for (const line of newsAt({ day, hour: 12, minute: 0 }, FULL_NEWS)) {
          expect(line.length, line).toBeLessThanOrEqual(160);
          const [at = NaN] = spoken(line, voice).notes.at(-1) ?? [];
          expect(at, line).toBeLessThan(CUT_SHORT);
        }
      }
    }
  });
});

it('names the hour in every other piece of news, all day Friday (RADIO-10)', () => {
  const friday = { day: 5, hour: 9, minute: 0 };
  const said = [2, 5, 8, 11].map((turn) =>
    lineOf({ tellsNews: true }, { kind: 'news', turn, line: 'a line' }, friday, FULL_NEWS),
  );
  expect(said.map((line) => line.includes('Tonight at eight'))).toEqual([true, false, true, false]);
  const monday = lineOf(
    { tellsNews: true },
    { kind: 'news', turn: 8, line: 'a line' },
    { ...friday, day: 1 },
    FULL_NEWS,
  );
  expect(monday).not.toContain('Tonight at eight');
});

describe('what the browser remembers', () => {
  it('is taken as it was left, and not when it is anything else (RADIO-1)', () => {
    expect(NEW_RADIO.presets).toHaveLength(PRESETS);
    expect(REMEMBERED.read({ ...NEW_RADIO, on: true })).toEqual({ ...NEW_RADIO, on: true });
    for (const broken of [null, 7, {}, { ...NEW_RADIO, frequency: 20 }, { ...NEW_RADIO, volume: 101 }]) {
      expect(REMEMBERED.read(broken)).toBeNull();
    }
    expect(REMEMBERED.read({ ...NEW_RADIO, presets: [957] })).toBeNull();
    expect(REMEMBERED.read({ ...NEW_RADIO, presets: ['a', 957, 957, 957, 957] })).toBeNull();
  });
});

describe('the bars', () => {
  it('are dark in silence, and stand to the top when all is loud (RADIO-9)', () => {
    expect(barsAt(new Uint8Array(256))).toEqual(Array<number>(BARS).fill(0));
    expect(barsAt(new Uint8Array(256).fill(255))).toEqual(Array<number>(BARS).fill(10));
  });
});
