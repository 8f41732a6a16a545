export const SCORE_TEXTS = {
  title: 'Scores',
  gameLabel: 'Game:',
  board: 'Board:',
  rank: 'rank',
  player: 'player',
  score: 'score',
  when: 'reached (UTC)',
  game: 'game',
  watch: 'Watch',
  unwatchable: 'cannot be watched yet',
  strike: 'Strike out',
  striking: (player: string, score: string): string =>
    `This takes the run of ${player} with the score ${score} off every board.`,
  struck: 'The run was struck out.',
  struckOut: 'Struck out',
  struckAt: 'struck out (UTC)',
  restore: 'Put back',
  restoring: (player: string, score: string): string =>
    `This puts the run of ${player} with the score ${score} back where they have nothing better.`,
  restored: 'The run was put back.',
} as const;
