import type { Page } from '../manual.ts';

export const FLAPPY_FLUNK: Page = {
  kind: 'text',
  title: 'Flappy Flunk',
  blocks: [
    {
      kind: 'program',
      app: 'flappy-flunk',
      icon: 'flappy-flunk',
      title: 'Flappy Flunk',
      text: 'A machine in the arcade with one button and no mercy.',
    },
    { kind: 'heading', text: 'How to play' },
    {
      kind: 'steps',
      items: [
        'Choose your Flunk or a guest, and press Start Game.',
        'Tap, click, or press Space, Enter, Arrow Up or a button of a gamepad to flap. Let go to fall.',
        'Fly through the gaps between the lockers. Each one counts a point.',
        'Whatever you touch, it was your last. Press once more to try again.',
      ],
    },
    { kind: 'heading', text: 'What to play for' },
    {
      kind: 'text',
      text: 'The high score, or the run of the day: one course for everybody, three tries a day. Practice counts for nothing: the same word is the same course, and you can race your best run or the leader. 10 lockers are worth bronze, 25 silver, 50 gold, 100 platinum.',
    },
    { kind: 'heading', text: 'Leaderboard' },
    {
      kind: 'text',
      text: 'High Scores shows the best of the school, with a check mark beside those who have a profile. Press Watch to see how they did it. The run of the day is one course for all, with three tries.',
    },
    { kind: 'heading', text: 'Competition' },
    {
      kind: 'list',
      items: [
        'The top 3 win FLOW tokens and a special reward.',
        'The top 10 win a special semester reward.',
        'Keep screenshots of your high scores.',
        'Prize winners must own a Flunks NFT.',
      ],
    },
  ],
};
