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
  {
    id: 'case-file',
    area: 'story',
    program: 'Case File',
    title: 'the Case File',
    names: ['case file', 'cork board', 'case notes'],
    asked: {
      about: ['what is the case file', 'what is on the cork board'],
      how: ['how do i get cards in the case file', 'where do i write case notes'],
    },
    says: {
      about: [
        'Case File is under Programs, in Town: a cork board on which what you have seen of that Friday hangs by itself, hour by hour.',
        'A board that writes itself. Where nothing is known yet hangs a question mark, and none of us can take it down.',
      ],
      how: [
        'Look at things in town, open what is locked, and watch the story to its end: each leaves a card. My Notes opens a page of your own in Notepad.',
      ],
    },
    leads: ['clues', 'town-map'],
  },
  {
    id: 'pockets',
    area: 'story',
    program: 'Pockets',
    title: 'pockets',
    names: ['pockets', 'my pocket', 'what i carry', 'things to carry'],
    asked: {
      about: ['what are pockets', 'what is in my pockets', 'what can i carry'],
      how: [
        'how do i take something in town',
        'how do i pick things up',
        'how do i use a thing',
        'how do i put it back',
      ],
    },
    says: {
      about: [
        'Nineteen things in town can be taken: press one, and Take It stands below the picture. Pockets, under Programs, in Town, shows them from all sides.',
        'Whatever you take lies in Pockets. Turn it over. What is on the back is usually the point.',
      ],
      how: [
        'Drag a thing from below the picture on what you want to use it on, or hold it out to people. Put It Back, in Pockets, lays it where it was.',
      ],
    },
    leads: ['clues', 'case-file'],
  },
];
