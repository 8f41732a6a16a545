import { describe, expect, it } from 'vitest';
import { failureOfFlow } from './flowErrors.ts';

/** An error of FCL's transport, which quotes what it was sent. */
const nodeError = (statusCode: number | undefined, error: string) =>
  Object.assign(
    new Error(`
      HTTP Request Error: An error occurred when interacting with the Access API.
      error=${error}
      requestBody={"script":"transaction { prepare(declined: &Account) {} }"}
      ${statusCode === undefined ? '' : `statusCode=${statusCode}`}`),
    { name: 'HTTP Request Error', statusCode },
  );

describe('what FCL throws', () => {
  it.each([
    ['a wallet that says no', 'Declined: User rejected the request', 'DECLINED', /declined/],
    ['a wallet that says nothing but no', new Error('Declined: No reason supplied'), 'DECLINED', /declined/],
    ['a wallet that was closed', 'Declined: Externally Halted', 'WALLET_CLOSED', /closed/],
    [
      'a window that was blocked',
      new Error('Popup failed to open (was it blocked by a popup blocker?)'),
      'POPUP_BLOCKED',
      /blocked/,
    ],
    ['a wallet of another network', 'Declined: Network mismatch', 'WRONG_NETWORK', /another network/],
    ['a node that is not reached', nodeError(undefined, 'Failed to fetch'), 'NETWORK', /does not answer/],
    ['a node that is out of order', nodeError(503, 'unavailable'), 'UNAVAILABLE', /does not answer/],
    ['a node that is asked too often', nodeError(429, 'rate limited'), 'RATE_LIMITED', /too often/],
    [
      'a transaction that is too old',
      nodeError(400, 'transaction is expired: ref_height=1'),
      'EXPIRED',
      /expired/,
    ],
    [
      'a transaction that is refused at once',
      nodeError(400, 'invalid signature'),
      'REVERTED',
      /invalid signature/,
    ],
    [
      'an answer that came too late',
      Object.assign(new Error('This operation was aborted'), { name: 'AbortError' }),
      'TIMEOUT',
      /too long/,
    ],
    ['anything else', { odd: true }, 'INTERNAL', /no sense/],
  ])('is told apart: %s (CHAIN-4, WALLET-5)', (_what, thrown, code, message) => {
    const failure = failureOfFlow(thrown);
    expect(failure).toMatchObject({ error: { code } });
    expect(failure.ok ? '' : failure.error.message).toMatch(message);
  });
});
