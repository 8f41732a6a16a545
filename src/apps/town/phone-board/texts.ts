import type { BoardAnswer } from '@shared/contract/town/quarters.ts';
import { counted } from '@shared/kernel/counted.ts';
import { CODE_LENGTH, LOCKS } from '@shared/domain/town/locks.ts';
import type { Quarter } from '@shared/domain/town/quarters.ts';

const NTH = ['first', 'second', 'third', 'fourth'] as const;
const HOUR = new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit' });

/** One digit of a code in words. */
const said = ({ lock, position, digit }: Quarter): string =>
  `${LOCKS[lock].title}: the ${NTH[position - 1] ?? 'last'} digit is ${digit}`;

export const TEXTS = {
  noHouse: 'There is no such house in Arcadia.',
  map: 'Town Map',
  loading: 'You look for the light switch...',
  failed: 'The board could not be read.',
  tryAgain: 'Try again',
  noWallet: 'The board knows people by their wallets. Connect yours to read it.',
  signIn: 'Sign In',

  inside: (house: string): string => `By the telephone of the ${house}`,
  outside: (house: string): string => `At the door of the ${house}`,

  own: 'Your quarters',
  ownNote: 'No one else can use them. The other three of each code hang in the other houses.',
  doors: 'Other doors',
  names: 'Names at the door',
  noNames: 'No names just now. When a person leaves theirs at the door, it hangs here.',
  tell: 'Leave a note',
  tellTo: (name: string): string => `Leave a note for ${name}`,
  say: 'Tell in a chat room',
  sayTo: (name: string): string => `Tell ${name} in a chat room`,
  letIn: 'Let in for the night',
  letInOf: (name: string): string => `Let ${name} in for the night`,
  isIn: 'They may look around until morning, while you are here.',
  asksIn: 'Knows their quarter, and asks to be let in.',
  told: 'Told.',
  toldTo: (name: string): string => `You have told ${name}.`,
  notTold: 'They ask no longer, or another was faster.',

  ask: 'Somebody inside can read your quarter. Leave your name, and they see it on the board by the telephone for a day. When nobody has told you by the end of a night, look here again.',
  askIn: 'To be let in for a night, leave your name again.',
  leave: 'Leave your name',
  hangs: (until: string): string => `Your name hangs here until ${HOUR.format(new Date(until))}.`,
  again: 'For another day',
  take: 'Take it down',
  notDone: 'The bell is broken. Try again.',
  toldBy: (name: string): string => `${name} left you a note:`,
  found: 'Somebody left you a note, without a name:',
  noFlunk: 'A Flunk of any clique is enough to leave a name here. You hold none.',
  noName: 'You have no name yet that could hang here.',
  createProfile: 'Create Profile',
  tryLock: (lock: string): string => `Try the ${lock}`,

  helped: (people: number): string =>
    people === 0
      ? 'You have helped no one to a code yet.'
      : `You have helped ${counted(people, 'person', 'people')} to a right code.`,
  switchboard: 'The Red Telephone is yours, for your locker.',

  digits: CODE_LENGTH,
  said,
  /** What a message to the person begins as. */
  message: (name: string, { quarters }: Pick<BoardAnswer, 'quarters'>, house: string): string =>
    `@${name} Your quarter hangs in the ${house}. ${quarters.map(said).join('. ')}.`,
} as const;
