import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as AREAS from './areas.ts';

const here = new URL('.', import.meta.url);
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((path) => path.includes('/'));

it('has every file of routes, each once', async () => {
  const known = new Set<unknown>(Object.values(AREAS));
  for (const path of files) {
    const file: unknown = await import(new URL(path, here).href);
    expect([path, Object.values(file ?? {}).some((exported) => known.has(exported))]).toEqual([path, true]);
  }
  expect(known.size).toBe(files.length);
});
