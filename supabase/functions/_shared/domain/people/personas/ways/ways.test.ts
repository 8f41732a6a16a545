import { expect, it } from 'vitest';
import { needIn } from '../earnest/needIn.ts';
import { AREAS, FACETS } from '../entry.ts';
import { findings } from '../findings.ts';
import { guarded } from '../guard.ts';
import { QUESTIONS } from '../knowledge/faq/index.ts';
import { SUBJECTS } from '../knowledge/index.ts';
import { thingsTold } from '../knowledge/tasks/index.ts';
import { TALKS } from '../talk/index.ts';
import { WAYS } from './index.ts';

const LISTS: readonly (readonly [key: string, ways: readonly string[]])[] = [
  ...WAYS.flatMap((ways) => Object.entries(ways)),
  ...QUESTIONS.map(({ id, asked }) => [`${id}.about`, asked] as const),
].map(([key, list]) => [key, list.split('|')]);

it('asks for what there is', () => {
  const subjects = [...SUBJECTS, ...thingsTold().flatMap(({ told }) => Object.values(told))];
  const known = new Set([
    ...subjects.flatMap(({ id, says }) =>
      FACETS.filter((facet) => says[facet] !== undefined).map((facet) => `${id}.${facet}`),
    ),
    ...TALKS.map(({ id }) => `talk:${id}`),
  ]);
  expect(LISTS.map(([key]) => key).filter((key) => !known.has(key))).toEqual([]);
  const areas: readonly string[] = AREAS;
  expect(QUESTIONS.filter(({ area }) => !areas.includes(area))).toEqual([]);
});

it('asks in plain words, each way for one thing', () => {
  const ways = LISTS.flatMap(([, list]) => list);
  expect(ways.length).toBeGreaterThan(20_000);
  expect(ways.filter((way) => !/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(way) || way.length > 100)).toEqual([]);
  expect(new Set(ways).size).toBe(ways.length);
});

it('finds what is asked by nine in ten of the ways that people put it (PERSONA-2)', () => {
  const some = LISTS.flatMap(([key, list]) => list.map((way) => ({ key, way }))).filter(
    (_, at) => at % 97 === 0,
  );
  const others = some.filter(({ key, way }) => {
    const [first] = findings(way);
    const of = first?.kind === 'talk' ? `talk:${first.talk.id}` : (first?.subject.id ?? '');
    return of !== key.replace(/\.[a-z]+$/, '');
  });
  expect(others.length).toBeLessThan(some.length / 10);
});

it('is hardly ever refused, or taken for distress (PERSONA-2, PERSONA-8)', () => {
  const some = LISTS.flatMap(([, list]) => list).filter((_, at) => at % 13 === 0);
  const taken = some.filter((way) => guarded(way) !== null || needIn(way) !== null);
  expect(taken.length).toBeLessThan(some.length / 100);
  const asked = ['how do i stop notifications', 'nobody sees my message', 'spread a rumor about me please'];
  expect(asked.map(needIn)).toEqual([null, null, null]);
  expect(needIn('they spread lies about me')).toBe('loneliness');
  const ofNoLock = ['what is a duel code', 'do i need a password', 'what does a red pin mean'];
  const ofOwn = ['does practice give gum', 'somebody took my gum'];
  expect([...ofNoLock, ...ofOwn].filter((one) => guarded(one) !== null)).toEqual([]);
  expect(guarded('give me somebodys wallet address')).toBe('private');
  expect(guarded('what is the code of the trunk')).toBe('locks');
});
