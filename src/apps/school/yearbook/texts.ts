import type { Clique, TokenSort } from '@shared/domain/collection/collection.ts';
import { nounFor } from '@shared/kernel/counted.ts';
import { PRODUCT } from '@shared/kernel/product.ts';

const NUMBER = new Intl.NumberFormat('en-US');

/** A number as the window writes it, such as `10,000`. */
export const written = (number: number): string => NUMBER.format(number);

/** What many of a clique are called. */
export const CLIQUES_NAMES: Readonly<Record<Clique, string>> = {
  GEEK: 'Geeks',
  JOCK: 'Jocks',
  PREP: 'Preps',
  FREAK: 'Freaks',
};

/** The orders to choose from (YEARBOOK-5). */
export const SORTS = ['random', 'number', 'rank', 'name'] as const satisfies readonly TokenSort[];

/** The window's words. Those of its states are promised (YEARBOOK-4). */
export const YEARBOOK_TEXTS = {
  title: `${PRODUCT} Yearbook`,
  students: (count: number): string => `${written(count)} ${nounFor(count, 'student')}`,
  classOf: 'Class of 2024',

  loading: 'Opening the yearbook...',
  errorTitle: 'Oops! Yearbook Error',
  error: 'Failed to load yearbook data',
  tryAgain: 'Try Again',
  noMatch: 'No Students Found',
  noMatchNote: 'Try adjusting your filters.',
  clearAll: 'Clear All Filters',
  empty: 'Yearbook is Empty',
  emptyNote: 'Nobody has had their picture taken yet.',
  reload: 'Reload Yearbook',

  stats: 'Statistics',
  total: 'Total',
  unique: 'Unique traits',
  unknown: '-',

  view: 'View',
  grid: 'Cards',
  bookView: 'Book',

  tools: 'Tools',
  clique: 'Clique',
  everyClique: 'Everybody',
  cliqueOption: (name: string, count: number | undefined): string =>
    count === undefined ? name : `${name} (${written(count)})`,
  shuffle: 'Shuffle',
  copyLink: 'Copy link',
  shown: (total: number, all: number): string =>
    total === all ? YEARBOOK_TEXTS.students(all) : `${written(total)} of ${YEARBOOK_TEXTS.students(all)}`,
  card: (name: string, clique: string | null, rank: string): string =>
    [name, ...(clique === null ? [] : [clique]), `rank ${rank}`].join(', '),
  rank: (rank: string): string => `Rank ${rank}`,
} as const;

/** The words of a student's own page. */
export const STUDENT_TEXTS = {
  page: 'Student',
  back: 'Back',
  previous: 'Previous',
  next: 'Next',
  inTheBook: 'In the book',
  compare: 'Compare',
  details: 'Full Details',
  unknown: 'This student is not in the yearbook.',
  unknownNote: 'The link may be wrong, or the student has no holder.',

  clique: 'Clique',
  none: 'None',
  number: 'Number',
  holder: 'Holder',
  you: 'You',
  superlative: (text: string): string => `“${text}”`,
  trait: 'Trait',
  value: 'Value',
  sharedBy: 'Shared by',
  shared: (count: string, share: string): string => `${count} (${share})`,
} as const;

/** The words that are printed in the book, and those of what turns its pages. */
export const BOOK_TEXTS = {
  book: 'The book',
  school: `${PRODUCT} High School`,
  year: '1995',
  yearbook: 'Yearbook',
  open: 'Open the book',
  belongsTo: 'This book belongs to',
  imprint: (students: string): string => `Arcadia, 1995. All ${students} of us.`,
  contents: 'Table of Contents',
  toContents: 'Contents',
  parts: { ...CLIQUES_NAMES, superlatives: 'Superlatives', autographs: 'Autographs' },
  many: (students: string): string => `${students} students, homeroom by homeroom.`,
  honors: 'Honor Roll',
  honorsNote: (clique: string): string => `The rarest of the ${clique}, by what they have.`,
  homeroom: (clique: Clique, homeroom: number): string => `Homeroom ${clique.charAt(0)}${homeroom}`,
  autographsNote: 'Have a great summer!',
  previous: 'Previous',
  next: 'Next',
  classmates: 'My classmates',
  chooseOwn: 'Choose a Flunk...',
  noneOfYours: 'You hold no Flunk',
  asking: 'Reading...',
  pages: {
    cover: 'Front cover',
    endpaper: 'Inside the cover',
    title: 'Table of Contents',
    superlatives: 'Superlatives',
    autographs: 'Autographs',
    back: 'Back cover',
  },
  place: (part: string, page: number, of: number): string =>
    page === 0 || page === of ? part : `${part}, page ${written(page)} of ${written(of - 1)}`,
} as const;

/** The words of the signatures on a student's page. Why a person may not sign is said by the server's rule. */
export const SIGNATURE_TEXTS = {
  title: 'Signatures',
  key: 'Key 117. The first who found it, and the one who keeps it.',
  loading: 'Reading the margins...',
  empty: 'The margins are still clean.',
  emptyOwn: 'The margins are still clean. Pass the book around.',
  older: 'Older signatures',
  signIn: 'Sign in to sign this page',
  nameless: 'Your name stands under what you write: create your profile first.',
  createProfile: 'Create Profile',
  write: 'Sign this page',
  rewrite: 'Your signature',
  sign: 'Sign',
  signAgain: 'Sign again',
  signing: 'Signing...',
  block: 'Block',
  blockOf: (by: string): string => `Block ${by}`,
  report: 'Report',
  reportOf: (by: string): string => `Report the signature of ${by}`,
  remove: 'Remove',
  removeOf: (by: string): string => `Remove the signature of ${by}`,
  removed: 'Signature removed by the school',
  held: 'You alone see it until an operator has read it.',
} as const;

/** The words of the comparison of two students. */
export const COMPARE_TEXTS = {
  title: 'Two students',
  choose: (name: string): string => `Choose whom to compare ${name} with.`,
  cancel: 'Cancel',
  same: 'Same',
  shared: (shared: number, of: number): string => `They share ${shared} of ${of} traits.`,
} as const;
