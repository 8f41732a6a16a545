import type { Prize } from '@shared/contract/school/prizes.ts';

/** The words of the counter. Names and descriptions of the prizes are the server's. */
export const COUNTER_TEXTS = {
  title: 'Prize Counter',
  sign: 'PRIZES',
  shelves: 'Prizes on the shelves',
  loading: 'The clerk is in the back...',
  failed: 'The shelves cannot be seen just now.',
  tryAgain: 'Try again',
  empty: 'The shelves are empty today.',

  kinds: {
    theme: 'Desktop theme',
    'boot-picture': 'Boot picture',
    sticker: 'Locker sticker',
    tune: 'Jukebox record',
  } satisfies Readonly<Record<Prize['kind'], string>>,
  tag: (price: number): string => String(price),
  yours: 'Yours',
  worn: 'On',
  spoken: ({ name, price }: Prize, state: string | null): string => `${name}, ${state ?? `${price} GUM`}`,
  price: (price: number): string => `${price} GUM`,

  choose: 'Pick something. You may touch it.',
  lookOnly: 'You may look. To take something home, sign in.',
  signIn: 'Sign In',
  buy: 'Buy',
  buying: 'Wrapping...',
  putOn: 'Put it on',
  takeOff: 'Put it back',
  preview: 'Preview',
  listen: 'Listen',
  stop: 'Stop',
  sample: 'Your desktop',
  sampleText: 'What you write',
  sampleChosen: 'What you choose',

  confirm: ({ name, price }: Prize, balance: number): string =>
    `${name} for ${price} GUM? You have ${balance}, and ${balance - price} will be left. There is no giving back.`,
  confirmYes: 'Buy it',
  confirmNo: 'Not now',
  bought: ({ name }: Prize): string => `${name} is yours. Put it on now?`,
  later: 'Later',
  lostLine: 'The line broke while the clerk was wrapping. Press Buy again: it is paid for once.',

  wornNow: {
    theme: 'Your desktop has its colors.',
    'boot-picture': 'It shows when the computer starts.',
    sticker: 'It is on the door of your locker.',
    tune: 'The jukebox of the arcade plays it.',
  } satisfies Readonly<Record<Prize['kind'], string>>,
  balance: (balance: number | null): string => `${balance ?? '...'} GUM`,
  guest: 'Not signed in',
  owned: (owned: number, of: number): string => `${owned} of ${of} yours`,
} as const;
