import { bundle } from '@bundles/flappy-flunk.ts';
import { perBody } from '../../../kernel/perBody.ts';
import { startGame } from '../../../overlays/game/gameOf.ts';
import { GUESTS, type PlayableGame } from '../../../overlays/game/playable.ts';

/** What the window needs to know of Flappy Flunk (GAME-7). */
export const GAME: PlayableGame = {
  id: 'flappy-flunk',
  how: 'Press to flap. Mind the lockers.',
  noun: 'locker',
  medals: { bronze: 10, silver: 25, gold: 50, platinum: 100 },
  art: bundle.atlas,
  logo: 'logo',
  guests: GUESTS,
  firstGuest: 'geek',
};

/** The game in its window. */
export const flappyFlunkOf = perBody((app) => startGame(app, GAME));
