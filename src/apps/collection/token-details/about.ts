export const description = 'All that is known of one Flunk or one Backpack.';

export const help = [
  'What it wears and where it belongs, who holds it, and what has become of it: whether it has graduated, and which backpack was claimed with it.',
  'The wallet that you signed in with can have its Flunks graduate and claim their backpacks. It signs for the Flunks of linked wallets too, and the backpack comes to it.',
  'Use as desktop background repeats the picture behind your icons. Settings shows it in the middle, whole or over all of the desktop, or takes it away again.',
];
