import { PARADISE_CODE } from '../../townEvents.ts';
import type { Command } from '../command.ts';

/**
 * What help does not name, each found in town or guessed. The page never has these words (scripts/checks/wording.mjs):
 * they are found without their spaces and points, so 'F. Lunk, Room 2' is 'flunkroom2'.
 */
export const secretCommands: readonly Command[] = [
  {
    name: 'wtf',
    about: null,
    tracking: 'wtf',
    answer: 'WATCH THE FLOODLIGHTS. The machine takes it for an abbreviation. It may be right.',
  },
  {
    name: 'fetty wap',
    about: null,
    tracking: 'fetty-wap',
    answer:
      'Not in the record library. The index has a card for it all the same, and the card is from next year, or later.',
  },
  {
    name: 'magic carpet',
    about: null,
    tracking: 'magic-carpet',
    answer:
      'RUG DOCTOR, FRIDAY 5:15 PM: one rug, Room 2. Deluxe. The stain is GUM. It did not fly. It was carried, by two.',
  },
  {
    name: 'flow',
    about: null,
    tracking: 'flow',
    answer:
      'The lake flows out through the pool, the pool through the lake. The plumber drew it twice and went home.',
  },
  {
    name: 'your mom',
    about: null,
    tracking: 'yourmom',
    answer:
      'She called the police at ten past eight, in the morning. Before that she called here. The line was busy.',
  },
  {
    name: 'f. lunk 2',
    aliases: ['f. lunk room 2', 'f. lunk, room no. 2'],
    about: null,
    tracking: 'paradise-motel',
    answer: (_words, { isSignedIn }) => {
      const desk =
        'PARADISE MOTEL, FRONT DESK\nWelcome back, Mr. Lunk. Room 2, three nights, paid.\nA message is held for you: THE SHEET IS FOR CLIMBING.\nIt does not say which way.';
      return isSignedIn
        ? { text: `${desk}\nSigned.`, type: 'secret', facts: [PARADISE_CODE] }
        : { text: `${desk}\nThe register wants a wallet to sign with. Come back with one.`, type: 'secret' };
    },
  },
  {
    name: 'flunko',
    about: null,
    answer: { day: 'He is on the list. He is on every list.', night: 'yes' },
  },
  { name: 'lunk', about: null, answer: 'A letter is missing. Somebody signed without it, once.' },
  {
    name: '117',
    about: null,
    answer: 'Emptied. Not broken. There were two keys once. There are two of most things.',
  },
  { name: 'flunkonium', about: null, answer: 'Square 117. Half-life: unknown. Whole life: unknown.' },
  { name: 'seat nine', about: null, answer: { day: 'Kept.', night: 'Taken.' } },
  { name: 'beanie', about: null, answer: 'Yellow wool. It unravels at one end and is knitted at the other.' },
  { name: 'bear', about: null, answer: { day: 'It faces the door.', night: 'It faces this screen.' } },
  {
    name: 'homecoming',
    about: null,
    answer: 'COME HOME, it said under the date. That was crossed out with a ruler, and politely.',
  },
  {
    name: 'two straws',
    about: null,
    answer: 'One soda. It is in the books: one soda, two straws, nothing to add.',
  },
  { name: 'play', about: null, answer: 'There are no games on this machine. PLAYER TWO READY.' },
  {
    name: 'hello',
    aliases: ['hi'],
    about: null,
    answer: { day: 'Hello, guest.', night: 'Hello. You are early.' },
  },
  {
    name: 'sudo',
    aliases: ['su'],
    about: null,
    level: 'ADMIN',
    answer: 'You are the administrator. There is no one above you here. There is somebody upstairs.',
  },
];
