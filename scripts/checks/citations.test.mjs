import { expect, it } from 'vitest';
import { committedRules, OUTSIDE_DOCUMENT, rulesIn, unknownRule } from './citations.mjs';

/** Its subjects are none of the product's, or the check would look for them in docs/product.md. */
const DOCUMENT = `# Rules

See KEY-9 and **KEY-8**, which are mentioned and not defined.

- **KEY-1** A key opens one door.
- **SPARE-KEY-1** A spare key lies under the mat,
  and nobody looks there.
`;

/** A citation in two parts: in one it would be found in this file too. */
const cites = (...parts) => parts.join('');

it.each([
  cites('/** The least width (spe', 'c 1, section 9). */'),
  cites('/** Spe', 'c 3, section 9. */'),
  cites('/** The names are the spe', "c's. */"),
  cites('// An event of a block (spe', 'c, chain).'),
  cites('/** As the specif', 'ication words it. */'),
  cites('-- A ledger (DES', 'IGN, Server).'),
  cites(' * FCL ships no types (FIND', 'INGS, Flow).'),
  cites('/** Each in its own hue (AR', 'T.md). */'),
  cites('/** 4 to 8 times a second (AR', 'T: life). */'),
  cites('See ../shar', 'ed/spec/2-world.m', 'd.'),
])('%s cites a document that is not here', (line) => {
  expect(line).toMatch(OUTSIDE_DOCUMENT);
});

it.each([
  'const { spec, bounds } = snapshot.context;',
  'return openingPlace(spec, area, covers);',
  '`e2e/apps.spec.ts` opens every app.',
  "import { HUES } from '../_shared/domain/traits/hues.ts';",
  'The coffee stain is part of the design.',
  'docs/CHAIN.md says how scripts are tested.',
])('%s cites none', (line) => {
  expect(line).not.toMatch(OUTSIDE_DOCUMENT);
});

it('a rule is a list entry that begins with its id', () => {
  expect([...rulesIn(DOCUMENT).ids]).toEqual(['KEY-1', 'SPARE-KEY-1']);
  expect(() => rulesIn('Rules to come.')).toThrow('defines no rule');
});

it('a rule that is defined twice is found, and the product has none', () => {
  expect(rulesIn(DOCUMENT).twice).toEqual([]);
  expect(rulesIn(`${DOCUMENT}- **KEY-1** Another one.\n`).twice).toEqual(['KEY-1']);
  expect(committedRules().problems).toEqual([]);
});

it('a cited rule has to exist, and what only looks like a citation is none', () => {
  const unknown = unknownRule(rulesIn(DOCUMENT));
  for (const line of ['(KEY-2)', 'KEY-1 to KEY-12.', '(KEY-1, SPARE-KEY-2)', 'SPARE-KEY-11']) {
    expect(unknown.test(line), line).toBe(true);
  }
  for (const line of ['(KEY-1)', 'SPARE-KEY-1 and KEY-1', 'SHA-256', 'MONKEY-2', 'key-4', 'KEY-2-b']) {
    expect(unknown.test(line), line).toBe(false);
  }
});
