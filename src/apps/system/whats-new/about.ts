export const description = 'What changed on this computer, and when.';

export const help = [
  'What changed on this computer, the newest first. What is announced just now stands above it.',
] as const;
