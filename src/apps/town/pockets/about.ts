export const description = 'What you carry, to be looked at from all sides.';

export const help = [
  'What you take in town lies here. Press a thing to look at it, and drag it, or use the arrow keys, to turn it. Turn It Over shows its other side.',
  'On each thing two things can be noticed, one on its front and one on its back. What you noticed stays known.',
  'In town, what you carry lies beneath the picture: drag it on something, or choose it and press what you want to use it on. Escape puts it away.',
  'Put It Back lays a thing where you found it, and there you can take it again. Without a wallet your pockets are those of this browser; when you sign in they come along.',
];
