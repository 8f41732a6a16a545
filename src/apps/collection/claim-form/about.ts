export const description = 'The form by which a student claims their backpack.';

export const help = [
  'Each student may claim one backpack, once. The form says where it is handed out: each clique has a place of its own.',
  'Press the button to sign the form. Your wallet asks you to approve one transaction; the backpack lies in your wallet when the network has sealed it.',
  'Only the connected wallet can sign. A backpack that somebody has claimed already stays with them.',
];
