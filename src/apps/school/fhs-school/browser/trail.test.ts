import { describe, expect, it } from 'vitest';
import { addressIn, canGoBack, canGoForward, step, trailFrom, visit } from './trail.ts';

describe('a trail of addresses', () => {
  const trail = ['b', 'c'].reduce(visit, trailFrom('a'));

  it('goes back and forward along what was visited, and no further', () => {
    expect([0, -1, -2, -3].map((steps) => addressIn(step(trail, steps)))).toEqual(['c', 'b', 'a', 'a']);
    expect(addressIn(step(step(trail, -2), 1))).toBe('b');
    expect(addressIn(step(trail, 1))).toBe('c');
    expect([canGoBack(trail), canGoForward(trail)]).toEqual([true, false]);
    expect([canGoBack(step(trail, -2)), canGoForward(step(trail, -2))]).toEqual([false, true]);
  });

  it('forgets what lay ahead once it turns off elsewhere', () => {
    expect(visit(step(trail, -1), 'd')).toEqual({ visited: ['a', 'b', 'd'], at: 2 });
  });

  it('takes no step for the address where it is', () => {
    expect(visit(trail, 'c')).toBe(trail);
  });

  it('remembers the last fifty', () => {
    const long = Array.from({ length: 80 }, (_, count) => `page ${count}`).reduce(visit, trailFrom('first'));
    expect(long.visited).toHaveLength(50);
    expect(addressIn(long)).toBe('page 79');
  });
});
