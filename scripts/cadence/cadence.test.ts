import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cadenceFiles } from './files.ts';

it('browser and server have the Cadence and the addresses as they are written (npm run cadence) (CHAIN-1)', async () => {
  for (const [path, text] of await cadenceFiles()) {
    const found = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    expect([path, found]).toEqual([path, text]);
  }
});
