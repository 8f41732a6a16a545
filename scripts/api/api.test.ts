import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiFiles } from './files.ts';

it('docs and client know the routes as the contract declares them (npm run api)', async () => {
  for (const [path, text] of await apiFiles()) {
    const found = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    expect([path, found]).toEqual([path, text]);
  }
});
