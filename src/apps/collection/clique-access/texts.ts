/** The panel's words, beside those of overlays/cliqueTexts.ts. */
export const HOUSE_TEXTS = {
  houses: 'Houses',
  hint: 'Knock at a door.',

  noWallet: 'Whose house is it?',
  connect: 'Connect Wallet',

  scanning: 'Scanning your items for clique traits...',

  error: 'Error',
  tryAgain: 'Try again',

  open: (count: number): string =>
    count === 0
      ? 'No house is open to you yet.'
      : count === 1
        ? 'One house is open to you.'
        : `${count} houses are open to you.`,
  welcome: 'Their lights are on.',
  lastKnown: 'As far as this computer remembers: the school computer does not answer.',
  none: 'A house lets in whoever holds a Flunk or a Backpack of its clique.',
  market: 'Marketplace',
  again: 'Check again',
} as const;
