import { expect, it, vi } from 'vitest';
import { pace } from './pace.ts';

it('lets calls begin in their turns, and refuses at once a call whose turn comes too late (CHAIN-5)', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  const turn = pace(async (asked) =>
    asked.map((patienceMs, nth) => (nth * 20 > patienceMs ? null : nth * 20)),
  );
  const began: number[] = [];
  const start = performance.now();
  const answers = [90, 90, 90, 30].map(async (patienceMs) => {
    const may = await turn(patienceMs);
    if (may) began.push(performance.now() - start);
    return may;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  // The first was asked for alone.
  expect(began).toEqual([0, 0, 20]);
  expect(await Promise.all(answers)).toEqual([true, true, true, false]);
});

it('asks at once for all that come while it asks', async () => {
  const asked: (readonly number[])[] = [];
  const turn = pace(async (patienceMs) => {
    asked.push(patienceMs);
    await Promise.resolve();
    return patienceMs.map((one) => (one < 3 ? 0 : null));
  });
  expect(await Promise.all([1, 2, 3, 4].map(turn))).toEqual([true, true, false, false]);
  expect(asked).toEqual([[1], [2, 3, 4]]);
});

it('uses no turn that it was told of too late: it would come together with later ones', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  const turn = pace(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    return [0];
  });
  const late = turn(5_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await late).toBe(false);
});

it('rejects while those who give turns cannot be asked, and asks again for the next call', async () => {
  let gone = true;
  const turn = pace(async () => {
    if (gone) throw new Error('the database is gone');
    return [0];
  });
  await expect(turn(100)).rejects.toThrow('gone');
  gone = false;
  expect(await turn(100)).toBe(true);
});
