import type { WorkReaction, WorkKind } from '@shared/domain/making/works.ts';

const KINDS: Readonly<Record<WorkKind, string>> = { meme: 'meme', card: 'card', painting: 'painting' };

export const WALL_TEXTS = {
  wall: 'The Wall',
  loading: 'Looking at the wall...',
  empty: 'Nothing hangs here yet. Make a meme, a card or a painting, and pin it up.',
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
  } satisfies Readonly<Record<WorkReaction, string>>,
  reaction: (name: string, count: number): string => `${name}, ${count}`,
  copy: 'Copy link',
  report: 'Report',
  block: 'Block',
  takeDown: 'Take down',
  taking: (title: string): string =>
    `Take down "${title}"? Its picture is deleted, and its link opens nothing any more.`,
  takingOther: (title: string): string =>
    `Take down "${title}"? The queue of the console has it, and can put it back.`,
  keep: 'Keep it',
  notTaken: 'It was not taken down.',
  theme: 'Theme of the week',
  themeLoading: 'Reading the theme of the week...',
  themeFailed: (why: string): string => `The theme of the week cannot be read. ${why}`,
  themeIn: (works: number, ends: string): string =>
    `${works === 0 ? 'Nothing is in it yet' : works === 1 ? '1 work is in it' : `${works} works are in it`}. Votes count until ${ends}.`,
  standing: {
    open: 'Open a work of it and press Vote. You can change your vote until the end.',
    voted: 'You have voted, and can change it until the end.',
    guest: 'Sign in with a wallet that holds a Flunk to vote.',
    'no-flunk': 'A vote takes a Flunk, and your wallet holds none.',
    used: 'Each of your Flunks has voted this week already, before it came to you.',
  },
  themeHow: 'To hand in a work of yours, open it and press Hand in.',
  seeTheme: 'See its works',
  myVote: 'My vote',
  allWorks: 'All works',
  ofTheme: (title: string): string => `In the theme "${title}"`,
  themeNone: 'Nothing is in it yet. Open a work of yours, and hand it in.',
  counting: (title: string): string => `The votes for "${title}", the theme of last week, are being counted.`,
  noVotes: (title: string): string => `"${title}", the theme of last week, ended without a vote.`,
  results: (title: string): string => `How "${title}" ended`,
  result: (title: string, username: string, votes: number): string =>
    `${title}, by ${username}: ${votes === 1 ? '1 vote' : `${votes} votes`}`,
  handIn: 'Hand in...',
  handingIn: (work: string, theme: string): string =>
    `Hand "${work}" in to the theme of the week, "${theme}"? Holders of Flunks vote for it until the week ends.`,
  handInYes: 'Hand in',
  takeOut: 'Take out of the theme',
  takingOut: (work: string): string => `Take "${work}" out of the theme? The votes for it are lost.`,
  takeOutYes: 'Take it out',
  vote: 'Vote for it',
  unvote: 'Take my vote back',
  notDone: 'That did not work',
  not: 'Cancel',
  toWall: 'Back to the wall',
  toBoard: 'Back to the board',
} as const;
