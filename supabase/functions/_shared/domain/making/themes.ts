import { epochMs, type EpochMs } from '../../kernel/units.ts';
import { dateOf, mondayOf, weekNumber } from '../system/days.ts';

/** What the works of a week are about (WEEK-1). */
export interface Theme {
  readonly title: string;
  /** One sentence that gives an idea. */
  readonly hint: string;
}

/** How long a title and a hint may be (characters). */
export const THEME_TITLE_MOST = 40;
export const THEME_HINT_MOST = 120;

/** How many works a wallet hands in to a theme. */
export const THEME_WORKS = 3;
/** How many works of the results are told. */
export const THEME_RESULTS = 5;
/** How many weeks ahead an operator sees and sets. */
export const THEME_WEEKS = 8;
/** How long the picture of a winner is on desktops (ms), from the end of its week. */
export const THEME_DAY_MS = 86_400_000;

/** The themes of weeks that no operator has set, one after the other (WEEK-1). */
export const THEMES: readonly Theme[] = [
  { title: 'First day, late slip', hint: 'The bell, the hall, the look on your face.' },
  { title: 'Cafeteria mystery meat', hint: 'It moved. Somebody saw it move.' },
  { title: 'Overheard at the lockers', hint: 'One line that was not meant for you.' },
  { title: 'My modem and me', hint: 'A love story at 14,400 bits a second.' },
  { title: 'Picture Day disasters', hint: 'Eyes shut, hair up, forever in the Yearbook.' },
  { title: 'The last seat on the bus', hint: 'Who is in it, and why is the one beside it free?' },
  { title: 'Four cliques, one elevator', hint: 'A Jock, a Prep, a Geek and a Freak get in. It stops.' },
  { title: 'What Zoltar really meant', hint: 'You paid for a fortune. Here is the fine print.' },
  { title: '8:04', hint: 'Every clock in town stopped. What were you doing?' },
  { title: 'Substitute teacher', hint: 'The movie cart rolls in, and so does chaos.' },
  { title: 'Mall food court', hint: 'Everything is orange, and it is all on one tray.' },
  { title: 'Where is Flunko?', hint: 'A poster, a rumor, a trail of soda straws.' },
  { title: 'Mixtape covers', hint: 'Ninety minutes for somebody who must not know.' },
  { title: 'Rewind before returning', hint: 'The video store remembers what you rented.' },
  { title: 'Gym class heroes', hint: 'Last one picked. First one remembered.' },
  { title: 'The Principal at home', hint: 'There is a late slip on the fridge.' },
  { title: 'Snack Shack secret menu', hint: 'Ask the cook. Do not ask what is in it.' },
  { title: 'Dad found the computer', hint: 'He has one question, and it takes an hour.' },
  { title: 'Science fair volcano', hint: 'It was supposed to be a small one.' },
  { title: 'Passed in class', hint: 'Folded eight times, opened by the wrong person.' },
  { title: 'Homecoming outfits', hint: 'It looked different in the shop.' },
  { title: 'Detention doodles', hint: 'Two hours, one pencil, no witnesses.' },
  { title: 'The bear in the arcade', hint: 'He has watched that door for weeks.' },
  { title: 'High score, low life', hint: 'What it cost to put three letters on that list.' },
  { title: 'Night in Arcadia', hint: 'The same street, after the lights go out.' },
  { title: 'Pets of the staff', hint: 'The janitor has a parrot. It knows things.' },
  { title: 'If the lockers could talk', hint: 'Number 117 would not stop.' },
  { title: 'Road trip in a DeLorean', hint: 'Pack for every year.' },
  { title: 'Band practice in the garage', hint: 'One song, four opinions, and the neighbors.' },
  { title: 'Chain letters', hint: 'Send this to ten friends or the modem hangs up.' },
  { title: 'Yearbook quotes', hint: 'What you said when it was too late to change it.' },
  { title: 'School lunch, reviewed', hint: 'Five stars, none of them in the kitchen.' },
  { title: 'Motel vacancy', hint: 'Room 2 is taken. It has been for a while.' },
  { title: 'The night before the test', hint: 'It is 2 a.m. and the book is still shut.' },
  { title: 'Pep rally signs', hint: 'GO FLUNKS, and other things that ran out of room.' },
  { title: 'Bedroom posters', hint: 'Show the wall, and we know who sleeps there.' },
  { title: 'Lost and found', hint: 'One shoe. One trumpet. One late slip from 1974.' },
  { title: 'The year 2000', hint: 'Flying cars, obviously. Draw the traffic jam.' },
  { title: 'Summer jobs', hint: 'Minimum wage, maximum hairnet.' },
  { title: 'Signed, your future self', hint: 'One piece of advice, and one thing to avoid.' },
];

/** When a day begins that is named as 2028-02-28. */
const dayAt = (date: string): EpochMs => epochMs(Date.parse(`${date}T00:00:00Z`));

/** The Monday with which a week begins, by UTC, such as 2028-02-28. */
export const weekOf = (at: EpochMs): string => dateOf(mondayOf(weekNumber(at)));
/** The Monday so many weeks later. */
export const weekAfter = (week: string, weeks = 1): string =>
  weekOf(epochMs(dayAt(week) + weeks * 7 * THEME_DAY_MS));
/** When a week is over. */
export const endOfWeek = (week: string): EpochMs => dayAt(weekAfter(week));
/** Whether a text is the date of a Monday. */
export const isWeek = (date: string): boolean =>
  !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && weekOf(dayAt(date)) === date;

/** The theme of a week that no operator has set. */
export function listedTheme(week: string): Theme {
  const number = weekNumber(dayAt(week));
  const [first] = THEMES;
  const theme = THEMES[number % THEMES.length] ?? first;
  if (theme === undefined) throw new Error('there are no themes');
  return theme;
}
