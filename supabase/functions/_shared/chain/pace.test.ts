import { expect, it, vi } from 'vitest';
import { pace } from './pace.ts';

it('lets calls begin in turn, and refuses at once a call that would wait too long (CHAIN-5)', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  const turns = pace(50);
  const began: number[] = [];
  const start = performance.now();
  const answers = Array.from({ length: 30 }, async () => {
    const may = await turns(90);
    if (may) began.push(performance.now() - start);
    return may;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(began).toEqual([0, 20, 40, 60, 80]);
  expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(5);
  expect(await turns(90)).toBe(true);
});

it('keeps room for calls that wait longer than those that fill the queue (CHAIN-5)', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  const turns = pace(50);
  const impatient = Promise.all(Array.from({ length: 30 }, () => turns(40)));
  const patient = Promise.all(Array.from({ length: 2 }, () => turns(90)));
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await impatient).filter(Boolean)).toHaveLength(3);
  expect(await patient).toEqual([true, true]);
});
