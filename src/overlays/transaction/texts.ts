import type { ErrorCode, Failure } from '@shared/kernel/result.ts';
import { isDoneAlready, refusalText } from './refusals.ts';
import type { TransactionState } from './transactionMachine.ts';

export const TRANSACTION_TEXTS = {
  cancel: 'Cancel',
  retry: 'Try again',
  openWallet: 'Open the wallet',
  lookAgain: 'Look again',
  doneAlready: 'This is done already',
  id: 'Transaction',
  explorer: 'Look at it on Flowscan',
} as const;

/** What each state of a transaction means to the person who waits for it. */
export const STATE_TEXTS: Readonly<Record<TransactionState, string>> = {
  DEFAULT: '',
  STARTED: 'Approve the transaction in the window that your wallet has opened.',
  LOOKING: 'Looking at the chain for what became of it...',
  PENDING: 'The transaction is sent. Waiting for the network to seal it...',
  SEALED: 'The network has sealed the transaction.',
  ERROR: '',
};

const NOT_SENT = 'Nothing was sent.';
const REFUSED = 'The network refused the transaction, so nothing has changed.';
const UNREACHABLE = `The network cannot be reached. ${NOT_SENT} Check your connection and try again.`;

const REASONS: Partial<Record<ErrorCode, string>> = {
  DECLINED: `You declined in the wallet. ${NOT_SENT}`,
  POPUP_BLOCKED: `Your browser blocked the wallet's window. ${NOT_SENT} Allow pop-ups for this page beside the address, or press the button below.`,
  WRONG_NETWORK: `Your wallet is on another Flow network. ${NOT_SENT} Switch it to the network of the school and try again.`,
  UNAUTHENTICATED: `You are signed out. ${NOT_SENT} Sign in again.`,
  EXPIRED: 'The network let the transaction expire before it was sealed. Nothing has changed.',
  RATE_LIMITED: `There were too many requests in a short while. ${NOT_SENT} Wait a minute and try again.`,
  NETWORK: UNREACHABLE,
  UNAVAILABLE: UNREACHABLE,
  TIMEOUT: `The wallet did not answer in time. ${NOT_SENT}`,
};

const UNSEEN = 'The chain does not show it.';
const UNKNOWN = 'The chain cannot be asked just now, so whether it was sent all the same is not known.';

/** Why a transaction failed. `waits`: it is sent and may be sealed yet. `isUnseen`: the chain was asked and does not show it. */
export function reasonOf(failure: Failure, waits: boolean, isUnseen = false): string {
  if (isDoneAlready(failure)) return `${refusalText(failure.message)} Nothing is left to do.`;
  if (failure.code === 'WALLET_CLOSED') return `${failure.message} ${isUnseen ? UNSEEN : UNKNOWN}`;
  if (failure.code === 'REVERTED') return `${REFUSED} ${refusalText(failure.message)}`;
  if (!waits) return REASONS[failure.code] ?? failure.message;
  return failure.code === 'TIMEOUT'
    ? 'The network has not sealed the transaction in time. It may still come, so nothing was sent a second time.'
    : 'The network cannot be reached just now. The transaction is sent and may be sealed meanwhile.';
}
