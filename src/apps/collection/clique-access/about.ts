export const description = 'The four houses of Arcadia, and which of them are open to you.';

export const help = [
  'Each clique has a house, and lets in those who hold one of its own: a geek opens the Geek’s House, and so on.',
  'The computer looks through what your wallet and the wallets linked to it hold. It looks again when you sign in with another wallet, and whenever what you hold changes.',
  'A lit house is open to you: knock, and you stand before it. One behind a chain is not.',
];
