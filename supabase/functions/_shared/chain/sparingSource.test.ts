import { expect, it } from 'vitest';
import { fail, ok } from '../kernel/result.ts';
import { epochMs, parseAddress } from '../kernel/units.ts';
import { SILENT_SOURCE } from './silent.ts';
import { sparingSource } from './sparingSource.ts';

const [anna, ben] = ['0x0000000000000001', '0x0000000000000002'].map(parseAddress);
if (!anna || !ben) throw new Error('not an address');

/** A chain that is silent until it is told to answer. */
function chain() {
  let now = 0;
  let answers = false;
  const asked: string[] = [];
  const source = {
    ...SILENT_SOURCE,
    async holdings(wallet: string) {
      asked.push(wallet);
      await Promise.resolve();
      return answers ? ok({ height: 1, linked: [], tokens: [] }) : fail('UNAVAILABLE', 'silence');
    },
  };
  return {
    asked,
    sparing: sparingSource(source, { now: () => epochMs(now) }),
    passTime: (ms: number) => {
      now += ms;
    },
    comeBack: () => {
      answers = true;
    },
  };
}

it('is asked of a wallet once at a time, and after a silence only when a moment has passed', async () => {
  const { asked, sparing, passTime, comeBack } = chain();
  const all = await Promise.all([sparing.holdings(anna), sparing.holdings(anna)]);
  expect(all.map((one) => one.ok)).toEqual([false, false]);
  passTime(4_999);
  comeBack();
  expect((await sparing.holdings(anna)).ok).toBe(false);
  expect((await sparing.holdings(ben)).ok).toBe(true);
  expect(asked).toEqual([anna, ben]);
  passTime(1);
  expect((await sparing.holdings(anna)).ok).toBe(true);
  expect((await sparing.holdings(anna)).ok).toBe(true);
  expect(asked).toEqual([anna, ben, anna, anna]);
});

it('is asked again at once where the clock was set back by more than that moment', async () => {
  const { asked, sparing, passTime, comeBack } = chain();
  passTime(3_600_000);
  await sparing.holdings(anna);
  passTime(-3_600_000);
  comeBack();
  expect((await sparing.holdings(anna)).ok).toBe(true);
  expect(asked).toHaveLength(2);
});
