import { expect, it } from 'vitest';
import { ME, ROSIE } from '../../../testing/chat.ts';
import { peopleOf } from './PeopleList.tsx';

it('lists the reader first, those who are here, and others in town once, none of whom is blocked (MSG-13)', () => {
  const rosie = { author: ROSIE, username: 'rosie_95', icon: null };
  const faces = ['rosie_95', 'gus', 'kim'].map((username) => ({ username, profile_icon: null }));
  const { here, town } = peopleOf(
    [rosie],
    { arcade: { count: 3, faces } },
    { author: ME, username: 'Mulligan', icon: null },
    new Set(['gus']),
  );
  expect(here.map(({ name, where }) => [name, where])).toEqual([
    ['Mulligan', null],
    ['rosie_95', 'Arcade'],
  ]);
  expect(town.map(({ name }) => name)).toEqual(['kim']);
});
