import { expect, it } from 'vitest';
import { epochMs } from '../../kernel/units.ts';
import { isSong, MOOD_MOST } from './myPlace.ts';
import { isStepDone, moodFor, PAGE_STEPS, RADIO_SONGS, songFor, wordsFor } from './pageSteps.ts';

const NOTHING = { works: [], signatures: [] };
/** Five in the afternoon by UTC is noon in Arcadia in summer. */
const at = (text: string) => epochMs(Date.parse(text));
const HOURS = Array.from({ length: 24 * 60 }, (_, hour) =>
  epochMs(at('2025-06-02T00:00:00Z') + hour * 3_600_000),
);

it('has a mood for each hour of sixty days, by weekday, hour, night and sky (MYPLACE-11)', () => {
  const moods = new Set(
    HOURS.flatMap((hour) => [moodFor(hour, false, NOTHING), moodFor(hour, true, NOTHING)]),
  );
  // Each weekday has three skies of day and of night; five have two hours of school.
  expect(moods.size).toBeGreaterThanOrEqual(45);
  for (const mood of moods) expect(mood.length).toBeLessThanOrEqual(MOOD_MOST);
  expect(moodFor(at('2025-06-02T14:00:00Z'), false, NOTHING)).toBe('Monday: first bell, no breakfast');
  expect(moodFor(at('2025-06-02T19:00:00Z'), false, NOTHING)).toBe('Monday: one bell from freedom');
});

it('tells of what the person made or was given on this day in Arcadia, and of no other (MYPLACE-11)', () => {
  const noon = at('2025-06-02T17:00:00Z');
  const works = [{ created_at: '2025-06-02T06:00:00Z' }];
  expect(moodFor(noon, false, { works, signatures: [] })).toBe('Monday: ink on my hands');
  expect(moodFor(noon, false, { works: [], signatures: works })).toBe('Monday: my Yearbook got signed');
  // Four by UTC is eleven in the night before.
  expect(moodFor(noon, false, { works: [{ created_at: '2025-06-02T04:00:00Z' }], signatures: [] })).toBe(
    'Monday: one bell from freedom',
  );
});

it('suggests each song of the Radio on some day, and one all day (MYPLACE-11)', () => {
  expect(new Set(HOURS.map(songFor))).toEqual(new Set(RADIO_SONGS));
  expect(RADIO_SONGS.every(isSong)).toBe(true);
  expect(songFor(at('2025-06-02T06:00:00Z'))).toBe(songFor(at('2025-06-03T04:00:00Z')));
});

it('counts a step as done by what the page has (MYPLACE-11)', () => {
  const empty = { mood: '', song: null, profile_icon: 'mohawk', about: '', bio: '' };
  const own = { mood: 'fine', song: 'garage', profile_icon: 'token:Flunks:7', about: '', bio: 'Plays.' };
  expect(PAGE_STEPS.filter((step) => isStepDone(step, empty))).toEqual([]);
  expect(PAGE_STEPS.filter((step) => isStepDone(step, own))).toEqual([...PAGE_STEPS]);
});

it('words a page by what it has to show', () => {
  const one = [{ created_at: '2025-06-02T06:00:00Z' }];
  const words = [NOTHING, { works: one, signatures: [] }, { works: [], signatures: one }].map((acts) =>
    wordsFor('Rosie', acts),
  );
  expect(new Set(words).size).toBe(3);
});
