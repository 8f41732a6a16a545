import type { GameId } from '@shared/domain/arcade/games/games.ts';
import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    leaderboard: { readonly params: GameId | undefined };
  }
}

export const manifest = defineApp({
  id: 'leaderboard',
  title: 'High Scores',
  icon: 'leaderboard',
  window: {
    width: 320,
    height: 400,
    sizeFor: (game) => (game === 'flunky-uppy' ? [500, 600] : null),
  },
  unlisted: true,
  about: () => import('./about.ts'),
  serves: 'leaderboard',
  servesAnyone: true,
  overlay: () => import('./overlay.tsx'),
});
