export const description = 'The books of your GUM, for administrators.';

export const help = [
  'The books of the wallet that is signed in: what it earned, what it spent, what it has.',
  'Test Earn pays what a source would pay, by the rules of that source. The payment is marked as a test in the ledger.',
  'Ctrl+G opens and closes this panel. Only administrators have it.',
];
