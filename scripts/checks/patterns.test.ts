import { expect, it } from 'vitest';
import { patternsIn, repeats } from './patterns.ts';

it('finds the patterns of a file, and refuses those that are built as it runs', () => {
  const text =
    'const A = /a+b/gu;\nconst B = new RegExp(`^${A.source}`);\nexport const c = (d: string) => new RegExp(d);\n';
  const { found, problems, builds } = patternsIn('server.ts', text);
  expect(found).toEqual([{ pattern: '/a+b/gu', at: 'server.ts:1' }]);
  expect(problems).toEqual(['server.ts:3 builds a pattern as it runs: build it once, as the module loads']);
  expect(builds).toBe(true);
});

it('asks about every pattern that repeats without end, or refers back', () => {
  const asked = ['/a+/', '/[.]*$/', '/(?:ab){2,}/', String.raw`/(.)\1/`, '/(a|b*)c/i'];
  const bounded = ['/a{0,40}b?/', String.raw`/\+\*[*+]/`, String.raw`/\p{L}{3}/u`, '/^x{2}$/'];
  expect([asked.filter(repeats), bounded.filter(repeats)]).toEqual([asked, []]);
});
