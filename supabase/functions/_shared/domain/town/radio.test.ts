import { describe, expect, it } from 'vitest';
import { epochMs } from '../../kernel/units.ts';
import {
  JINGLE_MS,
  LEAST_TURN_MS,
  onAir,
  reception,
  TALK_MS,
  TAPE,
  type OnAir,
  type Programme,
} from './radio.ts';

const CHICAGO = 'America/Chicago';
const at = (iso: string) => epochMs(Date.parse(iso));

interface Tune {
  readonly name: string;
  readonly seconds: number;
}
const tunes: readonly Tune[] = [
  { name: 'short', seconds: 24 },
  { name: 'long', seconds: 61 },
  { name: 'odd', seconds: 41.544 },
];
const show = (title: string, startHour: number, endHour: number, days?: readonly number[]) => ({
  title,
  hours: { startHour, endHour, ...(days && { days }) },
  tunes,
  lines: [`${title} one`, `${title} two`, `${title} three`, `${title} four`],
});
const station: Programme<Tune> = {
  id: 'here',
  shows: [show('Weekend', 8, 22, [0, 6]), show('Day', 6, 20), show('Night', 20, 3)],
};

const titleAt = (iso: string, timezone = CHICAGO): string | null => {
  const air = onAir(station, at(iso), timezone);
  return air.kind === 'tune' ? air.show.title : null;
};

/** Everything that is sent within an hour, in order. */
function hourOf(programme: Programme<Tune>, begin: string): readonly OnAir<Tune>[] {
  const sent: OnAir<Tune>[] = [];
  const end = at(begin) + 3_600_000;
  for (let now = at(begin); now < end;) {
    const air = onAir(programme, now, CHICAGO);
    expect(air.until).toBeGreaterThan(now);
    sent.push(air);
    now = air.until;
  }
  return sent;
}

describe('what a station sends', () => {
  it('is one show by the hour and the day of the town, and none where no show is on (RADIO-3)', () => {
    // Wednesday 1 October 2025, summer time in Arcadia: five hours behind UTC.
    expect(titleAt('2025-10-01T11:00:00Z')).toBe('Day');
    expect(titleAt('2025-10-02T00:59:59Z')).toBe('Day');
    expect(titleAt('2025-10-02T01:00:00Z')).toBe('Night');
    expect(titleAt('2025-10-04T20:00:00Z')).toBe('Weekend');
    expect(onAir(station, at('2025-10-01T08:20:00Z'), CHICAGO)).toEqual({
      kind: 'off',
      until: at('2025-10-01T09:00:00Z'),
    });
  });

  it('goes by the clock of the zone, also where that is half an hour off', () => {
    expect(titleAt('2025-10-01T14:29:00Z', 'Asia/Kolkata')).toBe('Day');
    expect(titleAt('2025-10-01T14:30:00Z', 'Asia/Kolkata')).toBe('Night');
  });

  it('is the same for everybody at a moment, and another order in another hour (RADIO-3)', () => {
    const now = at('2025-10-01T18:34:56.789Z');
    expect(onAir(station, now, CHICAGO)).toEqual(onAir(station, now, CHICAGO));
    const orders = [14, 15, 16, 17, 18, 19].map((hour) =>
      hourOf(station, `2025-10-01T${hour}:00:00Z`)
        .map((air) => (air.kind === 'tune' ? air.tune.name : ''))
        .join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('leaves no gap in an hour, and begins a tune only where one has ended (RADIO-3)', () => {
    const sent = hourOf(station, '2025-10-01T18:00:00Z');
    expect(sent.at(-1)?.until).toBe(at('2025-10-01T19:00:00Z'));
    const turns = new Map(
      sent.flatMap((air) => (air.kind === 'tune' ? [[air.since, air.tune.seconds] as const] : [])),
    );
    const begins = [...turns.keys()];
    begins.slice(1).forEach((next, index) => {
      const began = begins[index] ?? next;
      const passes = (next - began) / 1000 / (turns.get(epochMs(began)) ?? NaN);
      expect(passes).toBeCloseTo(Math.round(passes), 4);
      expect(next - began).toBeGreaterThanOrEqual(LEAST_TURN_MS);
    });
  });

  it('begins each turn with a jingle and a talk, of which each third is news (RADIO-3)', () => {
    const sent = hourOf(station, '2025-10-01T18:00:00Z').filter((air) => air.kind === 'tune');
    const [first, second, third] = sent;
    expect([first?.part, second?.part, third?.part]).toEqual(['jingle', 'talk', 'music']);
    expect((second?.until ?? 0) - (first?.since ?? 0)).toBe(JINGLE_MS + TALK_MS);
    const talks = sent.filter(({ part }) => part === 'talk').map(({ talk }) => talk.kind);
    expect(talks.slice(0, 6)).toEqual(['line', 'line', 'news', 'line', 'line', 'news']);
  });
});

describe('the tape', () => {
  it('goes on the air on Friday at eight in the evening, for four minutes and no longer (RADIO-5)', () => {
    const kinds = ['19:59:59', '20:00:00', '20:03:59', '20:04:00', '20:04:27'].map((time) => {
      const [hour, rest] = [Number(time.slice(0, 2)) + 5, time.slice(2)];
      const day = hour < 24 ? '03T' : '04T';
      return onAir(station, at(`2025-10-${day}${String(hour % 24).padStart(2, '0')}${rest}Z`), CHICAGO).kind;
    });
    expect(kinds).toEqual(['tune', 'tape', 'tape', 'dead air', 'tune']);
    const tape = onAir(station, at('2025-10-04T01:01:00Z'), CHICAGO);
    expect(tape).toMatchObject({ since: at('2025-10-04T01:00:00Z'), until: at('2025-10-04T01:04:00Z') });
    expect(TAPE.ms).toBe(240_000);
  });

  it('is not sent on another day, or in winter an hour early (RADIO-5)', () => {
    expect(onAir(station, at('2025-10-03T01:00:00Z'), CHICAGO).kind).toBe('tune');
    expect(onAir(station, at('2025-12-06T01:00:00Z'), CHICAGO).kind).toBe('tune');
    expect(onAir(station, at('2025-12-06T02:00:00Z'), CHICAGO).kind).toBe('tape');
  });
});

describe('reception', () => {
  it('is clear on the frequency and beside it, and fades to nothing (RADIO-2)', () => {
    expect([0, 1, -1].map(reception)).toEqual([1, 1, 1]);
    expect(reception(3)).toBeLessThan(reception(2));
    expect([6, -6, 40].map(reception)).toEqual([0, 0, 0]);
  });
});
