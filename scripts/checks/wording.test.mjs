import { build } from 'vite';
import { expect, it } from 'vitest';
import { FORBIDDEN_IN_PAGE } from './wording.mjs';

/** What the check finds in a page that took this module. */
async function foundWith(entry) {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'page' } },
  });
  return FORBIDDEN_IN_PAGE.filter(([, pattern]) => pattern.test(output[0].code)).map(([what]) => what);
}

it('a page that took the contract by value instead of as types would be found out', async () => {
  expect(await foundWith('supabase/functions/_shared/contract/index.ts')).toEqual([
    'schemas of the contract',
  ]);
});

it('a page that knew the codes of locks, or how they are kept, would be found out', async () => {
  expect(await foundWith('supabase/local/lockCodes.ts')).toEqual([
    'a name of the server',
    'a code of a lock',
  ]);
  expect(await foundWith('supabase/functions/_shared/domain/locks.ts')).toEqual([]);
});
