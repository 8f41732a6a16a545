import { describe, expect, it } from 'vitest';
import { companyText } from './company.ts';
import { companyNow, type Known, type Met, type Person } from './people.ts';

const NOW = 1_000_000;
const person = (username: string): Person => ({ username, icon: null });
const met = (username: string, author = username): Met => ({ username, author, icon: 'cap' });

function company(known: Partial<Known>, before: readonly Person[] = []) {
  const { people, count } = companyNow(
    {
      asked: { count: 0, people: [] },
      met: [],
      left: new Map(),
      me: { username: 'Mulligan', isSeen: true },
      hidden: new Map(),
      ...known,
    },
    before,
    NOW,
  );
  return { names: people.map(({ username }) => username), count, people };
}
const asked = (count: number, ...names: string[]) => ({ asked: { count, people: names.map(person) } });

describe('who is with a person', () => {
  it('is who else is there, with or without a name, and not the person themselves', () => {
    expect(company(asked(3, 'Mulligan', 'Rosie'))).toMatchObject({ names: ['Rosie'], count: 2 });
    expect(company(asked(1, 'Mulligan'))).toMatchObject({ names: [], count: 0 });
    const hidden = { username: null, isSeen: false };
    expect(company({ ...asked(1), me: hidden })).toMatchObject({ names: [], count: 1 });
  });

  it('is each once whom server and socket both know, with the picture of their ticket', () => {
    const { people, count } = company({ ...asked(2, 'Mulligan', 'Rosie'), met: [met('Rosie'), met('Gus')] });
    expect(people).toEqual([
      { username: 'Rosie', icon: 'cap' },
      { username: 'Gus', icon: 'cap' },
    ]);
    expect(count).toBe(2);
  });

  it('is no more who has left by the socket, until the server must have heard of it too', () => {
    const gone = (at: number) => company({ ...asked(2, 'Rosie'), left: new Map([['Rosie', at]]) });
    expect(gone(NOW - 1_000)).toMatchObject({ names: [], count: 0 });
    expect(gone(NOW - 360_000)).toMatchObject({ names: [], count: 0 });
    expect(gone(NOW - 366_000)).toMatchObject({ names: ['Rosie'], count: 1 });
  });

  it('is nobody from whom a block parts them, whatever they are called by now (PRESENCE-7)', () => {
    const hidden = new Map([['author-of-gus', 'Gus the Great']]);
    const known = { ...asked(3, 'Rosie', 'Gus the Great'), met: [met('Gus', 'author-of-gus')], hidden };
    expect(company(known)).toMatchObject({ names: ['Rosie'] });
    expect(company({ ...known, hidden: null }).names, 'not known yet').toEqual([]);
  });

  it('keeps those in their places who were there, and puts who comes behind them', () => {
    const before = [person('Rosie'), person('Gus')];
    expect(company(asked(4, 'Anne', 'Gus', 'Rosie'), before).names).toEqual(['Rosie', 'Gus', 'Anne']);
  });
});

it('says who is somewhere by their names first', () => {
  expect(companyText(['Rosie'], 1)).toBe('Rosie is here');
  expect(companyText(['Rosie'], 2)).toBe('Rosie and 1 more');
  expect(companyText([], 1)).toBe('Somebody is here');
});
