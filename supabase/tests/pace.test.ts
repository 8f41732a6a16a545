import { expect, it, vi } from 'vitest';
import { pace } from '../functions/_shared/chain/pace.ts';

it('lets calls begin in turn, and refuses at once a call that would wait too long', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  const turn = pace(50, 90);
  const began: number[] = [];
  const start = performance.now();
  const answers = Array.from({ length: 30 }, async () => {
    const may = await turn();
    if (may) began.push(performance.now() - start);
    return may;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(began).toEqual([0, 20, 40, 60, 80]);
  expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(5);
  expect(await turn()).toBe(true);
});
