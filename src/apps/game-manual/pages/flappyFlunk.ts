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
        'Press Start Game.',
        'Tap, click or press Space to flap. Let go to fall.',
        'Fly through the gaps. Each one counts a point.',
        'Whatever you touch, it was your last.',
      ],
    },
    { kind: 'heading', text: 'Leaderboard' },
    {
      kind: 'text',
      text: 'High Scores shows the best of the school, with a check mark beside those who have a profile.',
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
