/** The window's words. The button and the title of a failure are promised (CHAIN-15). */
export const INITIALIZE_TEXTS = {
  looking: 'Looking into your wallet...',
  needed: 'Your wallet cannot hold Flunks or Backpacks yet.',
  how: 'Initializing your collection prepares it for both. It is one transaction, and it is done once.',
  unknown:
    'Whether your wallet is prepared could not be read from the chain. Preparing it twice does no harm.',
  initialize: 'Initialize Collection',
  ready: 'Your wallet can hold Flunks and Backpacks.',
  readyHow: 'There is nothing left to prepare. What you get from now on has its place.',
  failed: 'Error Initializing Collection',
  close: 'Close',
  notConnected: 'Sign in with the wallet that is to be prepared.',
  signIn: 'Sign In',
} as const;
