import { expect, it } from 'vitest';
import { wholeSet } from '@shared/domain/making/juniors/team.ts';
import { askedFor, askedJunior } from './askedJunior.ts';

it('names a Junior so that it can be read again (REOPEN-1)', () => {
  const junior = { name: 'Big Al 2', outfit: wholeSet('physics') };
  expect(askedJunior(askedFor(junior))).toEqual(junior);
  const nameless = { ...junior, name: '' };
  expect(askedJunior(askedFor(nameless))).toEqual(nameless);
});

it('tells a duel from a Junior that there is none of, and shortens a name', () => {
  expect(askedJunior('0000000.1111111-abc')).toBeUndefined();
  for (const wrong of ['junior:', 'junior:99999999', 'junior:abc x']) expect(askedJunior(wrong)).toBeNull();
  const long = `${askedFor({ name: '', outfit: wholeSet('physics') })} ${'n'.repeat(90)}`;
  expect(askedJunior(long)?.name).toHaveLength(14);
});
