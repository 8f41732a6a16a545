export const description = 'All that is known of one Flunk or one Backpack.';

export const help = [
  'What it wears and where it belongs, who holds it, and what has become of it: whether it has graduated, and which backpack was claimed with it.',
  'The wallet that you signed in with can graduate its Flunks and claim their backpacks. Those of a linked wallet are shown, and their own wallet signs for them.',
  'Use as desktop background puts the picture behind your icons. Settings takes it away again.',
];
