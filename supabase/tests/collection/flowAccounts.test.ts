import { placeOf } from '@shared/domain/collection/chainFacts.ts';
import { expect, it } from 'vitest';
import { fail, ok } from '@shared/kernel/result.ts';
import { epochMs, type Address } from '@shared/kernel/units.ts';

import { flowAccounts, followingOf } from '@shared/chain/flowAccounts.ts';
import { flowTracker } from '@shared/chain/flowTracker.ts';
import { flowSettings } from '@shared/chain/settings.ts';
import { onPostgres } from '../support/engines.ts';
import { ANN, BEN } from '../support/fakeChain.ts';
import { ABORTED, base64, fakeNode, HANGS, record, type Asked } from '../support/fakeNode.ts';

const optional = (value: unknown) => ({ type: 'Optional', value });
const fix64 = (value: string) => ({ type: 'UFix64', value });
const address = (value: Address | null) => optional(value && { type: 'Address', value });

const moved = (field: 'to' | 'from', who: Address | null, amount: unknown, index: number) => ({
  transaction_index: '3',
  event_index: String(index),
  payload: base64(record('Event', { amount, [field]: address(who) })),
});
const block = (events: unknown[]) => [
  { block_height: '1001', block_timestamp: '2025-06-02T12:00:00Z', events },
];

async function accountsOver(answer: (asked: Asked) => unknown, options?: { readonly timeoutMs: number }) {
  const { asked, node, settings } = await fakeNode(answer, options);
  return { asked, accounts: flowAccounts(node, settings) };
}

it('asks a node for what an account has, now or at a height, and takes it as the chain writes it', async () => {
  const { asked, accounts } = await accountsOver(() => base64(optional(fix64('61234.56780000'))));
  expect(await accounts.balance(ANN)).toEqual(ok('61234.56780000'));
  await accounts.balance(ANN, 1200);
  expect(asked).toEqual([
    { path: '/v1/scripts?block_height=final', arguments: [{ type: 'Address', value: ANN }] },
    { path: '/v1/scripts?block_height=1200', arguments: [{ type: 'Address', value: ANN }] },
  ]);
});

it('says of an address without FLOW that there is no account', async () => {
  const { accounts } = await accountsOver(() => base64(optional(null)));
  expect(await accounts.balance(ANN)).toEqual(ok(null));
});

it('finds of all events those of the account, in the order of the chain (CHAIN-22)', async () => {
  const { asked, accounts } = await accountsOver(({ path }) =>
    path.includes('TokensDeposited')
      ? block([
          moved('to', BEN, fix64('1.00000000'), 0),
          moved('to', ANN, fix64('12.50000000'), 7),
          moved('to', null, fix64('0.00001000'), 8),
        ])
      : block([moved('from', ANN, fix64('0.00001000'), 2), moved('from', BEN, fix64('12.50000000'), 6)]),
  );
  const at = epochMs(Date.parse('2025-06-02T12:00:00Z'));
  expect(await accounts.transfers(ANN, 1000, 1249)).toEqual(
    ok([
      { place: placeOf(1001, 3, 2), kind: 'sent', amount: '0.00001000', at },
      { place: placeOf(1001, 3, 7), kind: 'received', amount: '12.50000000', at },
    ]),
  );
  expect(asked.map(({ path }) => path)).toEqual([
    '/v1/events?type=A.0ae53cb6e3f42a79.FlowToken.TokensDeposited&start_height=1000&end_height=1249',
    '/v1/events?type=A.0ae53cb6e3f42a79.FlowToken.TokensWithdrawn&start_height=1000&end_height=1249',
  ]);
});

it.each([
  ['is silent', undefined],
  ['hangs', HANGS],
  ['answers a page', 'a page about cookies'],
  ['answers another value', base64({ type: 'String', value: 'plenty' })],
  ['answers less than nothing', base64(optional(fix64('-1.00000000')))],
  ['answers more than the chain can have', base64(optional(fix64('999999999999.00000000')))],
])('has no balance where the node %s', async (_, answer) => {
  const { accounts } = await accountsOver(() => answer, answer === HANGS ? { timeoutMs: 100 } : undefined);
  expect(await accounts.balance(ANN)).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
});

it.each([
  ['no amount', moved('to', ANN, optional(null), 1)],
  ['an amount that is none', moved('to', ANN, fix64('a lot'), 1)],
  ['no event at all', { transaction_index: '0', event_index: '0', payload: 'bm9uc2Vuc2U=' }],
])('keeps nothing of events with %s', async (_, event) => {
  const { accounts } = await accountsOver(() => block([event]));
  expect(await accounts.transfers(ANN, 1, 2)).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
});

it('tells people in words of ours that the contracts refuse', async () => {
  const { accounts } = await accountsOver(() => ABORTED);
  const { db, close } = await onPostgres();
  const tracker = flowTracker(db, accounts, { now: () => epochMs(0) });
  expect(await tracker.read(ANN)).toEqual(
    fail('REVERTED', 'The contracts on Flow refuse to say what this account has.'),
  );
  await close();
});

it('follows the fund that the environment names, which has to be an address of its network (FUND-6)', () => {
  const read = (network: 'mainnet' | 'emulator', fund: string) =>
    flowSettings((name) => ({ FLOW_ACCESS_NODE: 'http://127.0.0.1:1', FUND_ADDRESS: fund })[name], network);
  const nothing = async () => ok(null);
  const followed = (fund: string) =>
    followingOf({ script: nothing, get: nothing, account: nothing }, read('emulator', fund)).addresses;
  expect([followed(''), followed(ANN)]).toEqual([[], [ANN]]);
  expect(read('mainnet', '0x1654653399040a61').fund).toBe('0x1654653399040a61');
  expect(() => read('mainnet', '0x1654653399040A61')).toThrow(/FUND_ADDRESS is not 0x and 16/);
  for (const elsewhere of ['0x7e60df042a9c0868', '0x1654653399040a62']) {
    expect(() => read('mainnet', elsewhere)).toThrow('FUND_ADDRESS is no address of mainnet');
  }
});
