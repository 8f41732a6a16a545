import type { ErrorCode, Failure } from '../../kernel/result.ts';
import type { Presence } from './realWallets.ts';

export const WALLET_TEXTS = {
  chooseHeading: 'Sign in with your wallet',
  choose: 'Choose the wallet that holds your collection. It will ask you to approve; nothing is spent.',
  noWallets: (network: string): string =>
    `This build cannot sign in on the Flow ${network} network yet: that comes with the collection.`,
  realElsewhere: 'On the real Flow network, not on the demo:',
  realNotYet: 'These will sign in then:',
  loading: 'Looking for wallets...',
  waitingHeading: 'Waiting for the wallet',
  waiting: 'Approve the request in the window that your wallet has opened.',
  verifyingHeading: 'Checking the signature',
  verifying: 'The school computer makes sure that this wallet is yours.',
  signedInHeading: 'Signed in',
  signingOut: 'Signing out...',
  notSignedIn: 'Not signed in',
  away: 'Away',
} as const;

/** What there is of a wallet in this browser. */
export const PRESENCE_TEXTS: Readonly<Record<Presence, string>> = {
  installed: 'Installed',
  missing: 'Not installed',
  'nothing-to-install': 'Nothing to install',
  gone: 'Not available',
};

/** Names of the access levels (spec 1, section 6). */
export const ROLE_NAMES = {
  ADMIN: 'Administrator',
  BETA: 'Beta Tester',
  COMMUNITY: 'Community Member',
} as const;

interface FailureText {
  readonly heading: string;
  readonly advice: string;
  readonly retry: string;
}

const OUTAGE: FailureText = {
  heading: 'The school computer does not answer',
  advice: 'Your choice is kept. Try again when you are connected, or in a moment.',
  retry: 'Try again',
};

const FAILURE_TEXTS: Partial<Record<ErrorCode, FailureText>> = {
  DECLINED: {
    heading: 'The wallet said no',
    advice: 'You were not signed in, because the request was declined or its window was closed.',
    retry: 'Try again',
  },
  POPUP_BLOCKED: {
    heading: 'The wallet window was blocked',
    advice:
      'Your browser does not let this page open windows. Press the button below; if that is blocked too, allow pop-ups for this page beside the address, and press it again.',
    retry: 'Open the wallet',
  },
  NONCE_EXPIRED: {
    heading: 'That took too long',
    advice: 'The request is good for five minutes and once only. A new one is ready.',
    retry: 'Try again',
  },
  BAD_SIGNATURE: {
    heading: 'The signature does not fit',
    advice:
      'What the wallet signed does not prove that this address is yours. Try again, or choose another wallet.',
    retry: 'Try again',
  },
  RATE_LIMITED: {
    heading: 'One at a time, please',
    advice: 'There were too many attempts in a short while. Wait a minute and try again.',
    retry: 'Try again',
  },
  NETWORK: OUTAGE,
  UNAVAILABLE: OUTAGE,
  TIMEOUT: {
    heading: 'No answer in time',
    advice: 'Neither a yes nor a no came back. Your choice is kept: try again.',
    retry: 'Try again',
  },
};

/** What happened and what can be done. What the server says itself stands in for what is not listed. */
export function failureText(failure: Failure): FailureText {
  return (
    FAILURE_TEXTS[failure.code] ?? {
      heading: 'You could not be signed in',
      advice: failure.message,
      retry: 'Try again',
    }
  );
}
