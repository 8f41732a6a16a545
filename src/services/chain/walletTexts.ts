/** How asking a wallet can end, whichever the network. */
export const WALLET_TEXTS = {
  declined: 'You declined the request in the wallet. Nothing was signed.',
  closed: 'The wallet was closed before you approved. Nothing was signed.',
  blocked: 'The browser blocked the wallet window.',
  timeout: 'The wallet did not answer in time.',
} as const;

/** How long a wallet may take to answer, and with it the person. */
export const WALLET_TIMEOUT_MS = 5 * 60_000;
