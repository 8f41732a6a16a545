import { describe, expect, it } from 'vitest';
import { firstLink, linkOf, linksOf } from './chain.ts';
import type { InputLog } from './inputLog.ts';

const log: InputLog = [
  { step: 10, held: 1 },
  { step: 30, held: 0 },
  { step: 700, held: 1 },
  { step: 1300, held: 0 },
];

describe('the chain of a run', () => {
  it('has a link for each chunk, which follows from the one before and from the input of the chunk alone', () => {
    const [first = '', second = ''] = linksOf('a', log, 2);
    expect(first).toBe(linkOf(firstLink('a'), log.slice(0, 2), 0));
    expect(second).toBe(linkOf(first, log.slice(2, 3), 1));
    expect(linksOf('a', log.slice(0, 3), 2)).toEqual([first, second]);
  });

  it('is another one for another run, another change, and a change in another chunk', () => {
    const chains = [
      linksOf('a', log, 3),
      linksOf('b', log, 3),
      linksOf('a', log.toSpliced(2, 1, { step: 701, held: 1 }), 3),
      linksOf('a', log.toSpliced(2, 1, { step: 1200, held: 1 }), 3),
      linksOf('a', log.toSpliced(2, 1, { step: 700, held: 2 }), 3),
    ];
    expect(new Set(chains.map((chain) => chain[2])).size).toBe(chains.length);
    expect(chains[0]?.[0]).toBe(chains[2]?.[0]);
  });
});
