import { expect, it } from 'vitest';
import { epochMs, parseAddress } from '../../kernel/units.ts';
import {
  anomaliesOf,
  FRESH_MS,
  LARGEST_USUAL,
  MOST_AN_HOUR,
  MOST_WHILE_FRESH,
  type Activity,
} from './anomalies.ts';

const wallet = parseAddress('0x00000000000000a1');
if (wallet === null) throw new Error('not an address');
const NOW = epochMs(1_000_000_000_000);
const usual: Activity = {
  wallet,
  knownSince: epochMs(NOW - FRESH_MS),
  hourly: MOST_AN_HOUR,
  earned: 10_000,
  largest: LARGEST_USUAL,
};
const kindsOf = (changes: Partial<Activity>) =>
  anomaliesOf({ ...usual, ...changes }, NOW).map(({ kind }) => kind);

it('finds nothing in what is at its limit (CONSOLE-5)', () => expect(kindsOf({})).toEqual([]));

it('finds a wallet that moves GUM more often than play can (CONSOLE-5)', () =>
  expect(anomaliesOf({ ...usual, hourly: MOST_AN_HOUR + 1 }, NOW)).toEqual([
    { wallet, kind: 'rate', value: MOST_AN_HOUR + 1 },
  ]));

it('finds a movement that is larger than any prize (CONSOLE-5)', () =>
  expect(kindsOf({ largest: LARGEST_USUAL + 1 })).toEqual(['size']));

it('finds a wallet of less than a day that earned much, and not one of a day (CONSOLE-5)', () => {
  const fresh = epochMs(NOW - FRESH_MS + 1);
  expect(kindsOf({ knownSince: fresh })).toEqual(['fresh']);
  expect(kindsOf({ knownSince: fresh, earned: MOST_WHILE_FRESH })).toEqual([]);
});

it('names everything that is unusual about a wallet', () =>
  expect(kindsOf({ hourly: 9999, largest: 9999, knownSince: NOW })).toEqual(['rate', 'size', 'fresh']));
