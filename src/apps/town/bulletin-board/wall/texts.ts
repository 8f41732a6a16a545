import type { Reaction, WorkKind } from '@shared/domain/making/works.ts';

const KINDS: Readonly<Record<WorkKind, string>> = { meme: 'meme', card: 'card' };

export const WALL_TEXTS = {
  wall: 'The Wall',
  loading: 'Looking at the wall...',
  empty: 'Nothing hangs here yet. Make a meme or a card, and pin it up.',
  failed: (why: string): string => `The wall cannot be seen. ${why}`,
  again: 'Try again',
  older: 'Show older ones',
  looking: 'Looking at it...',
  work: (title: string, username: string): string => `${title}, by ${username}`,
  picture: (kind: WorkKind, title: string, username: string): string =>
    `The ${KINDS[kind]} ${title} by ${username}`,
  by: 'by',
  held: 'You alone see it until an operator has read its title.',
  react: 'Reactions',
  reactions: {
    joy: 'tears of joy',
    heart: 'heart',
    cool: 'sunglasses',
    surprise: 'surprise',
    fire: 'fire',
  } satisfies Readonly<Record<Reaction, string>>,
  reaction: (name: string, count: number): string => `${name}, ${count}`,
  signIn: 'Sign in to react',
  copy: 'Copy link',
  report: 'Report',
  takeDown: 'Take down',
  taking: (title: string): string =>
    `Take down "${title}"? Its picture is deleted, and its link opens nothing any more.`,
  takingOther: (title: string): string =>
    `Take down "${title}"? The queue of the console has it, and can put it back.`,
  keep: 'Keep it',
  notTaken: 'It was not taken down.',
  toWall: 'Back to the wall',
  toBoard: 'Back to the board',
} as const;
