import { expect, it } from 'vitest';
import type { TownState } from '@shared/domain/town/townEntry.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { leftInTown } from './leftInTown.ts';
import { caseOnMap } from './onMap.ts';

it('tells of locations alone at which something is open, and of none that the person may not enter (CASE-18)', () => {
  const student = (flunks: number): TownState => ({
    status: 'loaded',
    holder: { wallet: '0x01', flunks, cliques: new Set(), hasTeddy: false },
  });
  const left = leftInTown(new Set(), student(1), false);
  expect(left.size).toBeGreaterThan(0);
  expect([...left.keys()].some((id) => id.endsWith('-house'))).toBe(false);
  for (const kinds of left.values()) expect(new Set(kinds).size).toBe(kinds.length);
  expect(leftInTown(new Set(), student(0), false).size).toBe(0);
  // Before it is known who the person is there is no place that they may enter.
  expect(leftInTown(new Set(), { status: 'loading' }, false).size).toBe(0);
});

it('is one switch for all windows, and is kept (CASE-18)', () => {
  const browser = fakeBrowser();
  const services = { storage: browser.storage() };
  expect(caseOnMap(services).get()).toBe(false);
  caseOnMap(services).set(true);
  expect(caseOnMap(services).get()).toBe(true);
  expect(caseOnMap({ storage: browser.storage() }).get()).toBe(true);
});
