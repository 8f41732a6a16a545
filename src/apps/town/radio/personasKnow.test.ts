import { expect, it } from 'vitest';
import { STATIONS as KNOWN } from '@shared/domain/people/personas/stations.ts';
import { megahertz, STATIONS } from './dial.ts';

it('The personas know each station by its name and its place on the dial, but for the one without a name (PERSONA-2)', () => {
  const named = STATIONS.filter(({ name }) => /[A-Z]/.test(name));
  expect(KNOWN.map(({ name, frequency }) => [name.toUpperCase(), frequency])).toEqual(
    named.map(({ name, frequency }) => [name.toUpperCase(), megahertz(frequency)]),
  );
});
