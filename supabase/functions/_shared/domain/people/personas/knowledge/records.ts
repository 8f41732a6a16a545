import type { Subject } from '../entry.ts';

/** What the school keeps records of. */
export const RECORDS: readonly Subject[] = [
  {
    id: 'delorean-fund',
    area: 'desktop',
    program: 'DeLorean Fund',
    title: 'the DeLorean Fund',
    names: ['delorean fund', 'time machine fund', 'fund', 'funds', 'donate', 'donation', 'goal of the fund'],
    asked: {
      about: ['what is the delorean fund', 'what is the fund for', 'what is the goal of the fund'],
      how: ['how do i donate', 'how do i give flow to the fund', 'how much is in the fund'],
    },
    says: {
      about: [
        'The auto shop collects 88,000 FLOW for a time machine. The DeLorean Fund on the desktop shows what is there, and a car that has the parts which are paid for.',
        'A fund for a car that goes back to before all this. Each quarter of 88,000 FLOW buys a part: wheels, coils, the flux capacitor, the reactor.',
      ],
      how: [
        'Open the DeLorean Fund: it has the balance, what came lately, and the address to copy. None of us can send FLOW for you; your wallet can.',
      ],
    },
    leads: ['geeks-house', 'wallet'],
  },
];
