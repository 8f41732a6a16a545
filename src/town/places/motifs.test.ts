import { expect, it } from 'vitest';
import { loadPlace, PLACES } from './index.ts';

/** All that a place says and is called, in one text. */
async function textOf(id: string): Promise<string> {
  const texts: string[] = [];
  JSON.stringify(await loadPlace(id), (key, value: unknown) => {
    if (typeof value === 'string' && /\s/.test(value)) texts.push(value);
    // A bundle has names of files alone.
    return key === 'bundle' ? undefined : value;
  });
  return texts.join('\n');
}

/* docs/places.md, Motifs: what is seen in the picture is not said each time. */
it.each([
  ['wet', /\bwet\b/gi, 7],
  ['knocks', /\bknock/gi, 12],
  ['thirteen', /\bthirteen\b/gi, 6],
] as const)('the town says "%s" seldom', async (_word, pattern, most) => {
  const texts = await Promise.all(PLACES.map(textOf));
  const said = texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
  expect(said).toBeGreaterThan(0);
  expect(said).toBeLessThanOrEqual(most);
});
