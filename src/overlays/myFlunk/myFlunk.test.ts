import { describe, expect, it } from 'vitest';
import { traitsFor } from '@shared/domain/collection/traits/catalogue.ts';
import { drawnIcon } from '@shared/domain/people/profileIcon.ts';
import { encodeFlunk } from '@shared/domain/collection/traits/flunkCode.ts';
import { NOTHING_CHOSEN, type Selection } from '@shared/domain/collection/traits/trait.ts';
import { fail, ok } from '@shared/kernel/result.ts';
import type { AppContext } from '../../kernel/app.ts';
import { createStorage } from '../../services/storage/storage.ts';
import { KEPT_FLUNK } from './keptFlunk.ts';
import { myFlunk } from './myFlunk.ts';

const withPigment = (nth: number): Selection => ({
  ...NOTHING_CHOSEN,
  pigment: traitsFor('pigment')[nth]?.id ?? null,
});
const CHOSEN = withPigment(1);
const IN_BROWSER = withPigment(2);

/** A person with this profile picture (null: the server does not answer; undefined: a guest), and this in their browser. */
function person(icon: string | null | undefined, kept: Selection | null): Pick<AppContext, 'services'> {
  const storage = createStorage();
  if (kept !== null) storage.lasting.set(KEPT_FLUNK, { name: 'Mine', code: encodeFlunk(kept) });
  const services = {
    storage,
    session: { get: () => ({ wallet: icon === undefined ? null : '0x00000000000000a1' }) },
    profile: {
      load: async () => (icon === null ? fail('NETWORK', 'gone') : ok({ profile_icon: icon })),
    },
  };
  // Only these three are asked.
  return { services } as unknown as Pick<AppContext, 'services'>;
}

describe('the person’s own figure', () => {
  it('is the character of their profile picture (CREATOR-4)', async () => {
    expect(await myFlunk(person(drawnIcon(encodeFlunk(CHOSEN)), IN_BROWSER))).toEqual(CHOSEN);
  });

  it.each([
    ['a guest', undefined],
    ['a person whose picture is a face', 'mohawk'],
    ['a person whose picture has traits that are no more', 'drawn:x.y.z.-.-.-.-'],
    ['a person without an answer of the server', null],
  ])('is the one that %s made in this browser (CREATOR-4)', async (_who, icon) => {
    expect(await myFlunk(person(icon, IN_BROWSER))).toEqual(IN_BROWSER);
  });

  it('is none where nothing was ever chosen', async () => {
    expect(await myFlunk(person(undefined, null))).toBeNull();
    expect(await myFlunk(person('mohawk', NOTHING_CHOSEN))).toBeNull();
  });
});
