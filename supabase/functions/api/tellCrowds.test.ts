import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { following, type Db } from '../_shared/db/port.ts';
import { tellingDb } from './tellCrowds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose database answers these waits one after the other, and fails where one is an error. */
function setUp(answers: readonly (number | null | Error)[]) {
  const asked: unknown[] = [];
  const faults: unknown[] = [];
  const db: Db = {
    transaction: (_, work) => work(following(async () => []).tx),
    async statement<Shape>(_: string, [room]: readonly unknown[]) {
      asked.push(room);
      const wait = answers[asked.length - 1] ?? null;
      if (wait instanceof Error) throw wait;
      // The one statement that is asked has this column.
      return [{ wait }] as Shape[];
    },
    asOwner: async () => [],
    close: async () => undefined,
  };
  const telling = tellingDb({
    db,
    background: () => undefined,
    report: (fault) => void faults.push(fault),
  });
  const write = (wait: number) =>
    telling.transaction(null, async (tx) => void tx.waiting.set('Study Hall', wait));
  return { telling, asked, faults, write };
}

it('asks once for all that was written meanwhile, and again where it still waits (CHAT-14)', async () => {
  const { asked, write } = setUp([20, null]);
  await write(250);
  await vi.advanceTimersByTimeAsync(100);
  for (const wait of [150, 149]) await write(wait);
  await vi.advanceTimersByTimeAsync(149);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['Study Hall']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual(['Study Hall', 'Study Hall']);
});

it('asks nothing where nothing waits, and says why a crowd could not be told (CHAT-14)', async () => {
  const { telling, asked, faults, write } = setUp([new Error('gone'), null]);
  await telling.transaction(null, async () => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([]);
  await write(250);
  await vi.advanceTimersByTimeAsync(250);
  expect(faults).toEqual([new Error('gone')]);
  await write(250);
  await vi.advanceTimersByTimeAsync(250);
  expect(asked).toHaveLength(2);
});
