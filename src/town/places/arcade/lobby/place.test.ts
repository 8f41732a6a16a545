import { expect, it } from 'vitest';
import { hotspotNow, placeNow } from '../../../play/placeNow.ts';
import { place } from './place.ts';

it('the booth in the lobby is uncovered for people who have Zoltar, and for all others under its sheet (ZOLTAR-8)', () => {
  const lobby = (hasFor: boolean) =>
    placeNow(place, {
      facts: new Set(),
      hour: 'night',
      hasFor: (purpose) => hasFor && purpose === 'fortune',
    });
  expect([lobby(true).cuts, lobby(false).cuts]).toEqual([['zoltar'], []]);
  expect([lobby(true).hotspots.has('booth'), lobby(false).hotspots.has('booth')]).toEqual([false, true]);
  expect(lobby(true).hotspots.get('zoltar')?.reaction.opens).toEqual({ purpose: 'fortune' });
  expect(lobby(true).alt).toContain('The sheet is off');
  const zoltar = place.hotspots['zoltar'];
  expect(zoltar && hotspotNow(zoltar, { facts: new Set(), hour: 'day' })).toBeNull();
});
