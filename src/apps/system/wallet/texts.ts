import type { ErrorCode, Failure } from '@shared/kernel/result.ts';
import type { Presence } from './realWallets.ts';

export const WALLET_TEXTS = {
  chooseHeading: 'Sign in with your wallet',
  choose: 'Choose the wallet that holds your collection. It will ask you to approve; nothing is spent.',
  realElsewhere: 'On the real Flow network, not on the demo:',
  realToGet: 'More wallets for Flow:',
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

/** Whose collection is shown, and which wallet signs (WALLET-2). */
export const LINKED_TEXTS = {
  title: 'Collection shown',
  loading: 'Asking for linked wallets...',
  none: 'Your own. No other wallet is linked to it.',
  failed: 'Linked wallets could not be read just now.',
  connected: '(connected)',
  linked: '(linked)',
  ownShown: 'You see what this wallet holds, and it signs.',
  otherShown: (wallet: string): string => `You see what the linked wallet holds. ${wallet} signs for it.`,
} as const;

/** Names of the access levels (LEVEL-1). */
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

/** Where nothing that a session needs is kept. */
export const BLOCKED_TEXTS = {
  heading: 'Your browser blocks cookies',
  advice:
    'Signing in needs the cookies and site data of this page, and your browser blocks them. Allow them in the menu to the left of the address, or in the browser’s settings under Privacy. Then load the page again.',
  reload: 'Load the page again',
} as const;

const TRY_AGAIN = 'Try again';

/** What is absent stands in the failure's own message: its words differ, or tell more. */
type OwnText = Pick<FailureText, 'heading'> & Partial<FailureText>;

const OUTAGE: OwnText = {
  heading: 'The school computer does not answer',
  advice: 'Your choice is kept. Try again when you are connected, or in a moment.',
};

const FAILURE_TEXTS: Partial<Record<ErrorCode, OwnText>> = {
  DECLINED: { heading: 'The wallet said no' },
  WALLET_CLOSED: { heading: 'The wallet was closed' },
  POPUP_BLOCKED: {
    heading: 'The wallet window was blocked',
    advice:
      'Your browser does not let this page open windows. Press the button below; if that is blocked too, allow pop-ups for this page beside the address, and press it again.',
    retry: 'Open the wallet',
  },
  WRONG_NETWORK: { heading: 'The wallet is on another network' },
  PROOF_UNSUPPORTED: { heading: 'This wallet cannot sign in' },
  NONCE_EXPIRED: {
    heading: 'That took too long',
    advice: 'The request is good for five minutes and once only. A new one is ready.',
  },
  CONFLICT: {
    heading: 'That request was used already',
    advice: 'The request is good for five minutes and once only. A new one is ready.',
  },
  BAD_SIGNATURE: {
    heading: 'The signature does not fit',
    advice:
      'What the wallet signed does not prove that this address is yours. Try again, or choose another wallet.',
  },
  FORBIDDEN: { heading: 'This wallet may not sign in' },
  RATE_LIMITED: {
    heading: 'One at a time, please',
    advice: 'There were too many attempts in a short while. Wait a minute and try again.',
  },
  NETWORK: OUTAGE,
  UNAVAILABLE: OUTAGE,
  TIMEOUT: {
    heading: 'No answer in time',
    advice: 'Neither a yes nor a no came back. Your choice is kept: try again.',
  },
};

/** What happened and what can be done. */
export const failureText = ({ code, message }: Failure): FailureText => ({
  heading: 'You could not be signed in',
  advice: message,
  retry: TRY_AGAIN,
  ...FAILURE_TEXTS[code],
});
