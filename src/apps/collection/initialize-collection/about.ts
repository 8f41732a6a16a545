export const description = 'Prepares your wallet to hold Flunks and Backpacks.';

export const help = [
  'A wallet on Flow holds only what it was prepared for. This prepares yours for both collections, Flunks and Backpacks.',
  'It is one transaction, which your wallet asks you to approve. Doing it again does no harm.',
  'Only the connected wallet can do it, not one that is linked to it.',
];
