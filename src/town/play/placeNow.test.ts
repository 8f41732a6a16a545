import { describe, expect, it } from 'vitest';
import type { Fact } from '@shared/domain/town/story.ts';
import type { Hotspot } from './hotspots/hotspot.ts';
import type { HourName } from './hour.ts';
import { hotspotNow, placeNow } from './placeNow.ts';

const known = (facts: readonly Fact[] = [], hour: HourName = 'day') => ({ facts: new Set(facts), hour });

describe('a hotspot', () => {
  it('is always there without a condition, and with one while that holds', () => {
    expect(hotspotNow({ label: 'Door' }, known())?.label).toBe('Door');
    const key: Hotspot = { label: 'Key', when: { none: ['carried:key'], hour: 'night' } };
    expect(hotspotNow(key, known([], 'night'))?.label).toBe('Key');
    expect(hotspotNow(key, known([], 'day'))).toBeNull();
    expect(hotspotNow(key, known(['carried:key'], 'night'))).toBeNull();
  });

  it('may depend on the programs that the person has', () => {
    const booth: Hotspot = { label: 'Booth', when: { has: 'help' } };
    const sheet: Hotspot = { label: 'Sheet', when: { hasNot: 'help', hour: 'night' } };
    const there = (hasFor: boolean) =>
      [booth, sheet].map((one) => hotspotNow(one, { ...known([], 'night'), hasFor: () => hasFor })?.label);
    expect(there(true)).toEqual(['Booth', undefined]);
    expect(there(false)).toEqual([undefined, 'Sheet']);
    expect(hotspotNow(sheet, known([], 'day'))).toBeNull();
  });

  it('is something else by the first condition that holds, and itself again when none does (PLACE-6)', () => {
    const mine = { when: { all: ['opened:trunk'] }, label: 'Open trunk', sound: 'open' } as const;
    const seen = { when: { any: ['seen:trunk', 'opened:trunk'] }, answers: ['Shut.'] } as const;
    const trunk: Hotspot = { label: 'Trunk', sound: 'select', instead: [mine, seen] };
    expect(hotspotNow(trunk, known())).toEqual({ label: 'Trunk', reaction: trunk, uses: {} });
    expect(hotspotNow(trunk, known(['seen:trunk']))).toEqual({ label: 'Trunk', reaction: seen, uses: {} });
    expect(hotspotNow(trunk, known(['opened:trunk', 'seen:trunk']))).toEqual({
      label: 'Open trunk',
      reaction: mine,
      uses: {},
    });
  });
});

describe('a place', () => {
  const place = {
    alt: { day: 'A room.', night: 'A dark room.' },
    hotspots: {
      door: { label: 'Door' },
      key: { label: 'Key', when: { none: ['carried:key'] } },
    } satisfies Record<string, Hotspot>,
    lays: [
      { cut: 'no-key', when: { all: ['carried:key'] }, alt: 'A hook is bare.' },
      { cut: 'moon', when: { hour: 'night' }, alt: 'The moon shines in.' },
    ] as const,
  };

  it('has what is there, and nothing over its picture, as long as nothing is known', () => {
    const now = placeNow(place, known());
    expect([[...now.hotspots.keys()], now.cuts, now.alt]).toEqual([['door', 'key'], [], 'A room.']);
  });

  it('remembers in its picture, and tells those who do not see it (PLACE-6)', () => {
    const now = placeNow(place, known(['carried:key'], 'night'));
    expect([[...now.hotspots.keys()], now.cuts]).toEqual([['door'], ['no-key', 'moon']]);
    expect(now.alt).toBe('A dark room. A hook is bare. The moon shines in.');
  });
});
