/** What a game of the desktop says of its board. */
export const BOARD_TEXTS = {
  opening: 'Asking the school computer...',
  counts: 'It counts on the board.',
  sending: 'Sending it to the board...',
  practice: 'Practice: the school computer does not answer.',
  tooLong: 'It took too long for the board: ten minutes, or 3,000 moves.',
  begunBefore: 'Practice: it was begun before this window.',
  dayOver: 'Practice: a new day has begun.',
  placed: (score: string, rank: number): string => `On the board: ${score}, number ${rank}.`,
  stays: (best: string, rank: number): string => `Your ${best} stays on the board, number ${rank}.`,
  scores: 'High Scores...',
} as const;
