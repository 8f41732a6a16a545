/** How asking a wallet can end, whichever the network. */
export const WALLET_TEXTS = {
  declined: 'You declined the request in the wallet. Nothing was signed.',
  left: 'You closed the wallet before you approved. Nothing was signed.',
  closed: 'The window of the wallet was closed before it answered. As far as we know nothing was signed.',
  blocked: 'The browser blocked the wallet window.',
  timeout: 'The wallet did not answer in time.',
} as const;

/** How long a wallet may take to answer, and with it the person. */
export const WALLET_TIMEOUT_MS = 5 * 60_000;
