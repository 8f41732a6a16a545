import type { Transfer } from '@shared/domain/collection/chainFacts.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { epochMs, parseAddress, type Address } from '@shared/kernel/units.ts';

import type { WalletReading } from '@shared/chain/tracker.ts';
import { ChainAnswer } from '@shared/contract/collection/collection.ts';
import { WalletTrackerAnswer } from '@shared/contract/town/fund.ts';
import { demoChain, newDemoKeys } from '../../local/demo/chain.ts';
import { DEMO_FUND } from '../../local/demo/fund.ts';
import { onPostgres, onPostgresAlone } from '../support/engines.ts';
import { newWallet, startProduct } from '../support/product.ts';
import { withLedger } from '../support/town.ts';

const MAINNET = '0x1654653399040a61';

const gift: Transfer = {
  place: 12_000_000_000_017,
  kind: 'received',
  amount: '12.50000000',
  at: epochMs(Date.parse('2025-06-02T11:00:00Z')),
};
const payment: Transfer = { ...gift, place: 11, kind: 'sent', amount: '0.00001000' };

/** What the tracker says next, and what it was asked. */
const chain = {
  answer: fail('UNAVAILABLE', 'silence') as Result<Omit<WalletReading, 'at'>>,
  asked: [] as Address[],
};
beforeEach(() => {
  chain.asked = [];
});

onPostgresAlone('the fund', (open) => {
  const fund = newWallet();
  const product = startProduct(open, {
    fund,
    tracker: {
      async read(address) {
        chain.asked.push(address);
        const { answer } = chain;
        return answer.ok ? ok({ ...answer.value, at: epochMs(Date.parse(product.now())) }) : answer;
      },
    },
  });
  const ask = (address: string) => product.visitor().get(`/api/wallet-tracker?address=${address}`);

  it('is told to the page, with the chain that it is on', async () => {
    expect((await product.visitor().get('/api/chain')).as(ChainAnswer)).toMatchObject({
      chain: 'emulator',
      fund,
    });
  });

  it('is answered in numbers, exact as far as those are (FUND-1)', async () => {
    const since = epochMs(Date.parse('2025-01-01T00:00:00Z'));
    chain.answer = ok({ balance: '61234.56789000', transfers: [gift, payment], since });
    expect((await ask(fund)).as(WalletTrackerAnswer)).toEqual({
      success: true,
      balance: 61_234.567_89,
      transactions: [
        { id: '12000000000017', type: 'received', amount: 12.5, timestamp: '2025-06-02T11:00:00.000Z' },
        { id: '11', type: 'sent', amount: 0.000_01, timestamp: '2025-06-02T11:00:00.000Z' },
      ],
      lastUpdated: '2025-06-02T12:00:00.000Z',
      since: '2025-01-01T00:00:00.000Z',
    });
  });

  it('is read from the chain once in 30 seconds, for however many ask (FUND-1)', async () => {
    const address = newWallet();
    chain.answer = ok({ balance: '1.00000000', transfers: [], since: null });
    const answers = await Promise.all([ask(address), ask(address), ask(address)]);
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(
      Array(3).fill('public, max-age=30'),
    );
    product.passTime(29_999);
    const kept = (await ask(address)).as(WalletTrackerAnswer);
    expect([chain.asked, kept.lastUpdated]).toEqual([
      [address],
      answers[0]?.as(WalletTrackerAnswer).lastUpdated,
    ]);
    product.passTime(1);
    chain.answer = ok({ balance: '2.00000000', transfers: [], since: null });
    expect((await ask(address)).as(WalletTrackerAnswer).balance).toBe(2);
    expect(chain.asked).toEqual([address, address]);
  });

  it('is asked for again soon after the chain was silent, and keeps no fault in caches (FUND-1)', async () => {
    const address = newWallet();
    chain.answer = fail('UNAVAILABLE', 'The Flow network does not answer. Please try again.');
    const refused = await ask(address);
    expect([refused.refused(), refused.headers.get('cache-control')]).toEqual([
      [503, 'UNAVAILABLE'],
      'no-store',
    ]);
    await ask(address);
    expect(chain.asked).toEqual([address]);
    product.passTime(5_000);
    chain.answer = ok({ balance: '3.00000000', transfers: [], since: null });
    expect((await ask(address)).as(WalletTrackerAnswer).balance).toBe(3);
  });

  it('is not asked for by an address of another network, nor by what is none (FUND-1)', async () => {
    expect((await ask(MAINNET)).refused()).toEqual([400, 'WRONG_NETWORK']);
    for (const text of ['', '0x', 'mulligan', MAINNET.toUpperCase(), `${MAINNET}0`, '../v1/blocks']) {
      expect([text, (await ask(text)).refused()]).toEqual([text, [400, 'BAD_REQUEST']]);
    }
    expect(chain.asked).toEqual([]);
  });
});

describe('the limit of the fund', () => {
  const product = startProduct(onPostgres, {
    limits: {},
    tracker: { read: async () => ok({ balance: '1.00000000', transfers: [], since: null, at: epochMs(0) }) },
  });

  it('lets a browser ask thirty times a minute (FUND-1)', async () => {
    const browser = product.visitor();
    const statuses: number[] = [];
    for (let call = 0; call < 31; call += 1) {
      statuses.push((await browser.get(`/api/wallet-tracker?address=${newWallet()}`)).status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  });
});

describe('the fund of the demo chain', async () => {
  const demo = await demoChain(await newDemoKeys());
  const product = startProduct(withLedger(onPostgres), { chain: demo, demo });
  const ask = (address: string) => product.visitor().get(`/api/wallet-tracker?address=${address}`);
  const parse = (text: string) => parseAddress(text) ?? DEMO_FUND;

  it('is the one that the page is told of, and it lives', async () => {
    const { fund } = (await product.visitor().get('/api/chain')).as(ChainAnswer);
    expect(fund).toBe(DEMO_FUND);
    const { balance, transactions } = (await ask(DEMO_FUND)).as(WalletTrackerAnswer);
    expect([balance >= 52_800, balance <= 61_600, transactions.length]).toEqual([true, true, 25]);
    const times = transactions.map(({ timestamp }) => Date.parse(timestamp));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times[0]).toBeLessThanOrEqual(Date.parse(product.now()));
  });

  it('knows the accounts of its own chain, which have nothing, and no other', async () => {
    const empty = (await ask('0xd300000000000003')).as(WalletTrackerAnswer);
    expect([empty.balance, empty.transactions, empty.since]).toEqual([0, [], null]);
    expect((await ask(MAINNET)).refused()).toEqual([400, 'WRONG_NETWORK']);
    expect((await ask(parse('0x0000000000000009'))).refused()).toEqual([404, 'NOT_FOUND']);
  });
});
