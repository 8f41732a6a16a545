import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { breaksOf } from './breaks.ts';

/** One route as docs/API.md has it. */
const documented = (sends: Readonly<Record<string, string>>, answers: Readonly<Record<string, string>>) => {
  const table = (title: string, fields: Readonly<Record<string, string>>) =>
    [`| ${title} | Type | |`, '| --- | --- | --- |']
      .concat(Object.entries(fields).map(([name, type]) => `| \`${name}\`   | ${type}  | about it |`))
      .join('\n');
  return `### POST /api/line\n\n${table('Sends', sends)}\n\n${table('Answers', answers)}\n`;
};
const BEFORE = documented(
  { text: 'text, 1 to 200 characters', mood: '"glad" or "sad", optional' },
  { id: 'text, at least 1', by: 'wallet address or null', kind: '"line" or "poem"' },
);
const breaks = (sends: Readonly<Record<string, string>>, answers: Readonly<Record<string, string>>) =>
  breaksOf(BEFORE, documented(sends, answers));
const SENDS = { text: 'text, 1 to 200 characters', mood: '"glad" or "sad", optional' };
const ANSWERS = { id: 'text', by: 'wallet address or null', kind: '"line" or "poem"' };

it('an old page goes on where routes, fields and named values are added, and limits widen', () => {
  const more = {
    text: 'text, 0 to 500 characters',
    mood: '"glad" or "sad" or "calm", optional',
    color: 'text, optional',
    place: 'object, optional',
    'place.x': 'whole number',
  };
  const added = { ...ANSWERS, by: 'wallet address', kind: '"line" or "poem" or "song"', at: 'ISO time' };
  expect(breaks(more, added)).toEqual([]);
  expect(breaksOf(BEFORE, `${BEFORE}### GET /api/lines\n`)).toEqual([]);
});

it('what an old page would stumble over is named', () => {
  expect(breaksOf(BEFORE, '')).toEqual(['POST /api/line is gone']);
  expect(breaks({ ...SENDS, color: 'text' }, ANSWERS)).toEqual(['POST /api/line: color has to be sent']);
  expect(breaks({ ...SENDS, mood: '"glad" or "sad"' }, ANSWERS)).toEqual([
    'POST /api/line: mood has to be sent',
  ]);
  expect(breaks({ ...SENDS, text: 'text, 1 to 100 characters' }, ANSWERS)).toEqual([
    'POST /api/line: text takes text, 1 to 100 characters, no longer text, 1 to 200 characters',
  ]);
  expect(breaks({ ...SENDS, mood: '"glad", optional' }, ANSWERS)).toEqual([
    'POST /api/line: mood takes "glad", no longer "glad" or "sad"',
  ]);
  const { id: _, ...withoutId } = ANSWERS;
  expect(breaks(SENDS, withoutId)).toEqual(['POST /api/line: id is no longer answered']);
  expect(breaks(SENDS, { ...ANSWERS, id: 'text, optional' })).toEqual(['POST /api/line: id may be absent']);
  expect(breaks(SENDS, { ...ANSWERS, kind: '"line" or "poem" or null' })).toEqual([
    'POST /api/line: kind answers null, not only "line" or "poem"',
  ]);
});

it('the API as it is documented breaks nothing of itself', () => {
  const now = readFileSync(new URL('../../docs/API.md', import.meta.url), 'utf8');
  expect(breaksOf(now, now)).toEqual([]);
  expect(breaksOf(now, '').length).toBeGreaterThan(100);
});
