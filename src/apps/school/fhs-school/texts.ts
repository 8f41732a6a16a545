import type { Reading } from '@shared/domain/town/case/cards.ts';
import type { Voters } from '@shared/domain/town/votes.ts';

/** The words of what the site draws itself; those of its pages stand in the pages. */
export const SCHOOL_TEXTS = {
  /** Where a page was found. */
  foundOn: "Page of the school's site",

  frontDay: 'Flunks High School by day: a long brick front with a clock tower and seven doors.',
  frontNight: 'Flunks High School by night, in the light of a floodlight. One upper window is lit.',
  frontDayCaption: 'Our school, this minute. The clock will be set when we know by whose watch.',
  frontNightCaption: 'Our school, this minute. The light upstairs is on a timer, says the office.',
  crowd: 'Students walk by.',
  lastEvening: 'Friday, by candle',

  hours: 'School hours',
  openNow: 'Open now',
  closed: 'Closed',
  arcadiaTime: (time: string): string => `It is ${time} in Arcadia.`,

  comingUp: 'Coming up',

  week: (title: string): string => `This week: ${title}`,
  weekComing: 'This week',
  weekPrinting: 'The page is being typed...',

  lostAndFound: 'Lost and found',
  keyFound: (holder: string | null): string =>
    `Key 117 is off the list. ${holder ?? 'A student without a name'} found it first, and the office has signed for nothing.`,

  visitor: 'You are visitor number',
  noCount: 'The counter is out of order.',

  student: 'Student of the week',
  studentWhy: 'Chosen by the number of the week. It favors no clique.',
  noStudent: 'The yearbook is still blank. Come back when the first student has enrolled.',
  studentMissing: 'The photograph is stuck in the office.',
  looking: 'Looking in the yearbook...',
  lookAt: (name: string): string => `The card of ${name}`,

  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  thisMonth: 'This month',
  noEvents: 'Nothing is printed for this month.',
  addDay: (label: string): string => `Add ${label} to my calendar`,
  addToCalendar: 'Add to my calendar',
  addYear: (year: number): string => `All of ${year} as a calendar file`,
  today: 'today',

  noPortrait: 'No picture: the chair was facing the window.',

  signTitle: 'Write a line',
  lineLabel: 'Your line',
  sign: 'Sign',
  signing: 'Signing...',
  signed: 'Thank you. Your line is in the book.',
  signInFirst: 'The book is for everybody to read. To write, sign in with your wallet.',
  signIn: 'Sign In',
  nameless: 'A student without a name',
  noLines: 'The first page is empty. Somebody has sharpened the pencil.',
  lines: 'What people wrote',
  older: 'Older lines',
  block: 'Block',
  blockLine: (name: string): string => `Block ${name}`,
  report: 'Report',
  reportLine: (name: string): string => `Report the line of ${name}`,
  removedLine: 'Line removed by the school',
  held: 'Thank you. Your line is shown to all once an operator has read it.',
  heldLine: 'You alone see it until an operator has read it.',
  remove: 'Remove',
  removeLine: (name: string): string => `Remove the line of ${name}`,
  loadingLines: 'Turning the pages...',
  again: 'Try again',
} as const;

/** The words of the question of the day (EPISODE-10). */
export const QUESTION_TEXTS = {
  today: 'Question of the day',
  answer: 'Answer',
  signInFirst: 'One answer a student.',
  signIn: 'Sign in to answer',
  given: (answer: string): string => `You say: ${answer}. How the town answered is told here tomorrow.`,
  yesterday: 'Yesterday the school asked',
  nobody: 'Nobody answered. It has been graded.',
  count: (count: number, share: number): string => `${count} (${share}%)`,
} as const;

/** The words of the vote and of the past weeks. */
export const VOTE_TEXTS = {
  loading: 'The box is being carried in...',
  failed: (why: string): string => `The box could not be carried in. ${why}`,
  again: 'Try again',
  question: 'What does the Friday mean?',
  hints: {
    planned: 'A seat was kept free, and an hour was named.',
    made: 'There is always a second straw.',
    never: 'The knocking is answered from inside.',
  } satisfies Record<Reading, string>,
  cast: 'Vote',
  change: 'Change My Vote',
  casting: 'Folding...',
  inTheBox: 'Your vote is in the box.',
  yours: (title: string): string => `You vote for: ${title}. You can change it until Sunday ends.`,
  countsWith: {
    GEEK: 'It counts with the Geeks.',
    JOCK: 'It counts with the Jocks.',
    PREP: 'It counts with the Preps.',
    FREAK: 'It counts with the Freaks.',
    FLUNKO: 'It counts with nobody but Flunko.',
  } satisfies Record<Voters, string>,
  notYet: (at: string): string =>
    `The box opens when it is Sunday in Arcadia. By your clock that is ${at}. A vote takes a Flunk.`,
  until: (at: string): string =>
    `The box is open all Sunday in Arcadia, by your clock until ${at}. Nobody sees inside before that.`,
  signInFirst: 'A vote takes a Flunk. Sign in with your wallet.',
  signIn: 'Sign In',

  lastWeek: 'Last Sunday',
  noVotes: 'Nobody voted. The three readings take turns, as they did before.',
  won: (title: string): string => `The town says: ${title}. The week after is told so.`,
  inAll: 'In all',
  voters: { GEEK: 'Geeks', JOCK: 'Jocks', PREP: 'Preps', FREAK: 'Freaks', FLUNKO: 'Flunko' } satisfies Record<
    Voters,
    string
  >,
  percent: (share: number): string => `${share}%`,

  turning: 'The folder is being found...',
  weeksFailed: (why: string): string => `The folder is not in its drawer. ${why}`,
  noWeeks: 'No week is filed yet. The first is when a Sunday was voted on.',
  weekOf: (date: string): string => `The week of ${date}`,
  told: (title: string): string => `What it told: ${title}`,
  evening: ({
    present,
    lit,
    asked,
  }: {
    readonly present: number;
    readonly lit: number;
    readonly asked: number;
  }): string =>
    `In the dark of its evening ${present} ${present === 1 ? 'was' : 'were'} in town at once. ${lit === 1 ? 'One candle was' : `${lit} candles were`} lit, and ${asked} were asked for.`,
  votesOf: (week: string): string => `Votes: ${week}`,
  eveningAlt: (candles: number): string =>
    `The town in the dark, seen from the hill.${candles === 0 ? '' : ` ${candles} ${candles === 1 ? 'candle burns' : 'candles burn'} in it.`}`,
  older: 'Older weeks',
} as const;
