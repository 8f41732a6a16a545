import { TRIES_A_DAY } from '@shared/domain/arcade/games/run.ts';
import { counted } from '@shared/kernel/counted.ts';
import type { Mode } from './gameMachine.ts';
import type { Medal } from './playable.ts';

export const TEXTS = {
  start: 'Start Game',
  again: 'Play Again',
  change: 'Change Player',
  pause: 'Pause',
  resume: 'Go On',
  giveUp: 'Give Up',
  scores: 'High Scores',
  soundOn: 'Sound: On',
  soundOff: 'Sound: Off',
  player: 'Player',
  yours: 'Your Flunk',
  mode: 'Play for',
  seed: 'Course',
  seedHint: 'Any word. The same word is the same course.',
  guest: 'Guests practise. Sign in to have your runs counted.',
  opening: 'Inserting a coin...',
  openingSlowly: 'Inserting a coin... Press the game to practice meanwhile.',
  practising: 'Practice, until the coin is in.',
  coinIn: 'The coin is in. Press when you are ready.',
  loading: 'Looking for the recording...',
  paused: 'Paused',
  pausedHint: 'Press to go on.',
  givenUpCounts: 'Given up, the run counts as it stands.',
  waiting: 'Waiting for the course...',
  unranked: 'This run no longer counts.',
  over: 'Game over',
  score: 'Score',
  best: 'Best',
  bestSoFar: (best: string) => `Your best: ${best}.`,
  newBest: 'New best!',
  toBeat: (score: string) => `To beat: ${score}.`,
  beaten: (score: number) => `You beat the challenge of ${score}!`,
  unbeaten: (score: number) => `The challenge of ${score} stands.`,
  rank: (rank: number) => `You are number ${rank}.`,
  /** Null: the server has not said how many. */
  tries: (left: number | null) =>
    left === null ? `${TRIES_A_DAY} tries a day.` : `${counted(left, 'try', 'tries')} left today.`,
  lateCounted: (score: string) => `Your run of before was counted: ${score}.`,
  noMedal: (left: string) => `A bronze medal is ${left} away.`,
  sending: 'Sending the score...',
  watching: 'Recorded run',
  pace: 'Speed',
  title: 'Back to the Game',
  replay: 'Watch Again',
} as const;

export const MODE_TITLES: Readonly<Record<Mode, string>> = {
  ranked: 'High score',
  day: 'Run of the day',
  practice: 'Practice',
  own: 'Race your best run',
  leader: "Race the leader's run",
  rival: 'Race the challenge',
};

export const MEDAL_TITLES: Readonly<Record<Medal, string>> = {
  bronze: 'Bronze medal',
  silver: 'Silver medal',
  gold: 'Gold medal',
  platinum: 'Platinum medal',
};
