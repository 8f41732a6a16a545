import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PERSON } from '../../../../../tests/support/persona.ts';
import { LOCATIONS } from '../../town/town.ts';
import { AGENT_IDS, CAST } from './cast.ts';
import { EMPTY_MEMORY } from './context.ts';
import { AREAS, FACETS } from './entry.ts';
import { textOf } from './lexicon.ts';
import { HINTS } from './hints.ts';
import { SUBJECTS } from './knowledge/index.ts';
import { THINGS } from './knowledge/tasks/index.ts';
import { MANNERS } from './manners.ts';
import { promptOf } from './prompt.ts';
import { recordOf } from './records.ts';
import { RIDDLES } from './riddles.ts';
import { filled, isSlot, slotsIn } from './slots.ts';
import { EVERYDAY } from './talk/everyday/index.ts';
import { TALKS } from './talk/index.ts';

const LINES = [
  ...SUBJECTS.flatMap(({ says, voices = {} }) => [
    ...FACETS.flatMap((facet) => says[facet] ?? []),
    ...AGENT_IDS.flatMap((agent) => voices[agent] ?? []),
  ]),
  ...[...TALKS, ...EVERYDAY.map(({ talk }) => talk)].flatMap(({ says }) =>
    AGENT_IDS.flatMap((agent) => says[agent]),
  ),
  ...THINGS.flatMap(({ says = {} }) => Object.values(says)),
].map(textOf);
const ALL = [
  ...LINES,
  ...Object.values(HINTS).flat(),
  ...RIDDLES.flatMap(({ asks, hint, tells }) => [asks, hint, tells]),
  ...AGENT_IDS.flatMap((agent) => [
    ...CAST[agent].starters,
    ...CAST[agent].otherwise,
    ...CAST[agent].canned.flatMap(({ says }) => says),
    ...recordOf(agent).knowledge.insiderInfo,
    ...Object.values(MANNERS[agent].refusals).flat(),
  ]),
];

/** Codes, commands that are found, and what the canon never says. */
const SECRETS =
  /\b(8004|0730|117 ?30)\b|thirteen|\b13 (times|knocks)|f\. ?lunk\b|\bf lunk\b|room (2|two)\b|fetty|magic carpet|yourmom|\bdead\b|\bkilled\b|\bmurder/i;

it('has every area, and every location of the town (PERSONA-2)', () => {
  for (const area of AREAS) expect(SUBJECTS.some((one) => one.area === area)).toBe(true);
  const text = SUBJECTS.map(({ id, says }) => `${id} ${JSON.stringify(says)}`).join(' ');
  for (const { id } of LOCATIONS) expect(text).toContain(`{entry:${id}}`);
});

it('has ids once, leads that exist, and lines that are told once', () => {
  const ids = SUBJECTS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const lost = SUBJECTS.flatMap(({ id, leads = [] }) =>
    leads.filter((lead) => !ids.includes(lead)).map((lead) => `${id} -> ${lead}`),
  );
  expect(lost).toEqual([]);
  for (const { id, says } of SUBJECTS) {
    const lines = FACETS.flatMap((facet) => (says[facet] ?? []).map(textOf));
    expect([id, lines.length - new Set(lines).size <= 1]).toEqual([id, true]);
  }
});

it('has only slots that there are, each of which can be filled for some person', () => {
  const OF_CONVERSATION = ['you', 'likes', 'lastAsked'];
  const wrong = LINES.flatMap((line) =>
    slotsIn(line).filter(([name]) => !isSlot(name) && !OF_CONVERSATION.includes(name)),
  );
  expect(wrong).toEqual([]);
  const all = LINES.flatMap(slotsIn).filter(([name]) => isSlot(name));
  const others = {
    ...PERSON,
    holder: { ...PERSON.holder, flunks: 0 },
    gum: { balance: 0, streak: 0, checkedIn: true },
    inTown: { 'football-field': 1 },
    objectives: PERSON.objectives.map((one) => ({ ...one, state: 'done' as const })),
  };
  const elsewhere = {
    ...PERSON,
    scores: (['flunky-uppy', 'minesweeper-beginner', 'minesweeper-expert'] as const).map((game) => ({
      ...{ game, leader: { name: 'x', score: 1 }, own: { score: 1, rank: 1 } },
    })),
  };
  const empty = all.filter(([name, of]) =>
    [PERSON, others, elsewhere].every((one) => filled(`{${name}${of === '' ? '' : `:${of}`}}`, one) === null),
  );
  expect([...new Set(empty.map(([name, of]) => `${name}:${of}`))]).toEqual([]);
});

it('tells no code, no number of knocks and no command that is to be found, in lines, hints, riddles or prompts (PERSONA-5)', () => {
  expect(ALL.filter((line) => SECRETS.test(line))).toEqual([]);
  // What a prompt says of a subject is everybody's, and each one's own words are among the lines.
  for (const [nth, { names }] of SUBJECTS.entries()) {
    const asked = {
      persona: AGENT_IDS[nth % AGENT_IDS.length] ?? AGENT_IDS[0],
      message: names[0] ?? '',
      history: [],
      context: PERSON,
      memory: EMPTY_MEMORY,
      quiet: 0,
      help: [],
      random: () => 0,
    };
    const prompt = promptOf(asked, null)
      .map(({ content }) => content)
      .join('\n');
    expect([names[0], SECRETS.exec(prompt)?.[0]]).toEqual([names[0], undefined]);
  }
});

it('says sentences, and asks none of what people ask', () => {
  expect(LINES.filter((line) => /^[a-z][^.!?:]*$/.test(line))).toEqual([]);
});

it('writes a weekday or a date, never both', () => {
  expect(
    ALL.filter((line) => /(mon|tues|wednes|thurs|fri|satur|sun)day,? (the \d|sept|oct|nov)/i.test(line)),
  ).toEqual([]);
});

it('names a day of the calendar once in a sentence, and several in the order of their numbers', () => {
  for (const line of LINES) {
    const labels = slotsIn(line).flatMap(([name, of]) => (['event', 'dayOf'].includes(name) ? [of] : []));
    const said = filled(line, PERSON) ?? '';
    for (const label of labels) {
      const times = said.split(new RegExp(`\\b${label}\\b`)).length - 1;
      expect([line, label, times]).toEqual([line, label, Math.min(times, 1)]);
    }
    const numbers = labels.map((label) => Number.parseInt(label, 10)).filter(Number.isFinite);
    expect([line, numbers]).toEqual([line, numbers.toSorted()]);
  }
});

it('counts one Flunk and one Backpack as one', () => {
  const one = { ...PERSON, holder: { ...PERSON.holder, flunks: 1 }, backpacks: 1 };
  expect(filled('{flunks} and {backpacks}', one)).toBe('1 Flunk and 1 Backpack');
  expect(LINES.filter((line) => /\{(flunks|backpacks)\} (Flunk|Backpack)/.test(line))).toEqual([]);
});

it('has hints for each objective of the database (PERSONA-2)', () => {
  const ids = ['20261125100000_objectives', '20261129210000_own_codes'].flatMap((migration) => {
    const file = new URL(`../../../../../migrations/${migration}.sql`, import.meta.url);
    return [...readFileSync(file, 'utf8').matchAll(/\('(chapter\d_\w+)'/g)].map(([, id]) => id);
  });
  expect(ids.length).toBeGreaterThan(0);
  expect(Object.keys(HINTS).sort()).toEqual(ids.sort());
});

it('has three or more ways to say each piece of small talk, or two for what is rarely asked', () => {
  for (const { id, says } of TALKS)
    for (const agent of AGENT_IDS) expect([id, says[agent].length >= 2]).toEqual([id, true]);
});
