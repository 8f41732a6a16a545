import { build } from 'vite';
import { expect, it } from 'vitest';
import { FORBIDDEN_IN_PAGE } from './wording.mjs';

it('a page that took the contract by value instead of as types would be found out', async () => {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: 'supabase/functions/_shared/contract/index.ts', formats: ['es'], fileName: 'page' },
    },
  });
  const found = FORBIDDEN_IN_PAGE.filter(([, pattern]) => pattern.test(output[0].code));
  expect(found.map(([what]) => what)).toEqual(['schemas of the contract']);
});
