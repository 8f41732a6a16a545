import { describe, expect, it } from 'vitest';
import { RULES_PAGE, rulesPage } from '../rules/page.mjs';
import { titlesIn } from '../rules/titles.mjs';
import { PRODUCT } from './citations.mjs';
import { problemsOf } from './rules.mjs';

/** Its subject is none of the product's, or the check of citations would look for it in docs/product.md. */
const FILES = {
  [PRODUCT]: '# Rules\n\n## Doors and keys\n\n- **KEY-1** A key opens one door.\n- **KEY-2** It turns.\n',
  'docs/proofs/KEY.json': JSON.stringify({
    'KEY-1': { tests: { 'src/door.test.ts': ['opens by its key', 'stays shut for %s'] } },
    'KEY-2': { files: ['src/lock.ts'], checks: ['scripts/turn.ts'], note: 'That it squeaks is heard.' },
  }),
  'src/door.ts': '/** How many doors a key opens (KEY-1). */\nexport const DOORS = 1;\n',
  'src/door.test.ts':
    "it('opens by its key', open);\nit.each(['a nail'])('stays shut for %s', shut); // KEY-2\n",
  'src/lock.ts': 'export const TURNS = 2;\n',
  'scripts/turn.ts': 'turn();\n',
};

/** The made-up repository with a page that is up to date, with these files in it or, where null, without them. */
async function repository(changes = {}) {
  const kept = Object.entries({ ...FILES, ...changes }).filter(([, text]) => text !== null);
  const texts = new Map(kept);
  const found = () => ({ files: [...texts.keys()], read: (file) => texts.get(file) });
  if (!(RULES_PAGE in changes)) texts.set(RULES_PAGE, await rulesPage(found()));
  return found();
}
const problems = async (changes) => problemsOf(await repository(changes));
const proofs = (changes) => ({
  'docs/proofs/KEY.json': JSON.stringify({ ...JSON.parse(FILES['docs/proofs/KEY.json']), ...changes }),
});

describe('the rules of a repository', () => {
  it('are in order where each has a file that keeps it and a test or a check that proves it', async () => {
    expect(await problems()).toEqual([]);
  });

  it('are told in a page, under their headings, with links', async () => {
    expect((await repository()).read(RULES_PAGE)).toContain(
      [
        '## [Doors and keys](product.md#doors-and-keys)',
        '',
        '- **KEY-1** [src/door.ts](../src/door.ts).',
        '  - [src/door.test.ts](../src/door.test.ts): “opens by its key”; “stays shut for %s”',
        '- **KEY-2** [src/lock.ts](../src/lock.ts).',
        '  - [scripts/turn.ts](../scripts/turn.ts)',
        '  - That it squeaks is heard.',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['a rule without a file', { 'src/door.ts': '' }, 'no code cites KEY-1'],
    ['a rule without a proof', proofs({ 'KEY-2': { files: ['src/lock.ts'] } }), 'no test proves KEY-2'],
    [
      'a rule without a title',
      proofs({ 'KEY-1': { tests: { 'src/door.test.ts': [] } } }),
      'no test proves KEY-1',
    ],
    ['a proof of no rule', proofs({ 'KEY-3': {} }), 'does not define'],
    [
      'a proof in the file of another subject',
      { 'docs/proofs/DOOR.json': '{"KEY-1":{}}' },
      'another subject',
    ],
    ['a part that nothing reads', proofs({ 'KEY-1': { test: [] } }), "'test' of KEY-1"],
    ['a test that is gone', { 'src/door.test.ts': null }, 'src/door.test.ts, which is not there'],
    ['a check that is gone', { 'scripts/turn.ts': null }, 'scripts/turn.ts, which is not there'],
    [
      'a test that was renamed',
      { 'src/door.test.ts': "it('opens', open);" },
      'does not have: opens by its key',
    ],
    ['a file that cites its rule', { 'src/lock.ts': '// KEY-2' }, 'leave it out'],
    ['a page that is old', { [RULES_PAGE]: '# Rules\n' }, 'run npm run rules'],
    ['a page that is missing', { [RULES_PAGE]: null }, 'run npm run rules'],
  ])('are not where there is %s', async (_what, changes, problem) => {
    expect(await problems(changes)).toContainEqual(expect.stringContaining(problem));
  });
});

it('titles are those of tests and their steps, however they are called', () => {
  const text = `
    describe('a door', () => {
      it('is it\\'s own', () => expect(say('nothing')).toBe(1));
      it.skip.each(rows)("has a \${'knob'}", knob);
      test.step(\`by \${kind}\`, async () => <Door title="wide" />);
      submit('form');
      page.it;
    });`;
  expect([...titlesIn('door.test.tsx', text)]).toEqual(["is it's own", "has a ${'knob'}", 'by ${kind}']);
});
