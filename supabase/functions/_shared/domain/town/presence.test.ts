import { describe, expect, it } from 'vitest';
import { HEARTBEAT_MS, PRESENT_FOR, withMove } from './presence.ts';

const face = (username: string) => ({ username, profile_icon: null });
const TOWN = {
  arcade: { count: 3, faces: [face('Rosie'), face('Gus')] },
  shed: { count: 1, faces: [face('Anne')] },
  streets: { count: 2, faces: [] },
};

it('counts a person of whom the longest beat was lost (PRESENCE-1)', () => {
  expect(PRESENT_FOR * 1_000).toBeGreaterThanOrEqual(2 * HEARTBEAT_MS.most);
});

describe('who is where, for a person who has moved since', () => {
  it('has them where they are, and neither their number nor their face where they were', () => {
    expect(withMove(TOWN, { from: ['arcade'], to: 'streets' }, 'Rosie')).toEqual({
      ...TOWN,
      arcade: { count: 2, faces: [face('Gus')] },
      streets: { count: 3, faces: [] },
    });
    expect(withMove(TOWN, { from: ['shed'], to: 'junkyard' }, 'Anne')).toEqual({
      arcade: TOWN.arcade,
      streets: TOWN.streets,
      junkyard: { count: 1, faces: [] },
    });
  });

  it('is the same of two browsers, of a guest, and of a person who has left', () => {
    expect(withMove(TOWN, { from: ['arcade', 'streets'], to: null }, 'Late')).toEqual({
      ...TOWN,
      arcade: { ...TOWN.arcade, count: 2 },
      streets: { count: 1, faces: [] },
    });
    expect(withMove(TOWN, { from: ['streets'], to: null }, null)).toEqual({
      ...TOWN,
      streets: { count: 1, faces: [] },
    });
  });

  it('is right of a person who has moved twice, where their face tells where they were', () => {
    expect(withMove(TOWN, { from: ['streets'], to: 'junkyard' }, 'Anne')).toEqual({
      arcade: TOWN.arcade,
      streets: TOWN.streets,
      junkyard: { count: 1, faces: [] },
    });
  });

  it('takes no other person away where they were not counted yet', () => {
    expect(withMove(TOWN, { from: ['junkyard', 'shed'], to: null }, 'Late')).toEqual(TOWN);
  });
});
