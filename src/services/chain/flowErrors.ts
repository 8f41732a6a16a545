import { fail, type Result } from '@shared/kernel/result.ts';
import { WALLET_TEXTS } from './walletTexts.ts';

const TEXTS = {
  network: 'The Flow network does not answer. Check your connection and try again.',
  busy: 'The Flow network is asked too often just now. Wait a minute and try again.',
  slow: 'The Flow network took too long to answer. Please try again.',
  expired: 'The transaction expired before the network took it.',
  otherNetwork: 'The wallet is set to another network.',
  refused: 'The network refused the transaction.',
  fault: 'The wallet answered something that makes no sense.',
} as const;

/** What wallets say instead of answering, in the order in which it is looked for. FCL throws texts as well as errors. */
const WORDS: readonly (readonly [RegExp, () => Result<never>])[] = [
  [/(popup|tab) failed to open/i, () => fail('POPUP_BLOCKED', WALLET_TEXTS.blocked)],
  [
    /network (mismatch|is not supported)|(wrong|unsupported) (network|chain)/i,
    () => fail('WRONG_NETWORK', TEXTS.otherNetwork),
  ],
  [/externally halted|session request (aborted|failed)/i, () => fail('WALLET_CLOSED', WALLET_TEXTS.closed)],
  [/declined|reject|denied|cancel/i, () => fail('DECLINED', WALLET_TEXTS.declined)],
];

/** What it means that FCL threw, or answered, this in place of what was asked for. */
export function failureOfFlow(thrown: unknown): Result<never> {
  const text = thrown instanceof Error ? thrown.message : typeof thrown === 'string' ? thrown : '';
  if (thrown instanceof Error && thrown.name === 'AbortError') return fail('TIMEOUT', TEXTS.slow);
  // An error of the access node says so, and quotes what it was sent: its words are no wallet's.
  if (text.includes('HTTP Request Error')) {
    const failure = failureOfNode(statusIn(thrown), text);
    // Why it was refused is in what the error quotes.
    return !failure.ok && failure.error.code === 'REVERTED' ? reverted(text) : failure;
  }
  return WORDS.find(([pattern]) => pattern.test(text))?.[1]() ?? fail('INTERNAL', TEXTS.fault);
}

const statusIn = (thrown: unknown): number | null =>
  thrown instanceof Error && 'statusCode' in thrown && typeof thrown.statusCode === 'number'
    ? thrown.statusCode
    : null;

/** What it means that an access node answered with this status; null: it did not answer. */
export function failureOfNode(status: number | null, text: string): Result<never> {
  if (status === null) return fail('NETWORK', TEXTS.network);
  if (status === 429) return fail('RATE_LIMITED', TEXTS.busy);
  if (status >= 500) return fail('UNAVAILABLE', TEXTS.network);
  if (/expired/i.test(text)) return fail('EXPIRED', TEXTS.expired);
  return fail('REVERTED', TEXTS.refused);
}

/** The network's own words about a transaction that was sealed and failed. */
export const reverted = (message: string): Result<never> => fail('REVERTED', message);

export const expired = (): Result<never> => fail('EXPIRED', TEXTS.expired);
