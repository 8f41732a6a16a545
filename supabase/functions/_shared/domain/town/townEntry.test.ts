import { expect, it } from 'vitest';
import { FAULT } from '../../kernel/result.ts';
import { NOBODY, type Holder } from './town.ts';
import { entryTo, type TownState } from './townEntry.ts';

const HOLDER: Holder = { wallet: '0x01', flunks: 2, cliques: new Set(['JOCK'] as const), hasTeddy: false };
const loaded = (holder: Holder): TownState => ({ status: 'loaded', holder });
const LOADING: TownState = { status: 'loading' };
const GONE: TownState = { status: 'error', failure: FAULT };

it('is not decided before the server has answered, nor where it could not be asked', () => {
  expect(entryTo('arcade', LOADING, false).status).toBe('checking');
  expect(entryTo('arcade', GONE, false)).toEqual({ status: 'unknown', failure: FAULT });
});

it('is what the rule of entry says of the holder (TOWN-7)', () => {
  expect(entryTo('jocks-house-bedroom', loaded(HOLDER), false)).toEqual({ status: 'entered' });
  expect(entryTo('geeks-house', loaded(HOLDER), false)).toEqual({
    status: 'refused',
    refusal: 'OTHER_CLIQUE',
    holder: HOLDER,
  });
});

it('is refused to a place that does not exist, whatever is known of the person', () => {
  for (const state of [LOADING, GONE, loaded(NOBODY), loaded(HOLDER)]) {
    expect(entryTo('arcade-cellar', state, true)).toMatchObject({ refusal: 'UNKNOWN_PLACE' });
  }
});

it('is refused to a place of build mode, and to its rooms, in the public mode alone', () => {
  for (const place of ['paradise-motel', 'paradise-motel-room-2']) {
    expect(entryTo(place, loaded(HOLDER), false)).toMatchObject({ refusal: 'UNKNOWN_PLACE' });
    expect(entryTo(place, loaded(HOLDER), true)).toEqual({ status: 'entered' });
  }
});
