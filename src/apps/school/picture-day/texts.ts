import { CLIQUES, type Clique } from '@shared/domain/collection/collection.ts';
import { CLASS_NAMES } from '@shared/domain/school/pictureDay.ts';
import { counted } from '@shared/kernel/counted.ts';

/** What is said of a class photo: by the photographer, and for those who do not see it. */
export interface PhotoWords {
  readonly line: string;
  readonly alt: string;
}

export const PHOTO_WORDS: Readonly<Record<Clique, PhotoWords>> = {
  GEEK: {
    line: 'Third try. The robot moved.',
    alt: 'Twelve Geeks and their teacher in three rows before a canvas of laser beams. One holds a flask that glows, one an A plus, one a book before his nose; one knows the answer, one has blinked. A robot and a computer stand at their sides, and a boy in a yellow beanie looks from behind the canvas.',
  },
  JOCK: {
    line: 'They could not agree who holds the cup.',
    alt: 'Twelve Jocks in red jackets and jerseys and their coach before a red canvas with pennants. Two hold balls, one flexes, one lifts a cup over his head, and one has blinked. From behind the canvas looks a boy in a yellow beanie.',
  },
  PREP: {
    line: 'They brought their own curtains, and a comb.',
    alt: 'Twelve Preps in blazers, ties and pearls and the principal between velvet curtains, all chins at one height. One yawns, one has brought a racket. Behind a silver cup a boy in a yellow beanie looks out.',
  },
  FREAK: {
    line: 'One turned around. It is his good side.',
    alt: 'Twelve Freaks in leather and the DJ of Flunk FM before a moon that they painted themselves, lit violet and green. One holds a pink guitar, one a skull, one shows the horns, and one has turned his back. Past the crooked canvas a boy in a yellow beanie smiles.',
  },
};

const votes = (many: number): string => counted(many, 'vote');

/** The words of the window. Why a wallet cannot vote is the server's to say, too (domain/school/pictureDay.ts). */
export const PICTURE_DAY_TEXTS = {
  title: 'Picture Day',
  sign: 'PICTURE DAY',
  lead: 'Four classes, one gymnasium, one vote.',
  gallery: 'Class photos',
  nameOf: (clique: Clique): string => `The ${CLASS_NAMES[clique]}`,
  closer: 'Look closer',
  back: 'All photos',
  previous: 'Previous photo',
  next: 'Next photo',
  place: (clique: Clique): string => `${CLIQUES.indexOf(clique) + 1} of ${CLIQUES.length}`,

  loading: 'Looking for your name on the list...',
  failed: 'The list of votes cannot be read just now.',
  tryAgain: 'Try again',
  guest: 'Look as long as you like. To vote, sign in.',
  signIn: 'Sign In',
  choose: 'Choose the photo that you vote for.',
  vote: (clique: Clique): string => `Vote for the ${CLASS_NAMES[clique]}`,
  voting: 'Hold still...',
  confirm: (clique: Clique): string =>
    `Vote for the ${CLASS_NAMES[clique]}? You have one vote, and it stays.`,
  confirmYes: 'Vote',
  confirmNo: 'Not yet',
  lostLine: 'The line broke while the bulb went off. Press Vote again: it is counted once.',
  thanks: (clique: Clique): string => `You voted for the ${CLASS_NAMES[clique]}.`,

  share: (percent: number, many: number): string => `${percent}%, ${votes(many)}`,
  yours: 'Your vote',
  spoken: (clique: Clique, result: string | null, isYours: boolean): string =>
    [
      `The ${CLASS_NAMES[clique]}`,
      ...(result === null ? [] : [result]),
      ...(isYours ? ['your vote'] : []),
    ].join(', '),
  total: (many: number): string => `${votes(many)} in all`,
  hidden: 'Results come after your vote',
  live: 'Results, as they come in',
} as const;
