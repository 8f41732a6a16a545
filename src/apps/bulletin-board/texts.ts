export const BOARD_TEXTS = {
  board: 'Bulletin board',
  hint: 'Two of these papers answer.',
  market: 'Market',
  marketHint: 'Opens the market in a new tab.',
  challenges: 'Community Challenges',
  challengesHint: 'Read what there is to do.',
  back: 'Back to the board',
  count: (done: number, of: number): string => `${done} of ${of} done`,
  done: 'Done',
  reward: 'Reward',
} as const;
