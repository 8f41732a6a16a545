import { fail, type Result } from '@shared/kernel/result.ts';

const TIMEOUT_MS = 10_000;
const RETRY_AFTER_MS = 2_000;

const TOO_SLOW = fail('TIMEOUT', 'The chain took too long to answer. Please try again.');

/**
 * Reads from a chain with the patience that a person has (CHAIN-2): 10 s, and after 2 s once more where it was a
 * time-out or a fault of the node. What is read may take no notice of its signal.
 */
export async function patiently<Value>(
  read: (signal: AbortSignal) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const first = await inTime(read);
  if (first.ok || !['TIMEOUT', 'UNAVAILABLE'].includes(first.error.code)) return first;
  await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  return inTime(read);
}

function inTime<Value>(read: (signal: AbortSignal) => Promise<Result<Value>>): Promise<Result<Value>> {
  const abort = new AbortController();
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<Result<Value>>((resolve) => {
    deadline = setTimeout(() => {
      resolve(TOO_SLOW);
      abort.abort();
    }, TIMEOUT_MS);
  });
  return Promise.race([read(abort.signal), tooLate]).finally(() => clearTimeout(deadline));
}
