import { build } from 'vite';
import { expect, it } from 'vitest';
import { FORBIDDEN_IN_PAGE, ratchet, VAGUE_COMMENT } from './wording.mjs';

/** What the check finds in a page that took this module. */
async function foundWith(entry) {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'page' } },
  });
  return FORBIDDEN_IN_PAGE.filter(([, pattern]) => pattern.test(output[0].code)).map(([what]) => what);
}

it('a page that took the contract by value instead of as types would be found out (API-6)', async () => {
  expect(await foundWith('supabase/functions/_shared/contract/town/story.ts')).toEqual([
    'schemas of the contract',
  ]);
});

it('a page that knew the codes of locks, or how they are kept, would be found out (API-6, LOCK-3)', async () => {
  expect(await foundWith('supabase/local/lockCodes.ts')).toEqual([
    'a name of the server',
    'a code of a lock',
  ]);
  expect(await foundWith('supabase/functions/_shared/domain/town/locks.ts')).toEqual([]);
});

it('a page that knew the secret words of the Terminal would be found out (TERMINAL-1)', async () => {
  expect(await foundWith('supabase/functions/_shared/domain/town/terminal/commands/secrets.ts')).toEqual([
    'a secret word of the Terminal',
  ]);
  const [, pattern] = FORBIDDEN_IN_PAGE.find(([what]) => what === 'a secret word of the Terminal');
  for (const word of ['wtf', 'fetty wap', 'magic carpet', 'your mom', 'f. lunk, room 2', 'flunk 2']) {
    expect([word, pattern.test(`say("${word}")`)]).toEqual([word, true]);
  }
  // What the register of the motel shows.
  expect(pattern.test('F. LUNK. ROOM 2. THREE NIGHTS')).toBe(false);
});

/** In parts, so that the check does not count this file's own examples. */
const vague = (before, after = '') => `${before} ${'no'}body ${after}`;

it.each([
  vague('/** A door that', 'opens. */'),
  vague('   * A door that', 'opens.'),
  vague('const door = shut; // opened by'),
  vague('-- A row of'),
  vague('# A builder for'),
])('%s is a comment about a vague person', (line) => {
  expect(VAGUE_COMMENT[1].test(line)).toBe(true);
});

it.each([
  '/** A door that no visitor opens. */',
  vague("const TEXTS = ['The machine plays to"),
  vague("it('is shown to"),
  vague("const url = 'https://"),
])('%s is none', (line) => {
  expect(VAGUE_COMMENT[1].test(line)).toBe(false);
});

it('vague comments may not become more, and their number falls with each that goes', () => {
  expect(ratchet(['a.ts:1', 'b.ts:2'], 2)).toEqual([]);
  expect(ratchet(['a.ts:1', 'b.ts:2'], 1)).toEqual([
    expect.stringContaining('name the person'),
    'a.ts:1',
    'b.ts:2',
  ]);
  expect(ratchet(['a.ts:1'], 2)).toEqual([expect.stringContaining('lower the number')]);
});
