import { expect, it } from 'vitest';
import { mentionedIn } from './mentions.ts';

it('names whom a text mentions once each, in whatever case, and five at most (NEWS-6)', () => {
  expect(mentionedIn('Hi @Rosie_95, @rosie_95 and @Bo! not a@mail.com, @x')).toEqual(['rosie_95']);
  expect(mentionedIn('@ann1 @ann2 @ann3 @ann4 @ann5 @ann6')).toEqual([
    'ann1',
    'ann2',
    'ann3',
    'ann4',
    'ann5',
  ]);
  expect(mentionedIn(`@${'a'.repeat(21)} nothing`)).toEqual([]);
});
