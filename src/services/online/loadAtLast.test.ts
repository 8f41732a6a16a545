import { expect, it } from 'vitest';
import { loadAtLast } from './loadAtLast.ts';

it('loads a file again each time the server is back, until it has come', async () => {
  const waiting: (() => void)[] = [];
  const online = {
    whenBack(again: () => void) {
      waiting.push(again);
      return () => undefined;
    },
  };
  let asked = 0;
  const load = (): Promise<string> => {
    asked += 1;
    return asked < 4 ? Promise.reject(new TypeError('it did not come')) : Promise.resolve('the file');
  };
  const loaded = loadAtLast(load, online);
  for (const failures of [1, 2, 3]) {
    await expect.poll(() => waiting.length).toBe(failures);
    expect(asked).toBe(failures);
    waiting.at(-1)?.();
  }
  await expect(loaded).resolves.toBe('the file');
  expect(waiting).toHaveLength(3);
});
