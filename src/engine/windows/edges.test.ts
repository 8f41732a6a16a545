import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bottom, right } from '../geometry/rects.ts';
import { EDGES, pulled } from './edges.ts';

const RECT = { x: 100, y: 80, width: 320, height: 240 };

describe('a rectangle that is pulled at an edge', () => {
  it('moves the held sides by as much as the pointer, and leaves the others where they are', () => {
    const far = fc.integer({ min: -300, max: 300 });
    fc.assert(
      fc.property(fc.constantFrom(...EDGES), far, far, (edge, dx, dy) => {
        const after = pulled(RECT, edge, dx, dy);
        expect(after.x - RECT.x).toBe(edge.includes('w') ? dx : 0);
        expect(right(after) - right(RECT)).toBe(edge.includes('e') ? dx : 0);
        expect(after.y - RECT.y).toBe(edge.includes('n') ? dy : 0);
        expect(bottom(after) - bottom(RECT)).toBe(edge.includes('s') ? dy : 0);
      }),
    );
  });
});
