export const description = 'Asks for your wallet before a program that is about you.';

export const help = [
  'Some programs are about you, so that they have to know who you are: your wallet says so.',
  'Press Connect Wallet, choose a wallet and approve. The program that you wanted opens by itself afterwards.',
];
