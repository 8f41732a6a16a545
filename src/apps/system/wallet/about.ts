export const description = 'Sign in with your wallet, or see who is signed in.';

export const help = [
  'Your wallet is your key to the school. Choose it from the list, and approve the request in the window that it opens.',
  'The list says which wallets this browser has, and where to get the others. Those of the real Flow network cannot sign in on the demo.',
  'Signing in only proves that the wallet is yours. It costs nothing and gives nobody the right to move what you hold.',
  'Wallets that are linked to yours on the chain are named once you are in. Choose one to look at what it holds; the wallet that you signed in with signs for all of them.',
  'The first time that you sign in on a day (UTC), 5 GUM are yours.',
  'You stay signed in when you close the window or come back later. Sign Out ends it, in every tab of this browser.',
];
