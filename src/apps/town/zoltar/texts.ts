import { ZOLTAR_COST, ZOLTAR_PRIZE } from '@shared/domain/town/zoltar.ts';

/** The words of Zoltar's window. */
export const ZOLTAR_TEXTS = {
  title: 'Mystical Zoltar',
  play: `Consult Zoltar (${ZOLTAR_COST} GUM)`,
  balance: 'GUM Balance',

  noWallet: 'The spirits require you to connect your mystic wallet first!',
  signIn: 'Sign In',
  rejected: (error: string): string => `The spirits reject your offering: ${error}`,
  disrupted: 'The mystical forces are disrupted! Please try again.',
  loading: 'Zoltar dusts off his ball...',
  loadFailed: 'Zoltar does not answer. The line to the spirits is down.',
  tryAgain: 'Try again',

  idle: 'Come closer. Zoltar sees all, and tells for a small fee.',
  spinning: 'The mists part. Zoltar looks where you cannot...',
  missed: 'A card fell while you were away: see Your Cards.',
  paid: (amount: number): string => `WINNER! ${amount} GUM`,

  pages: { booth: 'The Booth', cards: 'Your Cards' },
  statsTitle: 'Your record',
  gamesPlayed: 'Games Played',
  winRate: 'Win Rate',
  totalSpent: 'Total Spent',
  netResult: 'Net Result',
  odds: `One card in thirty pays ${ZOLTAR_PRIZE} GUM.`,

  cardHead: 'ZOLTAR SPEAKS',
  cardNumber: (number: number): string => `No. ${number}`,
  luckyNumbers: (numbers: readonly number[]): string => `Lucky numbers ${numbers.join(' ')}`,
  noCards: 'No cards yet. Zoltar keeps none for those who do not ask.',
  cardsFailed: 'Your cards did not come.',
  olderCards: 'Older cards',
  back: 'Back to all cards',
  toOwn: 'To your cards',
  toldMe: 'This is what Zoltar told me',
  save: 'Save as picture',
  saveFailed: 'The picture could not be made.',
  fileName: (number: number): string => `zoltar-${number}.png`,

  check: 'Check this fortune',
  checkIntro:
    'Before you played, Zoltar had promised a secret by its hash. Your browser added a seed of its own. The hash of both, your wallet and the number of the play is the sum.',
  workedOut: 'Your computer has just worked it out again.',
  commitment: 'Commitment',
  serverSeed: "Zoltar's seed",
  playerSeed: 'Your seed',
  wallet: 'Wallet',
  sum: 'Sum',
  remainder: 'Sum modulo 30',
  remainderMeans: (remainder: number): string => `${remainder}${remainder === 0 ? ': a win' : ': no win'}`,
  checking: 'Working it out...',
  matches: 'It matches: the promise was kept, and the card is the one that was drawn.',
  brokenPromise: 'It does not match: the seed is not the one that was promised.',
  otherDraw: 'It does not match: these seeds draw another card.',
  cannotCheck: 'This browser cannot work out hashes here.',

  standing: {
    asleep: 'Zoltar sleeps over his crystal ball.',
    awake: 'The ball glows, and Zoltar looks into it.',
    speaking: 'Zoltar speaks, and a card drops.',
    winning: 'Everything is gold: Zoltar speaks, and a card drops.',
  },
} as const;
