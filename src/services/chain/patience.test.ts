import { beforeEach, expect, it, vi } from 'vitest';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { patiently } from './patience.ts';

beforeEach(() => void vi.useFakeTimers());

const never = () => new Promise<Result<string>>(() => undefined);

it('asks a node that does not answer once more, and then gives up (CHAIN-2)', async () => {
  const read = vi.fn(never);
  const answer = patiently(read);
  await vi.advanceTimersByTimeAsync(11_999);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_001);
  expect(await answer).toMatchObject({ error: { code: 'TIMEOUT' } });
  expect(read).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

it('forgets a fault of the node that does not come again', async () => {
  const read = vi.fn(async () => (read.mock.calls.length === 1 ? fail('UNAVAILABLE', '503') : ok('fine')));
  const answer = patiently(read);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answer).toEqual(ok('fine'));
});

it('takes a refusal at its word', async () => {
  const read = vi.fn(async () => fail('NOT_FOUND', 'no such token'));
  expect(await patiently(read)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(read).toHaveBeenCalledTimes(1);
});
