import type { Words } from '../words.ts';

interface Person {
  readonly title: string;
  readonly idle: string;
  readonly plan: Words;
}

/** Who has an account on the school's machine, for who and finger. */
export const PEOPLE: Readonly<Record<string, Person>> = {
  principal: {
    title: 'Principal',
    idle: '2 hours',
    plan: 'Likes the view. Is not to be disturbed at it.',
  },
  coach: {
    title: 'Coach',
    idle: '3 days',
    plan: 'We were seven up. Ask anyone. Ask anyone who was looking.',
  },
  janitor: {
    title: 'Janitor',
    idle: 'since Friday',
    plan: 'Left the bucket. Will get it when somebody else opens the door.',
  },
  librarian: { title: 'Librarian', idle: '20 minutes', plan: 'Shh.' },
  jock: { title: 'One of four friends', idle: '1 day', plan: 'does his wash. does it again.' },
  geek: {
    title: 'One of four friends',
    idle: '0 minutes',
    plan: { day: 'listening.', night: 'listening. it is listening better.' },
  },
  prep: { title: 'One of four friends', idle: '4 days', plan: 'had plans for Saturday. For two.' },
  freak: {
    title: 'One of four friends',
    idle: '6 hours',
    plan: 'the candles are for a BIRTHDAY. how often.',
  },
  sysop: {
    title: 'Operator of this machine',
    idle: '1 minute',
    plan: 'Keep the line free. Somebody may call.',
  },
  flunko: {
    title: 'Student, locker 117',
    idle: 'since 8:04',
    plan: {
      day: 'Never logged out. The terminal that he is logged in from is not on the list.',
      night: 'Never logged out. Idle since 8:04. Now: idle for 1 second.',
    },
  },
};
