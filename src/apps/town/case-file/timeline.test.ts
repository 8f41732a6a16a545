import { describe, expect, it } from 'vitest';
import { CLUES } from '../../../town/clues/clues.ts';
import { boardOf, clockOf, hoursBetween, momentsOf } from './timeline.ts';

const told = (clues: Parameters<typeof boardOf>[0]): readonly string[] =>
  boardOf(clues).map((stretch) =>
    stretch.kind === 'gap'
      ? `${clockOf(stretch.from)} to ${clockOf(stretch.to)}`
      : `${stretch.at === null ? 'undated' : clockOf(stretch.at)}: ${stretch.clues.length}`,
  );
/** The cards of places, scenes and locks at these hours. */
const at = (...hours: readonly (number | null)[]) =>
  CLUES.filter(({ id, at: hour }) => !/^(heard|seen):/.test(id) && hours.includes(hour));

describe('the board of the Case File', () => {
  it('is one gap from the first minute to the last where no hour is known, and what has none comes after it (CASE-2)', () => {
    expect(told([])).toEqual(['7:30 AM to 11:00 PM']);
    const undated = at(null);
    expect(told(undated)).toEqual(['7:30 AM to 11:00 PM', `undated: ${undated.length}`]);
  });

  it('has a gap between two moments that are a quarter of an hour apart, and at both ends (CASE-2)', () => {
    expect(told(at(460))).toEqual(['7:30 AM to 3:10 PM', '3:10 PM: 3', '3:10 PM to 11:00 PM']);
    expect(told(at(0, 754, 765, 770, 930))).toEqual([
      '7:30 AM: 2',
      '7:30 AM to 8:04 PM',
      expect.stringMatching(/^8:04 PM: \d$/),
      '8:15 PM: 1',
      '8:20 PM: 3',
      '8:20 PM to 11:00 PM',
      '11:00 PM: 2',
    ]);
  });

  it('shows nothing of a time that was filtered out', () => {
    expect(momentsOf(at(460, null)).map((moment) => moment.at)).toEqual([460, null]);
  });

  it('has the full hours in a gap, without its ends', () => {
    expect(hoursBetween(0, 150).map(clockOf)).toEqual(['8:00 AM', '9:00 AM']);
    expect(hoursBetween(30, 90)).toEqual([]);
  });

  it('tells noon as a clock does', () => {
    expect([269, 270, 331].map(clockOf)).toEqual(['11:59 AM', '12:00 PM', '1:01 PM']);
  });
});
