import { expect, it } from 'vitest';
import { named, tokenSearch } from './found.ts';

const line = (name: string, where = 'Program', words?: string) => ({
  name,
  where,
  ...(words !== undefined && { words }),
});
const LINES = [
  line('Town Map'),
  line('The Map Room', 'High School, Arcadia'),
  line('Map Reader'),
  line("Jock's House", 'Place in Arcadia'),
  line('Kitchen', "Jock's House, Arcadia"),
  line('Flunk #247', 'Your Flunks', 'Cap Beanie'),
];
const names = (text: string): readonly string[] => named(LINES, text).map(({ name }) => name);

it('finds what has every word of the text, in any case and order (SHELL-21)', () => {
  expect(names('mAP tOWN')).toEqual(['Town Map']);
  expect(names('town reader')).toEqual([]);
});

it('lists names that begin with the text first, and otherwise leaves the order', () => {
  expect(names('map')).toEqual(['Map Reader', 'Town Map', 'The Map Room']);
});

it('finds by where something is and by further words, after all that is named so', () => {
  expect(names('house')).toEqual(["Jock's House", 'Kitchen']);
  expect(names('kitchen jock')).toEqual(['Kitchen']);
  expect(names('cap 247')).toEqual(['Flunk #247']);
});

it('asks for no apostrophe, of either kind (SHELL-21)', () => {
  for (const text of ['jocks house', 'Jock’s', "jock's"]) expect(names(text)).toContain("Jock's House");
});

it('finds nothing without a word', () => {
  expect([names(''), names('  '), names("'")]).toEqual([[], [], []]);
});

it('asks the server for the number in the text, and for the text where there is none', () => {
  expect([' Flunk  #247 ', 'Class   Ring ', '  '].map(tokenSearch)).toEqual(['247', 'Class Ring', '']);
});
