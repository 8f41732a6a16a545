import { bundle } from '@bundles/flunky-uppy.ts';
import { perBody } from '../../../kernel/perBody.ts';
import { startGame } from '../../../overlays/game/gameOf.ts';
import { GUESTS, type PlayableGame } from '../../../overlays/game/playable.ts';

/** What the window needs to know of Flunky Uppy. */
export const GAME: PlayableGame = {
  id: 'flunky-uppy',
  how: 'Press to leap. Mind the doors.',
  noun: 'point',
  medals: { bronze: 15, silver: 40, gold: 80, platinum: 150 },
  art: bundle.atlas,
  logo: 'logo',
  guests: GUESTS,
  firstGuest: 'jock',
};

/** The game in its window. */
export const flunkyUppyOf = perBody((app) => startGame(app, GAME));
